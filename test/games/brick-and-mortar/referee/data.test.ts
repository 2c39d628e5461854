import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { board, endMarkers } from '../../../../shared/games/brick-and-mortar/board.ts';
import { type Effect, effectWindows } from '../../../../shared/games/brick-and-mortar/effects.ts';
import { presetHandsFor } from '../../../../shared/games/brick-and-mortar/first-game.ts';
import { type ItemType, itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import {
  type MarketCardRecord,
  marketCardIds,
  marketCards,
} from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import { deckStoreIds, startingStoreIds, stores } from '../../../../shared/games/brick-and-mortar/stores/index.ts';

const all = [...deckStoreIds, ...startingStoreIds];
const effects: readonly Effect[] = all.flatMap((id) => stores[id].effects);

describe('the rulebook’s components', () => {
  test.each([
    [3, { food: 5, clothing: 4, electronics: 0, jewelry: 2, art: 2 }],
    [4, { food: 5, clothing: 3, electronics: 3, jewelry: 2, art: 2 }],
  ])('some %i cards have the counts of the worked example', (cards, wanted) => {
    expect(canShow(cards, wanted, 0)).toBe(true);
  });
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

describe('figures of the rulebook', () => {
  test('of the boards', () => {
    expect(board.leastStockPrice).toMatchObject({ food: 1, clothing: 2, jewelry: 7 });
    expect(board.highestSalePrice).toMatchObject({ food: 6, clothing: 8 });
    expect(board.slotUtilities.slice(0, 3)).toEqual([0, 1, 2]);
    expect(board.pointPrices).toHaveLength(10);
    expect(board).toMatchObject({ pointSalePrice: 3, startPoints: 10, startMoney: 15, tokenMoney: 2, tokenPoints: 1 });
    expect(endMarkers).toEqual({
      2: { points: 45, finalMonth: 9 },
      3: { points: 45, finalMonth: 9 },
      4: { points: 35, finalMonth: 8 },
    });
  });

  test('points cost more the more are bought at once, and never less than they sell for', () => {
    const steps = board.pointPrices.map((price, index) => price - (board.pointPrices[index - 1] ?? 0));
    expect(steps.toSorted((one, other) => one - other)).toEqual(steps);
    expect(steps[0]).toBeGreaterThanOrEqual(board.pointSalePrice);
  });

  test.each([
    ['designer-boutique', 'clothing', 3],
    ['clothing-exporter', 'clothing', 4],
    ['clothing-distributor', 'clothing', 5],
    ['clothing-importer', 'clothing', 5],
    ['electronics-distributor', 'electronics', 4],
    ['electronics-importer', 'electronics', 5],
    ['estate-seller', 'jewelry', 3],
    ['exporter', 'food', 4],
    ['exporter', 'clothing', 4],
    ['food-distributor', 'food', 4],
    ['jewelry-liquidator', 'jewelry', 3],
    ['mall-gallery', 'jewelry', 3],
    ['mall-gallery', 'art', 2],
  ] as const)('%s holds %s ×%i, and is marked as known', (store, item, capacity) => {
    expect(stores[store].holds[item]?.capacity).toBe(capacity);
    expect(stores[store].marks?.capacity?.[item]).toMatch(/^K/);
  });

  test.each([
    ['designer-boutique', 2],
    ['duty-free', 3],
  ] as const)('%s has utilities of $%i', (store, utilities) => {
    expect(stores[store].utilities).toBe(utilities);
    expect(stores[store].marks?.utilities).toBe('K');
  });

  test.each([
    [2, ['starting-store-3', 'starting-store-4']],
    [3, ['starting-store-5', 'starting-store-3', 'starting-store-4']],
    [4, ['starting-store-6', 'starting-store-5', 'starting-store-3', 'starting-store-4']],
  ])('the chart of the first game for %i', (seats, starting) => {
    const hands = presetHandsFor(seats);
    expect(hands.map(({ startingStore }) => startingStore)).toEqual(starting);
    for (const { set, stores: kept } of hands) {
      expect(kept).toHaveLength(3);
      expect(marketCardIds.filter((id) => setOf(id) === set)).toHaveLength(5);
    }
  });
});

function setOf(id: (typeof marketCardIds)[number]): number | null {
  const card: MarketCardRecord = marketCards[id];
  return card.firstGameSet ?? null;
}

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
