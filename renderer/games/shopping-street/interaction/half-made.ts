import type { Seat } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import type { PawnValue } from '../../../../shared/games/shopping-street/pawns.ts';
import type { ProductId, ShopType } from '../../../../shared/games/shopping-street/products.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';

/** A choice that is not played yet. It lives in the page and goes with the question it answers. */
export interface HalfMade {
  /** Types picked to ask for: none, one or two. */
  readonly types: readonly ShopType[];
  /** Cards of the hand that are picked: to lay out, to offer, to discard, or for a shop. */
  readonly cards: readonly ProductId[];
  /** The card that is to be had for them: one laid out, or one of the display. */
  readonly wanted: ProductId | null;
  /** Where a shop is to open, and with which pawn. */
  readonly space: SpaceId | null;
  readonly pawn: PawnValue | null;
}

/** Nothing chosen yet. */
export const untouched: HalfMade = { types: [], cards: [], wanted: null, space: null, pawn: null };

/**
 * What a half-made choice belongs to: it is dropped when another question is asked, or somebody else, or in a later
 * turn. A proposal that was refused can be bettered: what was picked for it is picked still.
 */
export function choiceKey(view: Pick<ShoppingStreetView, 'question' | 'turn'>, inHand: Seat | null): string {
  const { question, turn } = view;
  const asked = question?.type === 'bargain' ? { ...question, proposalsLeft: null } : question;
  return JSON.stringify([inHand, turn, asked]);
}
