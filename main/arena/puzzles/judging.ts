import { type Decision, effortOf, mostPromising, Search } from '../../../shared/bots/index.ts';
import { type AnyMove, type GameTypes, type RandomWords, sameMove } from '../../../shared/engine/index.ts';

/** A move with the chance of winning after it, from 0 to 1. */
export interface JudgedMove {
  readonly move: AnyMove;
  readonly chance: number;
}

/** The best of what was tried is compared with so many others, each thought about by itself. */
const contenders = 3;
/** Each of them gets this part of the search's own budget at least. */
const leastPart = 8;

/**
 * The moves on offer by a search of so many imagined matches, the best first. A search tries what it likes less only once
 * or twice; so the best few are then thought about one by one until all of them are known about as well.
 */
export function judged(
  offered: Decision<GameTypes>,
  budget: number,
  random: RandomWords,
  tempting: readonly AnyMove[] = [],
): readonly JudgedMove[] {
  const effort = effortOf('merchant');
  if (effort === null) return [];
  const decision = { ...offered, random };
  const thinkAbout = (legal: readonly AnyMove[], mostImagined: number) =>
    new Search({ ...decision, legal }, { ...effort, mostImagined }).think(() => true).choices;
  const all = thinkAbout(mostPromising(decision, effort.considered), budget).map((choice) => {
    const { move, visits, chances, glanceChance } = choice;
    const glances = glanceChance === null ? 0 : effort.trust;
    const tries = visits + glances;
    return { move, tries, chance: tries === 0 ? 0 : (chances + glances * (glanceChance ?? 0)) / tries };
  });
  const sorted = all.toSorted((one, other) => other.chance - one.chance);
  const isTempting = ({ move }: { readonly move: AnyMove }) => tempting.some((each) => sameMove(each, move));
  const close = new Set([...sorted.slice(0, contenders), ...sorted.filter(isTempting)]);
  return sorted
    .map(({ move, chance, tries }) => {
      if (!close.has(sorted.find((each) => each.move === move) ?? { move, chance, tries })) return { move, chance };
      if (tries >= budget / leastPart) return { move, chance };
      const [alone] = thinkAbout([move], Math.ceil(budget / leastPart));
      return { move, chance: alone === undefined || alone.visits === 0 ? chance : alone.chances / alone.visits };
    })
    .toSorted((one, other) => other.chance - one.chance);
}

/** How far the best is ahead of the next best, from 0 to 1; 1 where there is no other. */
export function marginOf([best, next]: readonly JudgedMove[]): number {
  return best === undefined || next === undefined ? 1 : best.chance - next.chance;
}
