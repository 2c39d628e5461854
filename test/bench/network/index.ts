import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { networkFigures } from './figures.ts';

/** The network's part of the bench: how long everybody at a table waits for a move, and what a guest costs. */

type Percentiles = { readonly p50: number; readonly p99: number };

const timesAsLong = (of: Percentiles, to: Percentiles): Percentiles => ({
  p50: of.p50 / to.p50,
  p99: of.p99 / to.p99,
});

/**
 * Builds the three programs into this folder, where they find what is installed, and has them measure.
 * @param moves how many count for each number of guests
 */
export async function measureNetwork(folder: string, moves: number) {
  const load = loadavg()[0] ?? Number.NaN;
  await build({
    entryPoints: ['measure', 'host', 'echo'].map((name) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url))),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  const text = execFileSync(process.execPath, [path.join(folder, 'measure.mjs'), `${moves}`], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { runs, bytesPerIdleGuest } = networkFigures.parse(JSON.parse(text));
  return {
    /** The machine's load of the last minute when it began: well below its processors, or the figures say little. */
    load,
    runs: runs.map((run) => ({
      ...run,
      timesEcho: timesAsLong(run.milliseconds.host, run.milliseconds.echo),
      timesEchoAndDisk: timesAsLong(run.milliseconds.host, run.milliseconds.echoAndDisk),
    })),
    bytesPerIdleGuest,
  };
}

const armNames = {
  host: 'the host',
  hostLessDisk: 'the host, less its disk',
  echo: 'bare ws echo',
  echoAndDisk: 'echo and a flushed line',
  disk: 'the disk alone',
} as const;

const round = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Says all that in words. */
export function printNetwork({ load, runs, bytesPerIdleGuest }: Awaited<ReturnType<typeof measureNetwork>>): void {
  for (const { guests, moves, milliseconds, timesEcho, timesEchoAndDisk, bytesPerMove } of runs) {
    console.log(`network, ${guests} guest${guests === 1 ? '' : 's'}: ${moves} moves told to everyone, load ${load}`);
    for (const arm of ['host', 'hostLessDisk', 'echo', 'echoAndDisk', 'disk'] as const) {
      const { p50, p99 } = milliseconds[arm];
      console.log(`  ${armNames[arm].padEnd(24)} p50 ${round(p50, 2)} ms, p99 ${round(p99, 2)} ms`);
    }
    console.log(`  ${round(timesEcho.p99, 1)} times the echo at p99, ${round(timesEcho.p50, 1)} at p50`);
    console.log(
      `  ${round(timesEchoAndDisk.p99, 1)} times the echo that flushes at p99, ${round(timesEchoAndDisk.p50, 1)} at p50`,
    );
    const { mean, p50, max, parts, onTheWire } = bytesPerMove;
    console.log(
      `  bytes a move and guest on the wire: ${round(onTheWire.mean)} on average, p50 ${round(onTheWire.p50)}, at most ${round(onTheWire.max)}`,
    );
    console.log(`  unpacked: ${round(mean)} on average, p50 ${round(p50)}, at most ${round(max)}`);
    const named = Object.entries(parts).map(([part, bytes]) => `${part} ${round(bytes)}`);
    console.log(`    of which ${named.join(', ')}`);
  }
  const { guests, rss, kept } = bytesPerIdleGuest;
  console.log(
    `an idle guest (of ${guests}): ${round(kept / 1024, 1)} KiB kept, ${round(rss / 1024, 1)} KiB of the process`,
  );
}
