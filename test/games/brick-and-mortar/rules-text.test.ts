import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import boardWords from '../../../renderer/words/en/brick-and-mortar.json' with { type: 'json' };
import en from '../../../renderer/words/en/brick-and-mortar-stores.json' with { type: 'json' };
import es from '../../../renderer/words/es/brick-and-mortar-stores.json' with { type: 'json' };
import fr from '../../../renderer/words/fr/brick-and-mortar-stores.json' with { type: 'json' };
import { board } from '../../../shared/games/brick-and-mortar/board.ts';
import { presetHandsFor } from '../../../shared/games/brick-and-mortar/first-game.ts';
import { itemTypes } from '../../../shared/games/brick-and-mortar/items.ts';
import { stores } from '../../../shared/games/brick-and-mortar/stores/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'shared/games/brick-and-mortar');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

const english = read('rules.md');
const texts = [
  { language: 'en', text: english, names: en.names },
  { language: 'fr', text: read('rules.fr.md'), names: fr.names },
  { language: 'es', text: read('rules.es.md'), names: es.names },
];

interface Heading {
  readonly level: number;
  readonly title: string;
  readonly anchor: string;
}

function headings(text: string): readonly Heading[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => {
      const [, marks, title, anchor] = /^(#+) (.+) \{#([\w-]+)\}$/.exec(line) ?? [];
      if (marks === undefined || title === undefined || anchor === undefined) throw new Error(`no anchor: ${line}`);
      return { level: marks.length, title, anchor };
    });
}

/** The cells of every row of every table. */
function rows(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Every source file of this game and of its room, comments unfolded into single lines. */
function sources(): readonly string[] {
  return ['shared/games/brick-and-mortar', 'renderer/games/brick-and-mortar'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, room, file), 'utf8').replace(/\n\s*(\*|\/\/) /g, ' ')),
  );
}

describe('the rules as text', () => {
  test.each(texts)('$language: the same headings and anchors in the same order, each once', ({ text }) => {
    const outline = headings(text).map(({ level, anchor }) => ({ level, anchor }));
    expect(outline).toEqual(headings(english).map(({ level, anchor }) => ({ level, anchor })));
    expect(new Set(outline.map(({ anchor }) => anchor)).size).toBe(outline.length);
  });

  test.each(texts)('$language: every link leads to a heading', ({ text }) => {
    const anchors = headings(text).map(({ anchor }) => anchor);
    const links = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor);
    expect(links.length).toBeGreaterThan(30);
    for (const link of links) expect(anchors).toContain(link);
  });

  test.each(texts)('$language: rulings 1 to 55, numbered as their anchors', ({ text }) => {
    const rulings = headings(text).filter(({ anchor }) => anchor.startsWith('ruling-'));
    expect(rulings.map(({ anchor }) => anchor)).toEqual(Array.from({ length: 55 }, (_, at) => `ruling-${at + 1}`));
    for (const { title, anchor } of rulings) expect(title.split('.')[0]).toBe(anchor.slice('ruling-'.length));
  });

  test.each(texts)('$language: the printed figures are those of the board', ({ text }) => {
    const figures = rows(text).map((cells) => cells.slice(1).map((cell) => Number(cell.replace(/[$\s]/g, ''))));
    expect(figures).toContainEqual(itemTypes.map((item) => board.leastStockPrice[item]));
    expect(figures).toContainEqual(itemTypes.map((item) => board.highestSalePrice[item]));
    expect(figures).toContainEqual([...board.pointPrices]);
    expect(figures).toContainEqual([...board.slotUtilities]);
    expect(figures).toContainEqual([...board.emptySlotPenalty]);
    expect(text).toMatch(new RegExp(`\\$${board.highestOffer}|${board.highestOffer}\\s\\$`));
    expect(text).toMatch(new RegExp(`\\$${board.dialEnd}|${board.dialEnd}\\s\\$`));
  });

  test.each(texts)(
    '$language: the first-game sets are those of the chart, by the stores’ own names',
    ({ text, names }) => {
      for (const { set, startingStore, stores: hand } of presetHandsFor(4)) {
        const row = rows(text).find(([first]) => first === String(set));
        expect(row?.[1]).toBe(startingStore.slice('starting-store-'.length));
        expect(row?.[2]).toBe(hand.map((store) => names[store]).join(', '));
      }
    },
  );

  test.each(texts)('$language: every kind of modifier is explained', ({ text }) => {
    const explained = rows(text).flatMap(([first]) => (first?.startsWith('`') ? [first.slice(1, -1)] : []));
    const kinds = new Set(Object.values(stores).flatMap((store) => store.effects.map(({ kind }) => kind)));
    expect(explained.toSorted()).toEqual([...kinds].toSorted());
  });

  test('every heading that the log leads to is there', () => {
    const anchors = headings(english).map(({ anchor }) => anchor);
    expect(Object.keys(boardWords.rules).length).toBeGreaterThan(10);
    for (const anchor of Object.keys(boardWords.rules)) expect(anchors).toContain(anchor);
  });

  test('every rule that the code cites is there', () => {
    const titles = headings(english).map(({ title }) => title);
    const anchors = headings(english).map(({ anchor }) => anchor);
    const cited = { titles: new Set<string>(), rulings: new Set<string>() };
    for (const source of sources()) {
      for (const [, title] of source.matchAll(/Rules, "([^"]+)"/g)) if (title) cited.titles.add(title);
      for (const [, number] of source.matchAll(/\b[Rr]uling (\d+)/g)) if (number) cited.rulings.add(`ruling-${number}`);
    }
    expect(cited.titles.size).toBeGreaterThan(10);
    expect([...cited.titles].filter((title) => !titles.includes(title))).toEqual([]);
    expect([...cited.rulings].filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });
});
