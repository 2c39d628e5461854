import type { PieceState } from '../../design/index.ts';
import type { Piece } from './pieces.ts';
import type { MercadoTable } from './table.ts';

/** How a piece looks, and why it cannot be used now; null for a piece that can, or that says it by itself. */
export interface Look {
  readonly state: PieceState;
  readonly reason: string | null;
}

/** How a piece looks, and why it cannot be used now. */
export function lookOf(_table: MercadoTable, _piece: Piece): Look {
  return { state: 'plain', reason: null };
}

/** Carries out a press on a piece. */
export function press(_table: MercadoTable, _piece: Piece): void {}
