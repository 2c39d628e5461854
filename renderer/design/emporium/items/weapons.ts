import { cut, dab, GOLD, line, oval, pair } from '../portraits/art.tsx';
import { CHARCOAL, DARK_WOOD, HIDE, type ItemArt, shade, shine, thin, WOOD } from './metal.ts';

/** Weapons stand upright here, and are drawn at a slant. */

interface Blade {
  /** From the guard to the tip. */
  readonly long: number;
  readonly wide: number;
  readonly edge?: 'straight' | 'curved' | 'hooked' | 'bent';
  /** Half the width of the guard; 0 for none. */
  readonly guard?: number;
  readonly grip?: string;
  readonly pommel?: string;
}

/** The outline of a blade on its guard at 76, and the shaded half. */
function outline({ long, wide, edge }: Blade): readonly [blade: string, half: string] {
  const [left, right, tip] = [50 - wide / 2, 50 + wide / 2, 76 - long];
  switch (edge) {
    case 'curved':
      return [
        `M${left} 76C${left - 4} ${76 - long * 0.5} ${left + 2} ${tip + long * 0.2} ${right + 8} ${tip}C${right + 10} ${76 - long * 0.6} ${right + 4} ${76 - long * 0.3} ${right} 76Z`,
        `M50 74C48 ${76 - long * 0.5} 52 ${tip + long * 0.26} ${right + 6} ${tip + 8}C${right + 7} ${76 - long * 0.6} ${right + 2} ${76 - long * 0.3} ${right - 2} 74Z`,
      ];
    case 'hooked':
      return [
        `M${left + 3} 76C${left - 12} ${76 - long * 0.45} ${left - 2} ${tip + long * 0.2} ${right + 16} ${tip}C${right + 2} ${tip + long * 0.34} ${right - 4} ${76 - long * 0.45} ${right - 1} 76Z`,
        `M50 74C44 ${76 - long * 0.45} 48 ${tip + long * 0.34} ${right + 9} ${tip + 10}C${right} ${tip + long * 0.38} ${right - 6} ${76 - long * 0.4} ${right - 3} 74Z`,
      ];
    case 'bent':
      return [
        `M${left} 76V${76 - long * 0.5}L${left + 9} ${tip}L${right + 10} ${76 - long * 0.56}L${right} 76Z`,
        `M50 74V${76 - long * 0.5}L${left + 11} ${tip + 7}L${right + 7} ${76 - long * 0.55}L${right - 2} 74Z`,
      ];
    default:
      return [
        `M${left} 76V${tip + wide}L50 ${tip} ${right} ${tip + wide}V76Z`,
        `M50 74V${tip + 5}L${right - 1.5} ${tip + wide + 1}V74Z`,
      ];
  }
}

function blade(look: Blade): ItemArt {
  const { guard = 15, grip = DARK_WOOD, pommel = GOLD } = look;
  const [whole, half] = outline(look);
  return ({ light, dark }) => [
    cut(grip, 'M45 80H55V102H45Z'),
    cut(light, whole),
    dab(dark, half),
    cut(pommel, guard === 0 ? 'M43 72H57V82H43Z' : `M${50 - guard} 75H${50 + guard}V83H${50 - guard}Z`),
    cut(pommel, oval(50, 104, 6)),
  ];
}

interface Axe {
  readonly head: string;
  /** A second, mirrored head. */
  readonly twice?: boolean;
  readonly haft?: string;
}

function axe({ head, twice = false, haft = WOOD }: Axe): ItemArt {
  return ({ light, dark }) => [
    cut(haft, 'M46 -8H54V108H46Z'),
    twice ? pair(light, head) : cut(light, head),
    dab(dark, 'M56 32C66 30 76 34 84 42L82 46C74 40 64 40 56 40Z'),
    cut(dark, 'M43 6H57V42H43Z'),
    shade('M50 46H53V106H50Z'),
  ];
}

/** The head of a wand or staff, and its colour. */
type Tip = 'leaves' | 'crystal' | 'chipped' | 'spark' | 'star' | 'ring' | 'fork' | 'globe' | 'bell';

const CRYSTAL = 'M50 -10 66 8 60 30H40L34 8Z';
const CHIPPED = 'M44 -2 52 6 62 -4 66 10 60 30H40L34 10Z';
const STAR = 'M50 -14 56 4 75 5 60 16 66 34 50 23 34 34 40 16 25 5 44 4Z';

