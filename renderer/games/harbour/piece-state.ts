import type { PieceState } from '../../design/index.ts';
import type { Piece } from './pieces.ts';
import { reasonOf, stateOf } from './pressing.ts';
import type { HarbourTable } from './table.ts';

/** How a piece is drawn: whatever has no part in what is asked, and no reason to tell, is left in peace. */
export function pieceState(table: HarbourTable, piece: Piece): PieceState {
  const state = stateOf(table, piece);
  return state === 'blocked' && reasonOf(table, piece) === null ? 'plain' : state;
}
