import { BONE, cut, dab, INK, oval, type Portrait } from '../../emporium/portraits/art.tsx';
import type { CityGroup } from '../city-kinds.ts';
import { DARK_WOOD, disc, GREEN, ink, KRAFT, person, RED, SLATE, STEEL, SUN, slab, WOOD, wheel } from './art.ts';

/** A slatted crate; draw its contents first. */
const crate = (x: number, y: number, wide: number, high: number): Portrait => [
  slab(WOOD, x, y, wide, high),
  ink(1.8, `M${x} ${y + high / 2}h${wide}M${x + 8} ${y}v${high}M${x + wide - 8} ${y}v${high}`),
];

const heap = (fill: string, radius: number, spots: readonly (readonly [number, number])[]): Portrait =>
  spots.map(([x, y]) => disc(fill, x, y, radius));

/** The pictures of food cards, in a field of 92 by 132. */
export const food: Readonly<Record<CityGroup, Portrait>> = {
  stock: [
    cut(GREEN, 'M22 56C12 40 22 22 30 26 34 12 48 14 50 26 60 16 74 28 66 42L70 56Z'),
    ink(1.8, 'M32 50C30 42 31 36 33 32M48 50C48 42 49 38 51 34M60 50C60 46 60 42 61 40'),
    cut('#f08b3a', 'M58 56C58 42 62 34 67 33 71 36 74 46 72 56Z'),
    ...crate(16, 52, 60, 26),
    ...heap(RED, 9, [
      [20, 86],
      [37, 83],
      [55, 83],
      [72, 86],
    ]),
    dab(GREEN, 'M20 76l4-5 2 4ZM37 73l4-5 2 4ZM55 73l4-5 2 4ZM72 76l4-5 2 4Z'),
    ...crate(6, 88, 80, 32),
  ],
  staff: [
    ...person({
      x: 64,
      y: 58,
      size: 0.95,
      coat: '#7a8f63',
      skin: '#8a5a3a',
      hair: '#33231a',
      style: 'bun',
      apron: '#e8dcc0',
    }),
    cut('#3f6b4a', 'M53 32C54 18 74 18 75 32Z'),
    ...person({
      x: 32,
      y: 72,
      size: 1.1,
      coat: BONE,
      skin: '#f0c9a0',
      hair: '#8a5a34',
      style: 'short',
      apron: '#3f6b4a',
    }),
    cut(SUN, 'M26 104C34 112 50 108 56 94 58 92 60 94 59 98 54 114 36 120 25 110Z'),
    slab(DARK_WOOD, 2, 119, 88, 8),
  ],
  decoration: [
    cut(WOOD, 'M20 18H74L82 116H72L68 96H26L22 116H12Z'),
    cut('#33463c', 'M26 26H68L72 88H22Z'),
    cut('none', 'M34 50C38 40 52 40 58 50 52 60 38 60 34 50Z'),
    dab(BONE, oval(41, 48, 1.6)),
    {
      ...ink(2.2, 'M58 50l8-7v14ZM34 50C38 40 52 40 58 50 52 60 38 60 34 50ZM36 34h22M33 70h28M33 78h18'),
      line: { colour: '#f3ead2', width: 2.2 },
    },
    cut(KRAFT, 'M8 104H50L45 124H13Z'),
    cut('#d99a4e', 'M12 104C8 90 20 86 24 92 28 84 38 86 38 94 46 90 52 98 48 104Z'),
    ink(1.8, 'M20 94l3 7M33 93l3 7M10 112h38'),
    disc(RED, 66, 116, 8),
    disc(RED, 80, 117, 7),
  ],
  delivery: [
    ...wheel(20, 100, 17),
    ...wheel(72, 100, 17),
    { ...ink(4.2, 'M20 100L32 66H62L72 100M32 66L46 100H20M62 66L46 100'), line: { colour: '#b23b2c', width: 4.6 } },
    ink(3.2, 'M32 66L29 56M22 55h14M62 66L58 46h-9'),
    cut(GREEN, 'M60 46C54 32 62 24 66 28 70 20 80 26 76 36L74 48Z'),
    cut('#d99a4e', 'M74 46L84 18C88 14 93 18 91 22L82 48Z'),
    disc(RED, 66, 44, 6),
    cut(WOOD, 'M56 46H90L86 70H60Z'),
    ink(1.8, 'M58 54h30M60 62h27M68 47l2 22M78 47l-2 22'),
  ],
  technology: [
    ...heap(RED, 9, [
      [32, 45],
      [50, 43],
      [62, 48],
    ]),
    disc(RED, 42, 34, 9),
    dab(GREEN, 'M42 25l6-5 1 5ZM32 36l5-5 2 5ZM62 39l5-4 1 4Z'),
    cut(STEEL, 'M14 50H80L74 62H20Z'),
    slab(SLATE, 41, 62, 12, 10),
    cut('#e8dcc0', 'M16 72H78L86 122H8Z'),
    slab('#21392c', 22, 80, 34, 18),
    { ...ink(3, 'M28 85v9M36 85v9h6v-9h-6M48 85h5v4h-5v5h5'), line: { colour: '#9fe07a', width: 2.4 } },
    dab(INK, `${oval(24, 108, 3)}${oval(36, 108, 3)}${oval(48, 108, 3)}`),
    cut(BONE, 'M62 84H80L82 110 78 107 74 111 70 107 66 111 64 108Z'),
    ink(1.6, 'M66 90h10M67 95h10M67 100h6'),
  ],
};
