// Readers of large text get the page for large text from the start.
import { expect, test } from '@playwright/test';
import { StandInHost } from '../layout-check/stand-in-host.ts';

for (const { textSize, letters } of [
  { textSize: 100, letters: 16 },
  { textSize: 200, letters: 32 },
]) {
  test(`container widths in text units follow a reader’s text size of ${textSize} %`, { tag: '@everyday' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const host = await StandInHost.of(page);
    await host.open(null, { language: 'en', textSize });
    await expect(page.locator('html')).toHaveAttribute('style', `--text-scale: ${textSize / 100}; --reader-zoom: 1;`);
    // the page may not add style sheets, so a rule is added to an existing one
    const fits = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.className = 'probe';
      document.querySelector('.app')?.append(probe);
      const sheet = document.styleSheets[0];
      return [12, 13, 24, 25].filter((letters) => {
        const at = sheet?.insertRule(`@container app (min-width: ${letters}rem) { .probe { order: 7 } }`) ?? 0;
        const applies = getComputedStyle(probe).order === '7';
        sheet?.deleteRule(at);
        return applies;
      });
    });
    expect(fits).toEqual([12, 13, 24, 25].filter((each) => each * letters <= 390));
  });
}
