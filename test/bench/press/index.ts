import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { ensureBuilt } from '../../../main/launch/ready.mjs';
import type { Chooser } from '../../e2e/chooser.ts';
import { type PlayedGameId, playedGames } from '../../e2e/games/index.ts';
import { startHost } from '../../e2e/host.ts';
import { layTable } from '../../e2e/laid-table.ts';
import type { Laptop } from '../../e2e/laptop.ts';
import { openedTable } from '../../e2e/opened-table.ts';
import { chromiumToLaunch } from '../../harness/chromium.mjs';
import { emptyFolder } from '../../harness/data-folder.ts';
import { percentile } from '../percentile.ts';
import { type Presses, takePresses, watchPresses } from './watched.ts';

/**
 * The press benchmark: three people play on one laptop in Chromium with a slowed processor. How long a press takes to
 * the next paint, and to the first change; how many elements and how much memory the page has early and late.
 */

const slowdowns = [4, 6];
/** The limit for 95 % of the presses, in milliseconds, by slowdown. */
const wanted: Readonly<Record<number, number>> = { 4: 100, 6: 200 };
const screens = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;

interface PressReport {
  readonly game: PlayedGameId;
  readonly screen: keyof typeof screens;
  readonly slowdown: number;
  readonly presses: number;
  /** Milliseconds at p50, p95 and the most. */
  readonly toPaint: readonly number[];
  readonly toChange: readonly number[];
  /** After a quarter of the choices and at the end. */
  readonly early: Awaited<ReturnType<typeof sizeOf>>;
  readonly late: Awaited<ReturnType<typeof sizeOf>>;
}

const spread = (times: readonly number[]) => [0.5, 0.95, 1].map((share) => percentile(times, share));

/** The page's elements, and its heap in bytes after a garbage collection. */
async function sizeOf(laptop: Laptop, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const elements = await laptop.page.evaluate(() => document.querySelectorAll('*').length);
  return { elements, heap: usedSize };
}

/** Plays the next choices of whoever is asked; fewer if the match ends. Returns their presses. */
async function playChoices(laptop: Laptop, chooser: Chooser, choices: number): Promise<Presses> {
  for (let made = 0; made < choices; ) {
    const screen = await laptop.screen();
    if (screen === 'ledger') break;
    if (screen === 'reveal') await laptop.lookTogether();
    else if (screen === 'shutter') await laptop.openShutter();
    else {
      await chooser.move();
      made += 1;
    }
  }
  return await takePresses(laptop.page);
}

async function measured(
  browser: Browser,
  game: PlayedGameId,
  screen: keyof typeof screens,
  slowdown: number,
  choices: number,
): Promise<PressReport> {
  const folder = await emptyFolder();
  layTable(folder, ['Ana', 'Bruno', 'Chidi'], { game, options: {} }, 'press');
  const host = await startHost(folder);
  const context = await browser.newContext({ viewport: screens[screen], locale: 'en' });
  try {
    const page = await context.newPage();
    await watchPresses(page);
    const laptop = await openedTable(page, host.address, { pace: 'at-once' });
    const chooser = playedGames[game].chooser(laptop, 'press');
    const session = await context.newCDPSession(page);
    const quarter = Math.ceil(choices / 4);
    await playChoices(laptop, chooser, 2);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const first = await playChoices(laptop, chooser, quarter);
    const early = await sizeOf(laptop, session);
    const rest = await playChoices(laptop, chooser, choices - quarter);
    const late = await sizeOf(laptop, session);
    const toPaint = [...first.toPaint, ...rest.toPaint];
    return {
      game,
      screen,
      slowdown,
      presses: toPaint.length,
      toPaint: spread(toPaint),
      toChange: spread([...first.toChange, ...rest.toChange]),
      early,
      late,
    };
  } finally {
    await context.close();
    await host.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Plays this many choices of each of these games, or of all, on each screen and at each speed. Builds the page if needed. */
export async function measurePress(choices: number, games: string) {
  await ensureBuilt();
  const load = loadavg()[0] ?? Number.NaN;
  const browser = await chromium.launch(chromiumToLaunch());
  const reports: PressReport[] = [];
  try {
    const chosen = Object.values(playedGames).filter(({ id }) => games === '' || games.split(',').includes(id));
    for (const { id } of chosen)
      for (const screen of ['desktop', 'phone'] as const)
        for (const slowdown of slowdowns) reports.push(await measured(browser, id, screen, slowdown, choices));
  } finally {
    await browser.close();
  }
  /** The load average of the last minute at the start: well below the number of processors, or the times mean little. */
  return { load, wanted, choices, reports };
}

export function printPress({ load, choices, reports }: Awaited<ReturnType<typeof measurePress>>): void {
  console.log(`presses of ${choices} choices on one laptop, load ${load}`);
  for (const { game, screen, slowdown, presses, toPaint, toChange, early, late } of reports) {
    const times = (all: readonly number[]) => `${all.map((time) => time.toFixed(0)).join(' / ')} ms`;
    const most = wanted[slowdown] ?? 0;
    const verdict = (toPaint[1] ?? 0) > most ? 'SHORT OF' : 'reaches';
    console.log(`  ${game}, ${screen}, ${slowdown}× slower, ${presses} presses (p50 / p95 / most)`);
    console.log(`    to paint ${times(toPaint)}: ${verdict} ${most} ms at p95; to the first change ${times(toChange)}`);
    const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
    console.log(
      `    ${early.elements} elements, later ${late.elements}; heap ${megabytes(early.heap)} MB, later ${megabytes(late.heap)} MB`,
    );
  }
}
