import type { Seat } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import type { PawnValue } from '../../../../shared/games/shopping-street/pawns.ts';
import type { ProductId, ShopType } from '../../../../shared/games/shopping-street/products.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';

/** A choice not yet played. Kept in the page until its question changes. */
export interface PendingChoice {
  /** Types picked to ask for: none, one or two. */
  readonly types: readonly ShopType[];
  /** The picked hand cards: to lay out, to offer, to discard, or for a shop. */
  readonly cards: readonly ProductId[];
  /** The card wanted for them: an offered one or one of the display. */
  readonly wanted: ProductId | null;
  /** The space and pawn for a new shop. */
  readonly space: SpaceId | null;
  readonly pawn: PawnValue | null;
}

export const emptyChoice: PendingChoice = { types: [], cards: [], wanted: null, space: null, pawn: null };

/**
 * Identifies the question of a pending choice; the choice is dropped when this changes.
 * A refused proposal can be improved, so its picks stay.
 */
export function choiceKey(view: Pick<ShoppingStreetView, 'question' | 'turn'>, inHand: Seat | null): string {
  const { question, turn } = view;
  const asked = question?.type === 'bargain' ? { ...question, proposalsLeft: null } : question;
  return JSON.stringify([inHand, turn, asked]);
}
