import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import type { HandOnStreet } from '../../../../shared/games/shopping-street/prospects.ts';
import { playerOf, type StreetTable } from '../table.ts';

/** The cards in the own hand; empty if hidden. */
export function ownHand({ view, ownSeat }: Pick<StreetTable, 'view' | 'ownSeat'>): readonly ProductId[] {
  return playerOf(view, ownSeat).hand.cards ?? [];
}

/** The own hand, and the street. */
export function handOnStreet({ view, ownSeat }: Pick<StreetTable, 'view' | 'ownSeat'>): HandOnStreet {
  return { street: view.street, seat: ownSeat, hand: ownHand({ view, ownSeat }) };
}
