import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';

/** Makes an empty folder for the data of a program. Whoever makes it removes it. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'high-street-'));
}

/** Playwright's test with an empty folder of data for each, which is gone afterwards. */
export const test = base.extend<{ dataFolder: string }>({
  dataFolder: async ({ browserName: _ }, use) => {
    const folder = await emptyFolder();
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
