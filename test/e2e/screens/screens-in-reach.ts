// What every game's tour of its screens is looked at with: in reach of all, fitting its window, in the reader's language.
import type { Browser } from '@playwright/test';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import type { Language } from '../words.ts';
import { barriersOn } from './barriers.ts';
import { whatDoesNotFit } from './fitting.ts';
import { foreignWords } from './translations.ts';

/** How somebody's screen looks. */
export interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /** In percent. */
  readonly textSize: number;
}

/** The title of a test that looks at some screens so. */
export function titleOf(screens: string, { language, theme, width, textSize }: Look): string {
  return `${screens} are in reach of all, fit and speak: ${language}, ${theme}, ${width} px, ${textSize} %`;
}

/** A page at a host, in this look, with these choices of the settings made. */
export async function openInLook(
  browser: Browser,
  address: string,
  { language, theme, width, height, textSize }: Look,
  settings: readonly (readonly [title: string, choice: string])[] = [],
): Promise<Laptop> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const laptop = await Laptop.open(await context.newPage(), address, language);
  if (settings.length > 0) await laptop.settle(...settings);
  if (textSize !== 100) await laptop.setTextSize(textSize);
  return laptop;
}

/** What on this screen keeps somebody out, is cut off, or is in another language. */
export async function faultsOf(
  { page }: Laptop,
  screen: string,
  language: Language,
  { isReachable = false, isSlip = false }: { readonly isReachable?: boolean; readonly isSlip?: boolean } = {},
): Promise<readonly string[]> {
  const barriers = isReachable ? [] : await barriersOn(page);
  // a slip lies over a part of the board until it is put away
  const unfit = (await whatDoesNotFit(page)).filter((words) => !(isSlip && words.startsWith('covered by')));
  const foreign = language === 'en' ? [] : await foreignWords(page, language);
  return [...barriers, ...unfit, ...foreign].map((words) => `${screen}: ${words}`);
}

const looks: readonly (Look & { readonly withSharedBoard?: boolean })[] = [
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
  for (const { withSharedBoard = false, ...seen } of looks) {
    test(titleOf(`the screens of ${game}`, seen), async ({ browser, dataFolder, openHost }) => {
      lay(dataFolder);
      const host = await openHost();
      const laptop = await openInLook(browser, host.address, seen, [
        ['settings.shutter', 'settings.shutters.pressTwice'],
      ]);
      const found: string[] = [];
      await tour(laptop, withSharedBoard, async (screen) => {
        found.push(...(await faultsOf(laptop, screen, seen.language, { isReachable: alike.includes(screen) })));
      });
      expect(found).toEqual([]);
      await laptop.page.context().close();
    });
  }
}
