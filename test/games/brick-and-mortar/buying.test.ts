import { describe, expect, it } from 'vitest';
import { seatAt, see } from '../../../shared/engine/index.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import { whyNotForSale } from '../../../shared/games/brick-and-mortar/reasons.ts';
import type { StoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { type Sitting, tableOf } from './table.ts';

const publicRow: readonly StoreId[] = ['bakery', 'bank', 'bazaar', 'warehouse'];

/** Taylor, whose turn it is, and a player who still has market cards. */
function taylorsTurn(taylor: Sitting) {
  return tableOf({ players: { Taylor: taylor, Sam: {} }, publicRow, onDeck: 'freezer' }).begin({
    type: 'begin-building',
  });
}

describe('buying a store from hand', () => {
  it('costs the printed price, and no card is drawn', () => {
    const table = taylorsTurn({ money: 15, storeHand: ['duty-free', 'food-bank'] });
    table.play('Taylor', { type: 'buy-from-hand', store: 'duty-free', tokens: 0 });
    expect(table.player('Taylor')).toMatchObject({ money: 1, debt: 0, bought: 'duty-free', storeHand: ['food-bank'] });
    expect(table.all('store-bought')).toEqual([
      {
        type: 'store-bought',
        seat: 0,
        store: 'duty-free',
        from: 'hand',
        paid: 14,
        tokens: 0,
        breakdown: [{ why: 'printed-cost', amount: 14 }],
      },
    ]);
    table.question('manage');
  });

  it('can be paid partly or wholly with debt tokens, but with no more than necessary', () => {
    const table = taylorsTurn({ money: 4, storeHand: ['large-canning-factory'] });
    const tokens = table.moves('Taylor').flatMap((move) => (move.type === 'buy-from-hand' ? [move.tokens] : []));
    // $9 with $4 in hand: three tokens at least, five pay for all of it.
    expect(tokens).toEqual([3, 4, 5]);
    table.play('Taylor', { type: 'buy-from-hand', store: 'large-canning-factory', tokens: 5 });
    // Five tokens are $10: the odd dollar is kept.
    expect(table.player('Taylor')).toMatchObject({ money: 5, debt: 5 });
  });

  it('is cheaper with a Realty Office', () => {
    const table = taylorsTurn({
      money: 10,
      stores: { 'realty-office': {} },
      storeHand: ['duty-free', 'small-loading-dock'],
    });
    table.play('Taylor', { type: 'buy-from-hand', store: 'duty-free', tokens: 0 });
    expect(table.player('Taylor').money).toBe(0);
    expect(table.all('store-bought')[0]?.breakdown).toEqual([
      { why: 'printed-cost', amount: 14 },
      { why: 'store-effect', amount: -4, store: 'realty-office' },
    ]);
  });

  it('is cheaper for a Peddler with every open store, down to $0', () => {
    const table = taylorsTurn({
      money: 0,
      stores: { 'realty-office': {}, 'food-bank': {}, 'mall-gallery': {} },
      storeHand: ['electronics-peddler'],
    });
    // $7 less 3 x $3 for the open stores less $4 would be below $0.
    expect(table.moves('Taylor')[0]).toEqual({ type: 'buy-from-hand', store: 'electronics-peddler', tokens: 0 });
    table.play('Taylor', { type: 'buy-from-hand', store: 'electronics-peddler', tokens: 0 });
    expect(table.all('store-bought')[0]).toMatchObject({
      paid: 0,
      breakdown: [
        { why: 'printed-cost', amount: 7 },
        { why: 'store-effect', amount: -9, store: 'electronics-peddler' },
        { why: 'store-effect', amount: -4, store: 'realty-office' },
        { why: 'floor', amount: 6 },
      ],
    });
  });

  it('is the only purchase of the month', () => {
    const table = taylorsTurn({ money: 40, storeHand: ['food-bank', 'duty-free'] });
    table.play('Taylor', { type: 'buy-from-hand', store: 'food-bank', tokens: 0 });
    expect(table.moves('Taylor').map((move) => move.type)).toEqual(['open-store', 'done']);
    const view = see(brickAndMortar.hiding, table.state, 'spectator');
    const [taylor, sam] = [seatAt(0), seatAt(1)];
    expect(whyNotForSale(view, taylor, 'bank', [taylor])).toEqual({ why: 'bought-this-month' });
    expect(whyNotForSale(view, sam, 'bank', [taylor])).toEqual({ why: 'others-turn', seats: [taylor] });
    table.play('Taylor', { type: 'open-store', store: 'food-bank' }).done('Taylor');
    expect(table.asked()).toEqual(['Sam']);
  });
});

describe('managing a building', () => {
  // The rulebook's example: Taylor closes her Jewelry Liquidator and opens a Fulfillment Center.
  it('gives Taylor 6 points for 3 jewelry, slides the Clothing Wholesaler and reopens the third slot', () => {
    const table = taylorsTurn({
      money: 15,
      stores: {
        'starting-store-4': {},
        'jewelry-liquidator': { jewelry: [1, 2] },
        'clothing-wholesaler': { clothing: 2 },
      },
      storeHand: ['fulfillment-center'],
    });
    table.play(
      'Taylor',
      { type: 'buy-from-hand', store: 'fulfillment-center', tokens: 0 },
      { type: 'close-store', store: 'jewelry-liquidator' },
    );
    expect(table.player('Taylor').points).toBe(16);
    expect(table.all('points-changed')).toEqual([
      { type: 'points-changed', seat: 0, by: 6, total: 16, why: 'store-effect', store: 'jewelry-liquidator' },
    ]);
    expect(table.all('store-closed')[0]).toMatchObject({ why: 'owner', discarded: { jewelry: 3 } });
    expect(table.open('Taylor')).toEqual(['starting-store-4', 'clothing-wholesaler']);

    table.play('Taylor', { type: 'open-store', store: 'fulfillment-center' });
    expect(table.open('Taylor')).toEqual(['starting-store-4', 'clothing-wholesaler', 'fulfillment-center']);
    expect(table.all('store-opened')).toEqual([
      { type: 'store-opened', seat: 0, store: 'fulfillment-center', slot: 3 },
    ]);
    expect(table.shelves('Taylor', 'clothing-wholesaler')).toEqual({ clothing: [2, 0] });
    // The items went to the general supply, not to the market.
    expect(table.state.market.jewelry).toBe(0);
  });

  it('moves a player who gains points for closing ahead in turn order, and skips no turn', () => {
    const table = tableOf({
      players: {
        Ada: { points: 12 },
        Bo: { points: 10, stores: { 'electronics-liquidator': { electronics: [4] } } },
        Cleo: { points: 8 },
      },
      publicRow,
    }).begin({ type: 'begin-building' });
    table.play('Ada', { type: 'pass' });
    expect(table.asked()).toEqual(['Bo']);
    table.play('Bo', { type: 'pass' }, { type: 'close-store', store: 'electronics-liquidator' });
    expect(table.player('Bo').points).toBe(14);
    expect(table.order()).toEqual(['Bo', 'Ada', 'Cleo']);
    // an empty building needs no managing
    expect(table.question('store-action').seat).toBe(table.seat('Cleo'));
  });

  it('lets players pass and still close stores', () => {
    const table = taylorsTurn({ stores: { 'art-liquidator': { art: [0, 2] }, 'food-bank': { food: 3 } } });
    table.play('Taylor', { type: 'pass' });
    expect(table.moves('Taylor')).toEqual([
      { type: 'close-store', store: 'art-liquidator' },
      { type: 'close-store', store: 'food-bank' },
      { type: 'done' },
    ]);
    table.play('Taylor', { type: 'close-store', store: 'food-bank' }, { type: 'close-store', store: 'art-liquidator' });
    expect(table.open('Taylor')).toEqual([]);
    expect(table.player('Taylor').points).toBe(16);
    expect(table.asked()).toEqual(['Sam']);
  });

  it('must close one of four open stores before another opens', () => {
    const table = taylorsTurn({
      stores: { 'starting-store-3': {}, 'food-bank': {}, 'art-studio': {}, 'duty-free': {} },
      storeHand: ['realty-office'],
    });
    table.play('Taylor', { type: 'buy-from-hand', store: 'realty-office', tokens: 0 });
    expect(table.moves('Taylor')).not.toContainEqual({ type: 'open-store', store: 'realty-office' });
    table.play(
      'Taylor',
      { type: 'close-store', store: 'starting-store-3' },
      { type: 'open-store', store: 'realty-office' },
    );
    expect(table.open('Taylor')).toEqual(['food-bank', 'art-studio', 'duty-free', 'realty-office']);
  });

  it('gives points for closing in the Building Phase only, not for expired items', () => {
    const table = tableOf({
      players: { Taylor: { stores: { 'art-liquidator': { art: [0, 2] } } }, Sam: {} },
      phase: 'investment',
    }).begin({ type: 'begin-inventory' });
    expect(table.all('items-expired')[0]).toMatchObject({ store: 'art-liquidator', item: 'art', count: 2 });
    expect(table.player('Taylor').points).toBe(10);
  });

  it('removes a store that was bought but not opened from the game', () => {
    const table = taylorsTurn({ storeHand: ['food-bank'] });
    table.play('Taylor', { type: 'buy-from-hand', store: 'food-bank', tokens: 0 }).done('Taylor');
    expect(table.all('store-not-opened')).toEqual([{ type: 'store-not-opened', seat: 0, store: 'food-bank' }]);
    expect(table.player('Taylor').bought).toBeNull();
    expect([...table.state.storeDiscards, ...table.state.storesAside, ...table.state.storeDeck]).not.toContain(
      'food-bank',
    );
  });
});
