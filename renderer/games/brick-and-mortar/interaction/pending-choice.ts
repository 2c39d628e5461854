import type { MarketCardId } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import type { Face } from '../../../../shared/games/brick-and-mortar/state.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import type { Piece } from './offers.ts';

/** A choice not yet played. Kept in the page until its question changes. */
export interface PendingChoice {
  /** The piece picked on the table. */
  readonly selected: Piece | null;
  /** Numbers set so far, by the key of what they belong to: an offer, a dial, a stepper. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Advertisement: how each chosen card is to be played. */
  readonly faces: Readonly<Partial<Record<MarketCardId, Face>>>;
  /** Supply: a store for each item put into the order in the page. */
  readonly order: readonly StoreId[];
}

/** Nothing is chosen yet. */
export const emptyChoice: PendingChoice = { selected: null, amounts: {}, faces: {}, order: [] };
