import { playerAt, type Seat } from '../../../engine/index.ts';
import { heroesFor } from '../gear.ts';
import type { EmporiumMove } from '../moves.ts';
import type { EmporiumState, Question } from '../state.ts';
import { type Reach, reachOf } from './reach.ts';
import { isIdleVote } from './votes.ts';

/** One card that another seat sells seldom adds more strength than this. */
const usualHelp = 3;

/** Caches the last position: all its bids are asked about in a row. */
const looked: { state: EmporiumState | null; question: Question | null; seat: Seat | null; reach: Reach } = {
  state: null,
  question: null,
  seat: null,
  reach: { reward: 0, lacks: 0, sells: false },
};

function reachOnce(state: EmporiumState, seat: Seat): Reach {
  const { question } = state;
  if (looked.state !== state || looked.question !== question || looked.seat !== seat) {
    looked.reach = reachOf(state, seat);
    looked.state = state;
    looked.question = question;
    looked.seat = seat;
  }
  return looked.reach;
}

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
      const { reward, lacks, sells } = reachOnce(state, seat);
      return move.gold > Math.max(1, reward) || (sells && lacks > usualHelp);
    }
    default:
      return isIdleVote(state, seat, move);
  }
}
