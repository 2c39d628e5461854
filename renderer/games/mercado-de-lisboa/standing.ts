import { type Seat, seatsOf } from '../../../shared/engine/index.ts';
import { fewActions } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { MercadoView } from '../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { MercadoTable } from './table.ts';

/** The other players, clockwise from the near one; all of them where nobody sits near. */
export function otherSeats({ view, near, shared }: Pick<MercadoTable, 'view' | 'near' | 'shared'>): readonly Seat[] {
  const all = seatsOf(view.seatCount);
  return shared ? all : [...all.slice(near + 1), ...all.slice(0, near)];
}

/** Turns that are still to be played in the last round, the one being played counted; null before it. Ruling 8. */
export function turnsLeft({ lastRound, turn, seatCount, startPlayer }: MercadoView): number | null {
  if (lastRound === null || turn === null) return null;
  const left = (startPlayer - turn.seat + seatCount) % seatCount;
  return left === 0 ? seatCount : left;
}

/** Actions left in the challenge that has only so many of them; null in every other match. */
export function actionsLeft({ settled, tally }: MercadoView): number | null {
  return settled.challenge === 'last-orders' && tally !== null ? Math.max(0, fewActions - tally.actions) : null;
}
