import type { AnyMove } from '../../shared/engine/index.ts';

/** The legal moves of one type. */
export function movesOfType<Move extends AnyMove, Type extends Move['type']>(
  { moves }: { readonly moves: readonly Move[] },
  type: Type,
): readonly Extract<Move, { type: Type }>[] {
  return moves.filter((move): move is Extract<Move, { type: Type }> => move.type === type);
}
