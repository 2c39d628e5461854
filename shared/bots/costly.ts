import type { GameTypes } from '../engine/index.ts';
import type { Decision } from './bot.ts';
import { mostPromising, rateMoves } from './greedy.ts';
import { shopkeeper } from './levels.ts';
import type { Rated } from './mixing.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { moveKey } from './search/statistics.ts';

/** How a choice may begin that costs its seat much of its chance of winning, next to the best there is. */
export interface Costly<Types extends GameTypes> {
  /** Its first move, or its first two where others choose at the same moment. */
  readonly moves: readonly Types['Move'][];
  /** By how much the chance of winning is less, from `leastCost` to 1. */
  readonly cost: number;
  /** What speaks against it; none where it is the second move that costs. */
  readonly reasons: readonly Reason[];
}

/** What has been judged of the moves on offer. */
export interface JudgedMoves<Types extends GameTypes> {
  /** Those that were thought about, the one that is liked best first. */
  readonly rated: readonly Rated<Types['Move']>[];
  /** How the same choice goes on after one of them, as far as that is known, the one tried most first. */
  goingOn(move: Types['Move']): readonly Rated<Types['Move']>[];
}

/** What costs no more than this is nobody's blunder, in shares of a win. */
export const leastCost = 0.1;
/** So many of the moves that nobody thought about get a glance, and so many costly ones are told, those that cost most. */
const mostGlanced = 60;
export const mostCostly = 60;

/** What the moves that were thought about cost, and at a glance those that were not. */
function costs<Types extends GameTypes>(offered: Decision<Types>, rated: readonly Rated<Types['Move']>[]) {
  const [best] = rated;
  if (best === undefined) return [];
  const thoughtOf = new Set(rated.map(({ move }) => moveKey(move)));
  const left = offered.legal.filter((move) => !thoughtOf.has(moveKey(move)));
  const glanced = mostPromising({ ...offered, legal: left }, mostGlanced);
  // in the same imagined matches as the best one, or luck would tell them apart
  const [known, ...others] = rateMoves(offered, [best.move, ...glanced], shopkeeper);
  return [
    ...rated.map(({ move, chance }) => ({ move, cost: best.chance - chance })),
    ...others.map(({ move, chance }) => ({ move, cost: (known?.chance ?? 0) - chance })),
  ];
}

/** The beginnings of choices that cost more than a tenth of the chance of winning, those that cost most first. */
export function costlyAmong<Types extends GameTypes>(
  offered: Decision<Types>,
  { rated, goingOn }: JudgedMoves<Types>,
): readonly Costly<Types>[] {
  const all = costs(offered, rated);
  const single = all.filter(({ cost }) => cost > leastCost);
  const reasons = reasonsFor(
    offered,
    single.map(({ move }) => move),
  );
  const costly = single.map(
    ({ move, cost }, at): Costly<Types> => ({
      moves: [move],
      cost,
      reasons: (reasons[at] ?? []).filter(({ points }) => points < 0),
    }),
  );
  for (const { move, cost } of all) {
    if (cost > leastCost) continue;
    const [best, ...others] = goingOn(move);
    for (const other of others) {
      const both = Math.max(0, cost) + (best?.chance ?? 0) - other.chance;
      if (both > leastCost) costly.push({ moves: [move, other.move], cost: both, reasons: [] });
    }
  }
  return costly
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, mostCostly)
    .map((each) => ({ ...each, cost: Math.min(1, each.cost) }));
}
