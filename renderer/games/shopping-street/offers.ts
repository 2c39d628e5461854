import type { ShoppingStreetMove } from '../../../shared/games/shopping-street/moves.ts';
import type { StreetTable } from './table.ts';

/** The moves on offer of one type. */
export function movesOfType<Type extends ShoppingStreetMove['type']>(
  { moves }: Pick<StreetTable, 'moves'>,
  type: Type,
): readonly Extract<ShoppingStreetMove, { type: Type }>[] {
  return moves.filter((move): move is Extract<ShoppingStreetMove, { type: Type }> => move.type === type);
}

/** Has whoever holds the screen sealed an answer that they may still take back? */
export function hasSealed(table: Pick<StreetTable, 'moves'>): boolean {
  return movesOfType(table, 'take-back').length > 0;
}
