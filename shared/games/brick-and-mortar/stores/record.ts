import type { Effect, Mark } from '../effects.ts';
import type { ItemType } from '../items.ts';

/** A store's total capacity for one type of item, and its number of shelves. */
export interface Holding {
  readonly capacity: number;
  readonly shelves: number;
}

/** A store card. Dollars and points as printed; the catalogues have its name under its id. */
export interface StoreRecord {
  /** Starting stores only: the minimum number of players. */
  readonly fromPlayers?: number;
  readonly cost: number;
  readonly utilities: number;
  readonly points: number;
  readonly holds: Readonly<Partial<Record<ItemType, Holding>>>;
  readonly effects: readonly Effect[];
  /** The sources of its figures; reconstructed if not listed here. */
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
