import { playerAt, type Seat } from '../../../engine/index.ts';
import { heroesFor } from '../gear.ts';
import type { EmporiumMove } from '../moves.ts';
import type { EmporiumState } from '../state.ts';
import { reachOf } from './reach.ts';
import { isIdleVote } from './votes.ts';

/** One card that another seat sells seldom adds more strength than this. */
const usualHelp = 3;

/**
 * Whether the move offers, bids or asks for something that its seat cannot have, or does not want.
 * A card that no hero has a slot for is not offered. A bid is no higher than the reward of a fight in reach, and not
 * made on the chance of much help while a card could be sold instead.
 */
export function isIdle(state: EmporiumState, seat: Seat, move: EmporiumMove): boolean {
  switch (move.type) {
    case 'sell':
      return playerAt(state, seat).gold > 0 && heroesFor(state.heroRow, move.item).length === 0;
    case 'bid': {
      const { reward, lacks, sells } = reachOf(state, seat);
      return move.gold > Math.max(1, reward) || (sells && lacks > usualHelp);
    }
    default:
      return isIdleVote(state, seat, move);
  }
}
