// Faults of a screen: barriers, cut off or covered content, another language.
import type { Browser, Page } from '@playwright/test';
import { Laptop } from '../laptop.ts';
import { layoutFaultsOn } from '../layout-check/bundled-looking.ts';
import type { Language } from '../words.ts';
import { barriersOn } from './barriers.ts';
import { foreignWords } from './translations.ts';

export interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /** In percent. */
  readonly textSize: number;
}

/** The title of a test of some screens in this look. */
export function titleOf(screens: string, { language, theme, width, textSize }: Look): string {
  return `${screens} are in reach of all, fit and speak: ${language}, ${theme}, ${width} px, ${textSize} %`;
}

/** A page of a host in this look, with these settings. */
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

/** What covers part of the board for a while. Other specs test the board and playback. */
const overBoard = ['reveal', 'recap'];

/** The faults of this screen: barriers, cut off or covered content, another language. `quick`: as in `barriersOn`. */
export async function faultsOf(
  page: Page,
  screen: string,
  language: Language,
  { isSlip = false, quick = false }: { readonly isSlip?: boolean; readonly quick?: boolean } = {},
): Promise<readonly string[]> {
  const barriers = await barriersOn(page, quick);
  const isOver = isSlip || overBoard.includes(screen);
  const faults = (await layoutFaultsOn(page)).filter(
    // only a question must have its button in sight; slats extend over their drawings
    (words) => !(/^below the fold|\.shutter-shade/.test(words) || (isOver && /^(?:covered|over one)/.test(words))),
  );
  const foreign = await foreignWords(page, language);
  return [...barriers, ...faults, ...foreign].map((words) => `${screen}: ${words}`);
}
