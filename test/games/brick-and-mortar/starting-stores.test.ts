import { describe, expect, it } from 'vitest';
import type { StoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import { tableOf } from './table.ts';

const starting: readonly StoreId[] = ['starting-store-1', 'starting-store-2', 'starting-store-3', 'starting-store-4'];
const publicRow: readonly StoreId[] = ['bakery', 'bank', 'freezer', 'bazaar'];
const hand = { marketHand: ['m01', 'm02', 'm03', 'm04', 'm05'] } as const;
const otherHand = { marketHand: ['m06', 'm07', 'm08', 'm09', 'm10'] } as const;

function januaryTable() {
  const table = tableOf({ players: { Ada: hand, Bo: otherHand }, month: 0, publicRow, onDeck: 'warehouse' });
  table.state.startingStores = [...starting];
  return table.begin({ type: 'begin-building' });
}

describe('Building in January', () => {
  it('lets players take starting stores in turn order; the rest leave the game', () => {
    const table = januaryTable();
    expect(table.asked()).toEqual(['Ada']);
    expect(table.moves('Ada')).toEqual(starting.map((store) => ({ type: 'choose-starting-store', store })));

    table.play('Ada', { type: 'choose-starting-store', store: 'starting-store-2' });
    expect(table.asked()).toEqual(['Bo']);
    expect(table.moves('Bo')).not.toContainEqual({ type: 'choose-starting-store', store: 'starting-store-2' });

    table.play('Bo', { type: 'choose-starting-store', store: 'starting-store-3' });
    expect(table.open('Ada')).toEqual(['starting-store-2']);
    expect(table.open('Bo')).toEqual(['starting-store-3']);
    expect(table.state.startingStores).toEqual([]);
  });

  it('fills them to capacity on the top shelf', () => {
    const table = januaryTable()
      .play('Ada', { type: 'choose-starting-store', store: 'starting-store-2' })
      .play('Bo', { type: 'choose-starting-store', store: 'starting-store-3' });
    expect(table.shelves('Ada', 'starting-store-2')).toEqual({ food: [2, 0], electronics: [1, 0] });
    expect(table.shelves('Bo', 'starting-store-3')).toEqual({ food: [4, 0] });
    expect(table.all('stocked-free').map(({ item, count }) => ({ item, count }))).toEqual([
      { item: 'food', count: 2 },
      { item: 'electronics', count: 1 },
      { item: 'food', count: 4 },
    ]);
  });

  it('keeps the public row, sells no store and continues with Advertisement', () => {
    const table = januaryTable()
      .play('Ada', { type: 'choose-starting-store', store: 'starting-store-1' })
      .play('Bo', { type: 'choose-starting-store', store: 'starting-store-4' });
    table.question('advertise');
    expect(table.state.publicRow).toEqual(publicRow);
    expect(table.state.onDeck).toBe('warehouse');
    expect(table.all('public-row-changed')).toEqual([]);
    expect(table.player('Ada').money).toBe(15);
  });
});
