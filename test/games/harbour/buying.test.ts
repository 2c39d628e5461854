import { describe, expect, test } from 'vitest';
import { IllegalMove } from '../../../shared/engine/index.ts';
import { buy } from '../../../shared/games/harbour/actions.ts';
import { buildingIds } from '../../../shared/games/harbour/buildings/index.ts';
import { type Good, noGoods } from '../../../shared/games/harbour/goods.ts';
import { minimumNow } from '../../../shared/games/harbour/reasons.ts';
import { adjustedMarket } from '../../../shared/games/harbour/trade/market.ts';
import { priceBreakdown, priceOf, termsOf } from '../../../shared/games/harbour/trade/purchase.ts';
import { buying, dearerAndDearer, turnOf } from './table.ts';

describe('the market adjusts (ruling 1)', () => {
  test('the example of the rules: fish and stone shipped', () => {
    expect(adjustedMarket(['fish', 'wood', 'stone', 'livestock'], ['fish', 'stone'])).toEqual([
      'wood',
      'livestock',
      'stone',
      'fish',
    ]);
  });

  test.each<[readonly Good[], readonly Good[]]>([
    [['fish'], ['wood', 'stone', 'livestock', 'fish']],
    [['livestock'], ['fish', 'wood', 'stone', 'livestock']],
    [
      ['stone', 'livestock'],
      ['fish', 'wood', 'livestock', 'stone'],
    ],
    [
      ['livestock', 'fish', 'wood'],
      ['stone', 'livestock', 'wood', 'fish'],
    ],
    [
      ['fish', 'wood', 'stone', 'livestock'],
      ['livestock', 'stone', 'wood', 'fish'],
    ],
    [[], ['fish', 'wood', 'stone', 'livestock']],
  ])('%o shipped: the order named does not matter', (shipped, market) => {
    expect(adjustedMarket(['fish', 'wood', 'stone', 'livestock'], shipped)).toEqual(market);
    expect(adjustedMarket(['fish', 'wood', 'stone', 'livestock'], shipped.toReversed())).toEqual(market);
  });

  test('played: fish and stone buy an $8 building', () => {
    const table = buying({ goods: { fish: 5, stone: 4, wood: 1 } }).ship('Ana', ['stone', 'fish'], 'pub');
    expect(table.state.market).toEqual(['wood', 'livestock', 'stone', 'fish']);
    expect(table.holds('Ana')).toEqual({ wood: 1 });
    expect(table.all('goods-shipped')).toMatchObject([{ seat: 0, money: 8 }]);
    expect(table.all('goods-shipped')[0]?.goods.toSorted((one, other) => other.money - one.money)).toEqual([
      { good: 'fish', money: 5, held: 5, kept: 0 },
      { good: 'stone', money: 3, held: 4, kept: 0 },
    ]);
    expect(table.all('market-changed')).toEqual([
      { type: 'market-changed', seat: 0, cause: 'shipping', market: ['wood', 'livestock', 'stone', 'fish'] },
    ]);
  });
});

