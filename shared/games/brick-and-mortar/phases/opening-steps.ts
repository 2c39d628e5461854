import type { Seat } from '../../../engine/index.ts';
import type { StoreId } from '../stores/index.ts';

/** Steps of the draft and of the Building and Advertisement Phases, with their facts. */
export interface OpeningSteps {
  /** Begins the Building Phase of the current month. */
  'begin-building': object;
  /** January: the seat takes a starting store. */
  'starting-store': { readonly seat: Seat };
  /** January: the starting stores nobody took leave the game. */
  'starting-stores-leave': object;
  /** The seat takes the month's store action, unless it has. */
  'store-action': { readonly seat: Seat };
  /** The seat opens and closes stores. */
  manage: { readonly seat: Seat };
  /** The public row is renewed at the end of Building. */
  'update-public-row': object;
  'begin-advertisement': object;
  /** All choose market cards at once. */
  'choose-cards': object;
  /** The cards chosen form the Supply and the Demand pile. */
  'form-piles': object;
  /** The seat uses this store, an Advertisement Agency. */
  agency: { readonly seat: Seat; readonly store: StoreId };
  /** Hands are filled up, in turn order; then Supply follows. */
  'refill-hands': object;
}
