// Terms open their meaning in place on the counter. They take no extra space, cover nothing, and keep the question
// one sentence.
import { expect, type Page, test } from '@playwright/test';
import { positionsOf } from '../layout-check/positions.ts';
import { StandInHost } from '../layout-check/stand-in-host.ts';

/** The control under the card that must be pressed, by its name. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('.term-card')?.getBoundingClientRect();
    if (card === undefined) throw new Error('no word is open');
    return [...document.querySelectorAll('.piece.lit, .counter .button:not(.term-card .button)')]
      .filter((each) => {
        const box = each.getBoundingClientRect();
        const across = Math.min(box.right, card.right) - Math.max(box.left, card.left);
        return across > 1 && Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top) > 1;
      })
      .map((each) => each.ariaLabel ?? each.textContent);
  });
}

const places = [
  { width: 1280, height: 720, language: 'en' },
  { width: 1920, height: 1080, language: 'fr' },
  { width: 390, height: 844, language: 'en' },
  { width: 360, height: 740, language: 'es' },
] as const;

for (const { width, height, language } of places) {
  test(`a term on the counter opens at ${width} in ${language}, and covers no needed control`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const host = await StandInHost.of(page);
    const position = positionsOf('brick-and-mortar', 2).find(({ name }) => name.includes('choose-starting-store'));
    if (position === undefined) throw new Error('nobody chooses a starting store');
    await host.open(position.message, { language });
    const word = page.locator('.prompt-hint .term');
    const sentence = (await page.locator('.prompt .prompt-hint').textContent()) ?? '';
    await word.click();
    await expect(page.locator('.term-card')).toBeVisible();
    expect(await covered(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('.term-card')).toHaveCount(0);
    await word.click();
    await page.locator('.prompt-title').click();
    await expect(page.locator('.term-card')).toHaveCount(0);
    // to screen readers it is one sentence
    expect(await page.locator('.prompt-words').ariaSnapshot()).toContain(sentence);
  });
}

test('a browser that measures enlarged elements in their own pixels draws boards at size 1, and terms by their words', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getBoundingClientRect } = Element.prototype;
    const zoom = Object.getOwnPropertyDescriptor(Element.prototype, 'currentCSSZoom');
    Element.prototype.getBoundingClientRect = function () {
      const { x, y, width, height } = getBoundingClientRect.call(this);
      const own = Number(zoom?.get?.call(this));
      return new DOMRect(x / own, y / own, width / own, height / own);
    };
  });
  const host = await StandInHost.of(page);
  const position = positionsOf('brick-and-mortar', 2).find(({ name }) => name.includes('choose-starting-store'));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await host.open(position?.message ?? null, { textSize: 115 });
  const zoom = await page.locator('.game-board').evaluate(({ style }) => style.zoom);
  const word = page.locator('.prompt-hint .term').first();
  await word.click();
  const [card, below] = [await page.locator('.term-card').boundingBox(), await word.boundingBox()];
  if (card === null || below === null) throw new Error('no word is open');
  expect({ zoom, beside: card.x <= below.x && below.x < card.x + card.width }).toEqual({ zoom: '', beside: true });
  expect(below.y - card.y - card.height).toBeLessThan(2 * below.height);
});
