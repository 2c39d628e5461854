import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';

/** Creates an empty data folder, which the caller removes. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'high-street-'));
}

/** Playwright's test with an empty data folder for each, removed afterwards. */
export const test = base.extend<{ dataFolder: string }>({
  dataFolder: async ({ browserName: _ }, use) => {
    const folder = await emptyFolder();
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
