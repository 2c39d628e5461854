import type { GameTypes, RandomWords, Seat } from '../engine/index.ts';
import { type Advice, adviceFor, judgedMoves } from './advice.ts';
import type { Decision } from './bot.ts';
import { type Evaluator, sharesOf } from './evaluator.ts';
import { mostPromising, rateMoves } from './greedy.ts';
import { playOn, roundOf } from './imagined-play.ts';
import { shopkeeper } from './levels.ts';
import type { Rated } from './mixing.ts';
import type { GoesOn } from './search/search.ts';
import { moveKey } from './search/statistics.ts';

/** A finished match: its start, and its choices. */
export interface CoachedMatch<Types extends GameTypes> {
  readonly evaluator: Evaluator<Types>;
  readonly seats: number;
  readonly start: Types['State'];
  readonly choices: readonly CoachedChoice<Types>[];
  readonly random: RandomWords;
  /** False once no one needs the result. An unfinished analysis is then discarded. */
  readonly goesOn: () => boolean;
  /** Imagined matches to analyse a choice, and as many again for its rivals. */
  readonly imagined?: number;
}

export interface CoachedChoice<Types extends GameTypes> {
  readonly seat: Seat;
  readonly moves: readonly Types['Move'][];
  readonly isBots: boolean;
}

/** A moment where another choice would have been better, by what its seat could know then. */
export interface TurningPoint<Types extends GameTypes> {
  /** The number of choices before it. */
  readonly position: number;
  readonly seat: Seat;
  readonly played: Advice<Types>;
  readonly better: Advice<Types>;
}

/** The analysis of a match so far. */
export interface Coaching<Types extends GameTypes> {
  /** Each seat's chance of winning before each choice, and at the end. */
  readonly chances: readonly (readonly number[])[];
  /** The most important moments among the analysed choices: people's before bots', the most costly first. */
  readonly moments: readonly TurningPoint<Types>[];
  /** Number of choices analysed, and number to analyse in all. */
  readonly looked: number;
  readonly of: number;
}

/** Number of continuations averaged for a chance of winning. */
const playsOn = 4;
const mostMoves = 80;
/** How many of the most doubtful choices are analysed in depth, and how many moments are reported. */
const mostLooked = 40;
const mostMoments = 3;
/** Default number of imagined matches for a choice, and as many again for its rivals. */
const usuallyImagined = 400;
/** A choice is compared with this many others, the best at first glance. */
const mostRivals = 4;
/** A smaller loss of winning chance is no turning point. */
const leastLoss = 0.02;

/**
 * Every seat's chance of winning from a state, averaged over short continuations; at the end, the shares of the win.
 */
function chancesAt<Types extends GameTypes>(
  { evaluator, seats, random }: CoachedMatch<Types>,
  state: Types['State'],
): readonly number[] {
  const outcome = evaluator.game.outcome(state);
  if (outcome !== undefined) return sharesOf(outcome);
  const sums = Array.from({ length: seats }, () => 0);
  for (let play = 0; play < playsOn; play++) {
    const after = evaluator.game.copy(state);
    playOn(evaluator, after, random, { horizon: 'quiet', round: roundOf(evaluator, state), mostMoves });
    evaluator.prospects(after, seats).chances.forEach((chance, seat) => {
      sums[seat] = (sums[seat] ?? 0) + chance / playsOn;
    });
  }
  return sums;
}

/** How much worse a move is than the best of those judged with it, in chance of winning. */
function lossOf<Types extends GameTypes>(rated: readonly Rated<Types['Move']>[], move: Types['Move']): number {
  const played = rated.find((each) => moveKey(each.move) === moveKey(move));
  return played === undefined ? 0 : Math.max(...rated.map(({ chance }) => chance)) - played.chance;
}

interface Moment<Types extends GameTypes> extends CoachedChoice<Types> {
  readonly position: number;
  readonly first: Types['Move'];
  readonly decision: Decision<Types>;
}

interface Doubt<Types extends GameTypes> {
  readonly moment: Moment<Types>;
  /** The choice and its alternatives, at first glance. */
  readonly rated: readonly Rated<Types['Move']>[];
  /** The loss at first glance, in chance of winning. */
  readonly loss: number;
}

interface Found<Types extends GameTypes> {
  readonly point: TurningPoint<Types>;
  readonly isBots: boolean;
  readonly loss: number;
}

