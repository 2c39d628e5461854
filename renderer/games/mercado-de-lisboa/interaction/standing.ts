import { fewActions } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import { hasFewActions } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';

/** Turns left in the last round, including the current one. Null before it. Ruling 8. */
export function turnsLeft({ lastRound, turn, seatCount, startPlayer }: MercadoView): number | null {
  if (lastRound === null || turn === null) return null;
  const left = (startPlayer - turn.seat + seatCount) % seatCount;
  return left === 0 ? seatCount : left;
}

/** Actions left in a challenge that limits them. Null in other games. */
export function actionsLeft({ settled, tally }: MercadoView): number | null {
  return tally !== null && hasFewActions(settled.challenge) ? Math.max(0, fewActions - tally.actions) : null;
}
