import { describe, expect, test } from 'vitest';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import { totalOf } from '../../../shared/games/brick-and-mortar/prices.ts';
import { tableOf } from './table.ts';

describe('Inventory', () => {
  test('all items move down one shelf; those from the bottom shelf are discarded', () => {
    const table = tableOf({
      players: {
        Ann: { stores: { 'antique-store': { jewelry: [1, 0, 1], art: [0, 2] }, 'food-bank': { food: 3 } } },
        Bo: {},
      },
    }).begin({ type: 'begin-inventory' });
    expect(table.shelves('Ann', 'antique-store')).toEqual({ jewelry: [0, 1, 0], art: [0, 0, 2] });
    expect(table.shelves('Ann', 'food-bank').food).toEqual([0]);
    expect(table.all('items-expired')).toEqual([
      { type: 'items-expired', seat: 0, store: 'antique-store', item: 'jewelry', count: 1 },
      { type: 'items-expired', seat: 0, store: 'food-bank', item: 'food', count: 3 },
    ]);
  });

  test('items on a Jewelry Vault keep their shelf', () => {
    const table = tableOf({
      players: { Ann: { stores: { 'jewelry-vault': { jewelry: [1, 1], art: [0, 1] } } }, Bo: {} },
    }).begin({ type: 'begin-inventory' });
    expect(table.shelves('Ann', 'jewelry-vault')).toEqual({ jewelry: [1, 1], art: [0, 1] });
    expect(table.all('items-expired')).toEqual([]);
    expect(table.all('items-aged')).toHaveLength(1);
  });

  test('points for closing are not paid when items expire', () => {
    const table = tableOf({
      players: {
        Ann: {
          stores: {
            'jewelry-liquidator': { jewelry: [0, 0, 3] },
            'art-liquidator': { art: [0, 2] },
            'electronics-liquidator': { electronics: [0, 4] },
          },
        },
        Bo: {},
      },
    }).begin({ type: 'begin-inventory' });
    expect(table.all('items-expired')).toHaveLength(3);
    expect(table.all('points-changed')).toEqual([]);
  });

  test('the Pawn Shop returns items that fall off the bottom shelf, one by one, for a point each', () => {
    const table = tableOf({
      players: { Bo: {}, Ann: { stores: { 'pawn-shop': { electronics: [1, 1], jewelry: [0, 1] } } } },
    }).begin({ type: 'begin-inventory' });
    expect(table.moves('Ann')).toEqual([
      { type: 'return-to-market', store: 'pawn-shop', item: 'electronics' },
      { type: 'return-to-market', store: 'pawn-shop', item: 'jewelry' },
      { type: 'done' },
    ]);
    table.play('Ann', { type: 'return-to-market', store: 'pawn-shop', item: 'electronics' });
    // items on the upper shelf cannot be returned
    expect(table.moves('Ann')).toEqual([
      { type: 'return-to-market', store: 'pawn-shop', item: 'jewelry' },
      { type: 'done' },
    ]);
    table.done('Ann');
    expect(table.player('Ann').points).toBe(11);
    expect(table.order()).toEqual(['Ann', 'Bo']);
    expect(table.state.market).toMatchObject({ electronics: 1, jewelry: 0 });
    expect(table.shelves('Ann', 'pawn-shop')).toEqual({ electronics: [0, 1], jewelry: [0, 0] });
    expect(table.all('items-expired')).toMatchObject([{ item: 'jewelry', count: 1 }]);
  });
});

