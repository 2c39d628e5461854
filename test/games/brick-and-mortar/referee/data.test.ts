import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import { type Effect, effectWindows } from '../../../../shared/games/brick-and-mortar/effects.ts';
import { type ItemType, itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import {
  type MarketCardRecord,
  marketCardIds,
  marketCards,
} from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import { deckStoreIds, startingStoreIds, stores } from '../../../../shared/games/brick-and-mortar/stores/index.ts';

const all = [...deckStoreIds, ...startingStoreIds];
const effects: readonly Effect[] = all.flatMap((id) => stores[id].effects);

test.each([
  [3, { food: 5, clothing: 4, electronics: 0, jewelry: 2, art: 2 }],
  [4, { food: 5, clothing: 3, electronics: 3, jewelry: 2, art: 2 }],
])('the rulebook’s components: some %i cards have the counts of the worked example', (cards, wanted) => {
  expect(canShow(cards, wanted, 0)).toBe(true);
});

function picturesOf(id: (typeof marketCardIds)[number], item: ItemType): number {
  const card: MarketCardRecord = marketCards[id];
  return card.items[item] ?? 0;
}

function canShow(cards: number, wanted: Readonly<Record<ItemType, number>>, from: number): boolean {
  if (cards === 0) return itemTypes.every((item) => wanted[item] === 0);
  for (let index = from; index < marketCardIds.length; index++) {
    const id = marketCardIds[index];
    if (id === undefined || itemTypes.some((item) => picturesOf(id, item) > wanted[item])) continue;
    const rest = { ...wanted };
    for (const item of itemTypes) rest[item] -= picturesOf(id, item);
    if (canShow(cards - 1, rest, index + 1)) return true;
  }
  return false;
}

test('figures of the rulebook: points cost more the more are bought at once, and never less than they sell for', () => {
  const steps = board.pointPrices.map((price, index) => price - (board.pointPrices[index - 1] ?? 0));
  expect(steps.toSorted((one, other) => one - other)).toEqual(steps);
  expect(steps[0]).toBeGreaterThanOrEqual(board.pointSalePrice);
});

describe('the sources of figures', () => {
  test('a store that the rulebook does not name has no known figure', () => {
    const invented = all.filter((id) => stores[id].marks?.name !== 'K');
    expect(invented.length).toBeGreaterThan(0);
    for (const id of invented) {
      expect(stores[id].marks, id).toBeUndefined();
      for (const effect of stores[id].effects) expect(effect.marks, id).toBeUndefined();
    }
  });

  test('every icon of the rulebook has a modifier with the right window', () => {
    const used = new Set(effects.map(({ window }) => window));
    expect([...used].sort()).toEqual([...effectWindows].sort());
  });
});

/** The list beside this file repeats every figure, to catch typing errors. New stores may be missing there. */
test('every store in the list has the figures of its card', () => {
  const listed = readFileSync(new URL('stores.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter((line) => !all.some((id) => line === `${id} ${JSON.stringify(stores[id])}`))).toEqual([]);
});
