import type { GameTypes, RandomWords } from '../engine/index.ts';
import type { Bot, Decision } from './bot.ts';
import { oneOfTheBest, weighted } from './mixing.ts';
import { worthOf } from './search/choosing.ts';
import { type Effort, type GoesOn, Search, type Thought } from './search/search.ts';

/**
 * A move tried less than this part of the most tried one was only tried: it is no part of a mixed strategy. With half as much
 * a Merchant gave away a win in twenty in Emporium, and more in Brick & Mortar.
 */
const leastMixed = 0.8;
/** Of moves tried at least this part as often as the most tried one, the one that has brought most is played. */
const nearlyMost = 0.9;

/**
 * The move to play. Where others choose at the same moment, each move is played as often as the search came to try it (its
 * average strategy), so that nobody can read it; elsewhere the best of those tried most.
 */
function chosenOf<Types extends GameTypes>(
  { choices, isSealed }: Thought<Types>,
  trust: number,
  random: RandomWords,
): Types['Move'] {
  const most = Math.max(...choices.map(({ visits }) => visits));
  const among = choices.filter(({ visits }) => visits >= most * (isSealed ? leastMixed : nearlyMost));
  if (isSealed) return weighted(random, among, ({ visits }) => visits).move;
  const rated = among.map((choice) => ({ move: choice.move, worth: worthOf(choice, trust) ?? 0 }));
  return oneOfTheBest(random, rated, 0);
}

/** Thinks ahead in imagined matches, for as long as `goesOn` says; it is asked for anew at every decision. */
export function searchingBot(name: string, effort: Effort, goesOn: () => GoesOn): Bot {
  return {
    name,
    decide<Types extends GameTypes>(decision: Decision<Types>): Types['Move'] {
      const [only] = decision.legal;
      if (decision.legal.length === 1 && only !== undefined) return only;
      return chosenOf(new Search(decision, effort).think(goesOn()), effort.trust, decision.random);
    },
  };
}
