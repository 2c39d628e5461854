import { describe, expect, test } from 'vitest';
import { saleTable, tableOf } from './table.ts';

const saleOf = (item: 'food' | 'clothing' | 'electronics' | 'jewelry' | 'art') => ({ type: 'sale-of', item }) as const;

describe('points for sales', () => {
  test.each([
    ['clothing-exporter', 'clothing', 4, 2],
    ['food-exporter', 'food', 5, 2],
    ['electronics-exporter', 'electronics', 3, 2],
    ['exporter', 'food', 3, 1],
    ['exporter', 'clothing', 3, 1],
  ] as const)('%s: the moment the group of %s ×%i is complete', (store, item, every, points) => {
    const table = saleTable(item, every, { Bo: {}, Ann: { [store]: { [item]: every } } });
    table.sell('Ann', store, every - 1);
    expect(table.player('Ann').points).toBe(10);
    table.sell('Ann', store);
    expect(table.player('Ann').points).toBe(10 + points);
    expect(table.order()).toEqual(['Ann', 'Bo']);
  });

  test('the Exporter counts every type by itself: 2 food and 1 clothing give nothing', () => {
    const table = tableOf({
      players: { Ann: { stores: { exporter: { food: 2, clothing: 1 } } }, Bo: {} },
      phase: 'sale',
      boxes: { food: 2, clothing: 1 },
    }).begin(saleOf('food'), saleOf('clothing'));
    table.sell('Ann', 'exporter', 3);
    expect(table.player('Ann').points).toBe(10);
  });

  test('the Antique Store gives points and money for its bottom shelf', () => {
    const table = saleTable('jewelry', 2, { Ann: { 'antique-store': { jewelry: [0, 1, 1] } }, Bo: {} });
    table.sell('Ann', 'antique-store', 1, 'demand', 1);
    expect(table.player('Ann')).toMatchObject({ money: 36, points: 10 });
    table.sell('Ann', 'antique-store', 1, 'demand', 2);
    expect(table.player('Ann')).toMatchObject({ money: 57, points: 11 });
  });

  test('the Freezer earns a point for every 2 food and no money; other stores earn money as usual', () => {
    const table = saleTable('food', 4, { Ann: { freezer: { food: 3 }, supermarket: { food: 1 } }, Bo: {} });
    table.done('Ann').sell('Ann', 'freezer');
    expect(table.player('Ann')).toMatchObject({ money: 15, points: 10 });
    table.sell('Ann', 'freezer', 2).sell('Ann', 'supermarket');
    expect(table.player('Ann')).toMatchObject({ money: 21, points: 11 });
    expect(table.all('sold')[0]?.breakdown).toEqual([
      { why: 'highest-price', amount: 6 },
      { why: 'store-effect', amount: -6, store: 'freezer' },
    ]);
  });

  test('the Freezer allows any bid', () => {
    const table = saleTable('food', 2, { Ann: { freezer: { food: 2 } }, Bo: { supermarket: { food: 1 } } });
    table.bid('Ann', 0, 2).bid('Bo', 1, 1);
    expect(table.player('Ann')).toMatchObject({ money: 15, points: 11 });
    expect(table.player('Bo').money).toBe(15);
  });

  test.each([
    ['clothing', 1],
    ['electronics', 1],
    ['jewelry', 2],
  ] as const)('the Warehouse earns points for each %s: %i', (item, points) => {
    const table = saleTable(item, 2, { Ann: { warehouse: { [item]: 1 }, 'department-store': { [item]: 1 } }, Bo: {} });
    table.sell('Ann', 'warehouse');
    expect(table.player('Ann')).toMatchObject({ money: 15, points: 10 + points });
    table.sell('Ann', 'department-store');
    expect(table.player('Ann').money).toBeGreaterThan(15);
  });
});

