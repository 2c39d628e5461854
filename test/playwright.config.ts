import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumToLaunch } from './harness/chromium.mjs';

/** Tests that `npm test` runs, tests that take longest, and tests that only the nightly run has time for. */
const [everyday, long, night] = [/@everyday/, /@long/, /@night/];

/** End to end: every spec starts its own host or app on the built dist and drives it in a real Chromium. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/end-to-end',
  fullyParallel: true,
  // half of a test is waiting for the next frame: two more tests than cores keep all cores busy
  workers: availableParallelism() + 2,
  // Playwright lists what passed only on retry as flaky
  retries: 1,
  // ends a test that has come to a halt; it does not measure the machine
  timeout: 1_500_000,
  forbidOnly: true,
  // a busy machine draws late, and no check is about how late
  expect: { timeout: 60_000 },
  // the longest tests start first, so that the others run beside them
  projects: [
    { name: 'long', grep: long, grepInvert: night },
    { name: 'everyday', grep: everyday },
    { name: 'rest', grepInvert: [everyday, long, night] },
    { name: 'night', grep: night },
  ],
  reporter: [['list']],
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 720 },
    launchOptions: chromiumToLaunch(),
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
