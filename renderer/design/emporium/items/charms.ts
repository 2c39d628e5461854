import { BONE, type Cut, cut, dab, GOLD, line, oval, pair } from '../portraits/art.tsx';
import { CHARCOAL, DARK_WOOD, GLASS, type ItemArt, shade, shine, thin, WOOD } from './metal.ts';

/** A cord around the neck, behind what hangs on it at (50, y). */
const cord = (y: number): readonly Cut[] => [
  line('#2b2118', 5.5, `M16 2C16 ${y * 0.7} 40 ${y} 50 ${y} 60 ${y} 84 ${y * 0.7} 84 2`),
  line('#c08a55', 2.4, `M16 2C16 ${y * 0.7} 40 ${y} 50 ${y} 60 ${y} 84 ${y * 0.7} 84 2`),
];

interface Bottle {
  readonly shape: 'flask' | 'vial' | 'jar' | 'round';
  readonly filled: string;
  readonly on?: readonly Cut[];
}

const BOTTLES = {
  flask: [
    'M40 14H60V38L84 78C90 94 78 97 70 97H30C22 97 10 94 16 78L40 38Z',
    'M30 62H70L80 80C84 91 78 93 70 93H30C22 93 16 91 20 80Z',
  ],
  vial: ['M38 14H62V86C62 101 38 101 38 86Z', 'M42 44H58V85C58 96 42 96 42 85Z'],
  jar: [
    'M24 20H76V30C86 34 86 44 86 50V88Q86 97 77 97H23Q14 97 14 88V50C14 44 14 34 24 30Z',
    'M18 72H82V88Q82 93 77 93H23Q18 93 18 88Z',
  ],
  round: [
    'M42 14H58V32C78 36 88 50 88 64 88 84 72 97 50 97S12 84 12 64C12 50 22 36 42 32Z',
    'M18 58H82C84 80 70 93 50 93S16 80 18 58Z',
  ],
} as const;

function bottle({ shape, filled, on = [] }: Bottle): ItemArt {
  const [glass, inside] = BOTTLES[shape];
  const neck = shape === 'jar' ? 'M20 8H80V22H20Z' : 'M37 3H63V17H37Z';
  return () => [cut(GLASS, glass), dab(filled, inside), ...on, { ...cut('none', glass) }, cut('#c08a55', neck)];
}

function coin(face: readonly Cut[], fill: string, y = 50, radius = 42): readonly Cut[] {
  return [
    cut(fill, oval(50, y, radius)),
    shade(
      `M52 ${y - radius + 3}C${52 + radius * 0.9} ${y - radius + 4} ${52 + radius * 0.9} ${y + radius - 4} 52 ${y + radius - 3}Z`,
    ),
    line('#2b211880', 2, oval(50, y, radius * 0.78)),
    ...face,
  ];
}

/** A closed book, seen from its front. */
function book(cover: string, on: readonly Cut[]): ItemArt {
  return () => [
    cut('#fdf3de', 'M24 12H88V96H24Z'),
    thin('M80 18V92M84 18V92'),
    cut(cover, 'M14 6H78V92H14Z'),
    shade('M14 6H26V92H14Z'),
    ...on,
  ];
}

const ring = (metal: string): readonly Cut[] => [
  line('#2b2118', 18, oval(50, 62, 27)),
  line(metal, 12, oval(50, 62, 27)),
  line('#ffffff8c', 3, 'M26 66C27 54 32 46 40 41'),
];

const die = (x: number, y: number, pips: string): readonly Cut[] => [
  cut(BONE, `M${x} ${y}H${x + 42}V${y + 42}H${x}Z`),
  shade(`M${x + 32} ${y + 2}H${x + 40}V${y + 40}H${x + 32}Z`),
  dab('#2b2118', pips),
];

