import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A rule of axe, and the selectors of the elements that break it. */
interface Violation {
  readonly id: string;
  readonly places: readonly string[];
}

/** Runs axe on a part of the page, or on all of it. The page keeps axe until it loads again. */
async function violationsOn(page: Page, options: RunOptions, part = 'html'): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part, options }) => {
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run(part, options);
      return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(' ')) }));
    },
    { part, options: { ...options, resultTypes: ['violations'] } },
  );
}

/** True if a target is too small even in the middle of its window, clear of sticky edges. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return (await violationsOn(page, { runOnly: ['target-size'] }, target)).length > 0;
}

/** The rules that take two thirds of the time, because they look at every pixel and every pair of controls. */
const slowRules = ['color-contrast', 'target-size'];

/** The findings of axe on a page, in words; `quick` leaves out the slow rules. */
export async function barriersOn(page: Page, quick = false): Promise<string[]> {
  const rules = Object.fromEntries(slowRules.map((rule) => [rule, { enabled: !quick }]));
  const found: string[] = [];
  for (const { id, places } of await violationsOn(page, { runOnly: standards, rules })) {
    const real: string[] = [];
    for (const place of places) if (id !== 'target-size' || (await isTooSmall(page, place))) real.push(place);
    if (real.length > 0) found.push(`${id} at ${real.slice(0, 3).join(', ')}`);
  }
  return found;
}
