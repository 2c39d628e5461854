import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { below, randomFromSeed } from '../../../shared/engine/index.ts';
import { TableLine } from './table-line.ts';

/**
 * `measure ARM TABLES SECONDS RATE…`: many tables of one host play at set rates, one rate after another. Prints JSON.
 */

const [arm = '', ...numbers] = process.argv.slice(2);
const [tables = 0, seconds = 0, ...rates] = numbers.map(Number);
const random = randomFromSeed('load');
const took: number[] = [];
const host = fork(fileURLToPath(new URL('host.mjs', import.meta.url)), [arm]);

function percentile(share: number, of: readonly number[]): number {
  return of.toSorted((one, other) => one - other)[Math.floor((of.length - 1) * share)] ?? Number.NaN;
}

/** The host's processor time so far, in milliseconds of one processor. */
async function worked(): Promise<number> {
  host.send('how long?');
  const [milliseconds] = await once(host, 'message');
  return z.number().parse(milliseconds);
}

/** Plays at this rate. Moves that come due while all tables wait are played as soon as one is free. */
async function run(lines: readonly TableLine[], rate: number) {
  took.length = 0;
  const workedBefore = await worked();
  const began = performance.now();
  const end = began + seconds * 1000;
  let next = 0;
  let sent = 0;
  for (let now = began; now < end; now = performance.now()) {
    for (let tries = 0; tries < lines.length; tries++) {
      const due = began + (sent * 1000) / rate;
      if (due > now) break;
      next = (next + 1) % lines.length;
      const line = lines[next];
      if (line?.isFree !== true) continue;
      line.play(due, below(random, 1024));
      sent += 1;
    }
    await pause(1);
  }
  const broadcast = took.length;
  // moves in flight are still broadcast
  while (!lines.every((line) => line.isFree || line.isOver)) await pause(5);
  const work = ((await worked()) - workedBefore) / sent;
  return { rate, movesPerSecond: broadcast / seconds, p50: percentile(0.5, took), p99: percentile(0.99, took), work };
}

try {
  const [ready] = await once(host, 'message');
  const { port, key } = z.object({ port: z.number(), key: z.string() }).parse(ready);
  const lines: TableLine[] = [];
  while (lines.length < tables) {
    const opening = Array.from({ length: Math.min(20, tables - lines.length) }, () =>
      TableLine.open(port, key, (milliseconds) => took.push(milliseconds)),
    );
    lines.push(...(await Promise.all(opening)));
  }
  await run(lines, 500);
  const runs = [];
  for (const rate of rates) runs.push(await run(lines, rate));
  for (const line of lines) line.close();
  process.stdout.write(JSON.stringify(runs));
} finally {
  host.kill();
}
