import { BONE, type Cut, cut, dab, dabs, GOLD, line, oval, pair } from '../portraits/art.tsx';
import { CHARCOAL, HIDE, type ItemArt, type Metal, shade, shine, thin, WOOD } from './metal.ts';

const CUTS = {
  vest: 'M30 6Q50 22 70 6L86 14C80 26 78 38 79 48V96H21V48C22 38 20 26 14 14Z',
  coat: 'M32 6Q50 18 68 6L84 12 99 46 84 54 78 42V97H22V42L16 54 1 46 16 12Z',
  robe: 'M34 4Q50 16 66 4L80 10 98 48 82 58 73 42 92 98H8L27 42 18 58 2 48 20 10Z',
  plate: 'M30 6Q50 20 70 6L88 12C94 34 88 46 80 50L76 84Q50 98 24 84L20 50C12 46 6 34 12 12Z',
} as const;

const SHADES: Readonly<Record<keyof typeof CUTS, string>> = {
  vest: 'M52 15Q62 14 70 9L83 15C77 27 75 38 76 48V94H52Z',
  coat: 'M52 14Q62 13 68 9L82 14 95 44 85 50 76 36V95H52Z',
  robe: 'M52 12Q60 11 66 7L79 12 94 46 83 54 71 36 88 96H52Z',
  plate: 'M52 14Q62 14 70 9L85 14C90 34 85 44 77 48L73 82Q62 89 52 89Z',
};

/** Rows of mail rings between two heights, between x 27 and 73. */
function rings(from: number, to: number): Cut {
  const rows: string[] = [];
  for (let y = from; y <= to; y += 9) {
    for (let x = y % 2 === from % 2 ? 27 : 31; x <= 65; x += 9) rows.push(`M${x} ${y}a4.5 5 0 0 0 9 0`);
  }
  return line('#2b211899', 1.8, rows.join(''));
}

/** Rows of studs. */
function studs(fill: string): Cut {
  const rows = [40, 58, 76].flatMap((y) => [32, 50, 68].map((x) => oval(x, y, 3.4)));
  return { ...dab(fill, rows.join('')), line: { colour: '#2b2118', width: 1.4 } };
}

interface Garment {
  readonly cut: keyof typeof CUTS;
  /** The metal of its tier by default. */
  readonly cloth?: string;
  readonly on: (metal: Metal) => readonly Cut[];
}

function garment({ cut: shape, cloth, on }: Garment): ItemArt {
  return (metal) => [cut(cloth ?? metal.light, CUTS[shape]), shade(SHADES[shape]), ...on(metal)];
}

const belt = (fill: string, y = 66): readonly Cut[] => [
  cut(fill, `M22 ${y}H78V${y + 9}H22Z`),
  cut(GOLD, `M43 ${y - 2}H57V${y + 11}H43Z`),
];

const breast = (): readonly Cut[] => [
  thin('M50 17V90M24 56Q50 70 76 56'),
  shine('M28 18Q22 32 28 46L34 44Q29 32 34 20Z'),
];

/** A cape from its collar down. */
function cape(cloth: string, collar: string, on: readonly Cut[]): ItemArt {
  return () => [
    cut(cloth, 'M34 14C22 30 12 66 8 94Q22 88 30 95T50 95T70 95T92 94C88 66 78 30 66 14Z'),
    shade('M54 26C60 50 64 76 66 93Q72 96 90 92C86 66 76 32 66 18Z'),
    ...on,
    cut(collar, 'M28 18C32 4 68 4 72 18 66 28 34 28 28 18Z'),
    cut(GOLD, oval(50, 25, 5)),
  ];
}

function hood(cloth: string, on: readonly Cut[]): ItemArt {
  return () => [
    cut(cloth, 'M50 4C76 10 86 38 84 66L94 92Q50 104 6 92L16 66C14 38 24 10 50 4Z'),
    cut(CHARCOAL, 'M50 26C66 30 70 48 66 68 58 78 42 78 34 68 30 48 34 30 50 26Z'),
    shade('M52 8C74 14 82 40 80 66L89 90Q72 95 56 96L68 70C74 48 68 26 52 8Z'),
    ...on,
  ];
}

const boots: ItemArt = () => {
  const boot = 'M12 14H38L36 52C46 60 56 64 54 78H10C14 56 14 36 12 14Z';
  const behind = 'M50 8H76L74 46C84 54 96 60 94 74H48C52 52 52 30 50 8Z';
  return [
    cut('#8a5a34', behind),
    cut('#e0bd85', 'M46 72H96V80H46Z'),
    cut(HIDE, boot),
    cut('#e0bd85', 'M8 76H56V85H8Z'),
    cut('#dcc9a4', 'M10 10H40V22H10ZM48 4H78V16H48Z'),
    thin('M22 36 34 40M21 46 33 50'),
  ];
};

