import type { Effect, Mark } from '../effects.ts';
import type { ItemType } from '../items.ts';

/** How a store holds one type of item: how many in all, on how many shelves. */
export interface Holding {
  readonly capacity: number;
  readonly shelves: number;
}

/** A store card. Dollars and points as printed; the name stands in the catalogues under the store's id. */
export interface StoreRecord {
  /** Starting stores only: the least number of players at whose table it takes part. */
  readonly fromPlayers?: number;
  readonly cost: number;
  readonly utilities: number;
  readonly points: number;
  readonly holds: Readonly<Partial<Record<ItemType, Holding>>>;
  readonly effects: readonly Effect[];
  /** Where the figures come from; what is not listed here is reconstructed. */
  readonly marks?: {
    readonly name?: Mark;
    readonly cost?: Mark;
    readonly utilities?: Mark;
    readonly points?: Mark;
    readonly shelves?: Mark;
    readonly capacity?: Readonly<Partial<Record<ItemType, Mark>>>;
    readonly boxes?: Readonly<Partial<Record<ItemType, Mark>>>;
  };
}
