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

/** A match that is over: where it began, and the choices that were made in it. */
export interface CoachedMatch<Types extends GameTypes> {
  readonly evaluator: Evaluator<Types>;
  readonly seats: number;
  readonly start: Types['State'];
  readonly choices: readonly CoachedChoice<Types>[];
  readonly random: RandomWords;
  /** Does anybody still want to know? What was not thought to its end then counts for nothing. */
  readonly goesOn: () => boolean;
  /** A choice has been looked at after so many imagined matches of its own and so many of its rivals'. */
  readonly imagined?: number;
}

/** A choice as it was made. */
export interface CoachedChoice<Types extends GameTypes> {
  readonly seat: Seat;
  readonly moves: readonly Types['Move'][];
  readonly isBots: boolean;
}

/** A moment at which another choice would have been better, by what its seat could know then. */
export interface TurningPoint<Types extends GameTypes> {
  /** The number of choices before it. */
  readonly position: number;
  readonly seat: Seat;
  readonly played: Advice<Types>;
  readonly better: Advice<Types>;
}

/** What has been found out about a match so far. */
export interface Coaching<Types extends GameTypes> {
  /** Each seat's chance of winning before each choice, and at the end. */
  readonly chances: readonly (readonly number[])[];
  /** The moments that mattered most among the choices looked at: people's before bots', the costliest first. */
  readonly moments: readonly TurningPoint<Types>[];
  /** Choices that have been thought about in as many imagined matches as that takes, and how many will have been at the end. */
  readonly looked: number;
  readonly of: number;
}

/** Plays on that are averaged for a chance of winning. */
const playsOn = 4;
const mostMoves = 80;
/** So many choices are thought about at length, the most doubtful, and so many moments are told. */
const mostLooked = 40;
const mostMoments = 3;
/** So many imagined matches are enough to look at a choice, and as many again for its rivals, unless it is said. */
const usuallyImagined = 400;
/** A choice is compared with so many others, those that look best at first glance. */
const mostRivals = 4;
/** What costs a smaller share of the win is no moment that mattered. */
const leastLoss = 0.02;

/** Everybody's chance of winning from a state, played on a little; at the end what everybody won. */
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

/** How much worse a move is than the best of those that were judged with it, in shares of the win. */
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
  /** The choice and others as they look at first glance. */
  readonly rated: readonly Rated<Types['Move']>[];
  /** What the choice cost at first glance, in shares of the win. */
  readonly loss: number;
}

interface Found<Types extends GameTypes> {
  readonly point: TurningPoint<Types>;
  readonly isBots: boolean;
  readonly loss: number;
}

/** People's before bots', and what cost most first. */
function byWeight(one: Pick<Found<GameTypes>, 'isBots' | 'loss'>, other: typeof one): number {
  return Number(one.isBots) - Number(other.isBots) || other.loss - one.loss;
}

/** A choice at first glance, beside the others that came to mind there. */
function doubtAbout<Types extends GameTypes>(moment: Moment<Types>): Doubt<Types> {
  const { first, decision } = moment;
  const others = mostPromising(decision, shopkeeper.breadth).filter((move) => moveKey(move) !== moveKey(first));
  const rated = rateMoves(decision, [first, ...others], shopkeeper);
  return { moment, rated, loss: lossOf<Types>(rated, first) };
}

/**
 * A choice thought about at length: the one that was made as long as all others together, or a search would leave it aside
 * after a try or two. How long, is a number of imagined matches. Null where it was as good as any.
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

/** How everybody's chances went, and the moments at which there was something to choose; null where nobody waits any more. */
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

/** The choices that look most doubtful at first glance, people's before bots'; null where nobody waits any more. */
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
 * Reads a match again: how everybody's chances went, and where another choice would have changed most. It tells what is
 * known as soon as the chances are, and again after each choice that it has looked at; how many it has, a number of imagined
 * matches decides and no clock.
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
    const told = found.slice(0, mostMoments).map(({ point }) => point);
    yield { chances, moments: told, looked: at + 1, of };
  }
}
