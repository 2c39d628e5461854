import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { z } from 'zod';

/** The load's part of the bench: how long a move takes until it is told, where many tables of one host play at once. */

const tables = 1000;
const seconds = 6;
/** Moves a second, of all tables together. */
const rates = [1000, 2000, 3000];

const loadFigures = z.array(
  z.object({
    rate: z.number(),
    /** So many were told while it lasted. */
    movesPerSecond: z.number(),
    /** From when a move was due until it was told, in milliseconds. */
    p50: z.number(),
    p99: z.number(),
  }),
);
type LoadFigures = z.infer<typeof loadFigures>;

/** Builds the programs into this folder, where they find what is installed, and has them measure. */
export async function measureLoad(folder: string): Promise<LoadFigures> {
  await build({
    entryPoints: ['measure', 'host'].map((name) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url))),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  const text = execFileSync(
    process.execPath,
    [path.join(folder, 'measure.mjs'), ...[tables, seconds, ...rates].map(String)],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 60_000,
    },
  );
  return loadFigures.parse(JSON.parse(text));
}

/** Says all that in words. */
export function printLoad(runs: LoadFigures): void {
  for (const { rate, movesPerSecond, p50, p99 } of runs) {
    const [asked, told] = [rate, movesPerSecond].map((figure) => Math.round(figure).toLocaleString('en'));
    console.log(
      `load, ${tables} tables, ${asked} moves/s: ${told}/s told, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    );
  }
}
