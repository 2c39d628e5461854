import { describe, expect, test } from 'vitest';
import type { BrickMove } from '../../../shared/games/brick-and-mortar/moves.ts';
import { supplyTable, tableOf } from './table.ts';

const payments = (moves: readonly BrickMove[]) => moves.flatMap((move) => (move.type === 'pay' ? [move.tokens] : []));

describe('an order is one payment', () => {
  test("Cameron's 6 jewelry at $9: 3 at $2 and 3 at $6, $24 in all", () => {
    const table = tableOf({
      players: {
        Cameron: { money: 24, stores: { 'estate-seller': {}, 'jewelry-collector': {}, 'large-loading-dock': {} } },
        Brianna: { stores: { 'jewelry-boutique': {} } },
      },
      market: { jewelry: 6 },
    }).begin({ type: 'supply-of', item: 'jewelry' });
    table.bid('Brianna', 7).bid('Cameron', 9);
    table.stock('Cameron', 'estate-seller', 3).stock('Cameron', 'jewelry-collector', 3).pay('Cameron');
    expect(table.all('stocked')).toEqual([
      {
        type: 'stocked',
        seat: 0,
        item: 'jewelry',
        count: 6,
        paid: 24,
        tokens: 0,
        lines: [
          {
            store: 'estate-seller',
            count: 3,
            each: 2,
            breakdown: [
              { why: 'dial', amount: 9 },
              { why: 'store-effect', amount: -4, store: 'estate-seller' },
              { why: 'store-effect', amount: -3, store: 'large-loading-dock' },
            ],
          },
          {
            store: 'jewelry-collector',
            count: 3,
            each: 6,
            breakdown: [
              { why: 'dial', amount: 9 },
              { why: 'store-effect', amount: -3, store: 'large-loading-dock' },
            ],
          },
        ],
      },
    ]);
    expect(table.player('Cameron').money).toBe(0);
  });

  const fourOrFive = (market: number) =>
    tableOf({
      players: {
        Ann: { money: 25, stores: { 'jewelry-collector': {}, 'mall-gallery': {}, 'large-loading-dock': {} } },
        Bo: { stores: { 'jewelry-boutique': {} } },
      },
      market: { jewelry: market },
    })
      .begin({ type: 'supply-of', item: 'jewelry' })
      .bid('Ann', 9)
      .bid('Bo', 7)
      .stock('Ann', 'jewelry-collector', 3);

  test('four items cannot be paid, but may be ordered on the way to five, which can', () => {
    const table = fourOrFive(6).stock('Ann', 'jewelry-collector');
    expect(table.moves('Ann')).toEqual([{ type: 'stock', store: 'mall-gallery' }]);
    table.stock('Ann', 'mall-gallery');
    // $30 with $25 in hand: three tokens, which is all that one item of $6 may take. A sixth would cost too much.
    expect(table.moves('Ann')).toEqual([{ type: 'pay', tokens: 3 }]);
    table.pay('Ann', 3);
    expect(table.player('Ann')).toMatchObject({ money: 1, debt: 3 });
  });

  test('where the market does not reach to five, a fourth is not offered', () => {
    const table = fourOrFive(4);
    expect(table.moves('Ann').some((move) => move.type === 'stock')).toBe(false);
    expect(payments(table.moves('Ann'))).toEqual([1, 2, 3, 4, 5]);
  });

  test('an order may be spread over all own stores but never over capacity', () => {
    const table = supplyTable('food', 9, {
      Ann: { 'food-distributor': { food: 3 }, supermarket: { food: 4 } },
      Bo: {},
    });
    table.stock('Ann', 'food-distributor');
    expect(table.moves('Ann').filter((move) => move.type === 'stock')).toEqual([
      { type: 'stock', store: 'supermarket' },
    ]);
    table.stock('Ann', 'supermarket').pay('Ann');
    expect(table.shelves('Ann', 'food-distributor').food).toEqual([4, 0]);
    expect(table.shelves('Ann', 'supermarket').food).toEqual([5, 0]);
  });
});

