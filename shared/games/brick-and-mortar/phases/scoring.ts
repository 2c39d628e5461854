import { type Outcome, playerAt, type Seat, seatsOf } from '../../../engine/index.ts';
import { board } from '../board.ts';
import type { BrickEnding, BrickEvent, FinalScore, ReckoningLine } from '../events.ts';
import { debtPoints } from '../payment.ts';
import { totalOf } from '../prices.ts';
import type { BrickState, PlayerState } from '../state.ts';
import { stores } from '../stores/index.ts';

/** One player's final score, line by line. Rules, "Final scoring"; ruling 39: it may be negative. */
export function scoreReckoning(player: Pick<PlayerState, 'points' | 'building' | 'debt'>): readonly ReckoningLine[] {
  const lines: ReckoningLine[] = [{ why: 'track', amount: player.points }];
  for (const { id } of player.building) lines.push({ why: 'store-points', amount: stores[id].points, store: id });
  for (let place = player.building.length; place < board.slots; place++) {
    lines.push({ why: 'empty-slot', amount: -(board.emptySlotPenalty[place] ?? 0), slot: place + 1 });
  }
  if (player.debt > 0) lines.push({ why: 'debt', amount: -debtPoints(player.debt) });
  return lines;
}

/** Both triggers may hold at once; then the marker, which comes first, is what ended the game. */
function endingOf(state: BrickState): BrickEnding {
  return state.investmentMarker === null ? 'investment-marker' : 'final-month';
}

/** Seats from first place to last. Equal scores: the player ahead in turn order, which is frozen, stands first. */
function ranking(state: BrickState, scores: readonly number[]): readonly Seat[] {
  return state.turnOrder.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
}

function scoresOf(state: BrickState): readonly number[] {
  return state.players.map((player) => totalOf(scoreReckoning(player)));
}

/** Scores the match and ends it: nobody is asked anything any more. */
export function scoreMatch(state: BrickState, events: BrickEvent[]): void {
  state.phase = 'over';
  state.agenda = [];
  state.question = null;
  const ranked = ranking(state, scoresOf(state));
  const scores = ranked.map((seat): FinalScore => {
    const reckoning = scoreReckoning(playerAt(state, seat));
    return { seat, total: totalOf(reckoning), reckoning };
  });
  events.push({ type: 'final-scoring', scores });
  const winner = ranked[0];
  if (winner !== undefined) events.push({ type: 'match-ended', ending: endingOf(state), winner });
}

/** How the match ended, or undefined while it runs. */
export function outcomeOf(state: BrickState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = scoresOf(state);
  const ranked = ranking(state, scores);
  const places = seatsOf(state.seatCount).map((seat) => ranked.indexOf(seat) + 1);
  const [first, second] = ranked.map((seat) => scores[seat]);
  return { ending: endingOf(state), scores, places, tieBreak: first === second ? 'turn-order' : null };
}