describe('Utilities', () => {
  test("Jordan's bill: stores $0, $3 and $2, slots $0, $1 and $2, $8 in all", () => {
    const table = tableOf({
      players: { Jordan: { stores: { 'starting-store-3': {}, 'duty-free': {}, 'designer-boutique': {} } }, Bo: {} },
    }).begin({ type: 'begin-utilities' });
    const bill = table.all('utilities-paid')[0];
    expect(bill).toMatchObject({ seat: 0, bill: 8, tokens: 0 });
    expect(bill?.breakdown.map(({ why, amount }) => [why, amount])).toEqual([
      ['store-utilities', 0],
      ['slot-utilities', 0],
      ['store-utilities', 3],
      ['slot-utilities', 1],
      ['store-utilities', 2],
      ['slot-utilities', 2],
    ]);
    expect(table.player('Jordan').money).toBe(7);
  });

  test('a fourth slot costs $3', () => {
    const table = tableOf({
      players: {
        Ann: { stores: { 'starting-store-3': {}, 'realty-office': {}, 'market-research-firm': {}, bank: {} } },
        Bo: {},
      },
    }).begin({ type: 'begin-utilities' });
    expect(table.all('utilities-paid')[0]?.bill).toBe(7);
  });

  test.each([
    [8, 0, 0],
    [7, 1, 1],
    [6, 1, 0],
    [1, 4, 1],
    [0, 4, 0],
  ])('with $%i the bill of $8 forces %i tokens, just as many as needed, and leaves $%i', (money, debt, left) => {
    const table = tableOf({
      players: {
        Jordan: { money, stores: { 'starting-store-3': {}, 'duty-free': {}, 'designer-boutique': {} } },
        Bo: {},
      },
    }).begin({ type: 'begin-utilities' });
    expect(table.player('Jordan')).toMatchObject({ money: left, debt });
    expect(table.order()).toEqual(['Jordan', 'Bo']);
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ])('a Jewelry Collector with %i jewelry gains %i', (held, points) => {
    const table = tableOf({
      players: { Bo: {}, Ann: { stores: { 'jewelry-collector': { jewelry: [0, 0, held] } } } },
    }).begin({ type: 'begin-utilities' });
    expect(table.player('Ann').points).toBe(10 + points);
    expect(table.open('Ann')).toEqual(['jewelry-collector']);
  });

  test('an empty Jewelry Collector closes, but its utilities are paid; the others slide left', () => {
    const table = tableOf({ players: { Ann: { stores: { 'jewelry-collector': {}, supermarket: {} } }, Bo: {} } }).begin(
      { type: 'begin-utilities' },
    );
    expect(table.all('utilities-paid')[0]?.bill).toBe(5);
    expect(table.all('store-closed')).toMatchObject([{ store: 'jewelry-collector', why: 'empty' }]);
    expect(table.open('Ann')).toEqual(['supermarket']);
  });
});

describe('the end of a month', () => {
  test('its books are kept and the next month begins', () => {
    const table = tableOf({
      players: { Ann: { points: 14, money: 9 }, Bo: { points: 12, money: 3 } },
      month: 4,
      onDeck: 'bank',
    }).begin({ type: 'end-month' });
    expect(table.state.month).toBe(5);
    expect(table.player('Ann')).toMatchObject({ pointsByMonth: [14], moneyByMonth: [9] });
    expect(table.all('month-ended')).toEqual([{ type: 'month-ended', month: 4 }]);
    expect(table.all('month-began')).toEqual([{ type: 'month-began', month: 5 }]);
    expect(table.state.phase).toBe('building');
    expect(brickAndMortar.outcome(table.state)).toBeUndefined();
  });

  test.each([
    [{ Ann: {}, Bo: {} }, 9],
    [{ Ann: {}, Bo: {}, Cy: {} }, 9],
    [{ Ann: {}, Bo: {}, Cy: {}, Di: {} }, 8],
  ])('the final month ends the match', (players, month) => {
    const table = tableOf<string>({ players, month }).begin({ type: 'end-month' });
    expect(table.state.phase).toBe('over');
    expect(brickAndMortar.outcome(table.state)?.ending).toBe('final-month');
    expect(table.all('match-ended')).toEqual([{ type: 'match-ended', ending: 'final-month', winner: 0 }]);
  });

  test('the marker is taken at once, by the first alone, and the month is played to its end', () => {
    const table = tableOf({ players: { Ann: { points: 43, money: 6 }, Bo: { points: 44, money: 3 } } }).begin({
      type: 'begin-investment',
    });
    table.play('Bo', { type: 'buy-points', points: 1 });
    expect(table.all('marker-reached')).toEqual([{ type: 'marker-reached', seat: 1, points: 45 }]);
    expect(table.state.investmentMarker).toBeNull();
    expect(table.asked()).toEqual(['Ann']);
    table.play('Ann', { type: 'buy-points', points: 2 });
    expect(table.all('marker-reached')).toHaveLength(1);
    expect(brickAndMortar.outcome(table.state)?.ending).toBe('investment-marker');
  });

  test('taken in the Sale Phase and the points sold again: this month is still the last', () => {
    const table = tableOf({
      players: { Ann: { points: 44, stores: { exporter: { food: 3 } } }, Bo: {} },
      phase: 'sale',
      boxes: { food: 3 },
    }).begin({ type: 'sale-of', item: 'food' }, { type: 'begin-investment' });
    table.sell('Ann', 'exporter', 3);
    expect(table.all('marker-reached')).toEqual([{ type: 'marker-reached', seat: 0, points: 45 }]);
    expect(table.state.phase).toBe('investment');
    table.play('Ann', { type: 'sell-points', points: 40 }).done('Bo');
    expect(table.player('Ann').points).toBe(5);
    expect(brickAndMortar.outcome(table.state)).toMatchObject({ ending: 'investment-marker', scores: [2, 0] });
  });

  test('with both triggers at once the marker is the ending', () => {
    const table = tableOf({ players: { Ann: { points: 46 }, Bo: {} }, month: 9 });
    table.state.investmentMarker = null;
    table.begin({ type: 'end-month' });
    expect(brickAndMortar.outcome(table.state)?.ending).toBe('investment-marker');
  });
});

