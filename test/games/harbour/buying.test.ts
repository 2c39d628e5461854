import { describe, expect, test } from 'vitest';
import { IllegalMove } from '../../../shared/engine/index.ts';
import { type BuildingId, buildingIds } from '../../../shared/games/harbour/buildings/index.ts';
import { type Good, type GoodCounts, noGoods } from '../../../shared/games/harbour/goods.ts';
import { adjustedMarket } from '../../../shared/games/harbour/market.ts';
import { previewPurchase } from '../../../shared/games/harbour/preview.ts';
import { priceOf, priceReckoning } from '../../../shared/games/harbour/purchase.ts';
import { type Sitting, turnOf } from './table.ts';

/** Ana has gone to her starting building to buy; the centre shows buildings of $6, $7, $8, $9 and $12. */
const centre: readonly BuildingId[] = ['locks', 'ranch', 'pub', 'golem-workshop', 'clocktower'];
const buying = (ana: Sitting, more: { readonly market?: readonly Good[]; readonly traders?: boolean } = {}) =>
  turnOf({
    players: { Ana: ana, Bo: {} },
    centre,
    deck: ['quarry', 'abbey'],
    settled: { inlandTraders: more.traders ?? false },
    ...(more.market === undefined ? {} : { market: more.market }),
  }).goBuying('Ana');

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
    expect(table.told('goods-shipped')).toMatchObject([{ seat: 0, money: 8 }]);
    expect(table.told('goods-shipped')[0]?.goods.toSorted((one, other) => other.money - one.money)).toEqual([
      { good: 'fish', money: 5, held: 5, kept: 0 },
      { good: 'stone', money: 3, held: 4, kept: 0 },
    ]);
    expect(table.told('market-changed')).toEqual([
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
    expect(table.told('building-bought')).toMatchObject([{ building: 'ranch', price: 7, change: 0 }]);
  });

  test('until the building is chosen nothing has left the stock and the market stands', () => {
    const table = buying({ goods: { fish: 5, wood: 4 } }).play('Ana', { type: 'ship', good: 'fish' });
    expect(table.holds('Ana')).toEqual({ fish: 5, wood: 4 });
    expect(table.state.market).toEqual(['fish', 'wood', 'stone', 'livestock']);
    expect(table.question('buy').purchase).toMatchObject({ shipped: ['fish'], traded: false });
  });

  test('what is left of the money is lost', () => {
    const table = buying({ goods: { fish: 5, wood: 4 } }).ship('Ana', ['fish', 'wood'], 'locks');
    expect(table.told('building-bought')).toMatchObject([{ price: 6, change: 3 }]);
    expect(table.told('goods-shipped')).toMatchObject([{ money: 9 }]);
  });

  test('ruling 2: more types than needed may be shipped; the money is lost and the market moves', () => {
    const table = buying({ goods: { fish: 5, wood: 4, stone: 3, livestock: 2 } });
    table.ship('Ana', ['wood', 'stone', 'livestock', 'fish'], 'locks');
    expect(table.holds('Ana')).toEqual({});
    expect(table.told('building-bought')).toMatchObject([{ price: 6, change: 8 }]);
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

  test('buying is optional: before anything is shipped one may decline', () => {
    const table = buying({ goods: { fish: 5, wood: 4 } }).play('Ana', { type: 'decline' });
    expect(table.holds('Ana')).toEqual({ fish: 5, wood: 4 });
    expect(table.told('purchase-declined').length).toBe(1);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('a good once named is not named twice', () => {
    const table = buying({ goods: { fish: 6, wood: 6 } }).play('Ana', { type: 'ship', good: 'fish' });
    expect(table.shippable('Ana')).toEqual(['wood']);
  });
});

describe('the price', () => {
  test('one dollar less for each coin owned, board and buildings', () => {
    const table = buying({ board: 'investor', buildings: ['smokehouse', 'ferry-landing'], goods: { fish: 5 } });
    table.play('Ana', { type: 'ship', good: 'fish' });
    expect(table.affordable('Ana')).toEqual(['locks', 'ranch', 'pub']);
    table.play('Ana', { type: 'buy', building: 'pub' });
    expect(table.told('building-bought')).toMatchObject([
      {
        price: 5,
        reckoning: [
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
    expect(table.told('building-bought')).toMatchObject([{ price: 0, change: 2 }]);
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
      const lines = priceReckoning(buyer, 'locks', terms);
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
    expect(table.told('centre-filled')).toEqual([{ type: 'centre-filled', building: 'quarry' }]);
  });

  test('ruling 5: the building on which one’s own pawn stands may be bought', () => {
    const table = turnOf({ players: { Ana: { goods: { fish: 5, wood: 4 } }, Bo: {} }, centre: ['customs-house'] });
    table.go('Ana', 'customs-house').ship('Ana', ['fish', 'wood'], 'customs-house');
    expect(table.player('Ana')).toMatchObject({ buildings: ['customs-house'], pawn: 'customs-house' });
  });

  test('ruling 21: where the deck is empty the row shrinks', () => {
    const others = buildingIds.filter((building) => !centre.includes(building));
    const table = turnOf({
      players: { Ana: { goods: { fish: 5, livestock: 2 } }, Bo: { buildings: others } },
      centre,
      endedBy: 1,
    });
    expect(table.state.deck).toEqual([]);
    table.goBuying('Ana').ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.state.centre).toEqual(['locks', 'pub', 'golem-workshop', 'clocktower']);
    expect(table.told('centre-filled')).toEqual([]);
  });
});

describe('warehouses', () => {
  test('ruling 9: one good per warehouse and purchase, over all types together; the type is chosen', () => {
    const table = buying({ buildings: ['sawmill'], goods: { fish: 5, wood: 4, stone: 1 } });
    table.ship('Ana', ['fish', 'wood'], 'golem-workshop');
    expect(table.question('keep')).toMatchObject({ seat: 0, building: 'golem-workshop', kept: [], left: 1 });
    expect(table.moves('Ana')).toEqual([
      { type: 'keep', good: 'fish' },
      { type: 'keep', good: 'wood' },
    ]);
    // All at once: until the last choice nothing has moved.
    expect(table.holds('Ana')).toEqual({ fish: 5, wood: 4, stone: 1 });
    table.play('Ana', { type: 'keep', good: 'wood' });
    expect(table.holds('Ana')).toEqual({ wood: 1, stone: 1 });
    // A kept good still counts as shipped for the market.
    expect(table.state.market).toEqual(['stone', 'livestock', 'wood', 'fish']);
    expect(table.told('goods-shipped')[0]?.goods.map(({ good, kept }) => [good, kept])).toEqual(
      expect.arrayContaining([
        ['fish', 0],
        ['wood', 1],
      ]),
    );
  });

  test('ruling 9: with several warehouses both of one type or one of each', () => {
    const two: Sitting = { buildings: ['warehouse-row'], goods: { fish: 5, wood: 4 } };
    const same = buying(two).ship('Ana', ['fish', 'wood'], 'locks', 'fish', 'fish');
    expect(same.holds('Ana')).toEqual({ fish: 2 });
    const each = buying(two).ship('Ana', ['fish', 'wood'], 'locks', 'wood', 'fish');
    expect(each.holds('Ana')).toEqual({ fish: 1, wood: 1 });
  });

  test('ruling 9: as many as the warehouses allow', () => {
    const table = buying({ buildings: ['warehouse-row', 'sawmill'], goods: { fish: 6, wood: 4, stone: 3 } });
    table.ship('Ana', ['fish', 'stone'], 'ranch', 'fish', 'fish', 'fish');
    expect(table.holds('Ana')).toEqual({ fish: 3, wood: 4 });
  });

  test('ruling 9: with one type shipped nobody is asked', () => {
    const one = buying({ board: 'bookkeeper', buildings: ['smokehouse', 'net-loft'], goods: { fish: 5 } });
    one.ship('Ana', ['fish'], 'locks');
    expect(one.holds('Ana')).toEqual({ fish: 1 });
  });

  test('never more than there were', () => {
    // Moneylender and three warehouses: one stone and two livestock shipped, all three stay.
    const table = turnOf({
      players: {
        Ana: { buildings: ['warehouse-row', 'sawmill', 'smokehouse'], goods: { stone: 1, livestock: 2 } },
        Bo: {},
      },
      centre: ['moneylender', 'locks'],
    }).go('Ana', 'moneylender');
    expect(table.shippable('Ana')).toEqual(['livestock', 'stone']);
    table.ship('Ana', ['stone', 'livestock'], 'locks');
    expect(table.holds('Ana')).toEqual({ livestock: 2, stone: 1 });
    expect(table.toMove('Bo')).toBe(true);
  });
});

describe('the preview of a purchase', () => {
  const table = { market: ['fish', 'wood', 'stone', 'livestock'], centre } as const;
  const terms = { discount: 1, lowerEach: 0, lowerOne: 0 };
  const buyer = (goods: Partial<GoodCounts>) =>
    ({ board: 'bookkeeper', buildings: ['sawmill'], goods: { ...noGoods(), ...goods } }) as const;

  test('what is missing, what would be left over, what cannot be paid', () => {
    const { money, offers } = previewPurchase(
      buyer({ fish: 6 }),
      table,
      { terms, shipped: ['fish'], traded: false },
      [],
    );
    expect(money).toBe(5);
    expect(
      offers.map(({ building, price, affordable, missing, change }) => [building, price, affordable, missing, change]),
    ).toEqual([
      ['locks', 5, true, 0, 0],
      ['ranch', 6, false, 1, 0],
      ['pub', 7, false, 2, 0],
      ['golem-workshop', 8, false, 3, 0],
      ['clocktower', 11, false, 6, 0],
    ]);
    const more = previewPurchase(
      buyer({ fish: 6, livestock: 2 }),
      table,
      { terms, shipped: ['fish', 'livestock'], traded: false },
      [],
    );
    expect(more.offers.map(({ change }) => change)).toEqual([2, 1, 0, 0, 0]);
  });

  test('which goods stay and by which rule; where warehouses have a choice it is open', () => {
    const purchase = { terms, shipped: ['fish', 'stone'], traded: false } as const;
    const open = previewPurchase(buyer({ fish: 6, stone: 3 }), table, purchase, []);
    expect(open.keeping).toMatchObject({ left: 1, among: ['fish', 'stone'] });
    const kept = previewPurchase(buyer({ fish: 6, stone: 3 }), table, purchase, ['stone']);
    expect(kept.keeping).toMatchObject({
      left: 0,
      types: [
        { good: 'fish', money: 5, printed: 5, held: 6, surplusKept: 1, typeKept: 0, warehouseKept: 0 },
        { good: 'stone', money: 3, printed: 3, held: 3, surplusKept: 0, typeKept: 0, warehouseKept: 1 },
      ],
    });
    expect(kept.market).toEqual(['wood', 'livestock', 'stone', 'fish']);
  });

  test('nothing shipped pays for nothing, not even at a price of 0; the inland traders do', () => {
    const free = { discount: 6, lowerEach: 0, lowerOne: 0 };
    const nothing = previewPurchase(buyer({}), table, { terms: free, shipped: [], traded: false }, []);
    expect(nothing.offers[0]).toMatchObject({ price: 0, affordable: false, missing: 0 });
    const traded = previewPurchase(buyer({}), table, { terms: free, shipped: [], traded: true }, []);
    expect(traded).toMatchObject({ money: 4, market: table.market });
    expect(traded.offers[0]).toMatchObject({ price: 0, affordable: true, change: 4 });
  });
});

describe('inland traders', () => {
  const all = { fish: 1, livestock: 1, wood: 1, stone: 1 };

  test('off unless they were settled', () => {
    expect(buying({ goods: { fish: 6, livestock: 6, wood: 6, stone: 6 } }).offers('Ana', 'inland-traders')).toEqual([]);
  });

  test('before shipping, one of each good brings $4; the market does not move for it', () => {
    const table = buying({ goods: { ...all, livestock: 3 } }, { traders: true });
    expect(table.shippable('Ana')).toEqual([]);
    table.play('Ana', { type: 'inland-traders' });
    // They leave at once.
    expect(table.holds('Ana')).toEqual({ livestock: 2 });
    expect(table.told('inland-traded')).toEqual([{ type: 'inland-traded', seat: 0, money: 4 }]);
    // Ruling 3: now the purchase must be completed.
    expect(table.moves('Ana')).toEqual([{ type: 'ship', good: 'livestock' }]);
    table.ship('Ana', ['livestock'], 'locks');
    expect(table.holds('Ana')).toEqual({});
    expect(table.state.market).toEqual(['fish', 'wood', 'stone', 'livestock']);
    expect(table.told('goods-shipped')).toMatchObject([{ goods: [{ good: 'livestock', money: 2 }] }]);
    expect(table.told('building-bought')).toMatchObject([{ price: 6, change: 0 }]);
  });

  test('the goods handed in count no more for the minimums', () => {
    const table = buying({ goods: { fish: 5, livestock: 2, wood: 5, stone: 3 } }, { traders: true });
    table.play('Ana', { type: 'inland-traders' });
    expect(table.shippable('Ana')).toEqual(['wood']);
  });

  test('once per buy action, and not after something was shipped', () => {
    const table = buying({ goods: { fish: 6, livestock: 6, wood: 6, stone: 6 } }, { traders: true });
    expect(table.offers('Ana', 'inland-traders').length).toBe(1);
    table.play('Ana', { type: 'inland-traders' });
    expect(table.offers('Ana', 'inland-traders')).toEqual([]);
    const shipped = buying({ goods: { fish: 6, livestock: 6, wood: 6, stone: 6 } }, { traders: true });
    shipped.play('Ana', { type: 'ship', good: 'fish' });
    expect(shipped.offers('Ana', 'inland-traders')).toEqual([]);
  });

  test('ruling 3: not where it could pay for nothing', () => {
    expect(buying({ goods: all }, { traders: true }).toMove('Bo')).toBe(true);
  });

  test('one of each is needed', () => {
    const table = buying({ goods: { fish: 5, livestock: 3, wood: 1 } }, { traders: true });
    expect(table.offers('Ana', 'inland-traders')).toEqual([]);
  });

  test('ruling 4: with them nothing need be shipped, and then the market does not move', () => {
    const table = turnOf({
      players: { Ana: { buildings: ['smokehouse', 'ferry-landing'], goods: all }, Bo: {} },
      centre: ['locks', 'ranch'],
      settled: { inlandTraders: true },
    }).goBuying('Ana');
    table.play('Ana', { type: 'inland-traders' });
    expect(table.moves('Ana')).toEqual([{ type: 'buy', building: 'locks' }]);
    table.play('Ana', { type: 'buy', building: 'locks' });
    expect(table.player('Ana').buildings.at(-1)).toBe('locks');
    expect(table.holds('Ana')).toEqual({});
    expect(table.told('market-changed')).toEqual([]);
    expect(table.told('goods-shipped')).toEqual([]);
    expect(table.told('building-bought')).toMatchObject([{ price: 4, change: 0 }]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('warehouses keep nothing of it', () => {
    const table = buying({ buildings: ['warehouse-row'], goods: { ...all, livestock: 3 } }, { traders: true });
    table.play('Ana', { type: 'inland-traders' }).ship('Ana', ['livestock'], 'locks');
    expect(table.holds('Ana')).toEqual({ livestock: 2 });
  });
});
