import { describe, expect, it } from 'vitest';
import { CRATES } from '../../../renderer/design/drawing/kinds.ts';
import { BOARDS, SETS_USED_TOGETHER } from '../../../renderer/design/drawing/palette.ts';
import { CITY_TYPES, TYPE_KINDS } from '../../../renderer/design/shopping-street/city-kinds.ts';
import { ciede2000, contrast, lab, linear, seen, VISIONS } from './colour-vision.ts';
import { CITY_THEMES, colour, GUILD_THEMES, HARBOUR_THEMES, LISBON_THEMES, THEMES, type Tokens } from './tokens.ts';

const themes = Object.entries(THEMES);

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));
}

describe.each(themes)('colours used together, by %s', (_theme, tokens) => {
  describe.each(Object.entries(SETS_USED_TOGETHER))('%s', (_set, names) => {
    it.each(VISIONS)('differ by at least 20 for %s vision', (vision) => {
      for (const [one, other] of pairs(names)) {
        const see = (name: string) => lab(seen(linear(colour(tokens, name)), vision));
        expect(ciede2000(see(one), see(other)), `${one} and ${other}`).toBeGreaterThanOrEqual(20);
      }
    });

    it('are steps of at least 15 L* apart, so that they differ in grey', () => {
      const ladder = names.map((name) => lab(linear(colour(tokens, name)))[0]).sort((a, b) => a - b);
      for (const [index, rung] of ladder.entries()) {
        if (index > 0) expect(rung - (ladder[index - 1] ?? 0), `rung ${index}`).toBeGreaterThanOrEqual(15);
      }
    });
  });
});

/** Text and its background; every pair is used by a sheet or a drawing. */
const TEXT: readonly (readonly [ink: string, ground: string])[] = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'card'],
  ['heading', 'paper'],
  ['heading', 'card'],
  ['ink', 'road'],
  ['ink', 'pavement'],
  ['ink-soft', 'road'],
  ['ink', 'kerb'],
  ['ink', 'kerb-five'],
  ['ink', 'kerb-goal'],
  ['counter-ink', 'counter'],
  ['counter-soft', 'counter'],
  ['print', 'parchment'],
  ['print', 'cream'],
  ['print', 'glass'],
  ['print', 'lamp'],
  ['print', 'log-paper'],
  ['print-soft', 'log-paper'],
  ['print', 'breakdown'],
  ['print-soft', 'breakdown'],
  ['print', 'list'],
  ['print', 'unopened'],
  ['canvas', 'wood'],
  ['paint', 'desk'],
  ['paint', 'desk-deep'],
  ['till-figure', 'till-glass'],
  ['bill-ink', 'bill'],
  ['cream', 'enamel'],
  ['paint', 'board-awning'],
  ['paint', 'board-bell'],
  ['paint', 'board-key'],
  ['paint', 'board-basket'],
  ['paint', 'board-lamp'],
  ['paint', 'board-boot'],
  ['print', 'leather'],
  ['print', 'chainmail'],
  ['on-steel', 'steel'],
  ...[1, 2, 3, 4, 5, 6].map((wall) => ['wall-ink', `wall-${wall}`] as const),
];

