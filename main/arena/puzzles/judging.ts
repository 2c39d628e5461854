import { type Decision, effortOf, mostPromising, Search } from '../../../shared/bots/index.ts';
import { type AnyMove, type GameTypes, type RandomWords, sameMove } from '../../../shared/engine/index.ts';

/** A move with the winning chance after it, from 0 to 1. */
export interface JudgedMove {
  readonly move: AnyMove;
  readonly chance: number;
}

/** Number of best moves to search separately, and the divisor of the budget for each. */
const contenders = 3;
const partOfContender = 4;

/**
 * The legal moves as a search with this budget judges them, best first.
 * A search plays less explored moves worse. So it then searches the best and tempting moves separately, with equal
 * budgets and the same imagined matches.
 */
export function judged(
  offered: Decision<GameTypes>,
  budget: number,
  chance: RandomWords,
  tempting: readonly AnyMove[] = [],
): readonly JudgedMove[] {
  const effort = effortOf('merchant');
  if (effort === null) return [];
  const afresh = (): RandomWords => [chance[0], chance[1], chance[2], chance[3]];
  const thinkAbout = (legal: readonly AnyMove[], mostImagined: number) =>
    new Search({ ...offered, legal, random: afresh() }, { ...effort, mostImagined }).think(() => true).choices;
  const among = mostPromising({ ...offered, random: afresh() }, effort.considered);
  const sorted = thinkAbout(among, budget)
    .map(({ move, visits, chances, glanceChance }) => {
      const tries = visits + effort.trust;
      return { move, chance: (chances + effort.trust * (glanceChance ?? 0)) / tries };
    })
    .toSorted((one, other) => other.chance - one.chance);
  return sorted
    .map(({ move, chance: roughly }, at) => {
      if (at >= contenders && !tempting.some((each) => sameMove(each, move))) return { move, chance: roughly };
      const [alone] = thinkAbout([move], Math.ceil(budget / partOfContender));
      return { move, chance: alone === undefined || alone.visits === 0 ? roughly : alone.chances / alone.visits };
    })
    .toSorted((one, other) => other.chance - one.chance);
}

/** Lead of the best move over the next, from 0 to 1. It is 1 if there is no other. */
export function marginOf([best, next]: readonly JudgedMove[]): number {
  return best === undefined || next === undefined ? 1 : best.chance - next.chance;
}
