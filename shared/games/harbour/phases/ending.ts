import { type Seat, seatsOf } from '../../../engine/index.ts';
import type { HarbourEvent } from '../events.ts';
import type { Owner } from '../places.ts';
import { buildingPoints, buildingsToEnd, countedBuildings, scoreReckoning, totalPoints } from '../scoring.ts';
import type { Ending, HarbourState } from '../state.ts';

/** Rules, "Playing alone": the match of twenty turns is over after so many. */
export const turnsAlone = 20;

/** Ruling 35: after so many full rounds a match in which nobody ends it is scored as it stands. */
const mostRounds = 200;

/** A building was bought: was it somebody's fourth, and the first such one? Ruling 22: later ones change nothing. */
export function noteFourthBuilding(state: HarbourState, owner: Owner, events: HarbourEvent[]): void {
  if (state.endedBy !== null) return;
  const bought = owner === 'practice' ? (state.practice?.buildings.length ?? 0) : boughtBy(state, owner);
  if (bought < buildingsToEnd) return;
  state.endedBy = owner;
  state.lastTurns = state.practice === null ? state.seatCount - 1 : 1;
  if (state.lastTurns > 0) events.push({ type: 'last-turns-began', owner, turns: state.lastTurns });
}

function boughtBy(state: HarbourState, seat: Seat): number {
  const player = state.players[seat];
  return player === undefined ? 0 : countedBuildings(player);
}

/** A turn that is not the one in which the fourth building was bought is one of the last turns. */
export function countLastTurn(state: HarbourState, taker: Owner): void {
  if (state.lastTurns !== null && taker !== state.endedBy) state.lastTurns--;
}

/** May this turn still give another one? Not in the last turns, and the twentieth turn alone is the last. Ruling 20. */
export function mayGiveExtraTurn(state: HarbourState): boolean {
  if (state.turn === null || state.turn.extra || state.lastTurns !== null) return false;
  return state.settled.alone !== 'twenty-turns' || state.turnsTaken + 1 < turnsAlone;
}

/** Has the match ended with the turn of this seat, and how? Counts the turn. */
export function endsAfterTurn(state: HarbourState, seat: Seat): Ending | null {
  countLastTurn(state, seat);
  if (state.lastTurns === 0) return 'fourth-building';
  return state.settled.alone === 'twenty-turns' && state.turnsTaken >= turnsAlone ? 'twenty-turns' : null;
}

/** Ruling 35: nobody has brought the end about in all these rounds. */
export function isStalled(state: HarbourState): boolean {
  return state.round >= mostRounds && state.endedBy === null;
}

/** Notes what everybody's buildings are worth at the end of a round. */
export function closeRound(state: HarbourState): void {
  for (const player of state.players) player.pointsByRound.push(buildingPoints(player));
}

/** The match is over: it is scored, and nobody is asked anything any more. */
export function endMatch(state: HarbourState, ending: Ending, events: HarbourEvent[]): void {
  // The guard against a stall ends the match between two rounds, everything else in the middle of one.
  if (ending !== 'stalled') closeRound(state);
  state.turn = null;
  state.agenda = [];
  state.question = null;
  state.ending = ending;
  for (const seat of seatsOf(state.seatCount)) {
    const reckoning = scoreReckoning(state, seat);
    events.push({ type: 'seat-scored', seat, points: totalPoints(reckoning), reckoning });
  }
  events.push({ type: 'match-ended', ending });
}
