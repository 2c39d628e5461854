import type { Game, GameTypes, Guide, HidingTable, Outcome, Seat } from '../engine/index.ts';
import { seatsOf } from '../engine/index.ts';

/** What a position holds for each seat, by seat. */
export interface Prospects {
  /** The chance to win, from 0 to 1: together 1, or less where all may lose. A first place that is shared is a part of a win. */
  readonly chances: readonly number[];
  /** What bots go for, from 0 to 1: first place above all, then place, then points. See `worthOf`. */
  readonly worths: readonly number[];
}

/** A game as bots think about it: its rules, and what it says of skill; without a guide only its end tells who did well. */
export interface Evaluator<Types extends GameTypes> {
  readonly game: Game<Types, HidingTable<Types['State']>>;
  readonly guide: Guide<Types> | null;
  prospects(state: Types['State'], seats: number): Prospects;
}

/** What came of a match for each seat: a whole win, or a part of one where a first place is shared. */
export function sharesOf({ places, alone }: Outcome): readonly number[] {
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 && alone?.won !== false ? 1 / first : 0));
}

/** A first place that is shared is worth less than its part of one: bots would rather play on than agree to a draw. */
const sharedWin = 0.7;

/** What a place and points are worth next to a win; together less than 1. Points never outweigh a place among six. */
const placeWorth = 0.06;
const pointsWorth = 0.01;
/** Points that are worth half as much as any number of them could be. */
const manyPoints = 100;

/** What an end is worth to a seat, or is likely to be. */
interface Standing {
  /** The chance to win, from 0 to 1. */
  readonly win: number;
  /** Of the others, the part that stands behind, from 0 to 1. */
  readonly ahead: number;
  /** Points of the final score. */
  readonly points: number;
}

/**
 * Winning, place and points as one figure from 0 to 1. An end that is better in place, or as good in place and better in
 * points, is always worth more, however close: so nobody who has lost plays as if all were one.
 */
function worthOf({ win, ahead, points }: Standing): number {
  const many = 0.5 + 0.5 * (points / (manyPoints + Math.abs(points)));
  return (1 - placeWorth - pointsWorth) * win + placeWorth * ahead + pointsWorth * many;
}

/** What an end is worth to each seat. */
export function worthsOf(outcome: Outcome): readonly number[] {
  const { places, scores } = outcome;
  const rivals = places.length - 1;
  return sharesOf(outcome).map((share, seat) =>
    worthOf({
      win: share < 1 ? sharedWin * share : share,
      ahead: rivals === 0 ? share : (places.length - (places[seat] ?? 0)) / rivals,
      points: scores[seat] ?? 0,
    }),
  );
}

/** A seat's position in points of the final score, as the guide measures it. */
export function pointsAt<Types extends GameTypes>(guide: Guide<Types>, state: Types['State'], seat: Seat): number {
  const measured = guide.measure(state, seat);
  let points = 0;
  for (let at = 0; at < measured.length; at++) points += (measured[at] ?? 0) * (guide.weights[at] ?? 0);
  return points;
}

/** Chances of winning from points: who leads by the spread is about three times as likely to win as who trails. */
export function chancesFrom(points: readonly number[], spread: number): readonly number[] {
  let best = Number.NEGATIVE_INFINITY;
  for (const each of points) if (each > best) best = each;
  const raised = points.map((each) => Math.exp((each - best) / spread));
  let sum = 0;
  for (const each of raised) sum += each;
  return raised.map((each) => each / sum);
}

/** Who plays alone wins or loses against the rules: so many points more than this, in spreads, are an even chance. */
function chanceAlone(points: number, spread: number): readonly number[] {
  return [1 / (1 + Math.exp(-points / spread))];
}

/** Of the others, the part that a seat is likely to leave behind: each of two comes first as often as it would win. */
function aheadOf(chances: readonly number[], seat: number): number {
  const own = chances[seat] ?? 0;
  let ahead = 0;
  for (let other = 0; other < chances.length; other++) {
    const both = own + (chances[other] ?? 0);
    if (other !== seat) ahead += both > 0 ? own / both : 0.5;
  }
  return ahead / (chances.length - 1);
}

/** What so many points are for each seat, with so much of a spread still to come. */
function prospectsFrom(points: readonly number[], spread: number): Prospects {
  const [alone = 0] = points;
  const isAlone = points.length === 1;
  const chances = isAlone ? chanceAlone(alone, spread) : chancesFrom(points, spread);
  const worths = chances.map((win, seat) =>
    worthOf({ win, ahead: isAlone ? win : aheadOf(chances, seat), points: points[seat] ?? 0 }),
  );
  return { chances, worths };
}

/** The judge of a game, with the guide it has or without any. */
export function evaluatorOf<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  guide: Guide<Types> | null,
): Evaluator<Types> {
  return {
    game,
    guide,
    prospects(state, seats) {
      const outcome = game.outcome(state);
      if (outcome !== undefined) return { chances: sharesOf(outcome), worths: worthsOf(outcome) };
      if (guide !== null) {
        const points = seatsOf(seats).map((seat) => pointsAt(guide, state, seat));
        return prospectsFrom(points, guide.spread(state));
      }
      const even = seatsOf(seats).map(() => 1 / seats);
      return { chances: even, worths: even };
    },
  };
}
