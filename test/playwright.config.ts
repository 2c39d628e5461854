import { defineConfig } from '@playwright/test';
import { findChromium } from './harness/chromium.mjs';

const executablePath = findChromium();

/** End to end: every spec starts its own host or app on the built dist and drives it in a real Chromium. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/end-to-end',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: true,
  // the longest test goes first, so that the others are played beside it
  projects: [
    { name: 'whole game', testMatch: 'first-game.spec.ts' },
    { name: 'the rest', testIgnore: 'first-game.spec.ts' },
  ],
  reporter: [['list']],
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 720 },
    launchOptions: executablePath === null ? {} : { executablePath },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
