import { pawnValues } from '../../../../shared/games/shopping-street/pawns.ts';
import { shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import type { StreetTable } from '../table.ts';
import { openSpaces, typePicked } from './offers.ts';
import { offeredPiece, type Piece, pawnPiece, typePiece } from './pieces.ts';

/**
 * The piece that a digit presses: a type to ask for, a pawn while cards for a shop are picked, or one of the cards laid
 * out, in order. Null if digits have no meaning.
 */
export function pieceOfDigit(table: StreetTable, digit: number): Piece | null {
  const { question, view } = table;
  if (question?.type === 'bargain') {
    const card = view.offers.flatMap(({ cards }) => cards)[digit - 1];
    return card === undefined ? null : offeredPiece(card);
  }
  if (question?.type !== 'turn') return null;
  const built = typePicked(table);
  if (built !== null && openSpaces(table, built).length > 0) {
    const pawn = pawnValues.find((value) => value === digit);
    return pawn === undefined ? null : pawnPiece(pawn);
  }
  const type = shopTypes[digit - 1];
  return type === undefined ? null : typePiece(type);
}
