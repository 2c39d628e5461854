import { BONE, type Cut, cut, dab, dabs, GOLD, INK, line, lines, oval, pair } from './art.tsx';

export type Headgear =
  | 'kettle-helmet'
  | 'plumed-helmet'
  | 'horned-helmet'
  | 'barbute'
  | 'great-helm'
  | 'winged-helmet'
  | 'laurel'
  | 'circlet'
  | 'headband'
  | 'leather-cap'
  | 'flat-cap'
  | 'hood'
  | 'hood-and-scarf'
  | 'feathered-mask'
  | 'bandana'
  | 'tricorn'
  | 'feather-hat'
  | 'pointed-hat'
  | 'star-hat'
  | 'candle-cap'
  | 'leaf-crown'
  | 'sun-crown'
  | 'hairpins'
  | 'quill'
  | 'feather-collar';

export interface HeadgearCuts {
  readonly behind?: readonly Cut[];
  readonly before: readonly Cut[];
}

const IRON = '#cdd3d4';
const DARK_IRON = '#9aa5aa';

/** The cuts of a headgear. `colour` is its cloth's, if any. */
export function headgear(which: Headgear, colour: string): HeadgearCuts {
  switch (which) {
    case 'kettle-helmet':
      return {
        before: [
          cut(IRON, 'M50 18C34 18 27 30 27 44H73C73 30 66 18 50 18Z'),
          cut(DARK_IRON, 'M10 50C16 42 30 40 50 40S84 42 90 50C78 48 66 47 50 47S22 48 10 50Z'),
          line('#6b757a', 2, 'M50 19V40'),
        ],
      };
    case 'plumed-helmet':
      return {
        behind: [cut('#ffd65c', 'M50 26C44 10 56-2 76 4 66 8 62 14 60 24Z')],
        before: [
          cut(IRON, 'M24 72C20 36 34 24 50 24S80 36 76 72L74 88 66 92 65 60H54L52 70H48L46 60H35L34 92 26 88Z'),
          line(DARK_IRON, 2.4, 'M50 26V58M26 54H46M54 54H74'),
        ],
      };
    case 'horned-helmet':
      return {
        behind: [
          pair('#f0dfb6', 'M32 36C16 38 4 26 6 6 14 20 22 24 36 26Z'),
          lines('#b59b68', 1.6, 'M9 18l6-3M16 27l5-5'),
        ],
        before: [
          cut(DARK_IRON, 'M26 50C24 28 36 20 50 20S76 28 74 50C66 46 58 45 50 45S34 46 26 50Z'),
          cut(
            '#c9a23a',
            'M25 50C32 44 42 43 50 43S68 44 75 50L74 55C66 50 58 49 53 49L52 66H48L47 49C42 49 34 50 26 55Z',
          ),
        ],
      };
    case 'barbute':
      return {
        before: [
          cut(
            IRON,
            'M50 20C32 20 24 32 24 50V92C32 100 42 102 47 102V76L32 66V58L46 60 50 64 54 60 68 58V66L53 76V102C58 102 68 100 76 92V50C76 32 68 20 50 20Z',
          ),
          line('#6b757a', 2.2, 'M50 21V60'),
          dabs('#6b757a', `${oval(34, 80, 1.7)}${oval(40, 86, 1.7)}${oval(34, 90, 1.7)}`),
          dab('#ffffff66', 'M34 32C30 40 29 50 29 62 32 54 33 42 40 28Z'),
        ],
      };
    case 'great-helm':
      return {
        before: [
          cut(DARK_IRON, 'M24 30Q50 18 76 30L78 60 74 96Q50 108 26 96L22 60Z'),
          cut('#17120d', 'M27 54 47 57V64L28 61ZM73 54 53 57V64L72 61Z'),
          dabs('#ffe9a0', oval(39, 59, 2)),
          cut('#c9a23a', 'M47 24H53V52H60V58H53V102H47V58H40V52H47Z'),
          dabs('#3c444a', `${oval(34, 76, 1.8)}${oval(40, 80, 1.8)}${oval(34, 84, 1.8)}${oval(40, 88, 1.8)}`),
        ],
      };
    case 'winged-helmet':
      return {
        behind: [
          pair(BONE, 'M30 44C14 44 4 30 2 8 10 12 14 16 18 18 16 12 18 8 20 4 28 14 34 26 36 38Z'),
          lines('#b9b09c', 1.6, 'M8 20C12 30 18 36 28 40M20 16C22 24 26 30 32 34'),
        ],
        before: [
          cut(GOLD, 'M26 52C23 30 36 22 50 22S77 30 74 52C68 46 58 44 53 44L50 54 47 44C42 44 32 46 26 52Z'),
          line('#9a6c1d', 2, 'M50 23V44M34 30Q31 38 31 46M66 30Q69 38 69 46'),
        ],
      };
    case 'laurel':
      return {
        before: [
          pair(
            '#f2c14e',
            'M48 36C40 30 30 34 26 44 22 50 24 56 26 60 30 54 28 50 32 47 31 42 38 42 37 39 42 41 45 39 48 36Z',
          ),
          lines('#9a6c1d', 1.5, 'M46 37C38 36 30 42 27 54'),
        ],
      };
    case 'circlet':
      return {
        before: [
          cut(GOLD, 'M27 48C34 42 66 42 73 48L72 53C66 48 34 48 28 53Z'),
          cut(colour, 'M50 38 56 46 50 54 44 46Z'),
        ],
      };
    case 'headband':
      return {
        before: [
          cut(colour, 'M27 46C34 40 66 40 73 46L72 53C66 47 34 47 28 53Z'),
          line('#fdf3de', 1.8, 'M34 47l4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3'),
        ],
      };
    case 'leather-cap':
      return {
        before: [
          cut(colour, 'M25 74C21 38 34 26 50 26S79 38 75 74L68 78 67 54C60 46 40 46 33 54L32 78Z'),
          line('#00000055', 1.8, 'M50 27V46M34 34Q42 44 33 54M66 34Q58 44 67 54'),
          dabs(GOLD, oval(29, 66, 2)),
        ],
      };
    case 'flat-cap':
      return {
        before: [
          cut(colour, 'M22 46C18 28 34 20 52 20 72 20 82 32 78 44 66 40 40 40 22 46Z'),
          cut(colour, 'M20 46C32 38 58 38 66 44 58 52 34 54 20 46Z'),
          line('#00000055', 1.8, 'M50 20Q46 30 48 40M66 24Q62 32 64 40'),
          cut(colour, oval(51, 20, 3.5, 2.4)),
        ],
      };
    case 'hood':
      return {
        behind: [
          cut(colour, 'M50 8C22 14 14 50 6 140H94C86 50 78 14 50 8Z'),
          dab('#00000066', 'M50 24C30 26 22 50 26 92H74C78 50 70 26 50 24Z'),
        ],
        before: [
          cut(
            colour,
            'M50 10C22 16 18 54 14 110L30 100C22 72 28 36 50 34 72 36 78 72 70 100L86 110C82 54 78 16 50 10Z',
          ),
          line('#00000040', 1.8, 'M50 11V33M24 60Q20 78 22 100M76 60Q80 78 78 100'),
        ],
      };
    case 'hood-and-scarf':
      return {
        behind: [cut('#2b2118', 'M50 24C28 26 22 50 24 96H76C78 50 72 26 50 24Z')],
        before: [
          cut('#a23a28', 'M27 72Q50 82 73 72L75 88C66 100 34 100 25 88Z'),
          line('#6b1f16', 1.8, 'M32 80Q50 88 66 80M36 90Q50 95 62 90'),
          cut(colour, 'M50 6C22 14 18 54 6 128L34 110C20 74 26 38 50 36 74 38 80 74 66 110L94 128C82 54 78 14 50 6Z'),
          line('#00000040', 1.8, 'M50 7V35'),
        ],
      };
    case 'feathered-mask':
      return {
        before: [
          pair(colour, 'M50 52C44 48 34 48 26 54 28 66 40 72 50 66Z'),
          dabs(BONE, 'M34 60Q40 54 46 60 40 65 34 60Z'),
          dabs(INK, oval(41, 60, 2.2)),
          cut(colour, 'M72 54 92 30 84 50 94 46 82 60Z'),
        ],
      };
    case 'bandana':
      return {
        before: [
          cut(colour, 'M25 54C22 32 36 26 50 26S78 32 75 54C66 46 34 46 25 54Z'),
          cut(colour, 'M73 50 90 46 84 54 92 62 76 57Z'),
          dab(
            '#fdf3de',
            `${oval(38, 38, 2.2)}${oval(50, 34, 2.2)}${oval(62, 38, 2.2)}${oval(44, 43, 1.8)}${oval(57, 43, 1.8)}`,
          ),
        ],
      };
    case 'tricorn':
      return {
        before: [
          cut(
            colour,
            'M6 44C14 38 24 38 28 22 38 14 62 14 72 22 76 38 86 38 94 44 80 54 66 50 50 40 34 50 20 54 6 44Z',
          ),
          line(GOLD, 2.2, 'M9 43C24 50 38 44 50 36 62 44 76 50 91 43'),
          cut(GOLD, oval(34, 36, 3.4)),
        ],
      };
    case 'feather-hat':
      return {
        before: [
          cut('#f6e473', 'M64 34C70 12 88 0 106 6 98 10 98 16 92 18 94 24 84 26 84 32 78 36 72 38 64 40Z'),
          line('#a98f2b', 1.6, 'M68 36C76 22 86 14 98 9'),
          cut(colour, 'M30 44C28 24 36 18 50 18S72 24 70 44Z'),
          cut('#fdf3de', 'M29 36Q50 44 71 36L71 44H29Z'),
          cut(colour, 'M4 50C18 40 34 42 50 42S82 40 96 50C82 56 66 50 50 50S18 56 4 50Z'),
        ],
      };
    case 'pointed-hat':
      return {
        before: [
          cut(colour, 'M26 48C36 38 40 20 38-4 54 6 68 28 74 48Z'),
          cut('#00000033', 'M27 46C34 38 66 38 74 48L72 40C62 34 40 34 30 40Z'),
          cut(colour, 'M2 54C16 44 34 44 50 44S84 44 98 54C84 58 66 53 50 53S16 58 2 54Z'),
          line('#ffffff55', 2, 'M46 10q4 10 2 20'),
        ],
      };
    case 'star-hat':
      return {
        before: [
          cut(colour, 'M27 48C38 32 48 12 60-14 66 10 70 30 74 48Z'),
          dab(
            '#ffd65c',
            'M52 26l2 5 5 .5-4 3.5 1.5 5-4.5-3-4.5 3 1.5-5-4-3.5 5-.5ZM61 6l1.4 3 3.2.4-2.4 2.2.7 3.2-2.9-1.6-2.9 1.6.7-3.2-2.4-2.2 3.2-.4Z',
          ),
          cut('#e0a93b', 'M26 48Q50 38 74 48L74 43C60 34 40 34 29 43Z'),
          cut(colour, 'M4 56C16 46 34 46 50 46S84 46 96 56C82 60 66 54 50 54S18 60 4 56Z'),
        ],
      };
    case 'candle-cap':
      return {
        before: [
          cut('#ffb23d', 'M50-8C44 2 42 6 45 11 47 14 53 14 55 11 58 6 56 2 50-8Z'),
          cut('#fdf1d3', 'M43 12H57V36H43Z'),
          dab('#e7d9b4', 'M43 14h4v10q-2 4-4 0ZM53 14h4v14q-2 3-4 0Z'),
          cut(colour, 'M27 50C25 36 36 30 50 30S75 36 73 50C64 44 36 44 27 50Z'),
          line(GOLD, 2.2, 'M28 46C38 40 62 40 72 46'),
        ],
      };
    case 'leaf-crown':
      return {
        before: [
          cut(
            '#748f3f',
            'M24 50 18 36 30 40 28 24 40 34 42 16 50 30 58 16 60 34 72 24 70 40 82 36 76 50 64 46 58 50 50 44 42 50 36 46Z',
          ),
          line('#3f5a2a', 1.6, 'M42 22v14M58 22v14M30 28l5 12M70 28l-5 12M50 34v8'),
          dab('#ee470b', `${oval(36, 45, 2.4)}${oval(64, 45, 2.4)}${oval(50, 42, 2.4)}`),
        ],
      };
    case 'sun-crown':
      return {
        behind: [
          cut(
            '#ffd65c',
            'M50-8 55 8 66-4 66 13 80 5 76 21 92 18 83 31 100 34 86 43 100 52 84 54 H16L0 52 14 43 0 34 17 31 8 18 24 21 20 5 34 13 34-4 45 8Z',
          ),
          dab('#ffedb0', oval(50, 46, 30)),
        ],
        before: [cut(GOLD, 'M27 48C34 42 66 42 73 48L72 54C66 48 34 48 28 54Z'), cut('#fff', oval(50, 46, 4.5))],
      };
    case 'hairpins':
      return {
        behind: [
          line('#d2a23a', 3, 'M30 36 66 10M70 36 34 10'),
          cut('#c8324a', `${oval(67, 9, 3.6)}${oval(33, 9, 3.6)}`),
        ],
        before: [],
      };
    case 'quill':
      return {
        before: [
          cut(BONE, 'M70 64C72 40 82 22 96 12 98 32 90 46 78 54L74 68Z'),
          line('#b9b09c', 1.6, 'M73 62C78 44 86 28 94 18'),
        ],
      };
    case 'feather-collar':
      return {
        behind: [
          cut(
            colour,
            'M-4 112 4 96 0 84 12 84 12 70 24 74 30 62 38 72H62L70 62 76 74 88 70 88 84 100 84 96 96 104 112 96 140H4Z',
          ),
          line('#5b6184', 1.6, 'M10 90 22 104M20 78 32 96M90 90 78 104M80 78 68 96'),
        ],
        before: [],
      };
  }
}
