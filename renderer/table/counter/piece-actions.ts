import type { PieceState } from '../../design/index.ts';

/** How a piece looks, and why pressing it does nothing; a null reason means that it does something. */
export interface PieceStatus {
  readonly state: PieceState;
  readonly reason: string | null;
}

/** A piece's state: its look, its action, and the reason if it has none. */
export interface PieceAction<Reason> {
  readonly state: PieceState;
  readonly act: () => void;
  readonly reason: Reason | null;
}

/** The action of a piece that does nothing. */
export function nothing(): void {}

/** A disabled piece, with a reason that the piece itself marks. */
export function disabled<Reason>(reason: Reason): PieceAction<Reason> {
  return { state: 'disabled', act: nothing, reason };
}

/** A piece outside the question. */
export function inactive<Reason>(reason: Reason): PieceAction<Reason> {
  return { state: 'plain', act: nothing, reason };
}

/** A piece that is already chosen and stays chosen. */
export function fixed<Reason>(reason: Reason): PieceAction<Reason> {
  return { state: 'chosen', act: nothing, reason };
}

/** A piece of the question: a press chooses it, or clears or plays the chosen one. */
export function picked(chosen: boolean, act: () => void): PieceAction<never> {
  return { state: chosen ? 'chosen' : 'lit', act, reason: null };
}