const gloves: ItemArt = ({ light, dark }) => {
  const glove =
    'M10 98V62L4 44C4 36 12 36 15 43L19 50V18C19 11 28 11 28 18V12C28 5 37 5 37 12V18C37 12 46 12 46 20V62L44 98Z';
  return [
    pair(light, glove),
    dabs(dark, 'M12 66H44L43 78H12Z'),
    { ...thin('M28 20V44M37 20V44M12 66H44M14 56a5 5 0 0 0 10 0a5 5 0 0 0 10 0a5 5 0 0 0 10 0'), twice: true },
    dabs(HIDE, 'M11 84H43V96H11Z'),
    { ...thin('M10 84H44'), twice: true },
  ];
};

/** A shield's face, its shaded half, and its emblem. */
function shield(
  face: string,
  half: string,
  cloth: (metal: Metal) => string,
  on: (metal: Metal) => readonly Cut[],
): ItemArt {
  return (metal) => [cut(cloth(metal), face), shade(half), ...on(metal)];
}

const KITE = 'M50 4C66 4 80 10 90 18 90 56 72 84 50 98 28 84 10 56 10 18 20 10 34 4 50 4Z';

export const ARMOUR: Readonly<Record<string, ItemArt>> = {
  'padded-vest': garment({
    cut: 'vest',
    cloth: '#d8bf94',
    on: () => [thin('M22 46 72 94M22 70 46 94M36 34 78 76M78 46 28 94M78 70 54 94M64 34 22 76')],
  }),
  'boiled-jerkin': garment({
    cut: 'vest',
    cloth: '#8a5a34',
    on: () => [thin('M50 18V60'), thin('M42 28 58 34M58 28 42 34M42 44 58 50M58 44 42 50'), ...belt('#5a3820')],
  }),
  'barrel-lid-shield': shield(
    oval(50, 50, 45),
    'M52 7C76 8 92 27 92 50S76 92 52 93Z',
    () => WOOD,
    ({ dark }) => [
      thin('M30 10V90M50 5V95M70 10V90'),
      line('#2b2118', 8, oval(50, 50, 42)),
      line(dark, 4.5, oval(50, 50, 42)),
      cut(dark, oval(50, 50, 11)),
    ],
  ),
  'studded-coat': garment({ cut: 'coat', cloth: HIDE, on: ({ light }) => [studs(light), ...belt('#5a3820', 84)] }),
  'patched-hood': hood('#8d7a5c', [
    cut('#a3a97f', 'M18 76H34V90H18Z'),
    cut('#b97f62', 'M66 78 82 74 85 88 70 92Z'),
    thin('M40 16Q50 10 60 16'),
  ]),
  'soft-soled-boots': boots,
  'alley-cloak': cape('#55525c', '#3b3b45', [thin('M30 40Q24 66 20 88M50 40V90M70 40Q76 66 80 88')]),
  'burglars-leathers': garment({
    cut: 'coat',
    cloth: '#5d4a3c',
    on: () => [
      line(HIDE, 7, 'M24 24 76 66'),
      cut(HIDE, 'M26 70H44V86H26ZM56 70H74V86H56Z'),
      thin('M26 76H44M56 76H74'),
    ],
  }),
  'ink-stained-smock': garment({
    cut: 'coat',
    cloth: '#efe3cb',
    on: () => [
      dab('#27364f', 'M34 48C40 40 52 46 50 56 60 58 56 72 46 70 42 84 34 80 36 70 26 68 26 54 34 48Z'),
      dab('#27364f', oval(66, 78, 4.5) + oval(64, 40, 3)),
      thin('M50 16V36M22 88H78'),
    ],
  }),
  'apprentice-robe': garment({
    cut: 'robe',
    cloth: '#6f7fb5',
    on: () => [cut('#e6a93c', 'M26 52H74L76 60H24Z'), thin('M50 14V52M50 60V96M30 90 34 66M70 90 66 66')],
  }),
  'rabbit-fur-mantle': cape('#b08a6a', '#fdf3de', [
    cut('#fdf3de', 'M6 88Q12 82 18 88T30 88T42 88T54 88T66 88T78 88T94 88L95 97H5Z'),
    thin('M36 40V70M64 40V70'),
  ]),
  'warded-apron': () => [
    line('#2b2118', 6, 'M36 12C36 -4 64 -4 64 12M22 52H4M78 52H96'),
    cut(HIDE, 'M32 10H68L70 38 84 50V96H16V50L30 38Z'),
    shade('M52 12H66L68 38 82 50V94H52Z'),
    cut('#8a5a34', 'M30 62H70V84Q50 92 30 84Z'),
    line('#fff3a8', 4, `${oval(50, 34, 9)}M50 20V48M38 34H62`),
  ],
  'ring-hauberk': garment({ cut: 'coat', on: () => [rings(26, 90)] }),
  'kite-shield': shield(
    KITE,
    'M52 7C66 8 78 13 87 20 86 56 70 80 52 93Z',
    ({ light }) => light,
    () => [
      cut('#a23a28', 'M43 8H57V36H86V50H57V88L50 94 43 88V50H14V36H43Z'),
      shine('M18 22Q26 14 36 11L35 17Q27 20 20 28Z'),
    ],
  ),
  'captains-mail': garment({
    cut: 'coat',
    on: () => [
      rings(26, 54),
      cut('#8c2f1f', 'M32 62H68L74 98H26Z'),
      ...belt('#5a3820', 58),
      pair(GOLD, 'M14 14 30 8 34 18 16 26Z'),
    ],
  }),
  'muffled-mail-shirt': garment({
    cut: 'vest',
    cloth: '#55666b',
    on: () => [rings(40, 90), cut('#3f4a5c', 'M28 8Q50 26 72 8L78 18Q50 40 22 18Z')],
  }),
  'scale-gloves': gloves,
  'nightweave-coif': hood('#4a4a6a', [
    line('#a6b1b6', 2.4, 'M20 82Q50 92 80 82M16 90Q50 100 84 90M24 60Q22 40 34 22M76 60Q78 40 66 22'),
    dab('#fff3a8', 'M50 8 52 14 58 15 53 18 54 24 50 20 46 24 47 18 42 15 48 14Z'),
  ]),
  'ringmail-robe': garment({
    cut: 'robe',
    cloth: '#5d7f86',
    on: ({ light }) => [cut(light, 'M34 6Q50 18 66 6L72 44H28Z'), rings(22, 34), cut('#e6a93c', 'M27 44H73V52H27Z')],
  }),
  'sigil-stitched-cape': cape('#7d4a86', '#bcc3c5', [
    line('#fff3a8', 3, `${oval(50, 62, 16)}M50 46 64 70H36ZM50 78V62`),
    thin('M26 60 20 88M74 60 80 88'),
  ]),
  'mirror-link-mantle': cape('#8aa0ac', '#3f5560', [
    { ...cut(BONE, 'M38 40 48 50 38 60 28 50ZM62 40 72 50 62 60 52 50ZM50 60 60 70 50 80 40 70Z') },
    line('#6a8da6', 2.2, 'M34 52 40 46M58 52 64 46M46 72 52 66'),
  ]),
  'polished-breastplate': garment({ cut: 'plate', on: () => [...breast(), cut(GOLD, oval(50, 42, 7))] }),
  'fortress-plate': garment({
    cut: 'plate',
    on: ({ dark, light }) => [
      ...breast(),
      pair(light, 'M2 34C0 16 14 4 32 8 38 20 34 32 28 40 18 44 8 42 2 34Z'),
      pair(dark, 'M2 34Q16 42 28 40L26 50Q12 52 4 44Z'),
      cut(dark, 'M34 74V62H40V67H46V62H54V67H60V62H66V74Z'),
    ],
  }),
  'blackened-half-plate': garment({
    cut: 'vest',
    cloth: '#5d4a3c',
    on: () => [
      cut('#4c565e', 'M28 14Q50 28 72 14L76 50Q50 64 24 50Z'),
      shine('M31 24Q28 36 30 46L36 48Q33 36 36 26Z'),
      cut('#4c565e', 'M26 78H74L76 96H24Z'),
      thin('M50 24V56M22 68H78'),
    ],
  }),
  whisperplate: garment({
    cut: 'plate',
    cloth: '#8fb0c4',
    on: () => [
      line('#2b2118', 2.2, 'M30 34Q50 46 70 34M26 48Q50 62 74 48M26 64Q50 76 74 64'),
      cut('#27364f', 'M40 8Q50 20 60 8L66 12 50 40 34 12Z'),
      shine('M22 18Q20 30 24 40L29 38Q25 30 27 20Z'),
    ],
  }),
  'plated-spellcoat': garment({
    cut: 'robe',
    cloth: '#5a3f86',
    on: ({ light }) => [
      cut(light, 'M36 10Q50 20 64 10L70 40 50 54 30 40Z'),
      cut('#7fe0c0', 'M50 24 58 33 50 42 42 33Z'),
      cut(light, 'M26 92 30 72 42 70 42 92ZM74 92 70 72 58 70 58 92Z'),
    ],
  }),
  'aegis-of-seven-wards': shield(
    'M50 3 62 10 78 8 86 22 97 34 92 50 97 66 86 78 78 92 62 90 50 97 38 90 22 92 14 78 3 66 8 50 3 34 14 22 22 8 38 10Z',
    'M52 8 62 14 76 12 83 25 93 36 88 50 93 64 83 75 76 88 62 86 52 92Z',
    ({ light }) => light,
    ({ dark }) => [
      cut('#27507c', oval(50, 50, 30)),
      ...[0, 1, 2, 3, 4, 5, 6].map((ward) => {
        const turn = (ward / 7) * Math.PI * 2 - Math.PI / 2;
        return dab('#ffe08a', oval(Math.round(50 + Math.cos(turn) * 21), Math.round(50 + Math.sin(turn) * 21), 4.2));
      }),
      cut(dark, oval(50, 50, 9)),
    ],
  ),
};
