import type { PieceState } from '../../design/index.ts';
import type { Piece } from './pieces.ts';
import type { HarbourTable } from './table.ts';

/** Is the piece part of what is asked, picked, or neither? `blocked` pieces have a reason. */
export function stateOf(table: HarbourTable, _piece: Piece): PieceState {
  return table.asked ? 'blocked' : 'plain';
}

/** Carries out a press on a piece. */
export function press(_table: HarbourTable, _piece: Piece): void {}

/** Why a piece cannot be used now, in a sentence; null for a piece that can, or that nobody is asked about. */
export function reasonOf(_table: HarbourTable, _piece: Piece): string | null {
  return null;
}
