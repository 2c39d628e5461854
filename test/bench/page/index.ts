import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { ensureBuilt } from '../../../main/launch/ready.mjs';
import { gameIds as games } from '../../../shared/games/index.ts';
import { startHost } from '../../e2e/host.ts';
import { layTable } from '../../e2e/laid-table.ts';
import { chromiumToLaunch } from '../../harness/chromium.mjs';
import { emptyFolder } from '../../harness/data-folder.ts';
import { median } from '../percentile.ts';
import { type Fetched, opened } from './opening.ts';

/**
 * The page benchmark: what a browser with an empty cache downloads until it would answer a first press, and when that
 * is. On the home screen and at a new table of each game, on this machine's processor and on slower ones. The host
 * serves the built page.
 */

const slowdowns = [1, 4, 6];
/** The transfer limits for a phone, in bytes: the home screen with its fonts, and the extra for a table. */
const wanted = { street: 250_000, table: 200_000 };
/** A phone at home asks for gzip; over https and locally, browsers also accept Brotli. */
const asked = { gzip: 'gzip, deflate', brotli: 'gzip, deflate, br' };

interface Place {
  /** The home screen, or the table of the game with this id. */
  readonly place: 'street' | (typeof games)[number];
  readonly fetched: Readonly<Record<keyof typeof asked, Fetched>>;
  /** Until a first press would be answered, in milliseconds, by the slowdown of the processor. */
  readonly firstPress: Readonly<Record<string, number>>;
}

async function measured(browser: Browser, place: Place['place'], address: string, rounds: number): Promise<Place> {
  const fetchedWith = async (codings: string) => (await opened(browser, address, { slowdown: 1, codings })).fetched;
  const fetched = { gzip: await fetchedWith(asked.gzip), brotli: await fetchedWith(asked.brotli) };
  const firstPress: Record<string, number> = {};
  for (const slowdown of slowdowns) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      times.push((await opened(browser, address, { slowdown, codings: asked.gzip })).firstPress);
    }
    firstPress[slowdown] = median(times);
  }
  return { place, fetched, firstPress };
}

/** Starts a host for each place, and opens its page in a browser. Builds the page if needed. */
export async function measurePage(rounds: number) {
  await ensureBuilt();
  const load = loadavg()[0] ?? Number.NaN;
  const browser = await chromium.launch(chromiumToLaunch());
  const places: Place[] = [];
  try {
    for (const place of ['street', ...games] as const) {
      const folder = await emptyFolder();
      const table =
        place === 'street' ? null : layTable(folder, ['Ana', 'Bruno', 'Chidi'], { game: place, options: {} }, 'bench');
      const host = await startHost(folder);
      const address = `${host.address}${table === null ? '' : `#table=${table}`}`;
      try {
        places.push(await measured(browser, place, address, rounds));
      } finally {
        await host.kill();
        await rm(folder, { recursive: true, force: true });
      }
    }
  } finally {
    await browser.close();
  }
  /**
   * The load average of the last minute at the start: well below the number of processors, or the times mean little.
   */
  return { load, wanted, places };
}

export function printPage({ load, places }: Awaited<ReturnType<typeof measurePage>>): void {
  console.log(`page, opened for the first time, load ${load}`);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
  const all = ({ text, letters }: Fetched) => text + letters;
  const street = all(places[0]?.fetched.gzip ?? { text: 0, letters: 0, files: 0 });
  for (const { place, fetched, firstPress } of places) {
    const { gzip, brotli } = fetched;
    const [found, most, more] =
      place === 'street' ? [all(gzip), wanted.street, ''] : [all(gzip) - street, wanted.table, ' more'];
    const verdict = found > most ? 'SHORT OF' : 'reaches';
    const sizes = `${kilobytes(found)}${more} (Brotli: ${kilobytes(all(brotli))} in all), ${gzip.files} files`;
    console.log(`  ${place.padEnd(18)} ${sizes}: ${verdict} ${kilobytes(most)}${more}`);
    const times = slowdowns.map((slowdown) => `${slowdown}× slower ${firstPress[slowdown]?.toFixed(0)} ms`);
    console.log(`  ${''.padEnd(18)} to the first press: ${times.join(', ')}`);
  }
}
