import type { PieceState } from '../../design/index.ts';
import type { Piece } from './pieces.ts';
import { reasonOf, stateOf } from './pressing.ts';
import type { HarbourTable } from './table.ts';

/**
 * How a piece is drawn, and why it cannot be used: whatever has no part in what is asked, and no reason to tell, is left
 * in peace.
 */
export function pieceState(
  table: HarbourTable,
  piece: Piece,
): { readonly state: PieceState; readonly reason: string | null } {
  const state = stateOf(table, piece);
  const reason = reasonOf(table, piece);
  return { state: state === 'blocked' && reason === null ? 'plain' : state, reason };
}
