import { describe, expect, it } from 'vitest';
import { playerAt, randomFromSeed } from '../../../shared/engine/index.ts';
import { auditState } from '../../../shared/games/brick-and-mortar/audit.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import type { ItemCounts } from '../../../shared/games/brick-and-mortar/items.ts';
import { marketCardIds, marketCards } from '../../../shared/games/brick-and-mortar/market-cards.ts';
import { itemsOn } from '../../../shared/games/brick-and-mortar/open-stores.ts';
import type { BrickState } from '../../../shared/games/brick-and-mortar/state.ts';
import { deckStoreIds, type StoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';

const newMatch = (seats: number, firstGame: 'yes' | 'no', seed = 'setup'): BrickState =>
  brickAndMortar.setup(seats, { 'first-game': firstGame }, randomFromSeed(seed));

describe('setup', () => {
  it.each([
    { seats: 2, points: 45, finalMonth: 'October', month: 9, starting: 4 },
    { seats: 3, points: 45, finalMonth: 'October', month: 9, starting: 5 },
    { seats: 4, points: 35, finalMonth: 'September', month: 8, starting: 6 },
  ])('sets $seats players up to play to $points points or $finalMonth', ({ seats, points, month, starting }) => {
    const state = newMatch(seats, 'no');
    auditState(state);
    expect(state.investmentMarker).toBe(points);
    expect(state.finalMonth).toBe(month);
    expect(state.startingStores).toEqual(Array.from({ length: starting }, (_, at) => `starting-store-${at + 1}`));
    for (const player of state.players) {
      expect(player).toMatchObject({ points: 10, money: 15, debt: 0, building: [], storeHand: [] });
      expect(player.marketHand).toHaveLength(5);
      expect(player.packet).toHaveLength(4);
    }
    expect(state.publicRow).toHaveLength(4);
    expect(state.onDeck).not.toBeNull();
    expect(state.storeDeck).toHaveLength(deckStoreIds.length - 4 * seats - 5);
    expect(state.marketDeck).toHaveLength(marketCardIds.length - 5 * seats);
  });

  it.each([1, 5])('refuses %i players', (seats) => {
    expect(() => newMatch(seats, 'no')).toThrow(RangeError);
  });

  it('draws the start player and continues clockwise', () => {
    const starts = new Set<number>();
    for (let match = 0; match < 40; match++) {
      const { turnOrder } = newMatch(4, 'no', `match ${match}`);
      const start = turnOrder[0] ?? 0;
      expect(turnOrder).toEqual([0, 1, 2, 3].map((place) => (start + place) % 4));
      starts.add(start);
    }
    expect(starts).toEqual(new Set([0, 1, 2, 3]));
  });
});

interface Preset {
  readonly set: number;
  readonly starting: StoreId;
  readonly stock: Partial<ItemCounts>;
  readonly stores: readonly StoreId[];
}

/** The chart of the first game, its top row first. */
const chart: readonly Preset[] = [
  {
    set: 1,
    starting: 'starting-store-6',
    stock: { food: 2, clothing: 1, electronics: 1 },
    stores: ['flea-market', 'fulfillment-center-hybrid', 'jewelry-crafter'],
  },
  {
    set: 2,
    starting: 'starting-store-5',
    stock: { clothing: 2, electronics: 1 },
    stores: ['clothing-importer', 'electronics-distributor', 'thrift-store'],
  },
  {
    set: 3,
    starting: 'starting-store-3',
    stock: { food: 4 },
    stores: ['estate-seller', 'food-distributor', 'large-canning-factory'],
  },
  {
    set: 4,
    starting: 'starting-store-4',
    stock: { food: 2, clothing: 2 },
    stores: ['art-purveyor', 'consignment-store', 'food-bank'],
  },
];

describe.each([2, 3, 4])('the first game with %i players', (seats) => {
  const presets = chart.slice(4 - seats);

  it('gives each place in turn order its preset hand, its starting store open and full', () => {
    for (let match = 0; match < 8; match++) {
      const state = newMatch(seats, 'yes', `first game ${match}`);
      auditState(state);
      state.turnOrder.forEach((seat, place) => {
        const preset = presets[place];
        const player = playerAt(state, seat);
        const [store] = player.building;
        if (preset === undefined || store === undefined) throw new RangeError('no preset hand');
        expect(store.id).toBe(preset.starting);
        for (const item of ['food', 'clothing', 'electronics', 'jewelry', 'art'] as const) {
          expect(itemsOn(store, item)).toBe(preset.stock[item] ?? 0);
          expect(store.shelves[item]?.[0] ?? 0).toBe(preset.stock[item] ?? 0);
        }
        expect([...player.storeHand].sort()).toEqual([...preset.stores].sort());
        expect(player.marketHand).toHaveLength(5);
        for (const card of player.marketHand) expect(marketCards[card]).toMatchObject({ firstGameSet: preset.set });
      });
    }
  });

  it('skips the draft and the choice of starting stores', () => {
    const state = newMatch(seats, 'yes');
    expect(state.phase).toBe('advertisement');
    expect(state.question).toEqual({ type: 'advertise' });
    expect(state.startingStores).toEqual([]);
    expect(brickAndMortar.toAct(state)).toHaveLength(seats);
    expect(state.publicRow).toHaveLength(4);
    expect(state.storeDeck).toHaveLength(deckStoreIds.length - 3 * seats - 5);
    expect(state.marketDeck).toHaveLength(marketCardIds.length - 5 * seats);
  });
});
