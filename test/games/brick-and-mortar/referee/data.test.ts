import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { board, endMarkers } from '../../../../shared/games/brick-and-mortar/board.ts';
import { type Effect, effectWindows, type Mark } from '../../../../shared/games/brick-and-mortar/effects.ts';
import { presetHandsFor } from '../../../../shared/games/brick-and-mortar/first-game.ts';
import { type ItemType, itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import {
  type MarketCardRecord,
  marketCardIds,
  marketCards,
} from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import {
  deckStoreIds,
  type StoreId,
  startingStoreIds,
  stores,
} from '../../../../shared/games/brick-and-mortar/stores/index.ts';

const all = [...deckStoreIds, ...startingStoreIds];
const effects: readonly Effect[] = all.flatMap((id) => stores[id].effects);

const countOf = <Value>(values: readonly Value[], wanted: Value): number =>
  values.filter((value) => value === wanted).length;

describe('the rulebook’s components', () => {
  test('65 stores, 6 starting stores, 84 market cards', () => {
    expect([deckStoreIds.length, startingStoreIds.length, marketCardIds.length]).toEqual([65, 6, 84]);
  });

  test.each([
    ['food', 54, [0, 15, 15, 15], 135],
    ['clothing', 50, [8, 12, 15, 7], 105],
    ['electronics', 33, [6, 6, 6, 10], 76],
    ['jewelry', 39, [16, 17, 0, 0], 50],
    ['art', 24, [10, 10, 0, 0], 30],
  ] as const)(
    '%s on %i %% of the market cards, %j of them with 1, 2, 3 and 4, %i in all',
    (item, percent, cards, total) => {
      const shown = marketCardIds.map((id) => picturesOf(id, item)).filter((count) => count > 0);
      expect(Math.round((100 * shown.length) / marketCardIds.length)).toBe(percent);
      expect([1, 2, 3, 4].map((count) => countOf(shown, count))).toEqual(cards);
      expect(shown.reduce((sum, count) => sum + count, 0)).toBe(total);
    },
  );

  test.each([
    [3, { food: 5, clothing: 4, electronics: 0, jewelry: 2, art: 2 }],
    [4, { food: 5, clothing: 3, electronics: 3, jewelry: 2, art: 2 }],
  ])('some %i cards show what the worked example counts', (cards, wanted) => {
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

describe('figures that the rulebook states', () => {
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
  ] as const)('%s holds %s ×%i, and says that it is known', (store, item, capacity) => {
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

  test('only Fulfillment Centers, docks and offices have neither shelves nor capacity', () => {
    expect(deckStoreIds.filter((id) => Object.keys(stores[id].holds).length === 0)).toEqual([
      'advertisement-agency',
      'bank',
      'brokerage',
      'fulfillment-center',
      'fulfillment-center-hybrid',
      'large-loading-dock',
      'market-research-firm',
      'realty-office',
      'small-loading-dock',
    ]);
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

describe('where the figures come from', () => {
  const invented: readonly StoreId[] = [
    'art-gallery',
    'auction-house',
    'brokerage',
    'department-store',
    'electronics-boutique',
    'electronics-exporter',
    'electronics-refurbisher',
    'electronics-wholesaler',
    'food-exporter',
    'food-wholesaler',
    'gourmet-market',
    'jewelry-boutique',
    'jewelry-vault',
    'market-research-firm',
    'realty-office',
    'supermarket',
    'starting-store-1',
    'starting-store-2',
  ];

  test('every name of the rulebook is marked as known, and no other', () => {
    expect(all.filter((id) => stores[id].marks?.name !== 'K').sort()).toEqual([...invented].sort());
  });

  test('an invented store claims nothing', () => {
    for (const id of invented) {
      expect(stores[id].marks).toBeUndefined();
      for (const effect of stores[id].effects) expect(effect.marks).toBeUndefined();
    }
  });

  test('70 modifiers: 12 known, 40 in part; 25 windows known', () => {
    const marks = (of: 'effect' | 'window'): readonly (Mark | undefined)[] => effects.map(({ marks }) => marks?.[of]);
    expect(effects).toHaveLength(70);
    expect([countOf(marks('effect'), 'K'), countOf(marks('effect'), 'P')]).toEqual([12, 40]);
    expect(countOf(marks('window'), 'K')).toBe(25);
  });

  test('8 capacities known, 5 as lower bounds, 22 by their type', () => {
    const marks = all.flatMap((id) => Object.values(stores[id].marks?.capacity ?? {}));
    const wanted: readonly Mark[] = ['K', 'K>=', 'T'];
    expect(wanted.map((mark) => countOf(marks, mark))).toEqual([8, 5, 22]);
  });

  test('every icon of the rulebook has a modifier, and no modifier another window', () => {
    const used = new Set(effects.map(({ window }) => window));
    expect([...used].sort()).toEqual([...effectWindows].sort());
  });
});

/** Every figure stands twice, here and in a list beside this file: a slip of the hand in one of them shows. A new store may lack. */
test('every store in the list has the figures of its card', () => {
  const listed = readFileSync(new URL('stores.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter((line) => !all.some((id) => line === `${id} ${JSON.stringify(stores[id])}`))).toEqual([]);
});
