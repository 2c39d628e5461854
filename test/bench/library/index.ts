import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { z } from 'zod';
import { median } from '../percentile.ts';

/**
 * The library benchmark: how long the first page waits for its welcome, and how many bytes that is, with many saved
 * matches. Once with only their journals, once with their saved index. Each start is its own process.
 */

const counts = [1000, 10_000];
/** Time limit for a welcome, in milliseconds. */
const wanted = 200;
const rounds = 5;

const figures = z.object({
  /** Until the host was ready, in milliseconds. */
  start: z.number(),
  /** From hello until the welcome was sent, in milliseconds. */
  welcome: z.number(),
  bytes: z.number(),
  /** How long it read the other journals afterwards, in milliseconds. */
  read: z.number(),
  /** The longest time in which it blocked everyone else meanwhile, in milliseconds. */
  longestPause: z.number(),
  /** Bytes of the saved index. */
  index: z.number(),
});

/** Milliseconds until each page of the house book is answered. */
const pages = z.record(z.enum(['house', 'person', 'matches', 'game', 'pairing']), z.number());
/** Time limit for a page of the book, in milliseconds. */
const wantedOfBook = 100;

/** What the first page receives after a start, and when. */
type Start = Pick<z.infer<typeof figures>, 'start' | 'welcome' | 'bytes'>;

/** Builds the program into this folder, which has its dependencies, and runs the measurement. */
export async function measureLibrary(folder: string) {
  const load = loadavg()[0] ?? Number.NaN;
  const outfile = path.join(folder, 'library-measure.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./measure.ts', import.meta.url))],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  const ask = (...words: readonly string[]): unknown =>
    JSON.parse(
      execFileSync(process.execPath, [outfile, ...words], {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
  const shelves = counts.map((count) => {
    const server = path.join(folder, `house-${count}`);
    mkdirSync(server);
    const { journal } = z.object({ journal: z.number() }).parse(ask('lay', server, String(count)));
    const started = (): Start => {
      const starts = Array.from({ length: rounds }, () => figures.parse(ask('welcome', server)));
      const of = (figure: keyof Start) => median(starts.map((each) => each[figure]));
      return { start: of('start'), welcome: of('welcome'), bytes: of('bytes') };
    };
    const cold = started();
    const { read, longestPause, index } = figures.parse(ask('welcome', server, 'until-read'));
    const indexed = started();
    const book = pages.parse(ask('book', server));
    rmSync(server, { recursive: true });
    return { count, journal, cold, read, longestPause, index, indexed, book };
  });
  /**
   * The load average of the last minute at the start: well below the number of processors, or the figures mean little.
   */
  return { load, wanted, shelves };
}

export function printLibrary({ load, shelves }: Awaited<ReturnType<typeof measureLibrary>>): void {
  console.log(`library, the first host page's welcome, load ${load}`);
  const say = (what: string, { start, welcome, bytes }: Start) => {
    const verdict = welcome > wanted ? 'SHORT OF' : 'reaches';
    const times = `${welcome.toFixed(0)} ms after a start of ${start.toFixed(0)} ms`;
    console.log(`  ${what.padEnd(28)} ${times}, ${(bytes / 1024).toFixed(0)} KiB: ${verdict} ${wanted} ms`);
  };
  for (const { count, journal, cold, read, longestPause, index, indexed, book } of shelves) {
    const saved = `${count.toLocaleString('en')} saved`;
    say(`${saved}, journals alone`, cold);
    const sizes = `${(journal / 1024).toFixed(0)} KiB a journal, ${(index / 1024).toFixed(0)} KiB of index`;
    const times = `in ${(read / 1000).toFixed(1)} s, nobody waiting longer than ${longestPause.toFixed(0)} ms`;
    console.log(`    the others read meanwhile, ${times}; ${sizes}`);
    say(`${saved}, with the index`, indexed);
    const slowest = Math.max(...Object.values(book));
    const each = Object.entries(book).map(([page, time]) => `${page} ${time.toFixed(0)} ms`);
    const verdict = slowest > wantedOfBook ? 'SHORT OF' : 'reaches';
    console.log(`    pages of the house book: ${each.join(', ')}: ${verdict} ${wantedOfBook} ms`);
  }
}
