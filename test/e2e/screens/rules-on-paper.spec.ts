// Every game on one printed side, in every language.
import type { Page } from '@playwright/test';
import { games } from '../../../shared/games/index.ts';
import { type Language, languages } from '../../../shared/protocol/languages.ts';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { barriersOn } from './barriers.ts';

const ownNames = { en: 'English', fr: 'Français', es: 'Español' } as const satisfies Record<Language, string>;
/** The smallest type on paper, in points. */
const leastType = 8.5;
/** The printable height of a sheet in CSS pixels, and the least of it that a page must fill. */
const heightOfPaper = ((297 - 2 * 10) / 25.4) * 96;
const leastFilled = 0.7;

/** How many printed sides the page takes. */
async function sidesOf(page: Page): Promise<number> {
  const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The smallest type in points and the height in CSS pixels of the print, at the width of the paper. */
async function measured(page: Page): Promise<{ readonly type: number; readonly height: number }> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.round(((210 - 2 * 12) / 25.4) * 96), height: Math.floor(heightOfPaper) });
  const found = await page.locator('.one-page').evaluate((paper) => {
    const sizes: number[] = [];
    const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement?.checkVisibility()) sizes.push(Number.parseFloat(getComputedStyle(parentElement).fontSize));
    }
    return { type: (Math.min(...sizes) * 72) / 96, height: paper.getBoundingClientRect().height };
  });
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width, height });
  return found;
}

test('prints every game on one side of A4 in every language, in readable type', async ({ page, host }) => {
  const found: string[] = [];
  let laptop = await Laptop.open(page, host.address);
  for (const language of languages) {
    await laptop.press(laptop.button(laptop.say('settings.title')));
    await laptop.dialog.getByRole('radio', { name: ownNames[language] }).check();
    await laptop.rest();
    laptop = await Laptop.open(page, host.address, language);
    await laptop.press(laptop.button(laptop.say('rules.title')));
    for (const game of Object.keys(games)) {
      await laptop.dialog.getByRole('radio', { name: laptop.say(`games.${game}`), exact: true }).check();
      await laptop.press(laptop.button(laptop.say('rules:onOnePage')));
      const sides = await sidesOf(page);
      const { type, height } = await measured(page);
      const filled = height / heightOfPaper;
      if (sides !== 1 || type < leastType || filled < leastFilled || filled > 1) {
        found.push(`${game}, ${language}: ${sides} sides, ${type} pt, ${Math.round(filled * 100)} % of the side`);
      }
      await laptop.press(laptop.button(laptop.say('rules:whole')));
    }
    await laptop.closeDialog();
  }
  expect(found).toEqual([]);
});

test('twice the text size has no barriers; print ignores it; long text takes two sides', async ({ page, host }) => {
  const laptop = await Laptop.open(page, host.address);
  await laptop.setTextSize(200);
  await laptop.press(laptop.button(laptop.say('rules.title')));
  await laptop.press(laptop.button(laptop.say('rules:onOnePage')));
  expect(await barriersOn(page)).toEqual([]);
  expect(await sidesOf(page)).toBe(1);
  await page.locator('.one-page').evaluate((paper) => {
    paper.style.paddingTop = '200mm';
  });
  expect(await sidesOf(page)).toBe(2);
  await laptop.press(laptop.button(laptop.say('rules:whole')));
  await expect(laptop.dialog.getByRole('searchbox')).toBeVisible();
});
