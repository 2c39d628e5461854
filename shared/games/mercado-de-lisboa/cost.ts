import { type Market, standsByLine } from './lines.ts';
import { columnOf, rowOf, type Space } from './market.ts';

/** The cost of opening a stand, in coins, with its breakdown. */
export interface StandCost {
  /** Stands of any player in the row and in the column, including the new one. */
  readonly inRow: number;
  readonly inColumn: number;
  readonly cost: number;
}

/** The larger of the numbers of stands in row and column, both including the new one. */
export function dearer(inRow: number, inColumn: number): number {
  return Math.max(inRow, inColumn);
}

/** One coin for each stand in the row or in the column, including the new one: the larger of the two. Ruling 7. */
export function standCost(market: Market, space: Space): StandCost {
  const stands = standsByLine(market);
  const inRow = (stands[rowOf(space)] ?? 0) + 1;
  const inColumn = (stands[columnOf(space)] ?? 0) + 1;
  return { inRow, inColumn, cost: dearer(inRow, inColumn) };
}
