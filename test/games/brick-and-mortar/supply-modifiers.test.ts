import { describe, expect, test } from 'vitest';
import { itemsOn } from '../../../shared/games/brick-and-mortar/open-stores.ts';
import { supplyTable, tableOf } from './table.ts';

describe('Canning Factories and Textile Mills', () => {
  test.each([
    ['large-canning-factory', 'food', 4],
    ['small-canning-factory', 'food', 2],
    ['large-textile-mill', 'clothing', 4],
    ['small-textile-mill', 'clothing', 2],
  ] as const)('%s brings up to %s ×%i from the general supply before the Supply cards', (store, item, most) => {
    const table = tableOf({
      players: { Ann: { stores: { [store]: { [item]: 2 } } }, Bo: {} },
      supplyPile: ['m82'],
    }).begin({ type: 'begin-supply' });
    expect(table.question('window')).toMatchObject({ seat: 0, window: 'before-supply' });
    expect(table.state.market.jewelry).toBe(0);
    expect(table.moves('Ann')).toEqual([
      ...Array.from({ length: most }, (_, index) => ({ type: 'supply-market', store, count: index + 1 })),
      { type: 'done' },
    ]);
    table.play('Ann', { type: 'supply-market', store, count: most });
    expect(table.all('supplied-by-store')).toEqual([{ type: 'supplied-by-store', seat: 0, store, item, count: most }]);
    expect(table.state.market[item]).toBe(most);
    expect(table.state.market.jewelry).toBe(2);
    // a factory supplies the market, for all players; its own shelves do not change
    expect(itemsOn({ shelves: table.shelves('Ann', store) }, item)).toBe(2);
  });

  test('owners act in turn order, each store once, and may decline', () => {
    const table = tableOf({
      players: {
        Ann: { points: 10, stores: { 'small-canning-factory': { food: 2 } } },
        Bo: { points: 12, stores: { 'large-canning-factory': { food: 3 }, 'small-textile-mill': { clothing: 2 } } },
      },
    }).begin({ type: 'begin-supply' });
    expect(table.asked()).toEqual(['Bo']);
    table.play('Bo', { type: 'supply-market', store: 'large-canning-factory', count: 1 });
    expect(table.asked()).toEqual(['Bo']);
    expect(table.moves('Bo').map((move) => ('store' in move ? move.store : move.type))).toEqual([
      'small-textile-mill',
      'small-textile-mill',
      'done',
    ]);
    table.done('Bo');
    expect(table.asked()).toEqual(['Ann']);
    table.done('Ann');
    expect(table.all('supplied-by-store')).toHaveLength(1);
  });
});

describe('Private Catering', () => {
  test('takes 2 food before competition is tested', () => {
    const table = supplyTable('food', 3, { Kiara: { 'private-catering': { food: 1 } }, Luis: { exporter: {} } });
    expect(table.moves('Kiara')).toEqual([
      { type: 'take-free', store: 'private-catering', count: 2 },
      { type: 'done' },
    ]);
    table.play('Kiara', { type: 'take-free', store: 'private-catering', count: 2 });
    // Kiara is full: Luis alone can stock, so there is no competition although he could take 4.
    expect(table.question('stock')).toMatchObject({ seat: 1, price: 1 });
    expect(table.state.market.food).toBe(3);
    expect(table.shelves('Kiara', 'private-catering').food).toEqual([3]);
    expect(table.player('Kiara').money).toBe(15);
  });

  test('declined, the same market is fought over', () => {
    const table = supplyTable('food', 3, { Kiara: { 'private-catering': { food: 1 } }, Luis: { exporter: {} } });
    table.done('Kiara');
    expect(table.asked()).toEqual(['Kiara', 'Luis']);
  });

  test('takes as many as fit, and is not asked when full', () => {
    const oneFits = tableOf({ players: { Ann: { stores: { 'private-catering': { food: 2 } } }, Bo: {} } });
    oneFits.begin({ type: 'supply-of', item: 'food' });
    expect(oneFits.moves('Ann')[0]).toEqual({ type: 'take-free', store: 'private-catering', count: 1 });
    const full = tableOf({ players: { Ann: { stores: { 'private-catering': { food: 3 } } }, Bo: {} } });
    expect(full.begin({ type: 'supply-of', item: 'food' }).asked()).toEqual([]);
  });
});

test('Food Bank: may be stocked by bidding as usual and again, free, with what is left', () => {
  const table = supplyTable('food', 5, { Ann: { 'food-bank': {} }, Bo: { 'food-distributor': {} } });
  table.bid('Ann', 2).bid('Bo', 1).stock('Ann', 'food-bank').pay('Ann').stock('Bo', 'food-distributor', 2).pay('Bo');
  expect(table.question('window')).toMatchObject({ seat: 0, window: 'after-supply-of-food' });
  expect(table.moves('Ann')).toEqual([
    { type: 'take-free', store: 'food-bank', count: 1 },
    { type: 'take-free', store: 'food-bank', count: 2 },
    { type: 'done' },
  ]);
  table.play('Ann', { type: 'take-free', store: 'food-bank', count: 2 });
  expect(table.player('Ann')).toMatchObject({ money: 13, debt: 0 });
  expect(table.shelves('Ann', 'food-bank').food).toEqual([3]);
  expect(table.state.market.food).toBe(0);
  expect(table.asked()).toEqual([]);
});

