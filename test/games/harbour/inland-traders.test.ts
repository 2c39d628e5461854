import { describe, expect, test } from 'vitest';
import { mayTradeInland } from '../../../shared/games/harbour/trade/purchase.ts';
import { buying, dearerAndDearer, pair } from './table.ts';

describe('inland traders', () => {
  const all = { fish: 1, livestock: 1, wood: 1, stone: 1 };

  test('off unless they were settled', () => {
    expect(buying({ goods: { fish: 6, livestock: 6, wood: 6, stone: 6 } }).offers('Ana', 'inland-traders')).toEqual([]);
  });

  test('before shipping, one of each good brings $4; the market does not move for it', () => {
    const table = buying({ goods: { ...all, livestock: 3 } }, {}, { inlandTraders: true });
    expect(table.shippable('Ana')).toEqual([]);
    table.play('Ana', { type: 'inland-traders' });
    // They leave at once.
    expect(table.holds('Ana')).toEqual({ livestock: 2 });
    expect(table.all('inland-traded')).toEqual([{ type: 'inland-traded', seat: 0, money: 4 }]);
    // Ruling 3: now the purchase must be completed.
    expect(table.moves('Ana')).toEqual([{ type: 'ship', good: 'livestock' }]);
    table.ship('Ana', ['livestock'], 'locks');
    expect(table.holds('Ana')).toEqual({});
    expect(table.state.market).toEqual(['fish', 'wood', 'stone', 'livestock']);
    expect(table.all('goods-shipped')).toMatchObject([{ goods: [{ good: 'livestock', money: 2 }] }]);
    expect(table.all('building-bought')).toMatchObject([{ price: 6, change: 0 }]);
  });

  test('the goods handed in count no more for the minimums', () => {
    const table = buying({ goods: { fish: 5, livestock: 2, wood: 5, stone: 3 } }, {}, { inlandTraders: true });
    table.play('Ana', { type: 'inland-traders' });
    expect(table.shippable('Ana')).toEqual(['wood']);
  });

  test('once per buy action, and not after something was shipped', () => {
    const table = buying({ goods: { fish: 6, livestock: 6, wood: 6, stone: 6 } }, {}, { inlandTraders: true });
    expect(table.offers('Ana', 'inland-traders').length).toBe(1);
    table.play('Ana', { type: 'inland-traders' });
    expect(table.offers('Ana', 'inland-traders')).toEqual([]);
    const shipped = buying({ goods: { fish: 6, livestock: 6, wood: 6, stone: 6 } }, {}, { inlandTraders: true });
    shipped.play('Ana', { type: 'ship', good: 'fish' });
    expect(shipped.offers('Ana', 'inland-traders')).toEqual([]);
  });

  test('nor may a page prior it then', () => {
    const buyer = { board: 'the-wharfs', buildings: [], goods: { fish: 6, livestock: 6, wood: 6, stone: 6 } } as const;
    const table = { market: ['fish', 'wood', 'stone', 'livestock'], centre: dearerAndDearer } as const;
    const terms = { discount: 0, lowerEach: 0, lowerOne: 0 };
    expect(mayTradeInland(buyer, table, { terms, shipped: [], traded: false })).toBe(true);
    expect(mayTradeInland(buyer, table, { terms, shipped: ['fish'], traded: false })).toBe(false);
    expect(mayTradeInland(buyer, table, { terms, shipped: [], traded: true })).toBe(false);
  });

  test('ruling 3: not where it could pay for nothing', () => {
    expect(buying({ goods: all }, {}, { inlandTraders: true }).toMove('Bo')).toBe(true);
  });

  test('one of each is needed', () => {
    const table = buying({ goods: { fish: 5, livestock: 3, wood: 1 } }, {}, { inlandTraders: true });
    expect(table.offers('Ana', 'inland-traders')).toEqual([]);
  });

  test('ruling 4: with them nothing need be shipped, and then the market does not move', () => {
    const table = pair(
      { centre: ['locks', 'ranch'], settled: { inlandTraders: true } },
      { buildings: ['smokehouse', 'ferry-landing'], goods: all },
    ).goBuying('Ana');
    table.play('Ana', { type: 'inland-traders' });
    expect(table.moves('Ana')).toEqual([{ type: 'buy', building: 'locks' }]);
    table.play('Ana', { type: 'buy', building: 'locks' });
    expect(table.player('Ana').buildings.at(-1)).toBe('locks');
    expect(table.holds('Ana')).toEqual({});
    expect(table.all('market-changed')).toEqual([]);
    expect(table.all('goods-shipped')).toEqual([]);
    expect(table.all('building-bought')).toMatchObject([{ price: 4, change: 0 }]);
    expect(table.toMove('Bo')).toBe(true);
  });

  test('warehouses keep nothing of it', () => {
    const table = buying(
      { buildings: ['warehouse-row'], goods: { ...all, livestock: 3 } },
      {},
      { inlandTraders: true },
    );
    table.play('Ana', { type: 'inland-traders' }).ship('Ana', ['livestock'], 'locks');
    expect(table.holds('Ana')).toEqual({ livestock: 2 });
  });
});
