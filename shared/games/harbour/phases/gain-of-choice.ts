import type { Described, Seat } from '../../../engine/index.ts';
import { goods } from '../goods.ts';
import type { GainCause, StepFacts } from '../steps.ts';

/** The step in which a player gains goods of their choice, in any mix. */
export function gainOfChoice(seat: Seat, cause: GainCause, count: number): Described<Pick<StepFacts, 'gain'>> {
  return { type: 'gain', seat, cause, count, different: false, among: goods };
}