describe('shipping', () => {
  test('a good needs at least its number; it brings its value however many leave, and all of them leave', () => {
    const table = buying({ goods: { fish: 4, wood: 4, stone: 6, livestock: 1 } });
    expect(table.shippable('Ana')).toEqual(['wood', 'stone']);
    table.ship('Ana', ['wood', 'stone'], 'ranch');
    expect(table.holds('Ana')).toEqual({ fish: 4, livestock: 1 });
    expect(table.all('building-bought')).toMatchObject([{ building: 'ranch', price: 7, change: 0 }]);
  });

  test('until the building is chosen nothing has left the stock and the market stands', () => {
    const table = buying({ goods: { fish: 5, wood: 4 } }).play('Ana', { type: 'ship', good: 'fish' });
    expect(table.holds('Ana')).toEqual({ fish: 5, wood: 4 });
    expect(table.state.market).toEqual(['fish', 'wood', 'stone', 'livestock']);
    expect(table.question('buy').purchase).toMatchObject({ shipped: ['fish'], traded: false });
  });

  test('what is left of the money is lost', () => {
    const table = buying({ goods: { fish: 5, wood: 4 } }).ship('Ana', ['fish', 'wood'], 'locks');
    expect(table.all('building-bought')).toMatchObject([{ price: 6, change: 3 }]);
    expect(table.all('goods-shipped')).toMatchObject([{ money: 9 }]);
  });

  test('ruling 2: more types than needed may be shipped; the money is lost and the market moves', () => {
    const table = buying({ goods: { fish: 5, wood: 4, stone: 3, livestock: 2 } });
    table.ship('Ana', ['wood', 'stone', 'livestock', 'fish'], 'locks');
    expect(table.holds('Ana')).toEqual({});
    expect(table.all('building-bought')).toMatchObject([{ price: 6, change: 8 }]);
    expect(table.state.market).toEqual(['livestock', 'stone', 'wood', 'fish']);
  });

  test('ruling 3: nothing is shipped that pays for no building', () => {
    expect(buying({ goods: { fish: 5 } }).toMove('Bo')).toBe(true);
    expect(buying({ goods: { stone: 3, livestock: 2 } }).toMove('Bo')).toBe(true);
    const table = buying({ goods: { wood: 4, livestock: 2, stone: 2 } });
    expect(table.shippable('Ana')).toEqual(['livestock', 'wood']);
    expect(table.affordable('Ana')).toEqual([]);
    table.play('Ana', { type: 'ship', good: 'livestock' });
    expect(table.affordable('Ana')).toEqual([]);
    expect(table.moves('Ana')).toEqual([{ type: 'ship', good: 'wood' }]);
    expect(() => table.play('Ana', { type: 'decline' })).toThrow(IllegalMove);
    table.ship('Ana', ['wood'], 'locks');
    expect(table.player('Ana').buildings).toEqual(['locks']);
  });

  test('ruling 36: buying is optional: before anything is shipped one may decline', () => {
    const table = buying({ goods: { fish: 5, wood: 4 } }).play('Ana', { type: 'decline' });
    expect(table.holds('Ana')).toEqual({ fish: 5, wood: 4 });
    expect(table.all('purchase-declined').length).toBe(1);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('a good once named is not named twice', () => {
    const table = buying({ goods: { fish: 6, wood: 6 } }).play('Ana', { type: 'ship', good: 'fish' });
    expect(table.shippable('Ana')).toEqual(['wood']);
  });
});

test('only what is on offer is accepted in a purchase', () => {
  const table = buying({ goods: { fish: 5, livestock: 2 } });
  expect(() => table.play('Ana', { type: 'ship', good: 'wood' })).toThrow(IllegalMove);
  expect(() => table.play('Ana', { type: 'buy', building: 'locks' })).toThrow(IllegalMove);
  table.play('Ana', { type: 'ship', good: 'fish' }, { type: 'ship', good: 'livestock' });
  expect(() => table.play('Ana', { type: 'buy', building: 'pub' })).toThrow(IllegalMove);
  expect(() => table.play('Ana', { type: 'buy', building: 'quarry' })).toThrow(IllegalMove);
});

describe('the price', () => {
  test('one dollar less for each coin owned, board and buildings', () => {
    const table = buying({ board: 'investor', buildings: ['smokehouse', 'ferry-landing'], goods: { fish: 5 } });
    table.play('Ana', { type: 'ship', good: 'fish' });
    expect(table.affordable('Ana')).toEqual(['locks', 'ranch', 'pub']);
    table.play('Ana', { type: 'buy', building: 'pub' });
    expect(table.all('building-bought')).toMatchObject([
      {
        price: 5,
        breakdown: [
          { why: 'cost', amount: 8 },
          { why: 'coins', amount: -3 },
        ],
      },
    ]);
  });

  test('symbols on the card itself do not count yet: neither its coin nor its warehouse', () => {
    // $6 with a coin of its own: $5 do not buy it, nor anything else here.
    const coin = turnOf({
      players: { Ana: { goods: { fish: 5 } }, Bo: {} },
      centre: ['smokehouse', 'abbey', 'clocktower', 'grand-exchange', 'pub'],
    });
    expect(coin.goBuying('Ana').toMove('Bo')).toBe(true);
    const warehouse = turnOf({ players: { Ana: { goods: { fish: 6, stone: 3 } }, Bo: {} }, centre: ['sushi-shop'] });
    warehouse.goBuying('Ana').ship('Ana', ['fish', 'stone'], 'sushi-shop');
    expect(warehouse.holds('Ana')).toEqual({});
  });

  test('ruling 4: at a price of 0 at least one type must still be shipped', () => {
    // Three coins, one more on the board, and the Architectural Society: $6 less.
    const table = turnOf({
      players: {
        Ana: { board: 'speculator', buildings: ['smokehouse', 'ferry-landing', 'tax-office'], goods: { livestock: 2 } },
        Bo: {},
      },
      centre: ['architectural-society', 'locks', 'fortune-teller'],
    }).go('Ana', 'architectural-society');
    expect(table.affordable('Ana')).toEqual([]);
    table.ship('Ana', ['livestock'], 'locks');
    expect(table.all('building-bought')).toMatchObject([{ price: 0, change: 2 }]);
    const without = turnOf({
      players: {
        Ana: { board: 'speculator', buildings: ['smokehouse', 'ferry-landing', 'tax-office'], goods: { wood: 3 } },
        Bo: {},
      },
      centre: ['architectural-society', 'locks'],
    }).go('Ana', 'architectural-society');
    expect(without.toMove('Bo')).toBe(true);
  });

  test('never below 0, and its lines add up to it', () => {
    const buyer = { board: 'bookkeeper', buildings: ['smokehouse', 'tax-office'], goods: noGoods() } as const;
    for (const discount of [3, 5, 6, 7, 12]) {
      const terms = { discount, lowerEach: 0, lowerOne: 0 };
      expect(priceOf('locks', terms)).toBe(Math.max(0, 6 - discount));
      const lines = priceBreakdown(buyer, 'locks', terms);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.max(0, 6 - discount));
      expect(lines.slice(0, 2)).toEqual([
        { why: 'cost', amount: 6 },
        { why: 'coins', amount: -3 },
      ]);
    }
  });
});

describe('the card and the centre', () => {
  test('the card lies with its owner, the row closes up to the left, the new card lies at the right end', () => {
    const table = buying({ goods: { fish: 5, livestock: 2 } }).ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.state.centre).toEqual(['locks', 'pub', 'golem-workshop', 'clocktower', 'quarry']);
    expect(table.state.deck.at(-1)).toBe('abbey');
    expect(table.all('centre-filled')).toEqual([{ type: 'centre-filled', building: 'quarry' }]);
  });

  test('ruling 5: the building on which one’s own pawn stands may be bought', () => {
    const table = turnOf({ players: { Ana: { goods: { fish: 5, wood: 4 } }, Bo: {} }, centre: ['customs-house'] });
    table.go('Ana', 'customs-house').ship('Ana', ['fish', 'wood'], 'customs-house');
    expect(table.player('Ana')).toMatchObject({ buildings: ['customs-house'], pawn: 'customs-house' });
  });

  test('ruling 21: where the deck is empty the row shrinks', () => {
    const others = buildingIds.filter((building) => !dearerAndDearer.some((standing) => standing === building));
    const table = turnOf({
      players: { Ana: { goods: { fish: 5, livestock: 2 } }, Bo: { buildings: others } },
      centre: dearerAndDearer,
      endedBy: 1,
    });
    expect(table.state.deck).toEqual([]);
    table.goBuying('Ana').ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.state.centre).toEqual(['locks', 'pub', 'golem-workshop', 'clocktower']);
    expect(table.all('centre-filled')).toEqual([]);
  });
});

describe('how many of a good it takes', () => {
  const market = ['fish', 'wood', 'stone', 'livestock'] as const;
  const buyer = { board: null, buildings: [], goods: { fish: 4, livestock: 0, wood: 0, stone: 2 } } as const;
  const terms = termsOf(buyer, buy({ lowerOne: 1 }));

  test('is a figure of a good that is named to ship and not held at all', () => {
    const purchase = { terms, shipped: ['wood'], traded: false } as const;
    expect(minimumNow(buyer, market, purchase, 'wood')).toBe(3);
    // what cannot be shipped leaves nothing to lower for another
    expect(minimumNow(buyer, market, purchase, 'stone')).toBe(3);
  });

  test('is lower by what no other good needs', () => {
    expect(minimumNow(buyer, market, { terms, shipped: [], traded: false }, 'stone')).toBe(2);
    expect(minimumNow(buyer, market, { terms, shipped: ['stone'], traded: false }, 'stone')).toBe(2);
    expect(minimumNow(buyer, market, { terms, shipped: ['fish'], traded: false }, 'stone')).toBe(3);
  });
});
