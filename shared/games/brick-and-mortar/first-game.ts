import type { StartingStoreId, StoreId } from './stores/index.ts';

/** A preset hand of the first game. Its five market cards carry the set's number in `market-cards.ts`. */
export interface PresetHand {
  /** Number of the set, 1 … 4: the symbol on its market cards. */
  readonly set: number;
  readonly startingStore: StartingStoreId;
  readonly stores: readonly [StoreId, StoreId, StoreId];
}

/** The four preset hands, in the order of the chart. Store names K; which market cards belong to a set is R. */
const presetHands: readonly PresetHand[] = [
  {
    set: 1,
    startingStore: 'starting-store-6',
    stores: ['flea-market', 'fulfillment-center-hybrid', 'jewelry-crafter'],
  },
  {
    set: 2,
    startingStore: 'starting-store-5',
    stores: ['clothing-importer', 'electronics-distributor', 'thrift-store'],
  },
  { set: 3, startingStore: 'starting-store-3', stores: ['estate-seller', 'food-distributor', 'large-canning-factory'] },
  { set: 4, startingStore: 'starting-store-4', stores: ['art-purveyor', 'consignment-store', 'food-bank'] },
];

/** The preset hands for this many players, in turn order. With fewer players the first sets are not dealt. */
export function presetHandsFor(seats: number): readonly PresetHand[] {
  return presetHands.slice(presetHands.length - seats);
}
