import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrickMove } from '../../../shared/games/brick-and-mortar/moves.ts';
import type { StoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { type Sitting, tableOf } from './table.ts';

const dropOut: BrickMove = { type: 'drop-out' };

const publicRow: readonly StoreId[] = ['food-wholesaler', 'bank', 'freezer', 'art-peddler'];

/** February, Ada's turn; Ada, Bo and Cleo have $20 each unless a test says otherwise. */
function auctionTable(players: { readonly Ada?: Sitting; readonly Bo?: Sitting; readonly Cleo?: Sitting } = {}) {
  const { Ada = {}, Bo = {}, Cleo = {} } = players;
  return tableOf({
    players: { Ada: { money: 20, ...Ada }, Bo: { money: 20, ...Bo }, Cleo: { money: 20, ...Cleo } },
    publicRow,
    onDeck: 'warehouse',
  }).begin({ type: 'begin-building' });
}

describe('an auction', () => {
  it('opens for a public store with at least its printed cost, never for the on-deck store', () => {
    const offers = auctionTable()
      .moves('Ada')
      .flatMap((move) => (move.type === 'open-auction' ? [move] : []));
    for (const [store, cost] of [
      ['food-wholesaler', 11],
      ['bank', 14],
      ['freezer', 7],
      ['art-peddler', 9],
    ] as const) {
      const named = offers.filter((move) => move.store === store).map((move) => move.offer);
      expect(named).toEqual(Array.from({ length: 61 - cost }, (_, more) => cost + more));
    }
    expect(offers.some((move) => move.store === 'warehouse')).toBe(false);
  });

  it('goes round in turn order, including the starter, until one player is left', () => {
    const table = auctionTable().play('Ada', { type: 'open-auction', store: 'food-wholesaler', offer: 11 });
    expect(table.asked()).toEqual(['Bo']);
    table.play('Bo', { type: 'raise', offer: 12 });
    expect(table.asked()).toEqual(['Cleo']);
    expect(table.moves('Cleo')[0]).toEqual({ type: 'raise', offer: 13 });
    table.play('Cleo', { type: 'raise', offer: 14 });
    expect(table.asked()).toEqual(['Ada']);
    table.play('Ada', { type: 'raise', offer: 15 }).play('Bo', dropOut);
    expect(table.asked()).toEqual(['Cleo']);
    table.play('Cleo', { type: 'raise', offer: 16 });
    // Bo cannot return to this auction
    expect(table.asked()).toEqual(['Ada']);
    table.play('Ada', { type: 'raise', offer: 17 }).play('Cleo', dropOut).pay('Ada', 0);
    expect(table.all('auction-won')).toEqual([{ type: 'auction-won', seat: 0, store: 'food-wholesaler', offer: 17 }]);
    expect(table.player('Ada')).toMatchObject({ money: 3, debt: 0, bought: 'food-wholesaler' });
    expect(table.question('manage').seat).toBe(table.seat('Ada'));
  });

  it('costs the starter the opening offer if there is no other bid', () => {
    const table = auctionTable()
      .play('Ada', { type: 'open-auction', store: 'freezer', offer: 9 })
      .play('Bo', dropOut)
      .play('Cleo', dropOut)
      .pay('Ada', 0);
    expect(table.player('Ada').money).toBe(11);
  });

  it('lets a starter who loses act again; the winner has used up the store action and manages in turn', () => {
    const table = auctionTable({ Ada: { storeHand: ['food-bank'] } })
      .play('Ada', { type: 'open-auction', store: 'bank', offer: 14 })
      .play('Bo', { type: 'raise', offer: 15 })
      .play('Cleo', dropOut)
      .play('Ada', dropOut)
      .pay('Bo', 0);
    expect(table.player('Bo')).toMatchObject({ money: 5, bought: 'bank', building: [] });
    expect(table.question('store-action').seat).toBe(table.seat('Ada'));
    // The next auction is between Ada and Cleo: Bo has bought a store, and Cleo dropped out of the other card only.
    table.play('Ada', { type: 'open-auction', store: 'freezer', offer: 7 });
    expect(table.asked()).toEqual(['Cleo']);
    table.play('Cleo', { type: 'raise', offer: 8 }).play('Ada', dropOut).pay('Cleo', 0);
    table.play('Ada', { type: 'buy-from-hand', store: 'food-bank', tokens: 0 }).done('Ada');

    expect(table.question('manage').seat).toBe(table.seat('Bo'));
    table.play('Bo', { type: 'open-store', store: 'bank' }).done('Bo');
    expect(table.question('manage').seat).toBe(table.seat('Cleo'));
    expect(table.all('passed')).toEqual([]);
  });

  it('ends at once if no other player may bid', () => {
    const table = auctionTable().play('Ada', { type: 'pass' }).play('Bo', { type: 'pass' });
    table.play('Cleo', { type: 'open-auction', store: 'freezer', offer: 7 });
    expect(table.all('auction-won')).toEqual([{ type: 'auction-won', seat: 2, store: 'freezer', offer: 7 }]);
    expect(table.question('store-payment')).toMatchObject({ seat: 2, price: 7 });
  });

  it('ends at once at the highest possible offer', () => {
    const table = auctionTable()
      .play('Ada', { type: 'open-auction', store: 'freezer', offer: 59 })
      .play('Bo', { type: 'raise', offer: 60 });
    expect(table.question('store-payment')).toMatchObject({ seat: 1, offer: 60 });
  });

  it.each([
    ['debt covers the rest, and the winner keeps an odd dollar', 6, 21, [8, 9, 10, 11]],
    ['players without money are asked too, to keep that secret', 0, 15, [8]],
  ])('can be won beyond the winner’s money: %s', (_, money, offer, payments) => {
    const table = auctionTable({ Ada: { money } })
      .play('Ada', { type: 'open-auction', store: 'bank', offer })
      .play('Bo', dropOut)
      .play('Cleo', dropOut);
    expect(table.moves('Ada')).toEqual(payments.map((tokens) => ({ type: 'pay', tokens })));
    table.pay('Ada', 8);
    expect(table.player('Ada')).toMatchObject({ money: 1, debt: 8, bought: 'bank' });
  });

  it('fills the gap at once: the newer stores move down and the on-deck store enters', () => {
    const table = auctionTable();
    const next = table.state.storeDeck.at(-1);
    table
      .play('Ada', { type: 'open-auction', store: 'bank', offer: 14 })
      .play('Bo', dropOut)
      .play('Cleo', dropOut)
      .pay('Ada', 0);
    expect(table.state.publicRow).toEqual(['food-wholesaler', 'freezer', 'art-peddler', 'warehouse']);
    expect(table.state.onDeck).toBe(next);
    expect(table.all('public-row-changed')).toEqual([
      { type: 'public-row-changed', why: 'bought', discarded: [], row: table.state.publicRow, onDeck: next },
    ]);
  });
});

it('any auction: has rising offers, and sells to the last player for the last offer', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.nat({ max: 30 }), (choices, money) => {
      const table = auctionTable({ Ada: { money }, Bo: { money }, Cleo: { money } });
      table.play('Ada', { type: 'open-auction', store: 'bank', offer: 14 });
      for (const choice of choices) {
        const [name] = table.asked();
        if (name === undefined || table.state.question?.type !== 'auction') break;
        const moves = table.moves(name);
        // Every third answer drops out; the others raise by a little.
        const move = choice % 3 === 0 ? moves.at(-1) : moves[choice % Math.min(5, moves.length)];
        if (move !== undefined) table.play(name, move);
      }
      while (table.state.question?.type === 'auction') for (const name of table.asked()) table.play(name, dropOut);
      const offers = [14, ...table.all('offer-raised').map((event) => event.offer)];
      expect(offers).toEqual([...new Set(offers)].sort((one, other) => one - other));
      const [won] = table.all('auction-won');
      expect(won?.offer).toBe(offers.at(-1));
      expect(won?.seat).toBe(table.all('offer-raised').at(-1)?.seat ?? 0);
      const dropped = table.all('dropped-out').map((event) => event.seat);
      expect(new Set(dropped).size).toBe(dropped.length);
      expect(dropped).not.toContain(won?.seat);
      if (won?.offer !== 60) expect(dropped).toHaveLength(2);
      const [winner] = table.asked();
      if (table.state.question?.type === 'store-payment' && winner !== undefined) {
        const [payment] = table.moves(winner);
        if (payment !== undefined) table.play(winner, payment);
      }
      const [bought] = table.all('store-bought');
      expect(bought).toMatchObject({ seat: won?.seat, store: 'bank', paid: won?.offer });
      expect(table.state.publicRow).toHaveLength(4);
    }),
    { numRuns: 150 },
  );
});

