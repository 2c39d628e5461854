// A translating browser replaces texts with its own elements. React then fails at a press, and the page must say so.
import type { Page } from '@playwright/test';
import { votesWhenAsked } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { openedTable } from '../opened-table.ts';

/** Imitates Chromium's translator: every text moves into two elements named `font`. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

test('a translated page never goes blank, and a press reloads it', { tag: '@everyday' }, async ({
  page,
  dataFolder,
  openHost,
}) => {
  layTable(dataFolder, ['Ana', 'Bruno'], votesWhenAsked, 'translated');
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'at-once', shutter: 'pressTwice' });
  await laptop.openShutterByPressing();
  const before = JSON.stringify(laptop.wire.table.view);
  await translate(page);
  for (let presses = 0; presses < 6 && (await laptop.counter.count()) > 0; presses += 1) {
    const buttons = laptop.counter.locator('button[data-action]:not([aria-disabled=true])');
    await buttons.nth(presses % (await buttons.count())).click();
    await expect(page.locator('#root main')).toContainText(/\S/);
  }
  const again = laptop.button(laptop.say('fault.again'));
  await expect(again).toBeVisible();
  await again.click();
  await expect(laptop.handle).toBeVisible();
  await laptop.openShutterByPressing();
  expect(JSON.stringify(laptop.wire.table.view)).toBe(before);
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
});
