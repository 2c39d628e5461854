import { loadavg } from 'node:os';
import { z } from 'zod';
import { programsOf } from '../programs.ts';

/**
 * The load benchmark: how long a move takes until it is broadcast, with many tables of one host. Once as the host does
 * it, with moves of the same moment flushed together, and once with each move flushed separately.
 */

const tables = 200;
const seconds = 4;
/** Moves a second, of all tables together. */
const rates = [1000, 2000, 3000];
const arms = ['together', 'at-once'] as const;

const runs = z.array(
  z.object({
    rate: z.number(),
    /** How many were broadcast during the run. */
    movesPerSecond: z.number(),
    /** From when a move was due until its broadcast, in milliseconds. */
    p50: z.number(),
    p99: z.number(),
    /** The cost of a move for the host, in milliseconds of one processor. */
    work: z.number(),
  }),
);

/** Builds the programs into this folder, which has their dependencies, and runs the measurement. */
export async function measureLoad(folder: string) {
  const load = loadavg()[0] ?? Number.NaN;
  const measure = await programsOf(import.meta.url, folder, ['host']);
  const measured = arms.map((arm) => ({
    arm,
    runs: runs.parse(measure(arm, ...[tables, seconds, ...rates].map(String))),
  }));
  /**
   * The load average of the last minute at the start: well below the number of processors, or the figures mean little.
   */
  return { load, tables, arms: measured };
}

const armNames = { together: 'made safe together', 'at-once': 'each made safe by itself' };

export function printLoad({ load, arms: measured }: Awaited<ReturnType<typeof measureLoad>>): void {
  console.log(`load, ${tables} tables of one host, load ${load}`);
  for (const { arm, runs: ofArm } of measured) {
    for (const { rate, movesPerSecond, p50, p99, work } of ofArm) {
      const [asked, broadcast] = [rate, movesPerSecond].map((figure) => Math.round(figure).toLocaleString('en'));
      const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${work.toFixed(2)} ms of a processor a move`;
      console.log(`  ${armNames[arm].padEnd(24)} ${asked} moves/s: ${broadcast}/s broadcast, ${times}`);
    }
  }
}
