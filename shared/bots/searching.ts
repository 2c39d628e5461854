import type { GameTypes, RandomWords } from '../engine/index.ts';
import type { Bot, Decision } from './bot.ts';
import { oneOfTheBest, weighted } from './mixing.ts';
import { worthOf } from './search/choosing.ts';
import { type Effort, type GoesOn, Search, type Thought } from './search/search.ts';

/**
 * Moves tried less than this fraction of the most tried one are not part of the mixed strategy.
 * With half of it, the merchant lost one win in twenty in Emporium, and more in Brick & Mortar.
 */
const leastMixed = 0.8;
/** The best of the moves tried at least this fraction of the maximum is played. */
const nearlyMost = 0.9;

/**
 * The move to play.
 * If others choose at the same moment: the average strategy, each move as often as it was tried, to be unpredictable.
 * Otherwise the best of the most tried ones.
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

/**
 * A bot that thinks ahead in imagined matches. Calls `goesOn` for each decision, and thinks while its result returns
 * true.
 */
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