export const CHARMS: Readonly<Record<string, ItemArt>> = {
  'lucky-horseshoe': ({ light, dark }) => [
    cut(light, 'M50 4C82 4 96 32 88 62L82 94H62L70 60C74 38 66 24 50 24S26 38 30 60L38 94H18L12 62C4 32 18 4 50 4Z'),
    dab(dark, 'M54 8C80 12 90 36 84 62L79 91H72L78 58C80 36 72 22 54 18Z'),
    dab(
      '#2b2118',
      [
        [20, 40],
        [29, 20],
        [71, 20],
        [80, 40],
        [21, 66],
        [79, 66],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 3.2))
        .join(''),
    ),
  ],
  'bear-tooth-cord': () => [
    ...cord(42),
    cut(BONE, 'M38 40H62C66 62 60 82 44 98 44 80 36 62 38 40Z'),
    shade('M52 44H60C63 62 58 80 47 92 52 76 54 60 52 44Z'),
    cut('#a23a28', 'M36 34H64V44H36Z'),
  ],
  'flask-of-courage': bottle({
    shape: 'flask',
    filled: '#d4543f',
    on: [shine('M42 40 24 74H30L47 42Z'), dab('#ffffff8c', `${oval(44, 78, 4)}${oval(58, 72, 3)}`)],
  }),
  'war-drum-fetish': ({ light }) => [
    cut('#8c2f1f', 'M14 24H86L80 84Q50 96 20 84Z'),
    shade('M54 26H84L78 82Q68 87 54 88Z'),
    line('#fdf3de', 4, 'M18 34 34 82 50 36 66 82 82 34'),
    cut('#efe3cb', oval(50, 22, 37, 14)),
    cut(light, 'M22 80Q50 92 78 80L77 90Q50 102 23 90Z'),
  ],
  'two-headed-penny': () =>
    coin([pair('#8a4a24', 'M48 26C38 24 32 32 34 40L28 50 34 52V60L48 62ZM48 62 26 76H48Z')], '#d98a4e'),
  'shaved-dice': () => [
    ...die(
      8,
      44,
      [
        [19, 55],
        [39, 75],
        [29, 65],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 4))
        .join(''),
    ),
    ...die(
      50,
      14,
      [
        [61, 25],
        [81, 25],
        [61, 45],
        [81, 45],
        [71, 35],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 4))
        .join(''),
    ),
  ],
  'vial-of-lamp-smoke': bottle({
    shape: 'vial',
    filled: '#8d8a96',
    on: [line('#efe3cb', 3.4, 'M50 92C40 82 60 74 50 62S44 48 52 38')],
  }),
  'ring-of-lockpicks': ({ light, dark }) => [
    line('#2b2118', 8.5, oval(50, 24, 19)),
    line(GOLD, 4.4, oval(50, 24, 19)),
    cut(light, 'M28 34 36 38 24 84 28 92 18 96 16 82Z'),
    cut(dark, 'M46 42H54V98L42 94V84L47 82Z'),
    cut(light, 'M64 38 72 34 86 80 80 96 72 90 76 82Z'),
  ],
  'copper-prayer-bead': () => [
    ...cord(34),
    cut('#c9723f', oval(50, 54, 21)),
    shade('M54 34C76 38 76 70 54 74Z'),
    shine('M36 54C36 44 42 39 48 38L47 43C43 45 40 49 41 55Z'),
    cut('#a23a28', 'M45 74H55L59 98H41Z'),
    pair('#e6a93c', oval(22, 26, 8)),
  ],
  'jar-of-fireflies': bottle({
    shape: 'jar',
    filled: '#8fae6e',
    on: [
      dab(
        '#ffd65c66',
        [
          [34, 48],
          [62, 42],
          [54, 64],
          [36, 78],
          [70, 74],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 8))
          .join(''),
      ),
      dab(
        '#e69626',
        [
          [34, 48],
          [62, 42],
          [54, 64],
          [36, 78],
          [70, 74],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 3.6))
          .join(''),
      ),
    ],
  }),
  'pocket-almanac': book('#5b86b8', [
    dab('#fff3a8', 'M58 28A20 20 0 1 0 58 68A24 24 0 0 1 58 28Z'),
    dab('#fff3a8', 'M60 38 63 46 71 48 63 51 60 60 57 51 50 48 57 46Z'),
  ]),
  'glow-moss-locket': ({ light }) => [
    ...cord(30),
    cut(light, 'M50 98C24 84 14 68 14 52 14 34 40 30 50 46 60 30 86 34 86 52 86 68 76 84 50 98Z'),
    dab('#6f9a4e', 'M50 88C32 78 23 66 23 54 24 42 40 42 50 56 60 42 76 42 77 54 77 66 68 78 50 88Z'),
    dab('#c8f08a', `${oval(38, 58, 5)}${oval(60, 56, 4)}${oval(52, 72, 6)}`),
  ],
  'veterans-medal': ({ light }) => [
    cut('#a23a28', 'M26 2H46L58 44H42Z'),
    cut('#27507c', 'M74 2H54L42 44H58Z'),
    ...coin([dab('#fff3a8', 'M50 46 55 60 69 60 58 69 62 83 50 75 38 83 42 69 31 60 45 60Z')], light, 66, 30),
  ],
  'rallying-horn': () => [
    line('#2b2118', 5, 'M18 30C36 4 66 4 80 20'),
    cut('#f0dfb6', 'M4 40 12 34C26 56 46 58 62 44L70 26 96 52C88 62 78 72 66 80 38 96 10 78 4 40Z'),
    shade('M10 52C20 78 42 86 64 76 74 70 84 62 90 54L94 54C86 64 78 72 66 80 40 94 16 82 10 52Z'),
    cut(GOLD, 'M68 24 74 18 100 46 95 54Z'),
    cut(GOLD, 'M34 54 46 52 50 86 36 84Z'),
  ],
  'giants-knucklebone': () => [
    cut(
      BONE,
      'M18 22C26 6 46 10 46 24L54 24C56 8 78 8 84 24 90 36 82 46 72 48L72 56C86 58 92 72 84 84 76 96 58 92 54 80L46 80C44 92 26 98 16 86 8 74 16 60 28 56V48C16 46 12 34 18 22Z',
    ),
    shade('M60 14C78 14 84 34 72 44L70 46V58C84 62 86 78 74 88 66 92 58 88 55 80 66 60 64 40 60 14Z'),
    thin('M34 66 42 60M32 34Q38 30 40 36M40 50H50'),
  ],
  'smugglers-compass': () => [
    ...coin([], GOLD),
    cut('#fdf3de', oval(50, 50, 29)),
    cut('#a23a28', 'M50 24 57 50H43Z'),
    cut('#27507c', 'M50 76 43 50H57Z'),
    thin('M50 22V26M50 74V78M22 50H26M74 50H78'),
  ],
  'cat-eye-ring': ({ light }) => [
    ...ring(light),
    cut('#b6d63f', oval(50, 26, 27, 18)),
    dab('#2b2118', 'M50 10Q59 26 50 42 41 26 50 10Z'),
    shine('M30 24Q34 14 42 12L42 16Q37 18 34 26Z'),
  ],
  'bottled-shadow': bottle({
    shape: 'round',
    filled: '#3a2a4a',
    on: [dab('#fff', `${oval(40, 66, 5)}${oval(60, 66, 5)}`), thin('M18 58Q30 48 42 58T66 58T82 58')],
  }),
  'scrying-saucer': ({ light, dark }) => [
    cut(dark, 'M34 74H66L72 92H28Z'),
    cut(light, oval(50, 52, 47, 28)),
    cut('#2f5d83', oval(50, 48, 36, 19)),
    line('#a9d5e0', 3, `${oval(50, 48, 22, 11)}${oval(50, 48, 9, 4.5)}`),
    cut('#fff3a8', 'M50 2 54 14 66 18 54 22 50 34 46 22 34 18 46 14Z'),
  ],
  'bound-grimoire': book('#6e2a44', [
    cut(GOLD, 'M14 20H78V30H14ZM14 68H78V78H14Z'),
    cut('#7fe0c0', 'M50 36 60 49 50 62 40 49Z'),
    cut(CHARCOAL, 'M72 44H92V56H72Z'),
  ]),
  'hourglass-pendant': ({ light }) => [
    ...cord(16),
    cut(GLASS, 'M30 28H70C70 44 58 50 55 58 58 66 70 74 70 88H30C30 74 42 66 45 58 42 50 30 44 30 28Z'),
    dab('#e6a93c', 'M38 40H62C58 48 52 50 50 58 48 50 42 48 38 40ZM34 86C36 76 46 74 50 70 54 74 64 76 66 86Z'),
    cut(light, 'M24 18H76V30H24ZM24 86H76V98H24Z'),
  ],
  'banner-of-the-unbroken': () => [
    cut(WOOD, 'M18 4H26V100H18Z'),
    cut('#a23a28', 'M26 10H90L76 34 90 60H26Z'),
    shade('M26 46H82L87 57H26Z'),
    dab('#ffe08a', 'M50 18 55 30 67 30 58 38 61 50 50 43 39 50 42 38 33 30 45 30Z'),
    cut(GOLD, oval(22, 5, 6)),
  ],
  'heart-of-the-forge': () => [
    cut(
      '#ee7b2b',
      'M50 2C58 16 70 14 72 28 82 26 86 36 84 44 92 70 74 98 50 98S8 70 16 44C14 34 22 28 28 30 26 18 42 14 50 2Z',
    ),
    cut('#a3261d', 'M50 88C30 76 22 64 22 52 22 38 42 36 50 48 58 36 78 38 78 52 78 64 70 76 50 88Z'),
    dab('#ffd65c', 'M50 76C38 68 33 60 33 54 34 46 44 46 50 56 56 46 66 46 67 54 67 60 62 68 50 76Z'),
  ],
  'clockwork-sparrow': ({ light, dark }) => [
    cut(GOLD, 'M4 40 30 44 26 58 2 62 14 50Z'),
    cut(light, 'M22 50C30 26 50 14 68 16 82 18 88 30 86 42 84 70 62 84 44 80 32 78 22 66 22 50Z'),
    cut(dark, 'M28 50C36 40 56 38 66 50 60 70 40 74 28 50Z'),
    cut('#e69626', 'M86 28 100 34 86 40Z'),
    dab('#2b2118', oval(74, 30, 4)),
    thin('M46 82V96M58 80V96M40 96H52M54 96H66M38 52H54M42 60H52'),
    cut(GOLD, 'M44 2H54V16H44ZM38 0H60V6H38Z'),
  ],
  'crown-jewellers-loupe': ({ light }) => [
    cut(DARK_WOOD, 'M66 60 96 88 88 96 58 68Z'),
    line('#2b2118', 16, oval(42, 40, 31)),
    cut(GLASS, oval(42, 40, 31)),
    line(light, 10, oval(42, 40, 31)),
    cut('#fe89cb', 'M30 28H54L62 40 42 60 22 40Z'),
    thin('M22 40H62M34 28 42 58 50 28'),
  ],
  'orb-of-still-water': ({ dark }) => [
    cut(dark, 'M20 74H80L88 97H12Z'),
    cut('#5b86b8', oval(50, 44, 40)),
    dab('#a9d5e0', 'M14 46Q32 40 50 46T86 46C84 66 70 81 50 81S16 66 14 46Z'),
    line('#ffffffb0', 3, 'M28 60H52M44 68H64'),
    shine('M22 36C24 24 32 15 44 11L45 17C36 20 30 27 28 37Z'),
  ],
  'phoenix-quill': () => [
    cut('#ee7b2b', 'M18 92C18 52 36 16 86 2 92 34 76 66 34 78L24 98Z'),
    dab('#ffd65c', 'M22 84C24 56 40 26 78 10 60 30 40 52 30 76Z'),
    dab('#a3261d', 'M84 12C88 34 74 58 42 70 66 54 78 34 84 12Z'),
    line('#2b2118', 3, 'M14 100C26 66 46 38 76 16'),
  ],
};
