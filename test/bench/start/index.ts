import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { ensureBuilt } from '../../../main/launch/ready.mjs';
import { layTable } from '../../e2e/laid-table.ts';
import { chromiumToLaunch } from '../../harness/chromium.mjs';
import { emptyFolder } from '../../harness/data-folder.ts';
import { startStandIn } from '../../harness/stand-in/start.ts';
import { median } from '../percentile.ts';

/**
 * The start benchmark: from the start of the built app to the home screen in its window, through the stand-in for
 * Electron. It excludes the start of Electron itself, which Node's replaces, and of the browser, which is already
 * running. The stand-in transfers each file of the page as a message, which is slower than Electron's own way.
 */

/** Time limit for the home screen, in milliseconds. */
const wanted = 2000;
const houses = [
  { server: 'a first start', tables: 0 },
  { server: '50 saved matches', tables: 50 },
] as const;

interface Start {
  /** Until the main process has asked for its window and the page has been loaded, in milliseconds. */
  readonly window: number;
  /** Until the home screen can be used. */
  readonly street: number;
}

async function started(browser: Browser, dataFolder: string): Promise<Start> {
  const began = performance.now();
  const app = await startStandIn(browser, { dataFolder });
  try {
    const page = await app.firstWindow();
    const window = performance.now() - began;
    await page.locator('main:not(.opening)').waitFor();
    return { window, street: performance.now() - began };
  } finally {
    await app.close();
  }
}

/** Starts the built app once per round with each data folder. Builds it if needed. */
export async function measureStart(rounds: number) {
  await ensureBuilt();
  const load = loadavg()[0] ?? Number.NaN;
  const browser = await chromium.launch(chromiumToLaunch());
  const starts: (Start & { readonly server: string })[] = [];
  try {
    for (const { server, tables } of houses) {
      const measured: Start[] = [];
      const folder = await emptyFolder();
      for (let index = 0; index < tables; index++)
        layTable(folder, ['Ana', 'Bruno', 'Chidi'], { game: 'brick-and-mortar', options: {} }, `bench ${index}`);
      for (let round = 0; round < rounds; round++) measured.push(await started(browser, folder));
      await rm(folder, { recursive: true, force: true });
      const of = (figure: keyof Start) => median(measured.map((each) => each[figure]));
      starts.push({ server, window: of('window'), street: of('street') });
    }
  } finally {
    await browser.close();
  }
  /**
   * The load average of the last minute at the start: well below the number of processors, or the times mean little.
   */
  return { load, wanted, starts };
}

export function printStart({ load, starts }: Awaited<ReturnType<typeof measureStart>>): void {
  console.log(`start, without Electron's own, load ${load}`);
  for (const { server, window, street } of starts) {
    const verdict = street > wanted ? 'SHORT OF' : 'reaches';
    const times = `window ${window.toFixed(0)} ms, street ${street.toFixed(0)} ms`;
    console.log(`  ${server.padEnd(18)} ${times}: ${verdict} ${wanted} ms`);
  }
}