describe('Distributors: points instead of money for up to half', () => {
  const distributors = [
    ['food-distributor', 'food', 4, 2, 6, 1],
    ['clothing-distributor', 'clothing', 5, 2, 8, 1],
    ['electronics-distributor', 'electronics', 4, 2, 15, 2],
    ['food-distributor', 'food', 3, 1, 6, 1],
  ] as const;

  test.each(distributors)('%s, %s ×%i sold: for 0 to %i', (store, item, sold, most, price, points) => {
    const table = saleTable(item, sold, { Bo: {}, Ann: { [store]: { [item]: sold } } });
    table.sell('Ann', store, sold);
    expect(table.question('points-instead')).toMatchObject({ seat: 1, store, most, income: price });
    expect(table.moves('Ann')).toEqual(
      Array.from({ length: most + 1 }, (_, count) => ({ type: 'take-points', count })),
    );
    table.play('Ann', { type: 'take-points', count: most });
    expect(table.player('Ann')).toMatchObject({ money: 15 + (sold - most) * price, points: 10 + most * points });
    expect(table.order()).toEqual(['Ann', 'Bo']);
  });

  test('one item gives no choice; taking none keeps all the money', () => {
    const table = saleTable('food', 3, { Ann: { 'food-distributor': { food: 3 } }, Bo: {} });
    table.sell('Ann', 'food-distributor').done('Ann');
    expect(table.asked()).toEqual([]);
    expect(table.player('Ann').money).toBe(21);
    const more = saleTable('food', 2, { Ann: { 'food-distributor': { food: 2 } }, Bo: {} });
    more.sell('Ann', 'food-distributor', 2).play('Ann', { type: 'take-points', count: 0 });
    expect(more.player('Ann')).toMatchObject({ money: 27, points: 10 });
    expect(more.all('points-instead')).toEqual([]);
  });

  test('the bid price is given up', () => {
    const table = saleTable('food', 4, { Ann: { 'food-distributor': { food: 4 } }, Bo: { supermarket: { food: 2 } } });
    table.bid('Ann', 3, 4).bid('Bo', 6, 1);
    table.play('Ann', { type: 'take-points', count: 2 });
    expect(table.player('Ann')).toMatchObject({ money: 15 + 6, points: 12 });
    expect(table.all('points-instead')[0]).toMatchObject({ count: 2, forgone: 6 });
  });
});

describe('Knockoffs', () => {
  const knockoffs = [
    ['designer-knockoffs', 'clothing', 3],
    ['knockoff-electronics', 'electronics', 4],
  ] as const;
  const withRival = (store: (typeof knockoffs)[number][0], item: 'clothing' | 'electronics', boxes: number) =>
    saleTable(item, boxes, { Ann: { [store]: { [item]: 2 } }, Bo: { 'department-store': { [item]: 2 } } });

  test.each(knockoffs)('%s: the first to sell %s is paid $%i an item when all have sold', (store, item, amount) => {
    const table = withRival(store, item, 3).bid('Ann', 1, 2).bid('Bo', 2, 2);
    expect(table.all('rival-bonus')).toEqual([
      { type: 'rival-bonus', seat: 0, store, item, count: 2, income: 2 * amount },
    ]);
    expect(table.player('Ann').money).toBe(15 + 2 + 2 * amount);
  });

  test.each(knockoffs)('%s: a rival whose whole quantity became surplus did not sell', (store, item) => {
    const table = withRival(store, item, 2).bid('Ann', 1, 2).bid('Bo', 2, 2);
    expect(table.all('rival-bonus')).toEqual([]);
    expect(table.player('Ann').money).toBe(17);
  });

  test.each(knockoffs)('%s: no rival, no bonus', (store, item) => {
    const table = withRival(store, item, 4).sell('Ann', store, 2).done('Bo');
    expect(table.all('rival-bonus')).toEqual([]);
  });

  test('a rival who delivers to a Fulfillment Center sells', () => {
    const table = saleTable('clothing', 2, {
      Ann: { 'designer-knockoffs': { clothing: 2 } },
      Bo: { 'department-store': { clothing: 1 }, 'fulfillment-center': {} },
    });
    table.bid('Ann', 1, 2).bid('Bo', 2, 1);
    expect(table.all('rival-bonus')[0]?.income).toBe(6);
  });
});

