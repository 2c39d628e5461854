import type { PieceState } from '../../design/index.ts';
import type { Piece } from './pieces.ts';
import type { StreetTable } from './table.ts';

/** How a piece looks, and why a press on it does nothing now; null where it does something. */
export interface Look {
  readonly state: PieceState;
  readonly reason: string | null;
}

/** How a piece looks and why it cannot be used now, for whoever draws it. */
export function lookOf(_table: StreetTable, _piece: Piece): Look {
  return { state: 'plain', reason: null };
}

/** Carries out a press on a piece. */
export function press(_table: StreetTable, _piece: Piece): void {}