function tip(which: Tip, colour: string): ItemArt {
  return ({ light, dark }) => {
    switch (which) {
      case 'leaves':
        return [
          cut(colour, 'M52 28C54 8 68 0 86 -2 86 16 76 30 52 28Z'),
          cut(colour, 'M48 50C44 34 32 26 16 28 20 44 32 54 48 50Z'),
          thin('M56 24 76 6M44 47 26 33'),
        ];
      case 'crystal':
      case 'chipped':
        return [
          cut(colour, which === 'crystal' ? CRYSTAL : CHIPPED),
          shade('M52 9 64 9 58 28H52Z'),
          shine('M38 10 46 0 45 12 43 26Z'),
          cut(light, 'M40 28H60L56 38H44Z'),
        ];
      case 'spark':
        return [
          cut('#fff3a8', 'M50 -18 56 6 78 -4 64 16 82 30 58 28 50 46 42 28 18 30 36 16 22 -4 44 6Z'),
          dab(colour, oval(50, 16, 8)),
        ];
      case 'star':
        return [cut(light, STAR), dab(dark, 'M50 -8 55 6 70 8 58 16 63 29 50 20Z'), cut(colour, oval(50, 13, 5.5))];
      case 'ring':
        return [
          line('#2b2118', 12, oval(50, 10, 20)),
          line(light, 7, oval(50, 10, 20)),
          cut(colour, 'M50 -2 58 10 50 22 42 10Z'),
        ];
      case 'fork':
        return [
          cut(colour, 'M44 40C30 26 26 8 34 -10L42 -6C38 8 44 18 52 22 58 14 60 4 58 -12L67 -12C72 8 68 28 56 40Z'),
          thin('M50 46V66M46 72V90'),
        ];
      case 'globe':
        return [
          cut(colour, oval(50, 6, 20)),
          dab('#fff', 'M54 -8 42 8H50L46 20 60 4H51Z'),
          cut(dark, 'M30 16C34 30 66 30 70 16L62 36H38Z'),
        ];
      case 'bell':
        return [
          line('#2b2118', 11, 'M50 30V-8H72V4'),
          line(dark, 6, 'M50 30V-8H72V4'),
          cut(GOLD, 'M72 2C62 4 62 16 58 26H86C82 16 82 4 72 2Z'),
          cut(colour, oval(72, 30, 5)),
        ];
    }
  };
}

/** A stick with a head: thin for a wand, stout for a staff. */
function stick(head: Tip, colour: string, { stout = false, wood = WOOD, wound = false } = {}): ItemArt {
  const half = stout ? 5.5 : 4;
  const foot = stout ? 110 : 98;
  return (metal) => [
    cut(wood, `M${50 - half} ${foot}V24H${50 + half}V${foot}Z`),
    shade(`M51 26H${49 + half}V${foot - 2}H51Z`),
    ...(wound ? [line(metal.light, 4, 'M43 52 57 46M43 64 57 58M43 76 57 70')] : []),
    ...tip(head, colour)(metal),
  ];
}

const flail: ItemArt = ({ light, dark }) => [
  cut(WOOD, 'M34 40H43V108H34Z'),
  cut(dark, 'M32 36H45V50H32Z'),
  line('#2b2118', 4.5, 'M38 36C34 12 46 2 60 14'),
  cut(dark, 'M72 2 76 14 88 12 84 24 94 32 84 40 88 52 76 50 72 62 66 50 54 52 58 40 48 32 58 24 54 12 66 14Z'),
  cut(light, oval(71, 32, 14)),
  shine('M62 30C62 24 66 21 71 21L70 25C67 26 65 28 65 32Z'),
];

const cudgel: ItemArt = ({ dark }) => [
  cut(WOOD, 'M42 106 40 66C30 44 28 14 38 0 46 -9 56 -9 63 0 72 14 70 44 60 66L58 106Z'),
  shade('M54 -2C66 8 68 42 57 64L55 104H52C54 70 58 40 54 -2Z'),
  cut(dark, 'M31 34H69L67 44H33Z'),
  thin('M40 14Q45 10 48 16M52 22Q58 18 60 24M42 92H58'),
];

const sling: ItemArt = () => [
  line('#2b2118', 7, 'M26 108C18 72 22 48 36 30M78 106C84 72 80 46 66 30'),
  line(HIDE, 3.2, 'M26 108C18 72 22 48 36 30M78 106C84 72 80 46 66 30'),
  cut('#b3aea4', oval(51, 18, 18, 16)),
  shine('M40 16C42 9 47 6 53 6L52 10C48 10 45 13 44 18Z'),
  cut(DARK_WOOD, 'M28 22C38 36 64 36 74 22 74 44 62 48 51 48S28 44 28 22Z'),
];

