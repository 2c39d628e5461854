import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatAt } from '../../../shared/engine/index.ts';
import { board } from '../../../shared/games/brick-and-mortar/board.ts';
import { freeSpace } from '../../../shared/games/brick-and-mortar/open-stores.ts';
import {
  leastMoneyFor,
  type OrderingBuilding,
  orderCost,
} from '../../../shared/games/brick-and-mortar/phases/supply/order-cost.ts';
import type { StoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { campaign } from '../../harness/campaign.ts';
import { tableOf } from './table.ts';

const tokensFor = (price: number) => Math.ceil(price / board.tokenMoney);

/** The least money that pays for this order or any larger one, found by trying every number for every store. */
function leastMoneyByTrying(
  building: OrderingBuilding,
  item: 'clothing' | 'jewelry',
  price: number,
  order: readonly StoreId[],
  available: number,
  from = 0,
): number {
  const store = building[from];
  if (store === undefined) {
    const { total, dearest } = orderCost(building, item, price, order);
    return total - board.tokenMoney * tokensFor(dearest);
  }
  let least = Number.POSITIVE_INFINITY;
  const room = freeSpace(store, item) - order.filter((id) => id === store.id).length;
  for (let more = 0; more <= Math.min(room, available - order.length); more++) {
    const larger = [...order, ...new Array<StoreId>(more).fill(store.id)];
    least = Math.min(least, leastMoneyByTrying(building, item, price, larger, available, from + 1));
  }
  return least;
}

const docks = fc.subarray<StoreId>(['small-loading-dock', 'large-loading-dock']);
const jewelers = fc.subarray<StoreId>(['estate-seller', 'mall-gallery', 'duty-free', 'jewelry-collector'], {
  minLength: 1,
  maxLength: 3,
});
const clothiers = fc.subarray<StoreId>(['factory-thirds', 'clothing-wholesaler', 'supermarket', 'clothing-exporter'], {
  minLength: 1,
  maxLength: 3,
});

const situations = fc
  .record({
    item: fc.constantFrom('clothing' as const, 'jewelry' as const),
    jewelers,
    clothiers,
    docks: fc.oneof(docks, fc.constant<StoreId[]>(['small-loading-dock', 'large-loading-dock'])),
    price: fc.integer({ min: 2, max: 12 }),
    money: fc.integer({ min: 0, max: 40 }),
    available: fc.integer({ min: 1, max: 7 }),
    picks: fc.array(fc.nat({ max: 5 }), { maxLength: 7 }),
  })
  .map(({ jewelers: jewelry, clothiers: clothing, ...rest }) => ({
    ...rest,
    price: Math.max(rest.price, board.leastStockPrice[rest.item]),
    stores: [...(rest.item === 'jewelry' ? jewelry : clothing), ...rest.docks].slice(0, board.slots),
  }));

describe('orders', () => {
  test('the least money for an order equals the result of trying every order', () => {
    fc.assert(
      fc.property(situations, ({ item, stores, price, available, picks }) => {
        const { building } = tableOf({
          players: { Ann: { stores: Object.fromEntries(stores.map((id) => [id, {}])) }, Bo: {} },
        }).player('Ann');
        // mostly into the first stores, so that only more expensive ones have space
        const order = building.flatMap(({ id, shelves }, place) => {
          const taken = Math.min(freeSpace({ id, shelves }, item), Math.floor((picks[place] ?? 0) / (place + 1)));
          return new Array<StoreId>(taken).fill(id);
        });
        order.length = Math.min(order.length, available);
        if (order.length === 0) return;
        const tried = leastMoneyByTrying(building, item, price, order, available);
        // money is never negative: the profit of an order that pays for itself does not matter
        expect(Math.max(0, leastMoneyFor(building, item, price, order, available))).toBe(Math.max(0, tried));
      }),
      { numRuns: campaign(300, 2000) },
    );
  });

  test('any order can be continued, and ends in a possible payment', () => {
    fc.assert(
      fc.property(situations, ({ item, stores, price, money, available, picks }) => {
        const table = tableOf({
          players: { Ann: { money, stores: Object.fromEntries(stores.map((id) => [id, {}])) }, Bo: {} },
          market: { [item]: available },
        }).begin({ type: 'stock-turn', seat: seatAt(0), item, price });
        for (let step = 0; table.state.question !== null; step++) {
          const moves = table.moves('Ann').filter((move) => move.type !== 'done');
          expect(moves.length).toBeGreaterThan(0);
          const move = moves[(picks[step] ?? step) % moves.length];
          if (move !== undefined) table.play('Ann', move);
        }
        expect(table.all('stocked')).toHaveLength(1);
        expect(table.player('Ann').money).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: campaign(80, 500) },
    );
  });
});