describe('Electronics Surplus', () => {
  const players = {
    Ann: { stores: { 'electronics-surplus': { electronics: 3 }, 'department-store': { electronics: 1 } } },
    Bo: { stores: { 'pawn-shop': { electronics: 1 } } },
  };

  test('with no electronics in the market it cannot sell, but other stores can', () => {
    const table = tableOf({ players, phase: 'sale', boxes: { electronics: 2 } }).begin(saleOf('electronics'));
    // Its three do not count as held either: two boxes are enough for the other two.
    expect(table.all('competition-tested')[0]).toMatchObject({ competition: false, offered: 2, wanted: 2 });
    expect(table.moves('Ann')).toEqual([
      { type: 'sell', store: 'department-store', shelf: 0, box: 'demand' },
      { type: 'done' },
    ]);
  });

  test('with one in the market it sells as usual', () => {
    const table = tableOf({ players, phase: 'sale', market: { electronics: 1 }, boxes: { electronics: 2 } });
    table.begin(saleOf('electronics'));
    expect(table.all('competition-tested')[0]).toMatchObject({ competition: true, offered: 2, wanted: 5 });
    expect(table.moves('Ann')).toHaveLength(3);
  });
});

describe('Peddlers', () => {
  const peddlers = [
    ['electronics-peddler', 'electronics', 3],
    ['jewelry-peddler', 'jewelry', 3],
    ['art-peddler', 'art', 2],
  ] as const;

  test.each(peddlers)('%s closes when the sale of %s ends; what is left is discarded', (store, item, held) => {
    const table = saleTable(item, 5, { Ann: { [store]: { [item]: held }, supermarket: {} }, Bo: {} });
    table.sell('Ann', store).done('Ann');
    expect(table.all('store-closed')).toMatchObject([{ store, why: 'after-selling', discarded: { [item]: held - 1 } }]);
    expect(table.open('Ann')).toEqual(['supermarket']);
    expect(table.player('Ann').points).toBe(10);
  });

  test.each(peddlers)('%s stays open when everything it offered ended as surplus', (store, item) => {
    const table = saleTable(item, 1, { Ann: { [store]: { [item]: 1 } }, Bo: { 'resale-shop': { [item]: 1 } } });
    table.bid('Ann', 5, 1).bid('Bo', 1, 1);
    table.done('Bo');
    expect(table.all('surplus-discarded')).toHaveLength(1);
    expect(table.open('Ann')).toEqual([store]);
  });
});

describe('after the sale', () => {
  const seller = (store: 'farmers-market' | 'bazaar' | 'flea-market', types: number) => {
    const stock = { food: 1, clothing: 1, electronics: 1, jewelry: 1 };
    const kinds = ['food', 'clothing', 'electronics', 'jewelry'] as const;
    const sold = kinds.slice(0, types);
    const boxes = Object.fromEntries(sold.map((item) => [item, 1]));
    const table = tableOf({
      players: {
        Ann: {
          stores: {
            [store]: {},
            supermarket: { food: stock.food },
            'department-store': { clothing: 1, electronics: 1, jewelry: 1 },
          },
        },
        Bo: {},
      },
      phase: 'sale',
      boxes,
    }).begin(...sold.map(saleOf), { type: 'end-sale' });
    for (const item of sold) table.sell('Ann', item === 'food' ? 'supermarket' : 'department-store');
    return table.all('points-changed').map(({ by, store: from }) => [by, from]);
  };

  test.each([
    ['farmers-market', 4, 3],
    ['bazaar', 3, 2],
    ['flea-market', 2, 1],
  ] as const)('%s: %i types sold from any store give %i', (store, types, points) => {
    expect(seller(store, types)).toEqual([[points, store]]);
    expect(seller(store, types - 1)).toEqual([]);
  });

  test('several owners gain in the turn order of that moment', () => {
    const table = tableOf({
      players: {
        Ann: { points: 11, stores: { 'flea-market': { clothing: 1, electronics: 1 } } },
        Bo: { points: 10, stores: { bazaar: { clothing: 1, electronics: 1, jewelry: 1 } } },
      },
      phase: 'sale',
      boxes: { clothing: 2, electronics: 2, jewelry: 1 },
    }).begin(saleOf('clothing'), saleOf('electronics'), saleOf('jewelry'), { type: 'end-sale' });
    table.sell('Ann', 'flea-market').sell('Bo', 'bazaar').sell('Ann', 'flea-market').sell('Bo', 'bazaar', 2);
    expect(table.all('points-changed').map(({ seat, total }) => [seat, total])).toEqual([
      [0, 12],
      [1, 12],
    ]);
    expect(table.order()).toEqual(['Ann', 'Bo']);
  });
});
