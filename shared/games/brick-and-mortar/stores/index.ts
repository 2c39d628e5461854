import { artStores } from './art.ts';
import { clothingStores } from './clothing.ts';
import { electronicsStores } from './electronics.ts';
import { foodStores } from './food.ts';
import { jewelryStores } from './jewelry.ts';
import { mixedStores } from './mixed.ts';
import { officeStores } from './offices.ts';
import type { StoreRecord } from './record.ts';
import { startingStores } from './starting.ts';

export type { Holding, StoreRecord } from './record.ts';

/** The 65 stores of the deck. */
const deckStores = {
  ...foodStores,
  ...clothingStores,
  ...electronicsStores,
  ...jewelryStores,
  ...artStores,
  ...mixedStores,
  ...officeStores,
};

export type StartingStoreId = keyof typeof startingStores;
export type StoreId = keyof typeof deckStores | StartingStoreId;

/** Every store card by its id: 65 of the deck and 6 starting stores. */
export const stores: Readonly<Record<StoreId, StoreRecord>> = { ...deckStores, ...startingStores };

/** Whether this text is the id of a store. */
export function isStoreId(id: string): id is StoreId {
  return Object.hasOwn(stores, id);
}

/** The stores of the deck in alphabetical order, as the fixed input of the shuffle. */
export const deckStoreIds: readonly StoreId[] = Object.keys(deckStores).filter(isStoreId).sort();

/** The starting stores, number 1 first. */
export const startingStoreIds: readonly StoreId[] = Object.keys(startingStores).filter(isStoreId);
