import type { Held } from '../../../../shared/games/mercado-de-lisboa/reasons.ts';
import { type MercadoTable, playerOf } from '../table.ts';
import type { PendingChoice } from './pending-choice.ts';
import { meaningOf, type Piece } from './pieces.ts';

/** The identity of an own piece or of face-up customers. Null if the place is empty. */
export function waresOf({ view, ownSeat }: Pick<MercadoTable, 'view' | 'ownSeat'>, piece: Piece): Held | null {
  const meaning = meaningOf(piece);
  const { tiles, restaurants } = playerOf(view, ownSeat);
  switch (meaning.of) {
    case 'tile': {
      const good = tiles[meaning.at];
      return good === undefined ? null : { of: 'tile', good };
    }
    case 'restaurant': {
      const restaurant = restaurants[meaning.at];
      return restaurant === undefined ? null : { of: 'restaurant', restaurant };
    }
    case 'customers':
      return view.customers.some((open) => open.includes(meaning.customers))
        ? { of: 'customers', customers: meaning.customers }
        : null;
    default:
      return null;
  }
}

/** The selected piece while the active seat may act. Null for none. */
export function heldWares(
  table: Pick<MercadoTable, 'view' | 'ownSeat' | 'question' | 'asked'>,
  { held }: Pick<PendingChoice, 'held'>,
): Held | null {
  return held === null || !table.asked || table.question?.type !== 'act' ? null : waresOf(table, held);
}
