import type { Seat } from './seat.ts';

/** Why a seat is not asked: others are, or the match is over. */
export type NotAsked = { readonly why: 'others-turn'; readonly seats: readonly Seat[] } | { readonly why: 'over' };

/** Why a seat without a choice is not asked, from the seats that are. */
export function whyNotAsked(toAct: readonly Seat[]): NotAsked {
  return toAct.length === 0 ? { why: 'over' } : { why: 'others-turn', seats: toAct };
}
