import type { Game, GameTypes, Guide, HidingTable, Outcome, SoloCount } from '../engine/index.ts';
import { seatsOf } from '../engine/index.ts';
import { type Judge, judgesOf } from './judge.ts';

/** The prospects of each seat in a position, by seat. */
export interface Prospects {
  /** Chance of winning, from 0 to 1. The sum is 1, or less if all may lose. A shared first place counts in part. */
  readonly chances: readonly number[];
  /** What bots maximize, from 0 to 1: first place above all, then place, then points. See `worthOf`. */
  readonly worths: readonly number[];
}

/** A game as bots see it: its rules and its guide. Without a guide, only the end of a match counts. */
export interface Evaluator<Types extends GameTypes> {
  readonly game: Game<Types, HidingTable<Types['State']>>;
  readonly guide: Guide<Types> | null;
  prospects(state: Types['State'], seats: number): Prospects;
  /** What judges its positions with this many seats; null without a guide. */
  judge(seats: number): Judge<Types> | null;
}

/** Each seat's share of the win: 1, or a part of it for a shared first place. */
export function sharesOf({ places, alone }: Outcome): readonly number[] {
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 && alone?.won !== false ? 1 / first : 0));
}

/** Discount for a shared win, so that bots do not settle for a draw. */
const sharedWin = 0.7;

/** Weights of place and points next to a win; together less than 1. Points never outweigh a place among six. */
const placeWorth = 0.06;
const pointsWorth = 0.01;
/** The number of points that is worth half of any larger number. */
const manyPoints = 100;

/** Points as a fraction of any larger number, from 0 to 1. */
function inPart(points: number): number {
  return 0.5 + 0.5 * (points / (manyPoints + Math.abs(points)));
}

/**
 * How far a win is in doubt while scores may still diverge, at most, and the spread at which it is half of that. So a bot
 * that has as good as won ends the match, instead of gathering points that it will not need.
 */
const mostDoubt = 0.015;
const usualSpread = 4;

/** The value of an ending for a seat, real or expected. */
interface Standing {
  /** Chance of winning, from 0 to 1. */
  readonly win: number;
  /** The share of the opponents who are behind, from 0 to 1. */
  readonly ahead: number;
  /** Points of the final score. */
  readonly points: number;
}

/**
 * Combines win, place and points into one figure from 0 to 1.
 * A better place always counts more, and with equal place more points do, however close. So a losing bot still plays
 * for something.
 */
function worthOf({ win, ahead, points }: Standing): number {
  return (1 - placeWorth - pointsWorth) * win + placeWorth * ahead + pointsWorth * inPart(points);
}

/** A solo count of this many highest ranks is worth 1. */
const mostCounted = 2;

/** The worth of a solo match that has a count: in proportion to it. */
function worthOfCount(count: number, { highest }: SoloCount, points: number): number {
  const share = Math.max(0, Math.min(1, count / (mostCounted * highest)));
  return (1 - pointsWorth) * share + pointsWorth * inPart(points);
}

/** The value of an ending for each seat. */
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

/** Chances of winning from points: a lead of one spread makes a win about e times as likely. */
export function chancesFrom(points: readonly number[], spread: number): readonly number[] {
  let best = Number.NEGATIVE_INFINITY;
  for (const each of points) if (each > best) best = each;
  const raised = points.map((each) => Math.exp((each - best) / spread));
  let sum = 0;
  for (const each of raised) sum += each;
  return raised.map((each) => each / sum);
}

/** The winning chance of a solo player: 0 points are an even chance, measured in spreads. */
function chanceAlone(points: number, spread: number): readonly number[] {
  return [1 / (1 + Math.exp(-points / spread))];
}

/**
 * The expected share of opponents behind a seat: of two seats, each is ahead in proportion to its chance of winning.
 */
function aheadOf(chances: readonly number[], seat: number): number {
  const own = chances[seat] ?? 0;
  let ahead = 0;
  for (let other = 0; other < chances.length; other++) {
    const both = own + (chances[other] ?? 0);
    if (other !== seat) ahead += both > 0 ? own / both : 0.5;
  }
  return ahead / (chances.length - 1);
}

/** The prospects from each seat's points and the remaining spread; `solo` for a solo match with a count. */
function prospectsFrom(points: readonly number[], spread: number, solo: SoloCount | null): Prospects {
  const [alone = 0] = points;
  const isAlone = points.length === 1;
  if (solo !== null) {
    return { chances: chanceAlone(alone, spread), worths: [worthOfCount(solo.fair + alone, solo, alone)] };
  }
  const chances = isAlone ? chanceAlone(alone, spread) : chancesFrom(points, spread);
  const even = isAlone ? 0.5 : 1 / points.length;
  const doubt = (mostDoubt * spread) / (usualSpread + spread);
  const worths = chances.map((win, seat) =>
    worthOf({
      win: win + doubt * (even - win),
      ahead: isAlone ? win : aheadOf(chances, seat),
      points: points[seat] ?? 0,
    }),
  );
  return { chances, worths };
}

/**
 * The evaluator of a game, with or without its guide. Throws `NetworkMismatch` for a network of the guide that was trained
 * with other figures.
 */
export function evaluatorOf<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  guide: Guide<Types> | null,
): Evaluator<Types> {
  const judge = judgesOf(guide);
  return {
    game,
    guide,
    judge,
    prospects(state, seats) {
      const outcome = game.outcome(state);
      const solo = seats === 1 ? (guide?.soloCount?.(state) ?? null) : null;
      if (outcome !== undefined) {
        const worths = solo === null ? worthsOf(outcome) : [worthOfCount(solo.count, solo, outcome.scores[0] ?? 0)];
        return { chances: sharesOf(outcome), worths };
      }
      const judging = judge(seats);
      if (guide !== null && judging !== null) {
        const spread = guide.spread(state);
        const figures = seatsOf(seats).map((seat) => judging.figures(state, seat));
        return prospectsFrom(judging.points(figures, spread), spread, solo);
      }
      const even = seatsOf(seats).map(() => 1 / seats);
      return { chances: even, worths: even };
    },
  };
}