const bow: ItemArt = ({ light }) => [
  line('#2b2118', 1.8, 'M66 -8V108'),
  cut(WOOD, 'M66 -12C22 10 22 90 66 112L72 106C38 84 38 16 72 -6Z'),
  cut(DARK_WOOD, 'M30 40H43V60H30Z'),
  line('#2b2118', 4, 'M14 50H82'),
  cut(light, 'M-2 50 18 41V59Z'),
  cut('#a23a28', 'M72 50 80 42H94L86 50 94 58H80Z'),
];

const crossbow: ItemArt = ({ light, dark }) => [
  line('#2b2118', 1.8, 'M8 38 50 56 92 38'),
  cut(WOOD, 'M44 6H56V84L66 108H46L44 84Z'),
  cut(light, 'M4 38C18 8 82 8 96 38L89 41C76 22 24 22 11 41Z'),
  cut(dark, 'M46 -8 50 -18 54 -8V50H46Z'),
  cut(CHARCOAL, 'M42 54H58V64H42Z'),
];

export const WEAPONS: Readonly<Record<string, ItemArt>> = {
  'notched-hatchet': axe({ head: 'M44 10C60 8 74 4 84 -2L91 12 83 18 92 24 90 40 82 48C74 40 60 38 44 38Z' }),
  'farmhands-axe': axe({ head: 'M36 8H60L84 0V50L60 40H36Z', haft: '#c08a55' }),
  'tavern-cudgel': cudgel,
  'militia-shortsword': blade({ long: 66, wide: 17 }),
  'paring-knife': blade({ long: 48, wide: 14, edge: 'curved', guard: 0, grip: '#c08a55', pommel: '#c08a55' }),
  'pebble-sling': sling,
  'bent-dirk': blade({ long: 62, wide: 12, edge: 'bent', guard: 12, pommel: '#8d8272' }),
  'poachers-bow': bow,
  'willow-twig-wand': stick('leaves', '#8fae5a', { wood: '#c08a55' }),
  'chipped-focus-rod': stick('chipped', '#fe89cb'),
  'driftwood-staff': stick('fork', '#c9b592', { stout: true, wood: '#c9b592' }),
  sparkstick: stick('spark', '#ee7b2b', { wood: DARK_WOOD }),
  'linked-flail': flail,
  'garrison-longsword': blade({ long: 82, wide: 16, guard: 20 }),
  'bearded-battleaxe': axe({ head: 'M44 6C60 4 76 0 86 -8 97 14 96 44 88 70 80 52 66 42 44 40Z', haft: DARK_WOOD }),
  'riveted-stiletto': blade({ long: 72, wide: 9, guard: 13, grip: CHARCOAL, pommel: '#a6b1b6' }),
  'hand-crossbow': crossbow,
  'hooked-kukri': blade({ long: 74, wide: 18, edge: 'hooked', guard: 10 }),
  'silver-wound-wand': stick('crystal', '#8fd3e8', { wound: true }),
  'rune-ring-sceptre': stick('ring', '#f2c14e', { wood: '#6a4a77' }),
  'stormglass-staff': stick('globe', '#5b86b8', { stout: true }),
  'knights-greatsword': blade({ long: 88, wide: 23, guard: 27, grip: '#8c2f1f' }),
  'mountain-cleaver': axe({
    head: 'M50 8C64 8 74 2 82 -8 98 10 98 40 82 58 74 46 64 40 50 40Z',
    twice: true,
    haft: DARK_WOOD,
  }),
  'spring-steel-rapier': (metal) => [
    ...blade({ long: 92, wide: 8, guard: 22, grip: '#27507c' })(metal),
    line('#2b2118', 6, 'M68 82C74 96 64 104 54 104'),
    line(GOLD, 2.6, 'M68 82C74 96 64 104 54 104'),
  ],
  'the-last-word': (metal) => [
    ...blade({ long: 72, wide: 16, edge: 'curved', guard: 16, grip: CHARCOAL, pommel: '#a3261d' })(metal),
    cut('#a3261d', 'M50 73 57 79 50 85 43 79Z'),
  ],
  'star-iron-wand': stick('star', '#7302e0', { wood: CHARCOAL, wound: true }),
  'staff-of-the-ninth-bell': stick('bell', '#a3261d', { stout: true, wood: '#4a2346' }),
};
