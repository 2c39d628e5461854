import { test as base } from './data-folder.ts';
import type { DesktopApp } from './desktop-app.ts';
import { launch } from './launch.ts';

/** Playwright's test with the app running on an empty data folder. */
export const test = base.extend<{ app: DesktopApp }>({
  app: async ({ browser, dataFolder }, use) => {
    const app = await launch(browser, { dataFolder });
    await use(app);
    await app.close();
  },
});
export { expect } from '@playwright/test';
