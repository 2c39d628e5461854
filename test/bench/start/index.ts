import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { ensureBuilt } from '../../../main/launch/ready.mjs';
import { layTable } from '../../e2e/laid-table.ts';
import { findChromium } from '../../harness/chromium.mjs';
import { emptyFolder } from '../../harness/data-folder.ts';
import { startStandIn } from '../../harness/stand-in/start.ts';

/**
 * The start's part of the bench: from the start of the built app to the street on its window, through the stand-in for
 * Electron. All of it is ours but for the start of Electron itself, in whose place stands Node's; the browser is there already.
 * The stand-in hands over each file of the page as a message, which costs more than Electron's own way.
 */

/** The street is to be there within so many milliseconds. */
const wanted = 2000;
const houses = [
  { house: 'a first start', tables: 0 },
  { house: '50 saved matches', tables: 50 },
] as const;

interface Start {
  /** Until the main process has asked for its window and the page has been loaded, in milliseconds. */
  readonly window: number;
  /** Until the street can be used. */
  readonly street: number;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
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

/** Starts the built app as often as there are rounds, in each house. Builds it where it has to. */
export async function measureStart(rounds: number) {
  await ensureBuilt();
  const load = loadavg()[0] ?? Number.NaN;
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
  const starts: (Start & { readonly house: string })[] = [];
  try {
    for (const { house, tables } of houses) {
      const measured: Start[] = [];
      const folder = await emptyFolder();
      for (let index = 0; index < tables; index++)
        layTable(folder, ['Ana', 'Bruno', 'Chidi'], { game: 'brick-and-mortar', options: {} }, `bench ${index}`);
      for (let round = 0; round < rounds; round++) measured.push(await started(browser, folder));
      await rm(folder, { recursive: true, force: true });
      const of = (figure: keyof Start) => median(measured.map((each) => each[figure]));
      starts.push({ house, window: of('window'), street: of('street') });
    }
  } finally {
    await browser.close();
  }
  /** The machine's load of the last minute when it began: well below its processors, or the times say little. */
  return { load, wanted, starts };
}

/** Says all that in words. */
export function printStart({ load, starts }: Awaited<ReturnType<typeof measureStart>>): void {
  console.log(`start, without Electron's own, load ${load}`);
  for (const { house, window, street } of starts) {
    const verdict = street > wanted ? 'SHORT OF' : 'reaches';
    const times = `window ${window.toFixed(0)} ms, street ${street.toFixed(0)} ms`;
    console.log(`  ${house.padEnd(18)} ${times}: ${verdict} ${wanted} ms`);
  }
}
