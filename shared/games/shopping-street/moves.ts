import type { Described } from '../../engine/index.ts';
import type { PawnValue } from './pawns.ts';
import type { ProductId, ShopType } from './products.ts';
import type { SpaceId } from './street.ts';

/**
 * All moves with their facts. Choices of several cards are made one card at a time, because there are too many sets for
 * a move each.
 */
export type ShoppingStreetMove = Described<{
  /** Asks all others for a card of one type or of two; `first` precedes `second` in the catalogue. */
  ask: { readonly first: ShopType; readonly second: ShopType | null };
  /** Takes a card from the display; three cards of the hand follow. */
  buy: { readonly card: ProductId };
  /** Starts a shop of this type on this space with this pawn; four cards follow. */
  open: { readonly space: SpaceId; readonly shopType: ShopType; readonly pawn: PawnValue };
  /** Puts a card of the hand into the shop being opened. */
  put: { readonly card: ProductId };
  /** Adds the missing group to an own shop that was opened on an earlier turn. */
  improve: { readonly space: SpaceId; readonly card: ProductId };
  /** Ends the optional steps. */
  roll: object;
  /** Behind the screen: offers one more card to the asker. */
  lay: { readonly card: ProductId };
  /** Behind the screen: finishes the answer, possibly without cards. */
  'finish-laying': object;
  /** Reopens a sealed answer, or sealed discards. */
  'take-back': object;
  /** Chooses another player's card for a proposal. */
  want: { readonly card: ProductId };
  /** Adds a card of the hand to the offer. */
  add: { readonly card: ProductId };
  propose: object;
  /** No exchange this turn. */
  'give-up': object;
  accept: object;
  decline: object;
  /** Discards a card of the hand: for one of the display, or to a thief. */
  discard: { readonly card: ProductId };
}>;

export type MoveType = ShoppingStreetMove['type'];