describe.each(themes)('text, by %s', (_theme, tokens) => {
  it.each(TEXT)('%s on %s reaches 4.5:1', (ink, ground) => {
    expect(contrast(colour(tokens, ink), colour(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('ink on paper reaches 12:1', () => {
    expect(contrast(colour(tokens, 'ink'), colour(tokens, 'paper'))).toBeGreaterThanOrEqual(12);
  });
});

it.each(BOARDS)('letters on the board $ground reach 4.5:1', ({ ground, letters }) => {
  expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5);
});

describe.each(themes)('marks and rings, by %s', (_theme, tokens: Tokens) => {
  it.each(Object.entries(CRATES))('the mark on %s reaches 3:1, as a shape must', (_kind, look) => {
    const mark = look.light ? '#ffffff' : colour(tokens, 'print');
    expect(contrast(mark, colour(tokens, look.colour))).toBeGreaterThanOrEqual(3);
  });

  it.each(['paper', 'card', 'road', 'pavement', 'counter', 'desk', 'wall-1', 'wall-4'])(
    'the highlight ring or its edge reaches 3:1 on %s',
    (ground) => {
      const reach = ['lamp', 'lamp-edge'].map((ring) => contrast(colour(tokens, ring), colour(tokens, ground)));
      expect(Math.max(...reach)).toBeGreaterThanOrEqual(3);
    },
  );

  it('the ring round a crate reaches 3:1 on the glass of its shop', () => {
    expect(contrast(colour(tokens, 'lamp-edge-on-glass'), colour(tokens, 'glass'))).toBeGreaterThanOrEqual(3);
  });

  it.each(['paper', 'card', 'road', 'pavement'])('the focus ring reaches 3:1 on %s', (ground) => {
    expect(contrast(colour(tokens, 'focus'), colour(tokens, ground))).toBeGreaterThanOrEqual(3);
  });
});

/** What appears on the backgrounds of each game, and its minimum contrast. */
const streets: readonly (readonly [
  street: string,
  themes: Readonly<Record<string, Tokens>>,
  pairs: readonly (readonly [least: number, inks: readonly string[], grounds: readonly string[]])[],
])[] = [
  [
    'harbour',
    HARBOUR_THEMES,
    [
      [4.5, ['ink'], ['road', 'pavement']],
      [3, ['lamp', 'lamp-edge'], ['road', 'pavement', 'sky-high', 'sky-low', 'quay', 'sea-far']],
    ],
  ],
  [
    'square of Lisbon',
    LISBON_THEMES,
    [
      [4.5, ['ink'], ['road', 'pavement', 'paving', 'paving-wave']],
      [3, ['lamp', 'lamp-edge'], ['paving', 'paving-wave', 'tile']],
      [3, ['focus'], ['paving', 'paving-wave', 'tile']],
      [3, ['entrance'], ['paving', 'paving-wave']],
      [3, ['fame'], ['card']],
    ],
  ],
  [
    'guild row',
    GUILD_THEMES,
    [
      [4.5, ['ink'], ['road', 'pavement', 'plaster', 'sky-high', 'sky-low']],
      [3, ['lamp', 'lamp-edge'], ['road', 'plaster', 'timber', 'sky-high', 'sky-low']],
      [3, ['focus'], ['road', 'plaster', 'sky-high', 'sky-low']],
    ],
  ],
  [
    'city street',
    CITY_THEMES,
    [
      [4.5, ['ink'], ['road', 'pavement', 'slab', 'asphalt', 'kerb', 'sky-high', 'sky-low']],
      [4.5, ['plot-ink'], ['slab', 'plot-lit']],
      [4.5, ['city-shut-ink'], ['city-shut']],
      [3, ['plot-line'], ['slab', 'plot-lit']],
      [3, ['lamp', 'lamp-edge'], ['pavement', 'slab', 'asphalt', 'road']],
      [3, ['focus'], ['pavement', 'slab', 'asphalt', 'road']],
    ],
  ],
];

describe.each(streets)('in the %s', (_street, themesThere, contrasts) => {
  it.each(Object.entries(themesThere))(
    'text, rings and outlines contrast with their backgrounds by %s',
    (_theme, tokens) => {
      for (const [least, inks, grounds] of contrasts) {
        for (const ground of grounds) {
          const reach = inks.map((ink) => contrast(colour(tokens, ink), colour(tokens, ground)));
          expect(Math.max(...reach), `${inks.join(' or ')} on ${ground}`).toBeGreaterThanOrEqual(least);
        }
      }
    },
  );
});

it.each(Object.entries(CITY_THEMES))('letters on the colours of the shops reach 4.5:1 by %s', (_theme, tokens) => {
  for (const type of CITY_TYPES) {
    const look = CRATES[TYPE_KINDS[type]];
    const ink = look.light ? '#ffffff' : colour(tokens, 'print');
    expect(contrast(ink, colour(tokens, look.colour)), type).toBeGreaterThanOrEqual(4.5);
  }
});
