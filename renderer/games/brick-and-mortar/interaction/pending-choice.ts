import type { MarketCardId } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import type { Face } from '../../../../shared/games/brick-and-mortar/state.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import type { Piece } from './offers.ts';

/** A choice not yet played. Kept in the page until its question changes. */
export interface PendingChoice {
  /** The piece picked on the table. */
  readonly selected: Piece | null;
  /** The numbers set so far, by the key of their offer, dial or stepper. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Advertisement: the face of each chosen card. */
  readonly faces: Readonly<Partial<Record<MarketCardId, Face>>>;
  /** Supply: the store of each item that the page has added to the order. */
  readonly order: readonly StoreId[];
}

/** The empty choice. */
export const emptyChoice: PendingChoice = { selected: null, amounts: {}, faces: {}, order: [] };
