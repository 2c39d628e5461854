import { describe, expect, test } from 'vitest';
import { board } from '../../../shared/games/brick-and-mortar/board.ts';
import { presetHandsFor } from '../../../shared/games/brick-and-mortar/first-game.ts';
import { itemTypes } from '../../../shared/games/brick-and-mortar/items.ts';
import { stores } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { allCatalogues } from '../../renderer/every-word.ts';
import { rows, rulesInLanguages } from '../rules-text.ts';

const catalogues = allCatalogues();

describe.each(rulesInLanguages('brick-and-mortar'))('the tables of the rules in $language', ({ language, text }) => {
  test('give the printed figures of the board', () => {
    const figures = rows(text).map((cells) => cells.slice(1).map((cell) => Number(cell.replace(/[$\s]/g, ''))));
    expect(figures).toContainEqual(itemTypes.map((item) => board.leastStockPrice[item]));
    expect(figures).toContainEqual(itemTypes.map((item) => board.highestSalePrice[item]));
    expect(figures).toContainEqual([...board.pointPrices]);
    expect(figures).toContainEqual([...board.slotUtilities]);
    expect(figures).toContainEqual([...board.emptySlotPenalty]);
    for (const figure of [board.highestOffer, board.dialEnd]) {
      expect(text).toMatch(new RegExp(`\\$${figure}|${figure}\\s\\$`));
    }
  });

  test('list the first-game sets of the chart by the stores’ names', () => {
    const names = catalogues[language]['brick-and-mortar-stores']?.names ?? {};
    for (const { set, startingStore, stores: hand } of presetHandsFor(4)) {
      const row = rows(text).find(([first]) => first === String(set));
      expect(row?.[1]).toBe(startingStore.slice('starting-store-'.length));
      expect(row?.[2]).toBe(hand.map((store) => (typeof names === 'object' ? names[store] : store)).join(', '));
    }
  });

  test('explain every kind of modifier', () => {
    const explained = rows(text).flatMap(([first]) => (first?.startsWith('`') ? [first.slice(1, -1)] : []));
    const kinds = new Set(Object.values(stores).flatMap((store) => store.effects.map(({ kind }) => kind)));
    expect(explained.toSorted()).toEqual([...kinds].toSorted());
  });
});
