import { type Seat, seatsOf } from '../../../engine/index.ts';
import { playerAt } from '../../../engine/seat.ts';
import type { HarbourEvent } from '../events.ts';
import type { Owner } from '../places.ts';
import { buildingPoints, buildingsLeft, practiceEstate, scoreBreakdown, totalPoints } from '../scoring.ts';
import type { Ending, HarbourState } from '../state.ts';

/** Rules, "Playing alone": the number of turns of a twenty-turn match. */
export const turnsAlone = 20;

/** Ruling 35: after this many full rounds, a match without an end is scored as it stands. */
const mostRounds = 200;

/** Triggers the end if this was the first fourth building. Ruling 22: later ones change nothing. */
export function noteFourthBuilding(state: HarbourState, owner: Owner, events: HarbourEvent[]): void {
  if (state.endedBy !== null) return;
  const { practice } = state;
  const estate = owner === 'practice' ? practice && practiceEstate(practice) : playerAt(state, owner);
  if (estate === null || buildingsLeft(estate) > 0) return;
  state.endedBy = owner;
  state.lastTurns = state.practice === null ? state.seatCount - 1 : 1;
  if (state.lastTurns > 0) events.push({ type: 'last-turns-began', owner, turns: state.lastTurns });
}

/** Counts a turn as one of the last, unless the fourth building was bought in it. */
export function countLastTurn(state: HarbourState, taker: Owner): void {
  if (state.lastTurns !== null && taker !== state.endedBy) state.lastTurns--;
}

/** Whether this turn may give another one: not in the last turns, nor in the twentieth solo turn. Ruling 20. */
export function mayGiveExtraTurn(state: HarbourState): boolean {
  if (state.turn === null || state.turn.extra || state.lastTurns !== null) return false;
  return state.settled.alone !== 'twenty-turns' || state.turnsTaken + 1 < turnsAlone;
}

/** How the match ends with this seat's turn, or null. Counts the turn. */
export function endsAfterTurn(state: HarbourState, seat: Seat): Ending | null {
  countLastTurn(state, seat);
  if (state.lastTurns === 0) return 'fourth-building';
  return state.settled.alone === 'twenty-turns' && state.turnsTaken >= turnsAlone ? 'twenty-turns' : null;
}

/** Ruling 35: whether no one has triggered the end in all these rounds. */
export function isStalled(state: HarbourState): boolean {
  return state.round >= mostRounds && state.endedBy === null;
}

/** Records the value of all players' buildings at the end of a round. */
export function closeRound(state: HarbourState): void {
  for (const player of state.players) player.pointsByRound.push(buildingPoints(player));
}

/** Ends the match and scores it. */
export function endMatch(state: HarbourState, ending: Ending, events: HarbourEvent[]): void {
  // A stalled match ends between two rounds, any other in the middle of one.
  if (ending !== 'stalled') closeRound(state);
  state.turn = null;
  state.agenda = [];
  state.question = null;
  state.ending = ending;
  for (const seat of seatsOf(state.seatCount)) {
    const breakdown = scoreBreakdown(state, seat);
    events.push({ type: 'seat-scored', seat, points: totalPoints(breakdown), breakdown });
  }
  events.push({ type: 'match-ended', ending });
}
