import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on a page, in words. */
export async function barriersOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(standards).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' '));
    return `${id} at ${places.slice(0, 3).join(', ')}`;
  });
}
