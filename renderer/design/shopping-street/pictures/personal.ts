import { BONE, cut, oval, type Portrait } from '../../emporium/portraits/art.tsx';
import type { CityGroup } from '../city-kinds.ts';
import {
  BLUE,
  DARK_WOOD,
  disc,
  GREEN,
  ink,
  KRAFT,
  person,
  RED,
  ROSE,
  SCREEN,
  SLATE,
  SUN,
  slab,
  VIOLET,
  WOOD,
} from './art.ts';

/** A coat on its hanger, from `x` to `x` + 18. */
const coat = (fill: string, x: number, long: number): Portrait => [
  ink(2, `M${x + 9} 34V28`),
  cut(fill, `M${x + 9} 34L${x + 18} 42 ${x + 20} ${44 + long} ${x - 2} ${44 + long} ${x} 42Z`),
];

/** The pictures of personal cards, in a field of 92 by 132. */
export const personal: Readonly<Record<CityGroup, Portrait>> = {
  stock: [
    ink(4, 'M10 28V120M82 28V120M4 120H20M72 120H88'),
    ...coat(RED, 16, 46),
    ...coat(SUN, 30, 58),
    ...coat(BLUE, 44, 40),
    ...coat(GREEN, 58, 54),
    ink(1.8, 'M25 50v34M67 50v42M39 60h0'),
    ink(4.4, 'M6 28H86'),
    cut(WOOD, 'M30 112H46L50 122H28ZM52 112H66L70 122H50Z'),
  ],
  staff: [
    ...person({ x: 62, y: 58, size: 0.95, coat: '#5b4a6f', skin: '#7a4a2e', hair: '#1f1612', style: 'curls' }),
    ...person({ x: 32, y: 72, size: 1.1, coat: '#4f7d8a', skin: '#f0c9a0', hair: '#b9b1a6', style: 'bald' }),
    { ...ink(5, 'M24 76C22 92 24 100 22 116M40 76C42 88 40 94 42 106'), line: { colour: '#e0b12c', width: 5 } },
    ink(1.2, 'M21 88h4M21 96h4M21 104h4M39 86h4M39 94h4'),
    ink(3, 'M62 84L73 106M76 84L65 106'),
    ink(2.4, `${oval(62, 110, 4.5)}${oval(76, 110, 4.5)}`),
    slab(DARK_WOOD, 2, 119, 88, 8),
  ],
  decoration: [
    cut('#f6dfa8', 'M6 10H86V118H6Z'),
    cut(RED, 'M6 10H26C24 50 16 70 6 84ZM86 10H66C68 50 76 70 86 84Z'),
    ink(2.6, 'M33 94V116M24 117H42M61 96V116M52 117H70'),
    disc(KRAFT, 33, 33, 6.5),
    cut(VIOLET, 'M26 44H40L44 62 39 68 48 98H18L27 68 22 62Z'),
    ink(2, 'M27 68h12'),
    disc(KRAFT, 61, 29, 6.5),
    cut(BLUE, 'M51 40L61 44 71 40 76 66 71 68V98H51V68L46 66Z'),
    cut(BONE, 'M57 42L61 56 65 42Z'),
    ink(1.8, 'M61 56v42'),
    slab(WOOD, 2, 116, 88, 8),
  ],
  delivery: [
    slab(ROSE, 18, 74, 62, 46),
    slab('#f2bdb8', 14, 64, 70, 14),
    cut(RED, 'M43 64H55V120H43Z'),
    slab(BLUE, 28, 36, 42, 28),
    cut(SUN, 'M45 36H53V64H45Z'),
    cut(SUN, 'M49 36C34 36 28 18 38 18 46 18 48 30 49 36 50 30 52 18 60 18 70 18 64 36 49 36Z'),
    ink(1.8, 'M49 36C42 32 38 28 38 24M49 36C56 32 60 28 60 24'),
    cut(BONE, 'M66 92L86 88 90 102 70 107Z'),
    ink(1.6, 'M73 95l10-2M74 100l8-2'),
  ],
  technology: [
    cut(SLATE, 'M16 10H76V112H16Z'),
    slab(SCREEN, 22, 16, 48, 90),
    disc(KRAFT, 46, 32, 7),
    cut(RED, 'M36 42H56L62 62 56 66V74H36V66L30 62Z'),
    cut(BLUE, 'M36 74H56L58 100H49L46 84 43 100H34Z'),
    { ...ink(2.4, 'M28 54H64M28 50v8M64 50v8M66 24V100M63 24h6M63 100h6'), line: { colour: '#b0541a', width: 2.4 } },
    cut(SLATE, 'M10 112H82V121H10Z'),
    cut(SUN, 'M4 66H20V82H4Z'),
    ink(2.2, 'M15 70C9 68 7 73 12 74 17 75 15 80 8 78'),
  ],
};
