import type { Seat } from '../../../engine/index.ts';
import type { StoreId } from '../stores/index.ts';

/** The steps of the draft and of the Building and Advertisement Phases, with their facts. */
export interface OpeningSteps {
  /** Begins the Building Phase of the current month. */
  'begin-building': object;
  /** January: the seat takes a starting store. */
  'starting-store': { readonly seat: Seat };
  /** January: the remaining starting stores leave the game. */
  'starting-stores-leave': object;
  /** The seat takes the month's store action, unless it already has. */
  'store-action': { readonly seat: Seat };
  /** The seat opens and closes stores. */
  manage: { readonly seat: Seat };
  /** Renews the public row at the end of Building. */
  'update-public-row': object;
  'begin-advertisement': object;
  /** Simultaneous: all choose market cards. */
  'choose-cards': object;
  /** Forms the Supply and Demand piles from the chosen cards. */
  'form-piles': object;
  /** The seat uses this store, an Advertisement Agency. */
  agency: { readonly seat: Seat; readonly store: StoreId };
  /** Refills the hands in turn order; then Supply follows. */
  'refill-hands': object;
}
