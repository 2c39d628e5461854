import type { ScoringColumn, ScoringRow } from '../scoring/scoring.ts';

/** One count of the closing ceremony: a term of the scoring, and how everybody stands once it is counted. */
export interface Count {
  readonly key: string;
  readonly label: string;
  /** What it brought each column, in points; null where a column has no such thing. */
  readonly gains: readonly (number | null)[];
  /** What each column has after it, in points. */
  readonly totals: readonly number[];
}

/** The columns as they sit: who won is not told by where somebody stands. Opponents that the game plays itself come last. */
export function asTheySit(columns: readonly ScoringColumn[]): readonly ScoringColumn[] {
  const lastSeat = Number.POSITIVE_INFINITY;
  return columns.toSorted((one, other) => (one.seat ?? lastSeat) - (other.seat ?? lastSeat));
}

/**
 * The counts of a scoring in its order; a term that brought nobody anything is left out.
 * @param columns as the values of the rows are
 * @param shown the same columns in the order in which they are shown
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

/** Who gained most by a count, as indexes; who lost most where nobody gained. */
export function foremost({ gains }: Count): readonly number[] {
  const points = gains.map((gain) => gain ?? 0);
  const most = Math.max(...points) > 0 ? Math.max(...points) : Math.min(...points);
  return points.flatMap((gain, index) => (gain === most ? [index] : []));
}

/** The highest tower of all counts has so many coins. */
export const mostCoins = 28;

/** The most that anybody has after any of the counts, in points; at least 1. */
export function highestOf(counts: readonly Count[]): number {
  return Math.max(1, ...counts.flatMap(({ totals }) => totals));
}

/** How many coins lie in a tower of so many points where the highest has `highest`; none where there are none. */
export function coinsFor(points: number, highest: number): number {
  return Math.max(0, Math.round((points / highest) * mostCoins));
}
