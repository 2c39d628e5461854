import { type AnyMove, nextWord, type RandomWords } from '../engine/index.ts';

/** A move with its expected result; see `Prospects`. */
export interface Rated<Move extends AnyMove> {
  readonly move: Move;
  readonly worth: number;
  readonly chance: number;
}

/** The stakes are computed from this many of the best options. */
const between = 4;
/** The usual difference between them. */
const usualStakes = 0.05;
/** The stakes are never 0; it may be a fraction of a point. */
const leastStakes = 1e-6;

/**
 * The stakes of a choice, from nearly 0 to 1, by its best options.
 * In a match that is practically lost or won, options differ only in place and points; noise and exploration then
 * shrink accordingly. Blunders do not count, because next to them everything else would look equal.
 */
export function stakesOf(worths: readonly number[]): number {
  const [best = 0, ...others] = worths.toSorted((one, other) => other - one).slice(0, between);
  return Math.min(1, Math.max(leastStakes, (best - (others.at(-1) ?? best)) / usualStakes));
}

/** Picks one element at random, by weight. Throws RangeError for none. */
export function weighted<Thing>(
  random: RandomWords,
  things: readonly Thing[],
  weightOf: (thing: Thing) => number,
): Thing {
  let left = (nextWord(random) / 2 ** 32) * things.reduce((sum, thing) => sum + weightOf(thing), 0);
  for (const thing of things) {
    left -= weightOf(thing);
    if (left < 0) return thing;
  }
  const last = things.at(-1);
  if (last === undefined) throw new RangeError('nothing to choose from');
  return last;
}

/** Picks one of the best moves. Those of nearly the same worth are equally likely, so that bots stay unpredictable. */
export function oneOfTheBest<Move extends AnyMove>(
  random: RandomWords,
  rated: readonly Pick<Rated<Move>, 'move' | 'worth'>[],
  nearness: number,
): Move {
  const best = Math.max(...rated.map(({ worth }) => worth));
  return weighted(
    random,
    rated.filter(({ worth }) => worth >= best - nearness),
    () => 1,
  ).move;
}
