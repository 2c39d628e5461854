import { type AnyMove, nextWord, type RandomWords } from '../engine/index.ts';

/** A move with how much it is worth, as a share of the win from 0 to 1. */
export interface Rated<Move extends AnyMove> {
  readonly move: Move;
  readonly worth: number;
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
  rated: readonly Rated<Move>[],
  nearness: number,
): Move {
  const best = Math.max(...rated.map(({ worth }) => worth));
  return weighted(
    random,
    rated.filter(({ worth }) => worth >= best - nearness),
    () => 1,
  ).move;
}