describe('debt when stocking', () => {
  test('with $6 and a bid of $2: three food for money and a fourth for a token, no fifth', () => {
    const table = tableOf({
      players: { Ann: { money: 6, stores: { supermarket: {} } }, Bo: { stores: { 'food-distributor': {} } } },
      market: { food: 8 },
    }).begin({ type: 'supply-of', item: 'food' });
    table.bid('Ann', 2).bid('Bo', 1).stock('Ann', 'supermarket', 4);
    expect(table.moves('Ann')).toEqual([{ type: 'pay', tokens: 1 }]);
    table.pay('Ann', 1);
    expect(table.player('Ann')).toMatchObject({ money: 0, debt: 1 });
    // One item of each type: clothing may be bought with tokens too, and electronics.
    expect(table.asked()).toEqual(['Bo']);
    table.done('Bo');
    table.state.market.clothing = 3;
    table.begin({ type: 'supply-of', item: 'clothing' }).stock('Ann', 'supermarket');
    expect(table.moves('Ann')).toEqual([{ type: 'pay', tokens: 1 }]);
  });

  test('an item of each further type may be paid with tokens, but only one', () => {
    const table = tableOf({
      players: { Ann: { money: 0, stores: { 'department-store': {} } }, Bo: {} },
      market: { clothing: 3, electronics: 2 },
    }).begin({ type: 'supply-of', item: 'clothing' }, { type: 'supply-of', item: 'electronics' });
    table.stock('Ann', 'department-store');
    expect(table.moves('Ann')).toEqual([{ type: 'pay', tokens: 1 }]);
    table.pay('Ann', 1).stock('Ann', 'department-store');
    expect(table.moves('Ann')).toEqual([{ type: 'pay', tokens: 2 }]);
    table.pay('Ann', 2);
    expect(table.player('Ann')).toMatchObject({ money: 0, debt: 3 });
  });

  test('an odd dollar is kept, and tokens may be taken while there is money', () => {
    const table = tableOf({
      players: { Ann: { money: 15, stores: { 'mall-gallery': {} } }, Bo: {} },
      market: { jewelry: 1 },
    }).begin({ type: 'supply-of', item: 'jewelry' });
    table.stock('Ann', 'mall-gallery');
    expect(payments(table.moves('Ann'))).toEqual([0, 1, 2, 3, 4]);
    table.pay('Ann', 4);
    expect(table.player('Ann')).toMatchObject({ money: 16, debt: 4 });
  });

  test('tokens pay for the dearest item at most', () => {
    const table = tableOf({
      players: { Ann: { money: 0, stores: { 'estate-seller': {}, 'mall-gallery': {} } }, Bo: {} },
      market: { jewelry: 6 },
    }).begin({ type: 'supply-of', item: 'jewelry' });
    table.stock('Ann', 'mall-gallery');
    // $7 in four tokens leaves $1; an Estate Seller's item at $3 is out of reach.
    expect(table.moves('Ann')).toEqual([{ type: 'pay', tokens: 4 }]);
  });
});

describe('Loading Docks', () => {
  const withDocks = (count: number, price = 9) => {
    const table = tableOf({
      players: {
        Ann: {
          money: 99,
          stores: { 'jewelry-collector': {}, 'mall-gallery': {}, 'small-loading-dock': {}, 'large-loading-dock': {} },
        },
        Bo: { stores: { 'jewelry-boutique': {} } },
      },
      market: { jewelry: 7 },
    }).begin({ type: 'supply-of', item: 'jewelry' });
    table.bid('Ann', price).bid('Bo', 7);
    table.stock('Ann', 'jewelry-collector', Math.min(4, count)).stock('Ann', 'mall-gallery', Math.max(0, count - 4));
    return table.pay('Ann').all('stocked')[0];
  };

  test.each([
    [2, 18],
    [3, 21],
    [4, 28],
    [5, 20],
    [6, 24],
  ])('both stack: %i items at $9 cost $%i', (count, paid) => {
    expect(withDocks(count)?.paid).toBe(paid);
  });

  test('no item costs less than $0', () => {
    const table = supplyTable('food', 9, {
      Ann: { 'food-distributor': {}, supermarket: {}, 'large-loading-dock': {}, 'small-loading-dock': {} },
      Bo: {},
    });
    table.stock('Ann', 'food-distributor', 4).stock('Ann', 'supermarket', 2).pay('Ann');
    expect(table.all('stocked')[0]).toMatchObject({ count: 6, paid: 0 });
    expect(table.all('stocked')[0]?.lines[0]?.breakdown).toEqual([
      { why: 'least-price', amount: 1 },
      { why: 'store-effect', amount: -3, store: 'large-loading-dock' },
      { why: 'store-effect', amount: -2, store: 'small-loading-dock' },
      { why: 'floor', amount: 4 },
    ]);
    expect(table.player('Ann').money).toBe(15);
  });

  test('free items do not count toward them', () => {
    const table = supplyTable('food', 2, {
      Ann: { 'private-catering': {}, supermarket: {}, 'small-loading-dock': {} },
      Bo: {},
    });
    table.play('Ann', { type: 'take-free', store: 'private-catering', count: 2 });
    table.stock('Ann', 'supermarket', 2).pay('Ann');
    expect(table.all('stocked')[0]).toMatchObject({ count: 2, paid: 2 });
  });
});

describe('Importers', () => {
  test.each([
    ['clothing-importer', 'clothing', 2],
    ['electronics-importer', 'electronics', 3],
  ] as const)('%s: five bought in one turn give points at once', (store, item, points) => {
    const table = tableOf({
      players: { Bo: { points: 10 }, Ann: { money: 40, points: 10, stores: { [store]: {} } } },
      market: { [item]: 5 },
    }).begin({ type: 'supply-of', item });
    table.stock('Ann', store, 5).pay('Ann');
    expect(table.player('Ann').points).toBe(10 + points);
    expect(table.order()).toEqual(['Ann', 'Bo']);
  });

  test('four bought in addition to one in stock give nothing', () => {
    const table = tableOf({
      players: { Ann: { money: 40, stores: { 'clothing-importer': { clothing: [0, 1] } } }, Bo: {} },
      market: { clothing: 5 },
    }).begin({ type: 'supply-of', item: 'clothing' });
    table.stock('Ann', 'clothing-importer', 4).pay('Ann');
    expect(table.all('points-changed')).toEqual([]);
  });

  test('five of a type spread over two stores give nothing', () => {
    const table = tableOf({
      players: { Ann: { money: 40, stores: { 'clothing-importer': {}, 'clothing-exporter': {} } }, Bo: {} },
      market: { clothing: 5 },
    }).begin({ type: 'supply-of', item: 'clothing' });
    table.stock('Ann', 'clothing-importer', 4).stock('Ann', 'clothing-exporter').pay('Ann');
    expect(table.all('points-changed')).toEqual([]);
  });
});
