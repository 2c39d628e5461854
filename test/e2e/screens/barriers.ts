import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** True if a target is too small even in the middle of its window, clear of sticky edges. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include(target).withRules('target-size');
  return (await axe.analyze()).violations.length > 0;
}

/** The rules that take two thirds of the time, because they look at every pixel and every pair of controls. */
const slowRules = ['color-contrast', 'target-size'];

/** The findings of axe on a page, in words; `quick` leaves out the slow rules. */
export async function barriersOn(page: Page, quick = false): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(standards);
  if (quick) axe.disableRules(slowRules);
  const { violations } = await axe.analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const places: string[] = [];
    for (const { target } of nodes) {
      const place = target.join(' ');
      if (id !== 'target-size' || (await isTooSmall(page, place))) places.push(place);
    }
    if (places.length > 0) found.push(`${id} at ${places.slice(0, 3).join(', ')}`);
  }
  return found;
}
