import { BONE, cut, dab, INK, oval, type Portrait } from '../../emporium/portraits/art.tsx';
import type { CityGroup } from '../city-kinds.ts';
import {
  BLUE,
  box,
  DARK_WOOD,
  disc,
  GREEN,
  ink,
  KRAFT,
  person,
  RED,
  SCREEN,
  SLATE,
  SUN,
  slab,
  VIOLET,
  WOOD,
} from './art.ts';

/** A book lying flat, its pages to the right. */
const book = (fill: string, x: number, y: number, wide: number, high = 13): Portrait => [
  slab(BONE, x + 4, y + 2.5, wide - 4, high - 5),
  cut(
    fill,
    `M${x + wide} ${y + 3}H${x + 8}C${x + 4} ${y + 3} ${x + 4} ${y + high - 3} ${x + 8} ${y + high - 3}H${x + wide}V${y + high}H${x + 4}C${x - 3} ${y + high} ${x - 3} ${y} ${x + 4} ${y}H${x + wide}Z`,
  ),
];

/** The pictures of leisure cards, in a field of 92 by 132. */
export const leisure: Readonly<Record<CityGroup, Portrait>> = {
  stock: [
    cut(BONE, 'M28 24L54 18 60 44 34 50Z'),
    dab(INK, `${oval(38, 30, 3)}${oval(44, 34, 3)}${oval(50, 38, 3)}${oval(48, 26, 3)}${oval(40, 42, 3)}`),
    cut(SUN, 'M66 54C58 54 62 44 66 40 60 30 78 30 72 40 76 44 80 54 72 54Z'),
    ...book(RED, 16, 52, 66),
    ...book(GREEN, 8, 66, 70, 14),
    ...book(BLUE, 18, 81, 66),
    slab(VIOLET, 6, 95, 80, 26),
    cut(BONE, 'M12 101H36V115H12Z'),
    dab(INK, 'M12 101h8v7h-8ZM28 101h8v7h-8ZM20 108h8v7h-8Z'),
    disc(RED, 56, 108, 5.5),
    disc(SUN, 71, 108, 5.5),
  ],
  staff: [
    ...person({ x: 30, y: 58, size: 0.95, coat: '#a9743c', skin: '#a86f45', hair: '#2a1c14', style: 'curls' }),
    ...person({ x: 60, y: 70, size: 1.1, coat: '#3f6b4a', skin: '#f0c9a0', hair: '#c2703a', style: 'long' }),
    ink(1.9, `${oval(55, 54, 5)}${oval(66, 54, 5)}M60 53h1`),
    cut(WOOD, 'M8 84C2 96 8 104 16 102 18 114 34 116 36 104 38 94 30 88 24 90 22 82 12 78 8 84Z'),
    dab(INK, oval(22, 100, 4)),
    ink(3.4, 'M18 92L2 64'),
    cut(RED, 'M48 92L64 96 80 90V110L64 116 48 111Z'),
    ink(2, 'M64 96V116'),
    slab(DARK_WOOD, 2, 119, 88, 8),
  ],
  decoration: [
    cut(WOOD, 'M6 122V52C6 4 86 4 86 52V122H76V54C76 20 16 20 16 54V122Z'),
    cut('#cfe3ea', 'M16 84V54C16 20 76 20 76 54V84Z'),
    disc(SUN, 60, 44, 8),
    ink(2, 'M46 28V84M16 58H76'),
    cut(RED, 'M20 84C20 66 44 66 44 84Z'),
    cut(GREEN, 'M12 84H80C84 84 84 98 80 98H12C8 98 8 84 12 84Z'),
    slab('#d9bd8f', 12, 98, 68, 24),
    cut(BONE, 'M50 80C56 72 62 74 64 78 66 74 72 72 78 80L64 84Z'),
    ink(1.8, 'M64 78V84M35 98V122M58 98V122'),
    cut(BLUE, 'M18 104h5v14h-5ZM24 106h5v12h-5Z'),
    cut(VIOLET, 'M66 104h5v14h-5Z'),
  ],
  delivery: [
    cut(RED, 'M48 122V40C48 22 86 22 86 40V122Z'),
    slab(INK, 56, 48, 22, 5),
    cut(BONE, 'M59 20L82 26 76 46 60 46Z'),
    cut(SUN, 'M60 66H74V76H60Z'),
    ink(2, 'M48 108H86M48 60H86'),
    ...box(6, 72, 48, 48),
    ink(2.4, 'M6 96H54M30 72V120M30 72C22 66 20 58 26 58 30 58 30 68 30 72 30 68 32 58 36 58 42 58 38 66 30 72'),
    cut(GREEN, 'M40 77H50V88H40Z'),
    dab(BONE, oval(45, 82, 2.6)),
  ],
  technology: [
    cut(SLATE, 'M40 12H52V118H40Z'),
    slab(SLATE, 20, 114, 52, 8),
    slab(SCREEN, 14, 62, 64, 36),
    { ...ink(2.6, 'M24 82v8M32 76v14M40 80v10M48 70v20M56 78v12M64 74v16'), line: { colour: '#2f6f3a', width: 3.6 } },
    ink(5.4, 'M20 44C20 4 72 4 72 44'),
    { ...ink(2, 'M20 44C20 4 72 4 72 44'), line: { colour: '#d4543f', width: 2.4 } },
    cut(RED, 'M14 36H26V58H14C8 58 8 36 14 36ZM66 36H78C84 36 84 58 78 58H66Z'),
    ink(2.6, 'M34 44V34L46 30V40'),
    dab(INK, `${oval(31, 45, 3.6)}${oval(43, 41, 3.6)}`),
    disc(INK, 74, 106, 14),
    dab(SUN, oval(74, 106, 5)),
    dab(KRAFT, oval(74, 106, 1.6)),
  ],
};
