import { describe, expect, test } from 'vitest';
import { saleTable, tableOf } from './table.ts';

const saleOf = (item: 'food' | 'clothing' | 'electronics' | 'jewelry' | 'art') => ({ type: 'sale-of', item }) as const;

test('surplus: the seller picks the surplus items', () => {
  const table = saleTable('jewelry', 2, {
    Ann: { 'mall-gallery': { jewelry: [1, 1] }, 'jewelry-boutique': { jewelry: 1 } },
    Bo: { 'estate-seller': { jewelry: 1 } },
  });
  table.bid('Ann', 9, 2).bid('Bo', 8, 1).sell('Ann', 'jewelry-boutique');
  expect(table.moves('Ann')).toEqual([
    { type: 'discard-surplus', store: 'mall-gallery', shelf: 0 },
    { type: 'discard-surplus', store: 'mall-gallery', shelf: 1 },
  ]);
  table.play('Ann', { type: 'discard-surplus', store: 'mall-gallery', shelf: 1 });
  expect(table.shelves('Ann', 'mall-gallery').jewelry).toEqual([1, 0, 0]);
  expect(table.player('Ann').surplus).toBe(0);
});

describe('Thrift Store', () => {
  const thrifty = (onThrift: number) =>
    saleTable('clothing', 1, {
      Ann: { 'clothing-exporter': { clothing: 3 }, 'thrift-store': { clothing: onThrift } },
      Bo: { supermarket: { clothing: 1 } },
    });

  test('takes surplus from other stores onto its top shelf, within capacity', () => {
    const table = thrifty(0);
    expect(table.moves('Ann')).toHaveLength(2);
    table.bid('Ann', 5, 1).bid('Bo', 1, 1);
    expect(table.moves('Ann')).toEqual([
      { type: 'discard-surplus', store: 'clothing-exporter', shelf: 0 },
      { type: 'rescue-surplus', store: 'clothing-exporter', shelf: 0, into: 'thrift-store' },
    ]);
    table.play('Ann', { type: 'rescue-surplus', store: 'clothing-exporter', shelf: 0, into: 'thrift-store' });
    expect(table.shelves('Ann', 'thrift-store').clothing).toEqual([1, 0]);
    expect(table.all('surplus-discarded')).toEqual([]);
    // rescued items drop a shelf in the Inventory Phase of the same month
    table.begin({ type: 'age-items' });
    expect(table.shelves('Ann', 'thrift-store').clothing).toEqual([0, 1]);
  });

  test('is no help when full, or for its own items', () => {
    const table = thrifty(3).bid('Ann', 5, 1).bid('Bo', 1, 1);
    expect(table.moves('Ann')).toEqual([
      { type: 'discard-surplus', store: 'clothing-exporter', shelf: 0 },
      { type: 'discard-surplus', store: 'thrift-store', shelf: 0 },
    ]);
  });
});

describe('Resale Shop', () => {
  const reseller = (item: 'electronics' | 'jewelry' | 'art', money: number, held = 0) =>
    tableOf({
      players: {
        Ann: { money, stores: { 'resale-shop': { [item]: held } } },
        Bo: { stores: { 'electronics-wholesaler': { electronics: 1 }, 'mall-gallery': { jewelry: 1, art: 1 } } },
        Cy: { stores: { 'electronics-refurbisher': { electronics: 1 }, 'antique-store': { jewelry: 1, art: 1 } } },
        Di: { stores: { 'department-store': { electronics: 1, jewelry: 1 }, 'art-gallery': { art: 1 } } },
      },
      phase: 'sale',
      boxes: { [item]: 1 },
    })
      .begin(saleOf(item))
      .bid('Bo', 9, 1)
      .bid('Cy', 9, 1)
      .bid('Di', 1, 1);

  test.each([
    ['electronics', 4],
    ['jewelry', 7],
    ['art', 10],
  ] as const)('buys %s for $%i, paid to the discarding opponent of its choice', (item, price) => {
    const table = reseller(item, 15);
    expect(table.question('window')).toMatchObject({ seat: 0, window: 'after-sale-of-any-type', item });
    const from = new Set(table.moves('Ann').map((move) => (move.type === 'buy-surplus' ? move.from : null)));
    expect([...from]).toEqual([1, 2, null]);
    table.play('Ann', { type: 'buy-surplus', store: 'resale-shop', from: table.seat('Cy'), tokens: 0 });
    expect(table.player('Ann').money).toBe(15 - price);
    expect(table.player('Cy').money).toBe(15 + price);
    expect(table.player('Bo').money).toBe(15);
    expect(table.shelves('Ann', 'resale-shop')[item]?.[0]).toBe(1);
  });

  test('buys any number that fits; the rest is discarded', () => {
    const table = reseller('electronics', 15);
    table.play('Ann', { type: 'buy-surplus', store: 'resale-shop', from: table.seat('Cy'), tokens: 0 });
    table.play('Ann', { type: 'buy-surplus', store: 'resale-shop', from: table.seat('Bo'), tokens: 0 });
    expect(table.asked()).toEqual([]);
    expect(table.all('surplus-discarded')).toEqual([]);
    const one = reseller('art', 15);
    one.play('Ann', { type: 'buy-surplus', store: 'resale-shop', from: one.seat('Bo'), tokens: 0 });
    // Its shelf for art holds one.
    expect(one.asked()).toEqual([]);
    expect(one.all('surplus-discarded')).toEqual([{ type: 'surplus-discarded', seat: 2, item: 'art', count: 1 }]);
  });

  test('tokens cover it, without the limit of the Supply Phase', () => {
    const table = reseller('electronics', 1);
    table.play('Ann', { type: 'buy-surplus', store: 'resale-shop', from: table.seat('Cy'), tokens: 2 });
    table.play('Ann', { type: 'buy-surplus', store: 'resale-shop', from: table.seat('Bo'), tokens: 2 });
    expect(table.player('Ann')).toMatchObject({ money: 1, debt: 4 });
    expect(table.player('Bo').money).toBe(19);
  });

  test('tokens may be taken while there is money, but no more than the price needs', () => {
    const table = reseller('electronics', 15);
    const tokens = table
      .moves('Ann')
      .flatMap((move) => (move.type === 'buy-surplus' && move.from === table.seat('Bo') ? [move.tokens] : []));
    expect(tokens).toEqual([0, 1, 2]);
  });

  test('may decline; then all is discarded', () => {
    const table = reseller('jewelry', 15).done('Ann');
    expect(table.all('surplus-discarded')).toHaveLength(2);
    expect(table.all('surplus-bought')).toEqual([]);
  });

  test('does not buy what its own owner discards', () => {
    const table = saleTable('jewelry', 1, {
      Ann: { 'resale-shop': { jewelry: 1 } },
      Bo: { 'mall-gallery': { jewelry: 1 } },
    });
    table.bid('Ann', 9, 1).bid('Bo', 1, 1);
    expect(table.asked()).toEqual([]);
    expect(table.all('surplus-discarded')).toHaveLength(1);
  });
});