test('a favour: is used once in its window, even if more were to be had', () => {
  const table = supplyTable('food', 3, { Ann: { 'food-bank': {} }, Bo: {} });
  table.done('Ann').play('Ann', { type: 'take-free', store: 'food-bank', count: 1 });
  expect(table.asked()).toEqual([]);
  expect(table.state.market.food).toBe(2);
});

describe('Jewelry Crafter and Art Studio', () => {
  const crafts = [
    ['jewelry-crafter', 'jewelry', 2],
    ['art-studio', 'art', 1],
  ] as const;

  test.each(crafts)('%s supplies %s when all have stocked it', (store, item, items) => {
    const table = supplyTable(item, 4, { Ann: { [store]: {} }, Bo: { 'mall-gallery': {} } });
    if (table.state.question?.type === 'stock-bid') table.bid('Ann', 10).bid('Bo', 10);
    while (table.state.question?.type === 'stock') table.done(table.asked()[0] ?? 'Ann');
    expect(table.question('window')).toMatchObject({ seat: 0, item });
    table.play('Ann', { type: 'supply-or-points', store, choice: 'supply' });
    expect(table.state.market[item]).toBe(4 + items);
    expect(table.player('Ann').points).toBe(10);
    expect(table.asked()).toEqual([]);
  });

  test.each(crafts)('%s earns a point instead, which moves the turn order at once', (store, item) => {
    const table = supplyTable(item, 0, { Bo: {}, Ann: { [store]: {} } });
    table.play('Ann', { type: 'supply-or-points', store, choice: 'points' });
    expect(table.player('Ann').points).toBe(11);
    expect(table.order()).toEqual(['Ann', 'Bo']);
    expect(table.state.market[item]).toBe(0);
  });

  test.each(crafts)('%s may do neither', (store, item) => {
    const table = supplyTable(item, 0, { Ann: { [store]: {} }, Bo: {} });
    table.done('Ann');
    expect(table.state.market[item]).toBe(0);
    expect(table.player('Ann').points).toBe(10);
  });
});

describe('Consignment Store', () => {
  const allTypes = [
    { type: 'supply-of', item: 'electronics' },
    { type: 'supply-of', item: 'jewelry' },
    { type: 'supply-of', item: 'art' },
  ] as const;
  const declineToStock = (table: ReturnType<typeof consigning>) => {
    while (table.state.question?.type === 'stock') table.done('Ann');
  };
  const consigning = () =>
    tableOf({
      players: { Ann: { stores: { 'consignment-store': {} } }, Bo: {} },
      market: { electronics: 1, jewelry: 2, art: 1 },
    }).begin(...allTypes);

  test('takes one item right after the supply of its own type, once a Supply Phase', () => {
    const table = consigning();
    declineToStock(table);
    expect(table.question('window').item).toBe('electronics');
    table.done('Ann');
    declineToStock(table);
    expect(table.question('window').item).toBe('jewelry');
    expect(table.moves('Ann')).toEqual([{ type: 'take-free', store: 'consignment-store', count: 1 }, { type: 'done' }]);
    table.play('Ann', { type: 'take-free', store: 'consignment-store', count: 1 });
    expect(table.shelves('Ann', 'consignment-store').jewelry).toEqual([1, 0]);
    declineToStock(table);
    expect(table.asked()).toEqual([]);
    expect(table.player('Ann').money).toBe(15);
  });

  test('jewelry cannot be taken any more after the supply of art', () => {
    const table = consigning();
    declineToStock(table);
    table.done('Ann');
    declineToStock(table);
    table.done('Ann');
    declineToStock(table);
    expect(table.question('window').item).toBe('art');
    table.play('Ann', { type: 'take-free', store: 'consignment-store', count: 1 });
    expect(table.shelves('Ann', 'consignment-store')).toEqual({ electronics: [0, 0], jewelry: [0, 0], art: [1, 0] });
  });

  test('works again in the next Supply Phase', () => {
    const table = consigning();
    declineToStock(table);
    table.play('Ann', { type: 'take-free', store: 'consignment-store', count: 1 });
    declineToStock(table);
    table.begin({ type: 'begin-supply' });
    declineToStock(table);
    expect(table.question('window').item).toBe('jewelry');
  });

  test.each([
    ['ahead of', 12, 10, []],
    ['behind', 10, 12, ['Ann']],
  ] as const)('%s a Jewelry Crafter: one pass in turn order decides what it finds', (_where, ann, bo, asked) => {
    const table = tableOf({
      players: {
        Ann: { points: ann, stores: { 'consignment-store': {} } },
        Bo: { points: bo, stores: { 'jewelry-crafter': {} } },
      },
    }).begin({ type: 'supply-of', item: 'jewelry' });
    table.play('Bo', { type: 'supply-or-points', store: 'jewelry-crafter', choice: 'supply' });
    expect(table.asked()).toEqual(asked);
  });
});
