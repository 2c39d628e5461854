import type { GameTypes, RandomWords, Seat } from '../engine/index.ts';
import { type Advice, adviceFor, judgedMoves } from './advice.ts';
import type { Decision } from './bot.ts';
import { mostPromising, rateMoves } from './greedy.ts';
import { playOn, roundOf } from './imagined-play.ts';
import { type Judge, sharesOf } from './judge.ts';
import { shopkeeper } from './levels.ts';
import type { Rated } from './mixing.ts';
import type { GoesOn } from './search/search.ts';
import { moveKey } from './search/statistics.ts';

/** A match that is over: where it began, and the choices that were made in it. */
export interface CoachedMatch<Types extends GameTypes> {
  readonly judge: Judge<Types>;
  readonly seats: number;
  readonly start: Types['State'];
  readonly choices: readonly { readonly seat: Seat; readonly moves: readonly Types['Move'][] }[];
  readonly random: RandomWords;
  /** Is there still time to think about one moment? Asked for anew at each. */
  readonly goesOn: () => GoesOn;
}

/** A moment at which another choice would have been better, by what its seat could know then. */
export interface TurningPoint<Types extends GameTypes> {
  /** The number of choices before it. */
  readonly position: number;
  readonly seat: Seat;
  readonly played: Advice<Types>;
  readonly better: Advice<Types>;
}

export interface Coaching<Types extends GameTypes> {
  /** Each seat's chance of winning before each choice, and at the end. */
  readonly chances: readonly (readonly number[])[];
  /** The moments that mattered most, in the order in which they came. */
  readonly moments: readonly TurningPoint<Types>[];
}

/** Plays on that are averaged for a chance of winning. */
const playsOn = 4;
const mostMoves = 80;
/** So many moments are thought about at length, and so many of them told. */
const mostCandidates = 6;
const mostMoments = 3;
/** A choice is compared with so many others, those that look best at first glance. */
const mostRivals = 4;
/** What costs a smaller share of the win is no moment that mattered. */
const leastLoss = 0.02;

/** Everybody's chance of winning from a state, played on a little; at the end what everybody won. */
function chancesAt<Types extends GameTypes>(
  { judge, seats, random }: CoachedMatch<Types>,
  state: Types['State'],
): readonly number[] {
  const outcome = judge.game.outcome(state);
  if (outcome !== undefined) return sharesOf(outcome);
  const sums = Array.from({ length: seats }, () => 0);
  for (let play = 0; play < playsOn; play++) {
    const after = judge.game.copy(state);
    playOn(judge, after, random, { horizon: 'quiet', round: roundOf(judge, state), mostMoves });
    judge.shares(after, seats).forEach((share, seat) => {
      sums[seat] = (sums[seat] ?? 0) + share / playsOn;
    });
  }
  return sums;
}

/** How much worse a move is than the best of those that were judged with it, in shares of the win. */
function lossOf<Types extends GameTypes>(rated: readonly Rated<Types['Move']>[], move: Types['Move']): number {
  const played = rated.find((each) => moveKey(each.move) === moveKey(move));
  return played === undefined ? 0 : Math.max(...rated.map(({ worth }) => worth)) - played.worth;
}

interface Moment<Types extends GameTypes> {
  readonly position: number;
  readonly first: Types['Move'];
  readonly decision: Decision<Types>;
  /** The choice and others as they look at first glance. */
  readonly rated: readonly Rated<Types['Move']>[];
  /** What the choice cost at first glance, in shares of the win. */
  readonly loss: number;
}

/**
 * A moment thought about at length: the choice that was made as long as all others together, or a search would leave it
 * aside after a try or two. Null where it was as good as any.
 */
function thoughtThrough<Types extends GameTypes>(
  { position, first, decision, rated }: Moment<Types>,
  moves: readonly Types['Move'][],
  goesOn: () => GoesOn,
): { readonly point: TurningPoint<Types>; readonly loss: number } | null {
  const rivals = rated
    .filter(({ move }) => moveKey(move) !== moveKey(first))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, mostRivals)
    .map(({ move }) => move);
  const [own] = judgedMoves({ ...decision, legal: [first] }, 'merchant', goesOn());
  const [best] = judgedMoves({ ...decision, legal: rivals }, 'merchant', goesOn());
  if (own === undefined || best === undefined) return null;
  const loss = best.worth - own.worth;
  if (loss < leastLoss) return null;
  const [played, better] = adviceFor(decision, [own, best]);
  if (played === undefined || better === undefined) return null;
  return { point: { position, seat: decision.seat, played: { ...played, moves }, better }, loss };
}

/** Reads a match again: how everybody's chances went, and where another choice would have changed most. */
export function coachMatch<Types extends GameTypes>(match: CoachedMatch<Types>): Coaching<Types> {
  const { judge, seats, choices, random } = match;
  const { game } = judge;
  const state = game.copy(match.start);
  const chances: (readonly number[])[] = [];
  const moments: Moment<Types>[] = [];
  choices.forEach(({ seat, moves }, position) => {
    chances.push(chancesAt(match, state));
    const legal = game.legalMoves(state, seat);
    const [first] = moves;
    if (first !== undefined && legal.length > 1) {
      const before = game.copy(state);
      const imagine = (chance: RandomWords): Types['State'] => game.redeal(before, seat, chance);
      const decision: Decision<Types> = { judge, seat, seats, legal, imagine, random };
      const others = mostPromising(decision, shopkeeper.breadth).filter((move) => moveKey(move) !== moveKey(first));
      const rated = rateMoves(decision, [first, ...others], shopkeeper);
      moments.push({ position, first, decision, rated, loss: lossOf<Types>(rated, first) });
    }
    for (const move of moves) game.play(state, seat, move);
  });
  chances.push(chancesAt(match, state));
  const told = moments
    .sort((one, other) => other.loss - one.loss)
    .slice(0, mostCandidates)
    .flatMap((moment) => thoughtThrough(moment, choices[moment.position]?.moves ?? [], match.goesOn) ?? [])
    .sort((one, other) => other.loss - one.loss)
    .slice(0, mostMoments)
    .map(({ point }) => point)
    .sort((one, other) => one.position - other.position);
  return { chances, moments: told };
}
