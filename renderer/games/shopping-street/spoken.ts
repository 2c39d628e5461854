import type { PawnValue } from '../../../shared/games/shopping-street/pawns.ts';
import type { ShopType } from '../../../shared/games/shopping-street/products.ts';
import type { SpaceId } from '../../../shared/games/shopping-street/street.ts';
import type { Piece } from './pieces.ts';
import type { StreetTable } from './table.ts';

/** A card as it is read aloud: "Food 5, stock". */
export function spokenCard(table: StreetTable, piece: Piece): string {
  return `${table.words.say('')}${piece}`;
}

/** A space as it is read aloud, with the shop on it. */
export function spokenPlot(_table: StreetTable, space: SpaceId): string {
  return space;
}

export function spokenPawn({ words }: StreetTable, pawn: PawnValue): string {
  return words.pawn(pawn);
}

/** A type on the counter of open shops. */
export function spokenType({ words }: StreetTable, type: ShopType): string {
  return words.type(type);
}

/** The near player's set of a type. */
export function spokenSet({ words }: StreetTable, type: ShopType): string {
  return words.type(type);
}
