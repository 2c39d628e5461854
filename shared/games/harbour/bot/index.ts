import { type Guide, playerAt, type Seat, type SoloCount, seatAt } from '../../../engine/index.ts';
import { goods, totalOf } from '../goods.ts';
import type { HarbourTypes } from '../index.ts';
import { turnsAlone } from '../phases/ending.ts';
import { countedBuildings, practicePoints, ranks, scoreBreakdown, totalPoints } from '../scoring.ts';
import type { HarbourState, PlayerState } from '../state.ts';
import { harbourDetails } from './details.ts';
import { isIdle } from './idle.ts';
import networks from './networks.json' with { type: 'json' };
import { promiseOf } from './prior.ts';
import { hasLastTurn, pace, purchasesLeft, standingOf, turnsToEnd } from './standing.ts';
import { weights } from './weights.ts';
import { characterWorth } from './worths.ts';

/** The value of an average building, in points. */
const usualPoints = 7;
/** A fair score for a solo player against the turn limit. */
const fairPoints = 22;
/** Maximum estimate of turns to the end. */
const longest = 18;
const cargoEachTurn = 2;
/** Nearly all matches end within this many rounds; after the second number more, little is open. */
const usualRounds = 25;
const standoffRounds = 15;
const leastOpen = 0.05;

/** Estimated turns until the practice opponent has four buildings. */
function practiceTurns({ practice }: HarbourState): number {
  if (practice === null) return Number.POSITIVE_INFINITY;
  const missing = 4 - practice.buildings.length;
  return Math.max(0, (6.5 * missing - practice.cargo) / cargoEachTurn);
}

/** A rough estimate of turns until this seat could trigger the end, by its goods and buildings. */
function roughTurns(player: PlayerState): number {
  const left = purchasesLeft(player);
  return left === 0 ? 0 : Math.max(1, left * pace - Math.min(8, totalOf(player.goods)) / 2.4);
}

/** Estimated turns until the match ends. */
function turnsLeft(state: HarbourState, seat: Seat | null, own: number): number {
  if (state.lastTurns !== null) return 0;
  if (state.settled.alone === 'twenty-turns') return Math.max(0, turnsAlone - state.turnsTaken);
  let least = Math.min(own, practiceTurns(state));
  for (let index = 0; index < state.seatCount; index++) {
    if (index === seat) continue;
    const other = seatAt(index);
    const player = playerAt(state, other);
    // exact only for players near the end
    const exactly = seat !== null && purchasesLeft(player) < 3;
    least = Math.min(least, exactly ? turnsToEnd(standingOf(state, other)) : roughTurns(player));
  }
  return least;
}

/** The score that a solo player has to beat, in points. */
function rivalPoints(state: HarbourState): number {
  switch (state.settled.alone) {
    case null:
      return 0;
    case 'twenty-turns':
      return fairPoints;
    case 'practice-opponent': {
      const owned = state.practice?.buildings ?? [];
      return practicePoints(owned) + Math.max(0, 4 - owned.length) * 5.5;
    }
  }
}

/** A win against the practice opponent is worth this lead. */
const winLead = 15;
/** The lead of a clear win, with the win itself. */
const clearWin = 25;

/** Twenty turns: the points, if all buildings were bought. Otherwise the lead over the practice opponent. */
function soloCount(state: HarbourState): SoloCount | null {
  const { settled, ending, endedBy, practice } = state;
  if (settled.alone === null) return null;
  const points = totalPoints(scoreBreakdown(state, seatAt(0)));
  if (settled.alone === 'twenty-turns') {
    const isLost = ending !== null && endedBy === null;
    return { count: isLost ? points / 2 : points, fair: fairPoints, highest: ranks[0].points, isRanked: true };
  }
  const lead = points - practicePoints(practice?.buildings ?? []);
  return { count: clearWin + lead + (lead > 0 ? winLead : 0), fair: clearWin, highest: 2 * clearWin, isRanked: false };
}

const limit = (from: number, to: number, value: number): number => Math.max(from, Math.min(to, value));

/** How soon this seat's turn comes: 1 for the next one, less for each seat before it. */
function soonness({ turn, seatCount }: HarbourState, seat: Seat): number {
  return turn === null ? 0 : 1 - ((seat - turn.seat + seatCount) % seatCount) / seatCount;
}

/** Useful goods: at most five of each type. */
function usefulGoods({ goods: held }: PlayerState): number {
  let useful = 0;
  for (const good of goods) useful += Math.min(5, held[good]);
  return useful;
}

/**
 * How much of the match is still open, from 1 down.
 * A long match is a standoff in which no one would buy the fourth building. It is scored as it stands (ruling 35), so
 * waiting does not help the player who is behind, and later purchases are unlikely.
 */
function openness({ round }: HarbourState): number {
  return limit(leastOpen, 1, 1 - (round - usualRounds) / standoffRounds);
}

function measure(state: HarbourState, seat: Seat): readonly number[] {
  const player = playerAt(state, seat);
  const points = totalPoints(scoreBreakdown(state, seat));
  const level = 0.1 * player.buildings.length + 0.01 * totalOf(player.goods);
  const own = standingOf(state, seat);
  if (state.lastTurns !== null) {
    // from now on goods only matter for a last purchase
    const buys = hasLastTurn(state, seat) && own.turns === 1 ? own.prospect.points : 0;
    return [points + buys, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, level, -rivalPoints(state)];
  }
  const { owned, prospect, turns, left } = own;
  const end = turnsLeft(state, seat, turnsToEnd(own));
  const within = end + 0.7 - turns;
  const likely = (turnsToEnd(own) <= end ? 1 : limit(0, 1, 0.6 + 0.4 * within)) * openness(state);
  const later = likely * limit(0, left - 1, within / pace);
  return [
    points,
    likely * prospect.points,
    later * usualPoints,
    Math.min(1, later) * prospect.left,
    likely * (prospect.second - prospect.worth),
    -turnsToEnd(own),
    later * owned.coins,
    later * owned.warehouses,
    owned.topHats > 0 ? Math.min(1, end / 10) : 0,
    Math.min(3, owned.anchors) * Math.min(1, end / 10),
    countedBuildings(player),
    usefulGoods(player),
    soonness(state, seat),
    characterWorth(player.board) * Math.min(1, end / 15),
    level,
    -rivalPoints(state),
  ];
}

export const harbourGuide: Guide<HarbourTypes> = {
  features: Object.keys(weights),
  weights: Object.values(weights),
  details: harbourDetails,
  networks,
  measure,
  spread: (state) => {
    if (state.lastTurns !== null) return 2;
    return Math.min(8, 3.5 + 0.4 * turnsLeft(state, null, longest)) * openness(state);
  },
  soloCount,
  prior: promiseOf,
  isIdle,
  foretellsSealed: false,
  isQuiet: ({ question, turn }) => question?.type === 'move-pawn' && turn?.extra === false,
  round: ({ round }) => round,
};
