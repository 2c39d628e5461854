import type { Described } from '../../engine/index.ts';
import type { PawnValue } from './pawns.ts';
import type { ProductId, ShopType } from './products.ts';
import type { SpaceId } from './street.ts';

/**
 * Every move a player can make, with its facts. Whatever takes several cards takes them one by one, for there are too
 * many sets of them to offer each as a move of its own.
 */
export type ShoppingStreetMove = Described<{
  /** Asks all others for a card of one type or of two; the first stands before the second in the catalogue. */
  ask: { readonly first: ShopType; readonly second: ShopType | null };
  /** Takes a card from the display; three of the hand follow. */
  buy: { readonly card: ProductId };
  /** A shop of this type begins on this space with this pawn; four cards follow. */
  open: { readonly space: SpaceId; readonly shopType: ShopType; readonly pawn: PawnValue };
  /** A card of the hand into the shop that is being opened. */
  put: { readonly card: ProductId };
  /** The missing group into a shop of one's own that was opened on an earlier turn. */
  improve: { readonly space: SpaceId; readonly card: ProductId };
  /** Ends the optional steps. */
  roll: object;
  /** Behind the screen: one more card for whoever asks. */
  lay: { readonly card: ProductId };
  /** Behind the screen: these, or none. */
  'finish-laying': object;
  /** A sealed answer, or sealed discards, are begun anew. */
  'take-back': object;
  /** The card of another player's that a proposal is made for. */
  want: { readonly card: ProductId };
  /** A card of the hand joins what is offered for it. */
  add: { readonly card: ProductId };
  propose: object;
  /** No exchange this turn. */
  'give-up': object;
  accept: object;
  decline: object;
  /** A card of the hand goes: for one from the display, or to a thief. */
  discard: { readonly card: ProductId };
}>;

export type MoveType = ShoppingStreetMove['type'];
