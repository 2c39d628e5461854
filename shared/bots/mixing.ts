import { type AnyMove, nextWord, type RandomWords } from '../engine/index.ts';

/** A move with what it leads to: see `Prospects`. */
export interface Rated<Move extends AnyMove> {
  readonly move: Move;
  readonly worth: number;
  readonly chance: number;
}

/** So many of the options, the best of them, are what a choice is between. */
const between = 4;
/** Where they differ by so much, there is as much at stake as usual. */
const usualStakes = 0.05;
/** Something always is, be it a part of a point. */
const leastStakes = 1e-6;

/**
 * How much is at stake in a choice, from nearly 0 to 1, by what its best options are worth. Where a match is as good as lost
 * or won they differ by place and points alone: what is rough and what is worth a try is then as much less. What would
 * throw the match away does not count, or all else would look alike beside it.
 */
export function stakesOf(worths: readonly number[]): number {
  const [best = 0, ...others] = worths.toSorted((one, other) => other - one).slice(0, between);
  return Math.min(1, Math.max(leastStakes, (best - (others.at(-1) ?? best)) / usualStakes));
}

/** One of some things, as likely as their weights say. Throws RangeError for none. */
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

/** One of the best moves: those that are worth nearly as much are as likely, so that nobody can rely on one of them. */
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
