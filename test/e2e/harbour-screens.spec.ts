// Every screen of Harbour: in reach of all, fitting its window, in the reader's language.
import { barriersOn } from './barriers.ts';
import { whatDoesNotFit } from './fitting.ts';
import { allCharacters, wharfs } from './games/new-table.ts';
import { expect, test } from './host.ts';
import { Laptop } from './laptop.ts';
import { playMatch } from './played-match.ts';
import { tour } from './tour.ts';
import { foreignWords } from './translations.ts';
import type { Language } from './words.ts';

interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /** In percent. */
  readonly textSize: number;
}

const looks: readonly Look[] = [
  { language: 'en', theme: 'light', width: 1280, height: 720, textSize: 100 },
  { language: 'fr', theme: 'dark', width: 360, height: 740, textSize: 100 },
  { language: 'es', theme: 'light', width: 1280, height: 720, textSize: 200 },
  { language: 'fr', theme: 'light', width: 768, height: 1024, textSize: 100 },
];
/** The tour meets most kinds of questions in so many moves. */
const moves = 16;

for (const { language, theme, width, height, textSize } of looks) {
  test(`the screens of Harbour are in reach of all, fit and speak: ${language}, ${theme}, ${width} px, ${textSize} %`, async ({
    browser,
    host,
  }) => {
    test.setTimeout(240_000);
    await playMatch(host.address, ['Ana', 'Bruno', 'Chidi'], { seed: 'screens', laid: wharfs });
    const context = await browser.newContext({
      viewport: { width, height },
      locale: language,
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const laptop = await Laptop.open(page, host.address, language);
    if (textSize !== 100) await laptop.setTextSize(textSize);
    const found: string[] = [];
    const settings = { names: ['Ana', 'Bruno'], table: allCharacters, moves, seed: `${language} ${width}` };
    await tour(laptop, settings, async (screen) => {
      const barriers = await barriersOn(page);
      const unfit = await whatDoesNotFit(page);
      const foreign = language === 'en' ? [] : await foreignWords(page, language);
      found.push(...[...barriers, ...unfit, ...foreign].map((words) => `${screen}: ${words}`));
    });
    expect(found).toEqual([]);
    await context.close();
  });
}