describe('discounts in an auction', () => {
  it('reduce the payment of a Peddler’s winner, not the offers', () => {
    const table = auctionTable({ Ada: { stores: { 'food-bank': {}, 'mall-gallery': {} } } });
    expect(table.moves('Ada')).not.toContainEqual({ type: 'open-auction', store: 'art-peddler', offer: 8 });
    table
      .play('Ada', { type: 'open-auction', store: 'art-peddler', offer: 9 })
      .play('Bo', { type: 'raise', offer: 10 })
      .play('Cleo', dropOut);
    expect(table.moves('Ada')[0]).toEqual({ type: 'raise', offer: 11 });
    table.play('Ada', { type: 'raise', offer: 11 }).play('Bo', dropOut).pay('Ada', 0);
    // $11 less $3 for each of two open stores.
    expect(table.all('store-bought')[0]).toMatchObject({
      from: 'auction',
      paid: 5,
      breakdown: [
        { why: 'winning-offer', amount: 11 },
        { why: 'store-effect', amount: -6, store: 'art-peddler' },
      ],
    });
    expect(table.player('Ada').money).toBe(15);
  });

  it('of a Realty Office apply to its owner only', () => {
    const won = (winner: 'Ada' | 'Bo') => {
      const table = auctionTable({ Bo: { stores: { 'realty-office': {} } } })
        .play('Ada', { type: 'open-auction', store: 'bank', offer: 14 })
        .play('Bo', winner === 'Bo' ? { type: 'raise', offer: 15 } : dropOut)
        .play('Cleo', dropOut);
      if (winner === 'Bo') table.play('Ada', dropOut);
      return table.question('store-payment').price;
    };
    expect(won('Ada')).toBe(14);
    expect(won('Bo')).toBe(11);
  });

  it('never take a price below $0', () => {
    const table = auctionTable({
      Ada: { money: 2, stores: { 'realty-office': {}, 'food-bank': {}, 'mall-gallery': {} } },
    })
      .play('Ada', { type: 'open-auction', store: 'art-peddler', offer: 10 })
      .play('Bo', dropOut)
      .play('Cleo', dropOut);
    expect(table.all('store-bought')[0]).toMatchObject({ paid: 0, tokens: 0 });
    expect(table.all('store-bought')[0]?.breakdown.at(-1)).toEqual({ why: 'floor', amount: 3 });
    expect(table.player('Ada').money).toBe(2);
  });
});
