import { type Outcome, playerAt, type Seat, seatsOf } from '../../../engine/index.ts';
import { board } from '../board.ts';
import type { BreakdownLine, BrickEnding, BrickEvent, FinalScore } from '../events.ts';
import { debtPoints } from '../payment.ts';
import { totalOf } from '../prices.ts';
import type { BrickState, PlayerState } from '../state.ts';
import { stores } from '../stores/index.ts';

/** The breakdown of one player's final score. Rules, "Final scoring"; ruling 39: it may be negative. */
export function scoreBreakdown(player: Pick<PlayerState, 'points' | 'building' | 'debt'>): readonly BreakdownLine[] {
  const lines: BreakdownLine[] = [{ why: 'track', amount: player.points }];
  for (const { id } of player.building) lines.push({ why: 'store-points', amount: stores[id].points, store: id });
  for (let place = player.building.length; place < board.slots; place++) {
    lines.push({ why: 'empty-slot', amount: -(board.emptySlotPenalty[place] ?? 0), slot: place + 1 });
  }
  if (player.debt > 0) lines.push({ why: 'debt', amount: -debtPoints(player.debt) });
  return lines;
}

/** The marker takes precedence if both triggers apply. */
function endingOf(state: BrickState): BrickEnding {
  return state.investmentMarker === null ? 'investment-marker' : 'final-month';
}

/** Seats from first to last place. On equal scores, the player ahead in the final turn order comes first. */
function ranking(state: BrickState, scores: readonly number[]): readonly Seat[] {
  return state.turnOrder.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
}

function scoresOf(state: BrickState): readonly number[] {
  return state.players.map((player) => totalOf(scoreBreakdown(player)));
}

/** Scores the match and ends it. */
export function scoreMatch(state: BrickState, events: BrickEvent[]): void {
  state.phase = 'over';
  state.agenda = [];
  state.question = null;
  const ranked = ranking(state, scoresOf(state));
  const scores = ranked.map((seat): FinalScore => {
    const breakdown = scoreBreakdown(playerAt(state, seat));
    return { seat, total: totalOf(breakdown), breakdown };
  });
  events.push({ type: 'final-scoring', scores });
  const winner = ranked[0];
  if (winner !== undefined) events.push({ type: 'match-ended', ending: endingOf(state), winner });
}

export function outcomeOf(state: BrickState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = scoresOf(state);
  const ranked = ranking(state, scores);
  const places = seatsOf(state.seatCount).map((seat) => ranked.indexOf(seat) + 1);
  const [first, second] = ranked.map((seat) => scores[seat]);
  return { ending: endingOf(state), scores, places, tieBreak: first === second ? 'turn-order' : null };
}
