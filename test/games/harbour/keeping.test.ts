import { describe, expect, test } from 'vitest';
import { type GoodCounts, noGoods } from '../../../shared/games/harbour/goods.ts';
import { previewPurchase } from '../../../shared/games/harbour/preview.ts';
import { buying, dearerAndDearer, type Sitting, turnOf } from './table.ts';

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
    expect(table.all('goods-shipped')[0]?.goods.map(({ good, kept }) => [good, kept])).toEqual(
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

  test('ruling 9: asks no question if one type is shipped', () => {
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
    expect(table.after('Ana')).toEqual({ Ana: { livestock: 2, stone: 1 }, next: 'Bo' });
  });
});

describe('Bookkeeper', () => {
  test('of each type shipped only the printed minimum leaves', () => {
    const table = buying({ board: 'bookkeeper', goods: { fish: 6, livestock: 5, wood: 1 } });
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.holds('Ana')).toEqual({ fish: 1, livestock: 3, wood: 1 });
    expect(table.all('goods-shipped')[0]?.goods).toEqual(
      expect.arrayContaining([
        { good: 'fish', money: 5, held: 6, kept: 1 },
        { good: 'livestock', money: 2, held: 5, kept: 3 },
      ]),
    );
    expect(table.state.market).toEqual(['wood', 'stone', 'livestock', 'fish']);
  });

  test('ruling 10: the surplus first, then the warehouses add to it', () => {
    const table = buying({ board: 'bookkeeper', buildings: ['sawmill'], goods: { fish: 6, livestock: 5 } });
    table.ship('Ana', ['fish', 'livestock'], 'ranch', 'fish');
    expect(table.holds('Ana')).toEqual({ fish: 2, livestock: 3 });
  });

  test('ruling 10: one above the minimum and one for each of two warehouses', () => {
    const table = buying({
      board: 'bookkeeper',
      buildings: ['warehouse-row', 'smokehouse'],
      goods: { fish: 2, wood: 5 },
    });
    table.ship('Ana', ['wood'], 'locks');
    expect(table.holds('Ana')).toEqual({ fish: 2, wood: 3 });
  });

  test('ruling 27: with fewer than printed all of them leave', () => {
    const table = turnOf({
      players: { Ana: { board: 'bookkeeper', goods: { fish: 4, wood: 6 } }, Bo: {} },
      centre: ['traders-guild', 'pub'],
    }).go('Ana', 'traders-guild');
    table.ship('Ana', ['fish', 'wood'], 'pub');
    expect(table.holds('Ana')).toEqual({ wood: 2 });
  });
});

describe('Wholesaler', () => {
  test('one of each type shipped stays', () => {
    const table = buying({ board: 'wholesaler', goods: { fish: 5, livestock: 2, stone: 1 } });
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.holds('Ana')).toEqual({ fish: 1, livestock: 1, stone: 1 });
  });

  test('ruling 10: warehouses add to it', () => {
    const table = buying({ board: 'wholesaler', buildings: ['sawmill'], goods: { fish: 5, livestock: 2 } });
    table.ship('Ana', ['fish', 'livestock'], 'ranch', 'livestock');
    expect(table.holds('Ana')).toEqual({ fish: 1, livestock: 2 });
  });

  test('ruling 10: never more than there were: a type that is whole is not offered to a warehouse', () => {
    const table = turnOf({
      players: { Ana: { board: 'wholesaler', buildings: ['warehouse-row'], goods: { fish: 5, livestock: 1 } }, Bo: {} },
      centre: ['moneylender', 'ranch'],
    }).go('Ana', 'moneylender');
    // both warehouses keep fish, because the only livestock stays anyway: there is no question
    table.ship('Ana', ['fish', 'livestock'], 'ranch');
    expect(table.holds('Ana')).toEqual({ fish: 3, livestock: 1 });
  });
});

describe('the preview of a purchase', () => {
  const table = { market: ['fish', 'wood', 'stone', 'livestock'], centre: dearerAndDearer } as const;
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
