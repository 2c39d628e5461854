import type { Seat } from '../../shared/engine/index.ts';

/** Why nothing is asked: somebody else is, or the match is over. */
export type NotAsked = { readonly why: 'others-turn'; readonly seats: readonly Seat[] } | { readonly why: 'over' };

/** Why nothing is asked of a seat that has no choice now, by who has one. */
export function whyNotAsked(toAct: readonly Seat[]): NotAsked {
  return toAct.length === 0 ? { why: 'over' } : { why: 'others-turn', seats: toAct };
}
