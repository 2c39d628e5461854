import { describe, expect, test } from 'vitest';
import type { StoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { tableOf } from './table.ts';

const investing = (money: number, stores: readonly StoreId[] = [], points = 10) =>
  tableOf({
    players: { Ann: { money, points, stores: Object.fromEntries(stores.map((id) => [id, {}])) }, Bo: { points: 5 } },
  }).begin({ type: 'begin-investment' });

const buyable = (table: ReturnType<typeof investing>) =>
  table.moves('Ann').flatMap((move) => (move.type === 'buy-points' ? [move.points] : []));

describe('buying points', () => {
  test.each([
    [1, 3],
    [2, 6],
    [3, 10],
    [4, 14],
    [5, 19],
    [6, 24],
    [7, 30],
    [8, 36],
    [9, 43],
    [10, 50],
  ])('%i at once cost $%i', (points, price) => {
    const table = investing(price);
    expect(Math.max(...buyable(table))).toBe(points);
    table.play('Ann', { type: 'buy-points', points });
    expect(table.player('Ann')).toMatchObject({ money: 0, points: 10 + points });
    expect(table.all('points-bought')[0]).toMatchObject({
      paid: price,
      breakdown: [{ why: 'point-prices', amount: price }],
    });
    expect(table.asked()).toEqual(['Bo']);
  });

  test('never uses debt tokens, and never buys more than ten', () => {
    expect(buyable(investing(2))).toEqual([]);
    expect(buyable(investing(500))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('asks players without money and points too, to keep that secret', () => {
    const table = investing(0, [], 0);
    table.done('Bo');
    expect(table.moves('Ann')).toEqual([{ type: 'done' }]);
    table.done('Ann');
    expect(table.all('investment-declined')).toHaveLength(2);
  });
});

describe('selling points', () => {
  test('sells any number for $3 each, but not in the same turn as buying', () => {
    const table = investing(6);
    expect(table.moves('Ann').filter((move) => move.type === 'sell-points')).toHaveLength(10);
    table.play('Ann', { type: 'sell-points', points: 10 });
    expect(table.player('Ann')).toMatchObject({ money: 36, points: 0 });
    expect(table.order()).toEqual(['Bo', 'Ann']);
    expect(table.asked()).toEqual(['Bo']);
  });

  test('keeps a player ahead who falls to a tie', () => {
    const table = investing(0);
    table.play('Ann', { type: 'sell-points', points: 5 });
    expect(table.order()).toEqual(['Ann', 'Bo']);
  });
});

test('the order of the phase: is fixed at its start: each player acts once although markers pass each other', () => {
  const table = tableOf({
    players: { Ann: { points: 12 }, Bo: { points: 11, money: 30 }, Cy: { points: 10, money: 30 } },
  }).begin({ type: 'begin-investment' });
  const asked: string[] = [];
  asked.push(...table.asked());
  table.play('Ann', { type: 'sell-points', points: 12 });
  expect(table.order()).toEqual(['Bo', 'Cy', 'Ann']);
  asked.push(...table.asked());
  table.done('Bo');
  asked.push(...table.asked());
  table.play('Cy', { type: 'buy-points', points: 5 });
  expect(asked).toEqual(['Ann', 'Bo', 'Cy']);
  expect(table.all('month-ended')).toHaveLength(1);
  expect(table.order()).toEqual(['Cy', 'Bo', 'Ann']);
});

describe('the Bank', () => {
  test('buys 5 and 5, each from the first price', () => {
    const table = investing(50, ['bank']);
    expect(buyable(table)).toEqual([1, 2, 3, 4, 5]);
    table.play('Ann', { type: 'buy-points', points: 5 });
    expect(table.player('Ann').money).toBe(31);
    expect(table.moves('Ann').some((move) => move.type === 'sell-points')).toBe(false);
    table.play('Ann', { type: 'buy-points', points: 5 });
    expect(table.player('Ann')).toMatchObject({ money: 12, points: 20 });
    expect(table.asked()).toEqual(['Bo']);
  });

  test('offers the second purchase also to a player without money', () => {
    const table = investing(3, ['bank']);
    table.play('Ann', { type: 'buy-points', points: 1 });
    expect(table.moves('Ann')).toEqual([{ type: 'done' }]);
  });

  test('a second purchase is optional, and one sale ends the turn', () => {
    const bought = investing(50, ['bank']);
    bought.play('Ann', { type: 'buy-points', points: 2 }).done('Ann');
    expect(bought.all('investment-declined')).toEqual([]);
    expect(bought.asked()).toEqual(['Bo']);
    const sold = investing(50, ['bank']);
    sold.play('Ann', { type: 'sell-points', points: 1 });
    expect(sold.asked()).toEqual(['Bo']);
  });
});

describe('the Brokerage', () => {
  test('takes $3 off a purchase of at least 5 points', () => {
    const table = investing(16, ['brokerage']);
    expect(buyable(table)).toEqual([1, 2, 3, 4, 5]);
    table.play('Ann', { type: 'buy-points', points: 5 });
    expect(table.player('Ann').money).toBe(0);
    expect(table.all('points-bought')[0]?.breakdown).toEqual([
      { why: 'point-prices', amount: 19 },
      { why: 'rebate', amount: -3, store: 'brokerage' },
    ]);
  });

  test('nothing off fewer points, and once a phase even with the Bank', () => {
    const few = investing(50, ['brokerage']);
    few.play('Ann', { type: 'buy-points', points: 4 });
    expect(few.player('Ann').money).toBe(36);
    const twice = investing(50, ['brokerage', 'bank']);
    twice.play('Ann', { type: 'buy-points', points: 5 }).play('Ann', { type: 'buy-points', points: 5 });
    expect(twice.player('Ann').money).toBe(50 - 16 - 19);
    const later = investing(50, ['brokerage', 'bank']);
    later.play('Ann', { type: 'buy-points', points: 1 }).play('Ann', { type: 'buy-points', points: 5 });
    expect(later.player('Ann').money).toBe(50 - 3 - 16);
  });
});