describe('final scoring', () => {
  test('track, stores, empty slots and debt', () => {
    const table = tableOf({
      players: { Ann: { points: 30, debt: 3, stores: { 'mall-gallery': {}, bank: {} } }, Bo: { points: 1, debt: 4 } },
      month: 9,
    }).begin({ type: 'end-month' });
    const [first, second] = table.all('final-scoring')[0]?.scores ?? [];
    expect(first).toEqual({
      seat: 0,
      total: 33,
      breakdown: [
        { why: 'track', amount: 30 },
        { why: 'store-points', amount: 5, store: 'mall-gallery' },
        { why: 'store-points', amount: 4, store: 'bank' },
        { why: 'empty-slot', amount: -2, slot: 3 },
        { why: 'empty-slot', amount: -1, slot: 4 },
        { why: 'debt', amount: -3 },
      ],
    });
    // A negative result is possible.
    expect(second?.total).toBe(1 - 4 - 3 - 2 - 1 - 4);
    expect(totalOf(second?.breakdown ?? [])).toBe(second?.total);
    expect(brickAndMortar.outcome(table.state)).toEqual({
      ending: 'final-month',
      scores: [33, -13],
      places: [1, 2],
      tieBreak: null,
    });
    expect(table.asked()).toEqual([]);
  });

  test('equal results: the player ahead in turn order wins', () => {
    // Bo has fewer points on the track, but a better store; Cy is behind both.
    const table = tableOf({
      players: {
        Bo: { points: 20, stores: { 'mall-gallery': {} } },
        Ann: { points: 21, stores: { bank: {} } },
        Cy: { points: 12, stores: { exporter: {} } },
      },
      month: 9,
    }).begin({ type: 'end-month' });
    expect(table.order()).toEqual(['Ann', 'Bo', 'Cy']);
    expect(brickAndMortar.outcome(table.state)).toMatchObject({
      scores: [19, 19, 9],
      places: [2, 1, 3],
      tieBreak: 'turn-order',
    });
    expect(table.all('match-ended')[0]?.winner).toBe(table.seat('Ann'));
  });

  test('a tie behind the winner needs no tie-break', () => {
    const table = tableOf({ players: { Ann: { points: 30 }, Bo: { points: 20 }, Cy: { points: 20 } }, month: 9 }).begin(
      { type: 'end-month' },
    );
    expect(brickAndMortar.outcome(table.state)).toMatchObject({ places: [1, 2, 3], tieBreak: null });
  });
});
