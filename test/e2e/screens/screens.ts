// node main/launch/run.mjs test/e2e/screens/screens.ts FOLDER [LOOK or GAME…]: pictures of every screen, for people to look at.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../harness/chromium.mjs';
import { allCharacters, hiddenMarket, type NewTable, withDraft } from '../games/new-table.ts';
import { startHost } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { playMatch } from '../played-match.ts';
import { tour } from './tour.ts';

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly textSize: number;
}

const looks: readonly Look[] = [
  { name: 'desktop', width: 1280, height: 720, theme: 'light', textSize: 100 },
  { name: 'evening', width: 1280, height: 720, theme: 'dark', textSize: 100 },
  { name: 'tablet', width: 768, height: 1024, theme: 'light', textSize: 100 },
  { name: 'phone', width: 360, height: 740, theme: 'light', textSize: 100 },
  { name: 'large', width: 2560, height: 1440, theme: 'light', textSize: 100 },
  { name: 'text-200', width: 1280, height: 720, theme: 'light', textSize: 200 },
];

/** What is played, and for how many moves: enough for every question, too few for the end. */
const tables: readonly (NewTable & { readonly moves: number })[] = [
  { ...withDraft, moves: 80 },
  { ...allCharacters, moves: 80 },
  { ...hiddenMarket, moves: 24 },
];

async function photograph(browser: Browser, look: Look, table: (typeof tables)[number], folder: string): Promise<void> {
  const host = await startHost();
  const page = await browser.newPage({ viewport: { width: look.width, height: look.height } });
  page.setDefaultTimeout(15_000);
  let taken = 0;
  try {
    await playMatch(host.address, ['Ana', 'Bruno', 'Chidi'], { seed: 'screens', laid: table });
    const laptop = await Laptop.open(page, host.address);
    await laptop.settle(
      ['settings.motion', 'settings.motions.off'],
      ['settings.pace', 'settings.paces.step-by-step'],
      ['settings.theme', `settings.themes.${look.theme}`],
    );
    await laptop.setTextSize(look.textSize);
    const names = ['Ana', 'Bruno', 'Chidi', 'Dolores'];
    await tour(laptop, { names, table, moves: table.moves, seed: look.name }, async (screen) => {
      taken += 1;
      const number = String(taken).padStart(2, '0');
      await page.screenshot({ path: path.join(folder, `${look.name}-${table.game}-${number}-${screen}.png`) });
    });
  } finally {
    await page.close();
    await host.kill();
    await rm(host.dataFolder, { recursive: true, force: true });
  }
}

const [place = 'test-results/screens', ...only] = process.argv.slice(2);
const folder = path.resolve(place);
await mkdir(folder, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
try {
  /** Those that were named, or all where none was. */
  const wanted = <Kind>(all: readonly Kind[], nameOf: (one: Kind) => string): readonly Kind[] => {
    const named = all.filter((one) => only.includes(nameOf(one)));
    return named.length > 0 ? named : all;
  };
  for (const look of wanted(looks, ({ name }) => name)) {
    for (const table of wanted(tables, ({ game }) => game)) {
      await photograph(browser, look, table, folder);
      console.log(`${look.name}, ${table.game}: done`);
    }
  }
} finally {
  await browser.close();
}
