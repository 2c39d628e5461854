import { loadavg } from 'node:os';
import { z } from 'zod';
import { programsOf } from '../programs.ts';

/**
 * The load's part of the bench: how long a move takes until it is told, where many tables of one host play at once. Once as
 * the host does it, what is written in the same moment made safe together, and once with each move made safe by itself.
 */

const tables = 200;
const seconds = 4;
/** Moves a second, of all tables together. */
const rates = [1000, 2000, 3000];
const arms = ['together', 'at-once'] as const;

const runs = z.array(
  z.object({
    rate: z.number(),
    /** So many were told while it lasted. */
    movesPerSecond: z.number(),
    /** From when a move was due until it was told, in milliseconds. */
    p50: z.number(),
    p99: z.number(),
    /** What a move cost the host, in milliseconds of one processor. */
    work: z.number(),
  }),
);

/** Builds the programs into this folder, where they find what is installed, and has them measure. */
export async function measureLoad(folder: string) {
  const load = loadavg()[0] ?? Number.NaN;
  const measure = await programsOf(import.meta.url, folder, ['host']);
  const measured = arms.map((arm) => ({
    arm,
    runs: runs.parse(measure(arm, ...[tables, seconds, ...rates].map(String))),
  }));
  /** The machine's load of the last minute when it began: well below its processors, or the figures say little. */
  return { load, tables, arms: measured };
}

const armNames = { together: 'made safe together', 'at-once': 'each made safe by itself' };

/** Says all that in words. */
export function printLoad({ load, arms: measured }: Awaited<ReturnType<typeof measureLoad>>): void {
  console.log(`load, ${tables} tables of one host, load ${load}`);
  for (const { arm, runs: ofArm } of measured) {
    for (const { rate, movesPerSecond, p50, p99, work } of ofArm) {
      const [asked, told] = [rate, movesPerSecond].map((figure) => Math.round(figure).toLocaleString('en'));
      const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${work.toFixed(2)} ms of a processor a move`;
      console.log(`  ${armNames[arm].padEnd(24)} ${asked} moves/s: ${told}/s told, ${times}`);
    }
  }
}
