import { describe, expect, it } from 'vitest';
import type { StoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { tableOf } from './table.ts';

const publicRow: readonly StoreId[] = ['bakery', 'bank', 'bazaar', 'freezer'];

/** A Building Phase in February in which Ada may do something and Bo passes. */
function february(deck: readonly StoreId[] = ['duty-free', 'exporter', 'food-bank', 'mall-gallery', 'pawn-shop']) {
  const table = tableOf({
    players: {
      Ada: { money: 60, storeHand: ['estate-seller'], marketHand: ['m01', 'm02'] },
      Bo: { marketHand: ['m03', 'm04'] },
    },
    publicRow,
    onDeck: 'warehouse',
  });
  // The last store of the deck is the top one.
  table.state.storeDeck = deck.toReversed();
  return table.begin({ type: 'begin-building' });
}

/** Ada has bought the oldest public store. */
function bankBought() {
  return february()
    .play('Ada', { type: 'open-auction', store: 'bank', offer: 14 })
    .play('Bo', { type: 'drop-out' })
    .pay('Ada', 0)
    .done('Ada')
    .play('Bo', { type: 'pass' });
}

describe('the public row at the end of Building', () => {
  it('loses its oldest store when a public store was bought', () => {
    const table = bankBought();
    expect(table.state.publicRow).toEqual(['bazaar', 'freezer', 'warehouse', 'duty-free']);
    expect(table.state.onDeck).toBe('exporter');
    expect(table.state.storeDiscards).toEqual(['bakery']);
    expect(table.all('public-row-changed').at(-1)).toEqual({
      type: 'public-row-changed',
      why: 'oldest-discarded',
      discarded: ['bakery'],
      row: ['bazaar', 'freezer', 'warehouse', 'duty-free'],
      onDeck: 'exporter',
    });
  });

  it('is replaced when no public store was bought; stores bought from hand do not count', () => {
    const table = february();
    table
      .play('Ada', { type: 'buy-from-hand', store: 'estate-seller', tokens: 0 })
      .done('Ada')
      .play('Bo', { type: 'pass' });
    expect(table.state.publicRow).toEqual(['warehouse', 'duty-free', 'exporter', 'food-bank']);
    expect(table.state.onDeck).toBe('mall-gallery');
    expect(table.state.storeDiscards).toEqual(publicRow);
    expect(table.all('public-row-changed').map((event) => event.why)).toEqual(['all-discarded']);
  });

  it('counts only the stores bought this month', () => {
    const table = bankBought();
    const march = table.state.publicRow.slice();
    table.state.question = null;
    table.state.agenda = [];
    table.begin({ type: 'begin-building' }).play('Ada', { type: 'pass' }).play('Bo', { type: 'pass' });
    expect(table.all('public-row-changed').at(-1)).toMatchObject({ why: 'all-discarded', discarded: march });
  });

  it('is filled from the shuffled discards when the deck runs out', () => {
    const table = february(['duty-free']);
    table.state.storesAside = ['farmers-market'];
    table.play('Ada', { type: 'pass' }).play('Bo', { type: 'pass' });
    const seen = [...table.state.publicRow, table.state.onDeck, ...table.state.storeDeck];
    // Four discarded and one left from the draft come back behind the on-deck store and the last of the deck.
    expect(table.state.publicRow.slice(0, 2)).toEqual(['warehouse', 'duty-free']);
    expect([...seen].sort()).toEqual([...publicRow, 'duty-free', 'farmers-market', 'warehouse'].sort());
    expect(table.state.storeDiscards).toEqual([]);
    expect(table.state.storesAside).toEqual([]);
    expect(table.all('deck-reshuffled')).toEqual([{ type: 'deck-reshuffled', deck: 'stores' }]);
  });

  it('stays shorter when no store is left anywhere', () => {
    const table = february([]);
    table
      .play('Ada', { type: 'open-auction', store: 'bank', offer: 14 })
      .play('Bo', { type: 'drop-out' })
      .pay('Ada', 0)
      .done('Ada');
    expect(table.state.publicRow).toEqual(['bakery', 'bazaar', 'freezer', 'warehouse']);
    expect(table.state.onDeck).toBeNull();
    table.play('Bo', { type: 'pass' });
    // The oldest is the only discard, so it comes straight back.
    expect(table.state.publicRow).toEqual(['bazaar', 'freezer', 'warehouse', 'bakery']);
    expect(table.state.onDeck).toBeNull();
  });

  it('never takes back a store that was not opened', () => {
    const table = february([]);
    table
      .play('Ada', { type: 'buy-from-hand', store: 'estate-seller', tokens: 0 })
      .done('Ada')
      .play('Bo', { type: 'pass' });
    expect([...table.state.publicRow, table.state.onDeck, ...table.state.storeDeck]).not.toContain('estate-seller');
  });
});
