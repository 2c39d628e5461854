import { BONE, type Cut, cut, dab, dabs, eyes, INK, line, lines, oval, pair } from './art.tsx';

/** The parts of faces, for a head centred at (50, 62). */

export type Build = 'round' | 'long' | 'square';

const FACES: Readonly<Record<Build, string>> = {
  round: 'M50 36C36 36 28 46 28 60 28 76 38 89 50 90 62 89 72 76 72 60 72 46 64 36 50 36Z',
  long: 'M50 34C38 34 30 44 30 58 30 76 40 91 50 94 60 91 70 76 70 58 70 44 62 34 50 34Z',
  square: 'M50 35C34 35 27 45 27 60L30 79C34 88 42 91 50 91S66 88 70 79L73 60C73 45 66 35 50 35Z',
};

/** Neck, ears and face. */
export function head(build: Build, skin: string, pointed: boolean): readonly Cut[] {
  return [
    cut(skin, 'M41 80V104H59V80Z'),
    pair(skin, pointed ? 'M30 57 13 46C15 60 20 69 30 71Z' : oval(28, 64, 4.5, 6)),
    cut(skin, FACES[build]),
  ];
}

export type Gaze = 'calm' | 'fierce' | 'merry' | 'shut' | 'glowing' | 'sly';

/** Eyes and brows. */
export function gaze(look: Gaze, brow: string): readonly Cut[] {
  if (look === 'merry') return [lines(INK, 2.4, 'M35 63Q40 57 45 63'), lines(brow, 2.4, 'M34 54Q40 50 45 53')];
  if (look === 'shut') return [lines(INK, 2.2, 'M35 61Q40 66 45 61'), lines(brow, 2.4, 'M34 54Q40 51 45 54')];
  if (look === 'glowing') return [dabs('#ffe9a0', oval(40, 61, 4.4, 3.6)), lines(brow, 2.6, 'M34 54 45 55')];
  if (look === 'sly')
    return [
      pair(BONE, 'M34 60H46C45 66 36 66 34 60Z'),
      dabs(INK, oval(41, 61.8, 2.2)),
      lines(brow, 2.6, 'M33 55Q40 51 46 56'),
    ];
  const brows = look === 'fierce' ? 'M33 52 46 57' : 'M34 54Q40 51 45 54';
  return [...eyes(61, 10, BONE, 4.6), lines(brow, 2.8, brows)];
}

export type Mouth = 'smile' | 'grin' | 'flat' | 'frown' | 'smirk' | 'lips';

/** The nose, and the mouth below it. */
export function mouth(shape: Mouth): readonly Cut[] {
  const nose = line(INK, 1.8, 'M50 62 47 72 51 73.5');
  switch (shape) {
    case 'grin':
      return [nose, cut(BONE, 'M40 77Q50 81 60 77 58 86 50 86 42 86 40 77Z')];
    case 'flat':
      return [nose, line(INK, 2.2, 'M43 81H57')];
    case 'frown':
      return [nose, line(INK, 2.2, 'M42 83Q50 77 58 83')];
    case 'smirk':
      return [nose, line(INK, 2.2, 'M43 81Q52 84 59 77')];
    case 'lips':
      return [
        nose,
        { ...cut('#a3261d', 'M42 80Q46 77 50 79 54 77 58 80 50 87 42 80Z'), line: { colour: INK, width: 1.2 } },
      ];
    case 'smile':
      return [nose, line(INK, 2.2, 'M41 79Q50 86 59 79')];
  }
}

export type Feature =
  | 'scar'
  | 'freckles'
  | 'glasses'
  | 'patch'
  | 'war-paint'
  | 'earring'
  | 'wrinkles'
  | 'bolt'
  | 'blush';

export function feature(which: Feature): readonly Cut[] {
  switch (which) {
    case 'scar':
      return [line('#8c3b2c', 2.2, 'M33 67 41 80M33 74l6-3M36 79l6-3')];
    case 'freckles':
      return [dabs('#a5603a', `${oval(35, 70, 1.2)}${oval(39, 72.5, 1.2)}${oval(34, 74, 1.2)}`)];
    case 'glasses':
      return [lines('#d2a23a', 2, oval(40, 61, 7.5)), line('#d2a23a', 2, 'M47.5 60h5')];
    case 'patch':
      return [line(INK, 2.2, 'M28 48 72 60'), cut('#2b2118', 'M53 55 68 58C68 68 56 70 53 62Z')];
    case 'war-paint':
      return [dabs('#2f6f9d', 'M31 66 45 69 44 73 31 72Z'), dab('#2f6f9d', 'M48 38h4v14h-4Z')];
    case 'earring':
      return [{ ...pair('#f2c14e', oval(27, 73, 3)), line: { colour: INK, width: 1.2 } }];
    case 'wrinkles':
      return [line('#6b4632', 1.5, 'M41 45q9-3 18 0M43 49q7-2 14 0'), lines('#6b4632', 1.5, 'M38 72q-1 4-4 6')];
    case 'bolt':
      return [dab('#ffd65c', 'M62 64 58 72H62L59 82 68 70H64L67 64Z')];
    case 'blush':
      return [dabs('#d9705c', oval(35, 71, 4, 2.6))];
  }
}

export type Beard = 'full' | 'long' | 'goatee' | 'moustache' | 'stubble' | 'pointed' | 'plaited';

export function beard(shape: Beard, colour: string): readonly Cut[] {
  const moustache = cut(colour, 'M50 76C45 72 38 74 34 80 41 82 47 81 50 79 53 81 59 82 66 80 62 74 55 72 50 76Z');
  const under = line(INK, 1.8, 'M46 84Q50 86 54 84');
  switch (shape) {
    case 'full':
      return [
        cut(
          colour,
          'M28 60C26 84 32 102 50 104 68 102 74 84 72 60 68 72 62 74 58 74 54 72 46 72 42 74 38 74 32 72 28 60Z',
        ),
        dab('#7a2b1f', 'M44 80Q50 84 56 80 54 85 50 85 46 85 44 80Z'),
      ];
    case 'long':
      return [
        cut(colour, 'M28 62C28 92 40 112 48 124 56 112 72 92 72 62 66 74 58 74 50 74S34 74 28 62Z'),
        moustache,
        line('#00000038', 1.8, 'M42 90q2 10 6 18M56 88q0 10-4 18'),
      ];
    case 'goatee':
      return [moustache, under, cut(colour, 'M45 86H55L53 96 50 99 47 96Z')];
    case 'moustache':
      return [moustache, under];
    case 'stubble':
      return [
        dab(`${colour}66`, 'M29 66C30 82 40 90 50 90S70 82 71 66C66 76 60 75 50 75S34 76 29 66Z'),
        line(INK, 2.2, 'M43 81Q51 84 58 79'),
      ];
    case 'pointed':
      return [
        cut(colour, 'M30 66C32 82 42 92 50 108 58 92 68 82 70 66 64 78 58 76 50 76S36 78 30 66Z'),
        line(INK, 2, 'M44 82H56'),
      ];
    case 'plaited':
      return [
        cut(colour, 'M28 60C28 82 34 92 42 94L46 118H54L58 94C66 92 72 82 72 60 68 72 60 74 50 74S32 72 28 60Z'),
        moustache,
        line(INK, 1.6, 'M45 96h10M46 102h9M46 108h8M47 113h7'),
      ];
  }
}
