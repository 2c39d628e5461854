import { describe, expect, test } from 'vitest';
import type { BuildingId } from '../../../shared/games/harbour/buildings/index.ts';
import { minimumOf } from '../../../shared/games/harbour/trade/purchase.ts';
import { type Sitting, turnOf } from './table.ts';

/** Ana enters a trading house in the centre, beside buildings of $7, $8, $10 and $12. */
const visit = (building: BuildingId, ana: Sitting) =>
  turnOf({ players: { Ana: ana, Bo: {} }, centre: [building, 'ranch', 'pub', 'abbey', 'clocktower'] }).go(
    'Ana',
    building,
  );

describe('Architectural Society', () => {
  test('a building for $2 less', () => {
    const table = visit('architectural-society', { goods: { stone: 3, livestock: 2 } });
    table.ship('Ana', ['stone', 'livestock'], 'ranch');
    expect(table.all('building-bought')).toEqual([
      {
        type: 'building-bought',
        seat: 0,
        building: 'ranch',
        price: 5,
        breakdown: [
          { why: 'cost', amount: 7 },
          { why: 'action', amount: -2 },
        ],
        change: 0,
      },
    ]);
    expect(table.holds('Ana')).toEqual({});
    expect(table.player('Ana').buildings).toEqual(['ranch']);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('on top of the coins owned', () => {
    const table = visit('architectural-society', { board: 'bookkeeper', goods: { fish: 5 } });
    expect(table.shippable('Ana')).toEqual(['fish']);
    table.play('Ana', { type: 'ship', good: 'fish' });
    expect(table.affordable('Ana')).toEqual(['ranch', 'pub']);
  });
});

describe('Customs House', () => {
  test.each<[Sitting, readonly BuildingId[]]>([
    [{}, ['ranch']],
    [{ board: 'pirate' }, ['ranch', 'pub']],
    [{ buildings: ['lighthouse'] }, ['customs-house', 'ranch', 'pub']],
    [{ buildings: ['lighthouse', 'locks'] }, ['customs-house', 'ranch', 'pub', 'abbey']],
    // Four anchors take off no more than three.
    [{ board: 'pirate', buildings: ['lighthouse', 'locks'] }, ['customs-house', 'ranch', 'pub', 'abbey']],
  ])('a dollar less for every anchor, at most three: %o', (ana, affordable) => {
    const table = visit('customs-house', { ...ana, goods: { fish: 5, livestock: 2 } });
    table.play('Ana', { type: 'ship', good: 'fish' }, { type: 'ship', good: 'livestock' });
    expect(table.affordable('Ana')).toEqual(affordable);
  });

  test('with four anchors $12 become $9, not $8', () => {
    const table = visit('customs-house', {
      board: 'pirate',
      buildings: ['lighthouse', 'locks'],
      goods: { fish: 5, wood: 4 },
    });
    table.ship('Ana', ['wood', 'fish'], 'clocktower');
    expect(table.all('building-bought')).toMatchObject([{ price: 9, change: 0 }]);
  });
});

describe('Moneylender', () => {
  test('without a warehouse the minimums are those printed', () => {
    expect(visit('moneylender', { goods: { fish: 4, wood: 3, stone: 2, livestock: 1 } }).toMove('Bo')).toBe(true);
    const table = visit('moneylender', { goods: { fish: 4, wood: 4, stone: 3, livestock: 1 } });
    expect(table.shippable('Ana')).toEqual(['wood', 'stone']);
  });

  test('with one warehouse every minimum is one lower, and the payout stays', () => {
    const table = visit('moneylender', { board: 'scrap-collector', goods: { fish: 4, wood: 3, stone: 1 } });
    expect(table.shippable('Ana')).toEqual(['fish', 'wood']);
    table.ship('Ana', ['fish', 'wood'], 'pub', 'wood');
    expect(table.all('goods-shipped')).toMatchObject([
      {
        money: 9,
        goods: [
          { good: 'fish', money: 5, held: 4, kept: 0 },
          { good: 'wood', money: 4, held: 3, kept: 1 },
        ],
      },
    ]);
    expect(table.holds('Ana')).toEqual({ wood: 1, stone: 1 });
  });

  test('with three warehouses two lower, not three, and never below one', () => {
    const table = visit('moneylender', {
      board: 'scrap-collector',
      buildings: ['sawmill', 'sushi-shop'],
      goods: { fish: 3, wood: 1, stone: 1, livestock: 0 },
    });
    expect(table.shippable('Ana')).toEqual(['fish', 'stone']);
  });

  test('never below one, also in the event', () => {
    const terms = { discount: 0, lowerEach: 2, lowerOne: 0 };
    const market = ['fish', 'wood', 'stone', 'livestock'] as const;
    expect(market.map((good) => minimumOf(market, good, terms))).toEqual([3, 2, 1, 1]);
  });

  test('of a type whose minimum is lowered to one, one must still be there', () => {
    const ana: Sitting = { board: 'scrap-collector', buildings: ['sawmill', 'salvage-yard'] };
    expect(visit('moneylender', { ...ana, goods: { fish: 3, livestock: 1 } }).shippable('Ana')).toEqual([
      'fish',
      'livestock',
    ]);
    expect(visit('moneylender', { ...ana, goods: { fish: 3, wood: 2 } }).shippable('Ana')).toEqual(['fish', 'wood']);
    expect(visit('moneylender', { ...ana, goods: { fish: 3 } }).toMove('Bo')).toBe(true);
  });
});

describe('Trader’s Guild', () => {
  test('one type may have one good less, whichever it is', () => {
    const table = visit('traders-guild', { goods: { fish: 4, wood: 4, stone: 2 } });
    expect(table.shippable('Ana')).toEqual(['fish', 'wood', 'stone']);
    table.ship('Ana', ['wood', 'fish'], 'pub');
    expect(table.holds('Ana')).toEqual({ stone: 2 });
  });

  test('but not two of them', () => {
    const table = visit('traders-guild', { goods: { fish: 4, wood: 4, stone: 2 } });
    table.play('Ana', { type: 'ship', good: 'stone' });
    expect(table.shippable('Ana')).toEqual(['wood']);
    expect(visit('traders-guild', { goods: { fish: 4, wood: 3 } }).toMove('Bo')).toBe(true);
  });

  test('what would use it up without paying for anything is not offered', () => {
    // Nothing costs less than $8. Stone and livestock each need the lower minimum; only with stone do the fish pay.
    const table = turnOf({
      players: { Ana: { goods: { fish: 5, stone: 2, livestock: 1 } }, Bo: {} },
      centre: ['traders-guild', 'pub', 'abbey', 'clocktower', 'sawmill'],
    }).go('Ana', 'traders-guild');
    expect(table.shippable('Ana')).toEqual(['fish', 'stone']);
    table.play('Ana', { type: 'ship', good: 'fish' });
    expect(table.shippable('Ana')).toEqual(['stone']);
  });

  test('nor one of them by two', () => {
    const table = visit('traders-guild', { goods: { fish: 3, wood: 4, stone: 3 } });
    expect(table.shippable('Ana')).toEqual(['wood', 'stone']);
  });

  test('and never from one to none', () => {
    const table = visit('traders-guild', { goods: { fish: 5, livestock: 1 } });
    expect(table.shippable('Ana')).toEqual(['fish', 'livestock']);
    const without = visit('traders-guild', { goods: { fish: 5, wood: 4 } });
    expect(without.shippable('Ana')).toEqual(['fish', 'wood']);
  });
});

describe('Auction House', () => {
  test('the good first: it is there to be shipped', () => {
    const table = visit('auction-house', { goods: { fish: 5, livestock: 1 } });
    expect(table.question('choose-part')).toEqual({ type: 'choose-part', seat: 0, place: 'auction-house' });
    table.play('Ana', { type: 'begin-with', part: 0 }).take('Ana', 'livestock');
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.after('Ana')).toEqual({ Ana: {}, next: 'Bo' });
  });

  test('the purchase first: the good stays', () => {
    const table = visit('auction-house', { goods: { fish: 5, livestock: 2 } });
    table.play('Ana', { type: 'begin-with', part: 1 }).ship('Ana', ['fish', 'livestock'], 'ranch').take('Ana', 'stone');
    expect(table.after('Ana')).toEqual({ Ana: { stone: 1 }, next: 'Bo' });
  });

  test('the good is gained even where nothing is bought', () => {
    const table = visit('auction-house', { goods: { fish: 5, livestock: 2 } });
    table.play('Ana', { type: 'begin-with', part: 1 }, { type: 'decline' }).take('Ana', 'wood');
    expect(table.holds('Ana')).toEqual({ fish: 5, livestock: 2, wood: 1 });
    expect(table.all('purchase-declined')).toEqual([{ type: 'purchase-declined', seat: 0 }]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('no discount', () => {
    const table = visit('auction-house', { goods: { fish: 5, livestock: 2 } });
    table.play(
      'Ana',
      { type: 'begin-with', part: 1 },
      { type: 'ship', good: 'fish' },
      { type: 'ship', good: 'livestock' },
    );
    expect(table.affordable('Ana')).toEqual(['ranch']);
  });
});
