import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { type DesktopApp, launch } from './launch.ts';

/** Playwright's test with the app running on an empty data folder. */
export const test = base.extend<{ dataFolder: string; app: DesktopApp }>({
  dataFolder: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'high-street-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  app: async ({ browser, dataFolder }, use) => {
    const app = await launch(browser, { dataFolder });
    await use(app);
    await app.close();
  },
});
export { expect } from '@playwright/test';