describe('transfers before the sale of food', () => {
  test('the Freezer trades food with its owner’s other stores, each item once, onto the top shelf', () => {
    const table = saleTable('food', 0, { Ann: { freezer: { food: [1, 0, 1] }, bakery: { food: [0, 2] } }, Bo: {} });
    const { moves } = { moves: table.moves('Ann') };
    expect(moves).toEqual([
      { type: 'transfer', store: 'freezer', item: 'food', from: 'freezer', shelf: 0, into: 'bakery' },
      { type: 'transfer', store: 'freezer', item: 'food', from: 'freezer', shelf: 2, into: 'bakery' },
      { type: 'transfer', store: 'freezer', item: 'food', from: 'bakery', shelf: 1, into: 'freezer' },
      { type: 'done' },
    ]);
    table.play('Ann', { type: 'transfer', store: 'freezer', item: 'food', from: 'bakery', shelf: 1, into: 'freezer' });
    table.play('Ann', { type: 'transfer', store: 'freezer', item: 'food', from: 'freezer', shelf: 2, into: 'bakery' });
    expect(table.shelves('Ann', 'freezer').food).toEqual([2, 0, 0]);
    expect(table.shelves('Ann', 'bakery').food).toEqual([1, 1]);
    // One of the two on the Freezer's top shelf came from the Bakery and stays; so does the one on the Bakery's.
    table.play('Ann', { type: 'transfer', store: 'freezer', item: 'food', from: 'freezer', shelf: 0, into: 'bakery' });
    expect(table.moves('Ann')).toEqual([
      { type: 'transfer', store: 'freezer', item: 'food', from: 'bakery', shelf: 1, into: 'freezer' },
      { type: 'done' },
    ]);
    table.play('Ann', { type: 'transfer', store: 'freezer', item: 'food', from: 'bakery', shelf: 1, into: 'freezer' });
    expect(table.state.question).toBeNull();
  });

  test('capacity bounds them', () => {
    const table = saleTable('food', 0, { Ann: { freezer: { food: 2 }, 'food-bank': { food: 4 } }, Bo: {} });
    expect(table.moves('Ann')).toEqual([
      { type: 'transfer', store: 'freezer', item: 'food', from: 'food-bank', shelf: 0, into: 'freezer' },
      { type: 'done' },
    ]);
  });

  test('the Warehouse trades clothing, electronics and jewelry, but nothing else', () => {
    const table = saleTable('food', 0, {
      Ann: { warehouse: { clothing: 1 }, 'duty-free': { electronics: 1, jewelry: 1 }, supermarket: { food: 1 } },
      Bo: {},
    });
    expect(table.moves('Ann')).toEqual([
      { type: 'transfer', store: 'warehouse', item: 'clothing', from: 'warehouse', shelf: 0, into: 'duty-free' },
      { type: 'transfer', store: 'warehouse', item: 'electronics', from: 'duty-free', shelf: 0, into: 'warehouse' },
      { type: 'transfer', store: 'warehouse', item: 'jewelry', from: 'duty-free', shelf: 0, into: 'warehouse' },
      { type: 'transfer', store: 'warehouse', item: 'clothing', from: 'warehouse', shelf: 0, into: 'supermarket' },
      { type: 'done' },
    ]);
  });

  test('they come before the competition test, and the player ahead decides first', () => {
    const table = tableOf({
      players: {
        Ann: { points: 10, stores: { freezer: { food: 1 }, 'food-bank': {} } },
        Bo: { points: 11, stores: { warehouse: { clothing: 1 }, 'duty-free': {} } },
      },
      phase: 'sale',
      boxes: { food: 1 },
    }).begin(saleOf('food'));
    expect(table.asked()).toEqual(['Bo']);
    table.done('Bo');
    expect(table.asked()).toEqual(['Ann']);
    expect(table.all('competition-tested')).toEqual([]);
    table.play('Ann', {
      type: 'transfer',
      store: 'freezer',
      item: 'food',
      from: 'freezer',
      shelf: 0,
      into: 'food-bank',
    });
    expect(table.question('sell').seat).toBe(0);
  });
});
