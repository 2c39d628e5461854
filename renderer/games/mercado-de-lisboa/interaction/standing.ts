import { turnsInRound } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';

/** Turns left in the last round, including the current one. Null before it. Ruling 8. */
export function turnsLeft(view: MercadoView): number | null {
  return view.lastRound === null || view.turn === null ? null : turnsInRound(view, view.turn.seat);
}
