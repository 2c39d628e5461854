import type { GameTypes } from '../engine/index.ts';
import type { Decision } from './bot.ts';
import { mostPromising, rateMoves } from './greedy.ts';
import { shopkeeper } from './levels.ts';
import type { Rated } from './mixing.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { moveKey } from './search/statistics.ts';

/** The beginning of a choice that costs much winning chance, compared to the best one. */
export interface Costly<Types extends GameTypes> {
  /** Its first move, or its first two if others choose at the same moment. */
  readonly moves: readonly Types['Move'][];
  /** The loss of winning chance, from `leastCost` to 1. */
  readonly cost: number;
  /** The reasons against it; none if the second move is the mistake. */
  readonly reasons: readonly Reason[];
}

/** A judgement of the legal moves. */
export interface JudgedMoves<Types extends GameTypes> {
  /** The moves that were examined, best first. */
  readonly rated: readonly Rated<Types['Move']>[];
  /** The continuations of the same choice after a move, as far as known, the most tried first. */
  continuations(move: Types['Move']): readonly Rated<Types['Move']>[];
}

/** A loss of winning chance up to this is no blunder. */
export const leastCost = 0.1;
/** The maximum numbers of moves that get a glance, and of reported choices. */
const mostGlanced = 60;
export const mostCostly = 60;

/** The cost of each move; moves that were not examined get a glance. */
function costs<Types extends GameTypes>(offered: Decision<Types>, rated: readonly Rated<Types['Move']>[]) {
  const [best] = rated;
  if (best === undefined) return [];
  const thoughtOf = new Set(rated.map(({ move }) => moveKey(move)));
  const left = offered.legal.filter((move) => !thoughtOf.has(moveKey(move)));
  const glanced = mostPromising({ ...offered, legal: left }, mostGlanced);
  // in the same imagined matches as the best one, so that luck does not separate them
  const [known, ...others] = rateMoves(offered, [best.move, ...glanced], shopkeeper);
  return [
    ...rated.map(({ move, chance }) => ({ move, cost: best.chance - chance })),
    ...others.map(({ move, chance }) => ({ move, cost: (known?.chance ?? 0) - chance })),
  ];
}

/** The beginnings of choices that cost more than a tenth of the chance of winning, the most costly first. */
export function costlyAmong<Types extends GameTypes>(
  offered: Decision<Types>,
  { rated, continuations }: JudgedMoves<Types>,
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
    const [best, ...others] = continuations(move);
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
