import { describe, expect, test } from 'vitest';
import boardWords from '../../../renderer/words/en/brick-and-mortar.json' with { type: 'json' };
import en from '../../../renderer/words/en/brick-and-mortar-stores.json' with { type: 'json' };
import es from '../../../renderer/words/es/brick-and-mortar-stores.json' with { type: 'json' };
import fr from '../../../renderer/words/fr/brick-and-mortar-stores.json' with { type: 'json' };
import { board } from '../../../shared/games/brick-and-mortar/board.ts';
import { presetHandsFor } from '../../../shared/games/brick-and-mortar/first-game.ts';
import { itemTypes } from '../../../shared/games/brick-and-mortar/items.ts';
import { stores } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { rulesInLanguages } from '../rules-in-languages.ts';
import { citedBy, headings, linksIn, outlineOf, rows, rulesOf } from '../rules-text.ts';

const english = rulesOf('brick-and-mortar', 'en');
const texts = rulesInLanguages('brick-and-mortar', {
  en: { names: en.names },
  fr: { names: fr.names },
  es: { names: es.names },
});

describe('the rules as text', () => {
  test.each(texts)('$language: the same headings and anchors in the same order, each once', ({ text }) => {
    const outline = outlineOf(text);
    expect(outline).toEqual(outlineOf(english));
    expect(new Set(outline.map(({ anchor }) => anchor)).size).toBe(outline.length);
  });

  test.each(texts)('$language: every link leads to a heading', ({ text }) => {
    const anchors = headings(text).map(({ anchor }) => anchor);
    const links = linksIn(text);
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
    const cited = citedBy('brick-and-mortar');
    expect(cited.titles.length).toBeGreaterThan(10);
    expect(cited.titles.filter((title) => !titles.includes(title))).toEqual([]);
    expect(cited.rulings.filter((number) => !anchors.includes(`ruling-${number}`))).toEqual([]);
  });
});
