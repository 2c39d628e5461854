// node main/launch/run.mjs test/e2e/screens.ts FOLDER: pictures of every screen, for people to look at.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../harness/chromium.mjs';
import { askedOf } from './brick-view.ts';
import { Chooser } from './chooser.ts';
import { startHost } from './host.ts';
import { Laptop } from './laptop.ts';
import { playMatch } from './played-match.ts';

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly textSize: number;
}

const looks: readonly Look[] = [
  { name: 'desktop', width: 1280, height: 720, theme: 'light', textSize: 100 },
  { name: 'desktop-evening', width: 1280, height: 720, theme: 'dark', textSize: 100 },
  { name: 'tablet', width: 768, height: 1024, theme: 'light', textSize: 100 },
  { name: 'phone', width: 360, height: 740, theme: 'light', textSize: 100 },
  { name: 'large', width: 2560, height: 1440, theme: 'light', textSize: 100 },
  { name: 'text-200', width: 1280, height: 720, theme: 'light', textSize: 200 },
];

/** Moves of a match after which pictures stop being new. */
const enough = 60;

async function photograph(browser: Browser, look: Look, folder: string): Promise<void> {
  const host = await startHost();
  const page = await browser.newPage({ viewport: { width: look.width, height: look.height } });
  page.setDefaultTimeout(15_000);
  const taken = new Set<string>();
  const picture = async (name: string): Promise<void> => {
    if (taken.has(name)) return;
    taken.add(name);
    const number = String(taken.size).padStart(2, '0');
    await page.screenshot({ path: path.join(folder, `${look.name}-${number}-${name}.png`) });
  };
  try {
    await playMatch(host.address, ['Ana', 'Bruno', 'Chidi'], { seed: 'screens' });
    const laptop = await Laptop.open(page, host.address);
    await laptop.settle(
      ['settings.motion', 'settings.motions.off'],
      ['settings.theme', `settings.themes.${look.theme}`],
    );
    await laptop.setTextSize(look.textSize);
    await picture('shelf');
    await laptop.press(laptop.button(laptop.say('rules.title')));
    await picture('rules');
    await laptop.closeDialog();
    await laptop.press(laptop.button(laptop.say('credits.title')));
    await picture('credits');
    await laptop.closeDialog();
    await laptop.press(laptop.button(laptop.say('settings.title')));
    await picture('settings');
    await laptop.closeDialog();
    await laptop.press(laptop.button(laptop.say('shelf.open.over')));
    await picture('ledger');
    await laptop.press(laptop.button(laptop.say('ledger.turnBack')));
    await picture('looking-back');
    await laptop.press(laptop.button(laptop.say('lookBack.toLedger')));
    await laptop.press(laptop.button(laptop.say('tools.leave')));
    await laptop.press(
      laptop.button(laptop.say('shelf.roundThisDevice', { game: laptop.say('games.brick-and-mortar') })),
    );
    await picture('new-game');
    await laptop.closeDialog();
    await laptop.startGame(['Ana', 'Bruno', 'Chidi', 'Dolores'], 'draft');
    const chooser = new Chooser(laptop, look.name);
    for (let moves = 0; moves < enough; ) {
      const screen = await laptop.screen();
      if (screen === 'ledger') break;
      if (screen === 'shutter') {
        await picture('shutter');
        await laptop.openShutter();
      } else if (screen === 'reveal') {
        const { log } = laptop.wire.table;
        const turned = log.moves
          .flatMap(({ events }) => events.map(({ type }) => type))
          .findLast((type) => /reveal|piles/.test(type));
        await picture(`reveal-${turned}`);
        await laptop.lookTogether();
      } else {
        await picture(`asks-${askedOf(laptop.wire.table)}`);
        await chooser.move();
        moves += 1;
      }
    }
  } finally {
    await page.close();
    await host.kill();
  }
}

const folder = path.resolve(process.argv[2] ?? 'test-results/screens');
const only = process.argv.slice(3);
await mkdir(folder, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
for (const look of looks) {
  if (only.length > 0 && !only.includes(look.name)) continue;
  await photograph(browser, look, folder);
  console.log(`${look.name}: done`);
}
await browser.close();