/** People's before bots', then the most costly first. */
function byWeight(one: Pick<Found<GameTypes>, 'isBots' | 'loss'>, other: typeof one): number {
  return Number(one.isBots) - Number(other.isBots) || other.loss - one.loss;
}

/** Judges a choice and its most promising alternatives at first glance. */
function doubtAbout<Types extends GameTypes>(moment: Moment<Types>): Doubt<Types> {
  const { first, decision } = moment;
  const others = mostPromising(decision, shopkeeper.breadth).filter((move) => moveKey(move) !== moveKey(first));
  const rated = rateMoves(decision, [first, ...others], shopkeeper);
  return { moment, rated, loss: lossOf<Types>(rated, first) };
}

/**
 * Analyses a choice in depth, for a fixed number of imagined matches. Null if no alternative was better.
 * The choice gets as much time as its rivals together; a common search would drop it after a try or two.
 */
function thoughtThrough<Types extends GameTypes>({ moment, rated }: Doubt<Types>, goesOn: GoesOn): Found<Types> | null {
  const { position, seat, first, decision, moves, isBots } = moment;
  const rivals = rated
    .filter(({ move }) => moveKey(move) !== moveKey(first))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, mostRivals)
    .map(({ move }) => move);
  const [own] = judgedMoves({ ...decision, legal: [first] }, 'merchant', goesOn);
  const [best] = judgedMoves({ ...decision, legal: rivals }, 'merchant', goesOn);
  if (own === undefined || best === undefined) return null;
  const loss = best.chance - own.chance;
  if (loss < leastLoss) return null;
  const [played, better] = adviceFor(decision, [own, best]);
  if (played === undefined || better === undefined) return null;
  return { point: { position, seat, played: { ...played, moves }, better }, isBots, loss };
}

/**
 * Every seat's chances over the match, and the moments with more than one legal move; null if no one waits any more.
 */
function passedThrough<Types extends GameTypes>(match: CoachedMatch<Types>) {
  const { evaluator, seats, random, goesOn } = match;
  const { game } = evaluator;
  const state = game.copy(match.start);
  const chances: (readonly number[])[] = [];
  const moments: Moment<Types>[] = [];
  for (const [position, choice] of match.choices.entries()) {
    if (!goesOn()) return null;
    const { seat, moves } = choice;
    chances.push(chancesAt(match, state));
    const legal = game.legalMoves(state, seat);
    const [first] = moves;
    if (first !== undefined && legal.length > 1) {
      const before = game.copy(state);
      const imagine = (chance: RandomWords): Types['State'] => game.redeal(before, seat, chance);
      moments.push({ ...choice, position, first, decision: { evaluator, seat, seats, legal, imagine, random } });
    }
    for (const move of moves) game.play(state, seat, move);
  }
  chances.push(chancesAt(match, state));
  return { chances, moments };
}

/** The most doubtful choices at first glance, people's before bots'; null if no one waits any more. */
function mostDoubtful<Types extends GameTypes>(moments: readonly Moment<Types>[], goesOn: () => boolean) {
  const doubts: Doubt<Types>[] = [];
  for (const moment of moments) {
    if (!goesOn()) return null;
    doubts.push(doubtAbout(moment));
  }
  return doubts
    .sort((one, other) => byWeight({ ...one.moment, loss: one.loss }, { ...other.moment, loss: other.loss }))
    .slice(0, mostLooked);
}

/**
 * Analyses a match: every seat's chances, and the moments where another choice would have changed them most.
 * Yields a first result once the chances are known, and another after each analysed choice. The effort depends on the
 * number of imagined matches, not on a clock.
 */
export function* coachMatch<Types extends GameTypes>(match: CoachedMatch<Types>): Generator<Coaching<Types>> {
  const { goesOn, imagined: enough = usuallyImagined } = match;
  const passed = passedThrough(match);
  if (passed === null) return;
  const { chances, moments } = passed;
  const of = Math.min(mostLooked, moments.length);
  yield { chances, moments: [], looked: 0, of };
  const found: Found<Types>[] = [];
  for (const [at, doubt] of (mostDoubtful(moments, goesOn) ?? []).entries()) {
    const thought = thoughtThrough(doubt, (imagined) => imagined < enough && goesOn());
    if (!goesOn()) return;
    if (thought !== null) found.push(thought);
    found.sort(byWeight);
    const shown = found.slice(0, mostMoments).map(({ point }) => point);
    yield { chances, moments: shown, looked: at + 1, of };
  }
}
