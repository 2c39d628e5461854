// The library fits its window: the ways to start a game, and the field for the code of another host.
import { expect, test } from '@playwright/test';
import { inPage, layoutFaultsOn } from '../layout-check/bundled-looking.ts';
import { coveringLooks, nameOfLook } from '../layout-check/looks.ts';
import { StandInHost } from '../layout-check/stand-in-host.ts';

for (const look of coveringLooks) {
  test(`the library and its code field fit at ${nameOfLook(look)}`, async ({ page }) => {
    const { width, height, language, textSize } = look;
    await page.setViewportSize({ width, height });
    const host = await StandInHost.of(page);
    await host.open(null, { language, textSize });
    await inPage(page, 'dressed', language, String(textSize / 100));
    // what one can do comes first, the tiles that explain it below
    if (textSize === 100) await expect(page.locator('[aria-labelledby=play-here] .way').first()).toBeInViewport();
    const field = page.locator('.join-form .code-boxes input');
    await field.fill('WMQRW');
    await field.blur();
    for (const box of await page.locator('.join-form .code-box').all()) {
      const { wide, high } = await box.evaluate((each) => ({
        wide: each.scrollWidth - each.clientWidth,
        high: each.scrollHeight - each.clientHeight,
      }));
      expect([wide, high], 'what is cut off a sign of the code').toEqual([0, 0]);
    }
    expect(await layoutFaultsOn(page)).toEqual([]);
  });
}
