import { type Cut, cut, dab, INK, line, lines, oval, pair } from './art.tsx';

export type Hair =
  | 'short'
  | 'long'
  | 'braids'
  | 'curls'
  | 'bun'
  | 'bob'
  | 'wild'
  | 'tonsure'
  | 'flame'
  | 'swept'
  | 'coils';

/** A hairstyle: the cuts behind and in front of the face. */
export interface HairCuts {
  readonly behind: readonly Cut[];
  readonly before: readonly Cut[];
}

const PARTING = 'M28 60C26 36 38 32 50 32S74 36 72 60C70 50 66 46 60 42 52 48 38 46 34 48 30 52 29 56 28 60Z';
const FRINGE =
  'M27 60C25 34 38 31 50 31S75 34 73 60C71 54 70 52 68 48 62 50 56 48 50 48S38 50 32 48C30 52 29 54 27 60Z';

export function hair(style: Hair, colour: string): HairCuts {
  switch (style) {
    case 'short':
      return { behind: [], before: [cut(colour, PARTING)] };
    case 'long':
      return {
        behind: [cut(colour, 'M50 28C26 28 22 46 22 64 22 84 16 96 14 108H86C84 96 78 84 78 64 78 46 74 28 50 28Z')],
        before: [cut(colour, 'M27 64C24 36 38 31 50 31S76 36 73 64C71 54 66 44 54 38 48 46 34 48 27 64Z')],
      };
    case 'braids':
      return {
        behind: [
          pair(
            colour,
            'M28 52C16 56 16 70 20 78 14 86 20 94 18 102L24 114 29 102C32 94 26 88 31 78 33 70 32 60 32 56Z',
          ),
          lines(INK, 1.6, 'M18 78h13M18 90h12M18 102h11'),
        ],
        before: [cut(colour, 'M27 62C25 36 38 31 50 31S75 36 73 62C68 50 60 44 50 36 40 44 32 50 27 62Z')],
      };
    case 'curls':
      return {
        behind: [
          cut(
            colour,
            'M50 24C40 20 32 26 30 32 20 34 18 44 22 50 14 56 16 66 22 70 18 78 24 86 32 86H68C76 86 82 78 78 70 84 66 86 56 78 50 82 44 80 34 70 32 68 26 60 20 50 24Z',
          ),
        ],
        before: [
          cut(
            colour,
            'M27 58C24 50 28 44 34 44 34 38 42 36 46 40 50 35 58 36 60 41 66 38 72 44 73 58 70 54 68 52 64 52 60 48 54 52 50 48 46 52 40 48 36 52 32 52 30 54 27 58Z',
          ),
        ],
      };
    case 'coils':
      return {
        behind: [
          cut(
            colour,
            `${oval(50, 34, 20, 17)}${oval(30, 42, 13)}${oval(70, 42, 13)}${oval(24, 58, 10)}${oval(76, 58, 10)}`,
          ),
        ],
        before: [
          dab(colour, 'M28 56C28 42 38 36 50 36S72 42 72 56C66 48 58 46 50 46S34 48 28 56Z'),
          line('#ffffff2e', 1.6, 'M36 28q4-5 10-4M60 26q6 2 8 8M24 42q0-6 5-8'),
        ],
      };
    case 'bun':
      return {
        behind: [cut(colour, oval(50, 24, 13, 11)), line(INK, 1.6, 'M42 22q8-6 16 0M44 28q6-4 12 0')],
        before: [cut(colour, 'M27 60C25 36 38 31 50 31S75 36 73 60C70 46 60 42 50 42S30 46 27 60Z')],
      };
    case 'bob':
      return {
        behind: [
          cut(colour, 'M50 28C26 28 20 44 20 62 20 74 22 84 26 90H40V60H60V90H74C78 84 80 74 80 62 80 44 74 28 50 28Z'),
        ],
        before: [cut(colour, FRINGE)],
      };
    case 'wild':
      return {
        behind: [
          cut(
            colour,
            'M50 20 42 6 38 20 24 8 26 26 10 22 18 38 4 42 16 52 4 62 18 68 10 82 28 82H72L90 82 82 68 96 62 84 52 96 42 82 38 90 22 74 26 76 8 62 20 58 6Z',
          ),
        ],
        before: [cut(colour, 'M28 58 30 42 38 46 42 34 50 44 58 34 62 46 70 42 72 58 66 50 58 52 50 48 42 52 34 50Z')],
      };
    case 'tonsure':
      return {
        behind: [],
        before: [
          pair(colour, 'M30 44C24 50 24 60 26 68L31 62C31 54 33 50 36 46Z'),
          dab('#ffffff30', oval(44, 42, 6, 3)),
        ],
      };
    case 'flame':
      return {
        behind: [
          cut(
            colour,
            'M50-4C48 10 38 12 40 22 32 20 32 12 30 8 24 18 26 26 26 32 20 34 18 30 16 28 16 40 20 46 22 54 18 70 26 92 18 108H82C74 92 82 70 78 54 80 46 84 40 84 28 82 30 80 34 74 32 74 26 76 18 70 8 68 12 68 20 60 22 62 12 52 10 50-4Z',
          ),
          dab(
            '#ffb23d',
            'M50 10C48 18 42 20 44 28 38 30 34 26 32 24 30 32 32 40 34 44H66C68 40 70 32 68 24 66 26 62 30 56 28 58 20 52 18 50 10Z',
          ),
        ],
        before: [
          cut(
            colour,
            'M28 60C26 42 36 36 44 38 50 32 58 34 62 40 70 42 73 50 72 60 68 50 62 46 56 48 50 42 44 44 40 48 34 48 30 52 28 60Z',
          ),
        ],
      };
    case 'swept':
      return {
        behind: [],
        before: [
          cut(
            colour,
            'M27 62C22 40 26 22 44 22 60 16 82 24 84 34 78 34 76 36 75 40 78 46 76 54 73 62 71 54 68 48 64 46 50 48 36 44 33 50 30 54 29 58 27 62Z',
          ),
          line('#00000038', 1.8, 'M38 40C42 30 54 26 66 30M48 42C54 36 62 34 70 36'),
        ],
      };
  }
}
