// A browser that cannot lay out the page shows what to do, in every language.
import { languages } from '../../../shared/protocol/languages.ts';
import { expect, test } from '../host.ts';

test('a browser without :has() says what to do', async ({ host, page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  // the style sheets would hide the sentences in this browser
  await page.route(/\.css$/, (route) => route.abort());
  const failure = page.waitForEvent('pageerror');
  await page.goto(host.address);
  expect((await failure).message).toContain(':has()');
  for (const language of languages) await expect(page.locator(`#root p[lang=${language}]`)).toContainText('Safari 16');
});
