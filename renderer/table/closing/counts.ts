import type { ScoringColumn, ScoringRow } from '../scoring/scoring.ts';

/** One count of the closing ceremony: a scoring term, and the totals after it. */
export interface Count {
  readonly key: string;
  readonly label: string;
  /** The points that it brought each column; null if it does not apply. */
  readonly gains: readonly (number | null)[];
  /** Each column's total after it, in points. */
  readonly totals: readonly number[];
}

/** The columns in seat order, so that the order does not give away the winner. The game's own opponents come last. */
export function asTheySit(columns: readonly ScoringColumn[]): readonly ScoringColumn[] {
  const lastSeat = Number.POSITIVE_INFINITY;
  return columns.toSorted((one, other) => (one.seat ?? lastSeat) - (other.seat ?? lastSeat));
}

/**
 * The counts of a scoring, in its order, without terms that brought no points.
 * @param columns in the order of the rows' values
 * @param shown the same columns in display order
 */
export function countsOf(
  rows: readonly ScoringRow[],
  columns: readonly ScoringColumn[],
  shown: readonly ScoringColumn[],
): readonly Count[] {
  let totals: readonly number[] = shown.map(() => 0);
  return rows.flatMap(({ key, label, values }) => {
    const gains = shown.map((column) => values[columns.indexOf(column)] ?? null);
    if (!gains.some(Boolean)) return [];
    totals = totals.map((total, index) => total + (gains[index] ?? 0));
    return [{ key, label, gains, totals }];
  });
}

/** The indices of the columns that gained most; without gains, of those that lost most. */
export function foremost({ gains }: Count): readonly number[] {
  const points = gains.map((gain) => gain ?? 0);
  const most = Math.max(...points) > 0 ? Math.max(...points) : Math.min(...points);
  return points.flatMap((gain, index) => (gain === most ? [index] : []));
}

/** Number of coins in the highest tower of all counts. */
export const mostCoins = 28;

/** The highest total or debt after any count, in points; at least 1. */
export function highestOf(counts: readonly Count[]): number {
  return Math.max(1, ...counts.flatMap(({ totals }) => totals.map(Math.abs)));
}

/** The number of coins for these points, or of slips for a debt, if the highest tower has `highest` points. */
export function coinsFor(points: number, highest: number): number {
  return Math.round((Math.abs(points) / highest) * mostCoins);
}
