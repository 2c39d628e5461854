import type { SoloResult } from './matches.ts';

/** The results of one player in one challenge. */
export interface SoloReport {
  readonly challenge: string;
  readonly player: string;
  readonly games: number;
  readonly mean: number;
  /** Average time for a decision; 0 for the search that knows all draws. */
  readonly milliseconds: number;
  /** The 95 % confidence interval of the mean. */
  readonly interval: readonly [lower: number, upper: number];
  /** The counts that a quarter, half and three quarters of the matches do not exceed. */
  readonly quartiles: readonly [number, number, number];
  /** The mean, as a part of the mean of the search that knows all draws; null without that search. */
  readonly ofCeiling: number | null;
  /** Number of matches by rank. */
  readonly ranks: Readonly<Record<string, number>>;
  readonly counts: readonly number[];
}

/** Standard normal quantile of a two-sided 95 % interval. */
const quantile = 1.96;

function meanOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}

/** The results of one player, compared with those of a search that knows all draws. */
export function reportOf(
  challenge: string,
  player: string,
  results: readonly SoloResult[],
  ceiling: readonly SoloResult[] | null,
): SoloReport {
  const counts = results.map(({ count }) => count);
  const sorted = counts.toSorted((one, other) => one - other);
  const mean = meanOf(counts);
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / Math.max(1, counts.length - 1);
  const half = quantile * Math.sqrt(variance / counts.length);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const ranks: Record<string, number> = {};
  for (const { rank } of results) ranks[rank] = (ranks[rank] ?? 0) + 1;
  return {
    challenge,
    player,
    games: counts.length,
    mean,
    milliseconds: meanOf(results.map((result) => result.milliseconds)),
    interval: [mean - half, mean + half],
    quartiles: [at(0.25), at(0.5), at(0.75)],
    ofCeiling: ceiling === null ? null : mean / meanOf(ceiling.map(({ count }) => count)),
    ranks,
    counts,
  };
}

export const tableHead =
  '| challenge | player | games | ms | mean | 95 % interval | quartiles | ranks | of the ceiling |\n|---|---|---|---|---|---|---|---|---|';

/** A row of the table in `docs/measurements.md`. */
export function lineOf({
  challenge,
  player,
  games,
  mean,
  milliseconds,
  interval,
  quartiles,
  ranks,
  ofCeiling,
}: SoloReport): string {
  const digits = mean <= 1 ? 2 : 1;
  const [lower, upper] = interval.map((each) => each.toFixed(digits));
  const shares = Object.entries(ranks)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([rank, count]) => `${rank}: ${Math.round((100 * count) / games)} %`);
  const part = ofCeiling === null ? '–' : `${Math.round(100 * ofCeiling)} %`;
  return `| ${challenge} | ${player} | ${games} | ${milliseconds === 0 ? '–' : Math.round(milliseconds)} | ${mean.toFixed(digits)} | ${lower} – ${upper} | ${quartiles.join(' / ')} | ${shares.join(', ')} | ${part} |`;
}
