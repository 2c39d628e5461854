import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { barriersOn } from '../screens/barriers.ts';
import { whatDoesNotFit } from '../screens/fitting.ts';
import { foreignWords } from '../screens/translations.ts';
import type { Language } from '../words.ts';
import { networkTour } from './network-tour.ts';

interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly device: 'phone' | 'computer';
  readonly width: number;
  readonly height: number;
  readonly textSize: number;
}

const looks: readonly Look[] = [
  { language: 'en', theme: 'light', device: 'phone', width: 1280, height: 720, textSize: 100 },
  { language: 'fr', theme: 'dark', device: 'phone', width: 360, height: 740, textSize: 100 },
  { language: 'es', theme: 'light', device: 'computer', width: 1280, height: 720, textSize: 200 },
];

for (const { width, height, ...look } of looks) {
  const { language, theme, device, textSize } = look;
  test(`the screens of the network are in reach of all, fit and speak: ${language}, ${theme}, ${width} px, ${textSize} %, a ${device}`, async ({
    browser,
    host,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: language,
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const laptop = await Laptop.open(await context.newPage(), host.address, language);
    if (textSize !== 100) await laptop.setTextSize(textSize);
    const found: string[] = [];
    await networkTour(laptop, { browser, ...look }, async (page, screen) => {
      const barriers = await barriersOn(page);
      const unfit = await whatDoesNotFit(page);
      const foreign = language === 'en' ? [] : await foreignWords(page, language);
      found.push(...[...barriers, ...unfit, ...foreign].map((words) => `${screen}: ${words}`));
    });
    expect(found).toEqual([]);
    await context.close();
  });
}
