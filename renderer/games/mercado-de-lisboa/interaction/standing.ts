import { clockwiseFrom, type Seat, seatsOf } from '../../../../shared/engine/index.ts';
import { fewActions } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import { hasFewActions } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { MercadoTable } from '../table.ts';

/** The other players, clockwise from the near one; all of them where nobody sits near. */
export function otherSeats({ view, near, shared }: Pick<MercadoTable, 'view' | 'near' | 'shared'>): readonly Seat[] {
  return shared ? seatsOf(view.seatCount) : clockwiseFrom(near, view.seatCount).slice(1);
}

/** Turns that are still to be played in the last round, the one being played counted; null before it. Ruling 8. */
export function turnsLeft({ lastRound, turn, seatCount, startPlayer }: MercadoView): number | null {
  if (lastRound === null || turn === null) return null;
  const left = (startPlayer - turn.seat + seatCount) % seatCount;
  return left === 0 ? seatCount : left;
}

/** Actions left in the challenge that has only so many of them; null in every other match. */
export function actionsLeft({ settled, tally }: MercadoView): number | null {
  return tally !== null && hasFewActions(settled.challenge) ? Math.max(0, fewActions - tally.actions) : null;
}
