// What every game's tour of its screens is looked at with: in reach of all, fitting its window, in the reader's language.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { barriersOn } from './barriers.ts';
import { whatDoesNotFit } from './fitting.ts';
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

/** A game's screens: the tables laid for them, and the way through them. */
interface Screens {
  /** The game's name, for the tests' titles. */
  readonly game: string;
  /** Saves the tables in a data folder. */
  lay(dataFolder: string): void;
  /** Goes from screen to screen, and waits at each until it has been looked at. */
  tour(laptop: Laptop, withSharedBoard: boolean, look: (screen: string) => Promise<void>): Promise<void>;
  /** Screens that differ from one looked at before in what is picked alone: only their room is another. */
  readonly alike: readonly string[];
}

/** A test for each look: nothing on any screen keeps anybody out, is cut off, or is in another language. */
export function looksAtScreens({ game, lay, tour, alike }: Screens): void {
  for (const { language, theme, width, height, textSize, withSharedBoard = false } of looks) {
    test(`the screens of ${game} are in reach of all, fit and speak: ${language}, ${theme}, ${width} px, ${textSize} %`, async ({
      browser,
    }) => {
      test.setTimeout(120_000);
      const dataFolder = await mkdtemp(path.join(tmpdir(), 'high-street-'));
      lay(dataFolder);
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
      await tour(laptop, withSharedBoard, async (screen) => {
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
}
