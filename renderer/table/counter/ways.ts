import type { PieceState } from '../../design/index.ts';

/** How a piece looks, and why a press on it does nothing now; null where it does something. */
export interface Look {
  readonly state: PieceState;
  readonly reason: string | null;
}

/** What a piece is at this moment: how it looks, what a press on it does, and why it does nothing. */
export interface Way<Reason> {
  readonly state: PieceState;
  readonly act: () => void;
  readonly reason: Reason | null;
}

/** What a press comes to that changes nothing. */
export function nothing(): void {}

/** Out of reach, for a reason that is worth a sign on the piece. */
export function blocked<Reason>(reason: Reason): Way<Reason> {
  return { state: 'blocked', act: nothing, reason };
}

/** No part of what is asked. */
export function aside<Reason>(reason: Reason): Way<Reason> {
  return { state: 'plain', act: nothing, reason };
}

/** Chosen already, and it stays so. */
export function fixed<Reason>(reason: Reason): Way<Reason> {
  return { state: 'chosen', act: nothing, reason };
}

/** Part of what is asked: picked by a press, or chosen and put back or played by one. */
export function picked(chosen: boolean, act: () => void): Way<never> {
  return { state: chosen ? 'chosen' : 'lit', act, reason: null };
}
