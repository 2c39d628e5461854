// Every screen of Emporium: in reach of all, fitting its window, in the reader's language.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { barriersOn } from './barriers.ts';
import { whatDoesNotFit } from './fitting.ts';
import { layShops, shopTour } from './games/emporium/shop-tour.ts';
import { expect, startHost, test } from './host.ts';
import { Laptop } from './laptop.ts';
import { foreignWords } from './translations.ts';
import type { Language } from './words.ts';

interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /** In percent. */
  readonly textSize: number;
  readonly withSharedBoard?: boolean;
}

const looks: readonly Look[] = [
  { language: 'en', theme: 'light', width: 1280, height: 720, textSize: 100, withSharedBoard: true },
  { language: 'fr', theme: 'dark', width: 360, height: 740, textSize: 100 },
  { language: 'es', theme: 'dark', width: 1280, height: 720, textSize: 200 },
];

/** What has just been in reach of all, with something picked: only its room is another. */
const alike = ['half-sell', 'half-place', 'half-send', 'half-upgrade', 'half-vote'];

for (const { language, theme, width, height, textSize, withSharedBoard = false } of looks) {
  test(`the screens of Emporium are in reach of all, fit and speak: ${language}, ${theme}, ${width} px, ${textSize} %`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'high-street-'));
    layShops(dataFolder);
    const host = await startHost(dataFolder);
    const context = await browser.newContext({
      viewport: { width, height },
      locale: language,
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const laptop = await Laptop.open(page, host.address, language);
    await laptop.settle(['settings.shutter', 'settings.shutters.pressTwice']);
    if (textSize !== 100) await laptop.setTextSize(textSize);
    const found: string[] = [];
    await shopTour(laptop, withSharedBoard, async (screen) => {
      const barriers = alike.includes(screen) ? [] : await barriersOn(page);
      const unfit = await whatDoesNotFit(page);
      const foreign = language === 'en' ? [] : await foreignWords(page, language);
      found.push(...[...barriers, ...unfit, ...foreign].map((words) => `${screen}: ${words}`));
    });
    expect(found).toEqual([]);
    await context.close();
    await host.kill();
    await rm(dataFolder, { recursive: true, force: true });
  });
}
