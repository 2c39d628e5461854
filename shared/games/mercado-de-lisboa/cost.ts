import { type Market, standsByLine } from './lines.ts';
import { columnOf, rowOf, type Space } from './market.ts';

/** What it costs to open a stand, in coins, and why. */
export interface StandCost {
  /** Stands in the row and in the column, anybody's, with the new one. */
  readonly inRow: number;
  readonly inColumn: number;
  readonly cost: number;
}

/** The dearer of row and column, by their stands with the new one. */
export function dearer(inRow: number, inColumn: number): number {
  return Math.max(inRow, inColumn);
}

/** One coin for each stand of the row or of the column, the new one counted: the dearer of the two. Ruling 7. */
export function standCost(market: Market, space: Space): StandCost {
  const stands = standsByLine(market);
  const inRow = (stands[rowOf(space)] ?? 0) + 1;
  const inColumn = (stands[columnOf(space)] ?? 0) + 1;
  return { inRow, inColumn, cost: dearer(inRow, inColumn) };
}
