import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './harness/chromium.mjs';

const executablePath = findChromium();
const wholeGames = [
  'lan-match.spec.ts',
  'first-game.spec.ts',
  'harbour-match.spec.ts',
  'harbour-lan.spec.ts',
  'mercado-match.spec.ts',
  'mercado-lan.spec.ts',
  'emporium-match.spec.ts',
  'emporium-lan.spec.ts',
  'shopping-street-match.spec.ts',
  'shopping-street-lan.spec.ts',
  'bots-solo.spec.ts',
];

/** What files of the everyday leave to `npm run test:all`: tests of this tag, whose like is played every day. */
const once = /@once/;

/** A taste of everything, for the mistake made this morning: what `npm test` plays. The rest is `npm run test:all`. */
const everyday = [
  'electron-start.spec.ts',
  'electron-security.spec.ts',
  'emporium-quick.spec.ts',
  'every-hand.spec.ts',
  'fit.spec.ts',
  'large-text.spec.ts',
  'lan-headless.spec.ts',
  'nothing-lost.spec.ts',
  'open-questions.spec.ts',
  'page-size.spec.ts',
  'shopping-street-quick.spec.ts',
  'story.spec.ts',
  'take-back.spec.ts',
  'wire.spec.ts',
];

/** End to end: every spec starts its own host or app on the built dist and drives it in a real Chromium. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/end-to-end',
  fullyParallel: true,
  // half of a test is waiting, for a hand on the handle and for the next frame: two more tests than cores keep all busy
  workers: availableParallelism() + 2,
  retries: 0,
  // a whole match by clicking took six minutes on two busy cores: a limit ends what has come to a halt, and is no measure of
  // the machine; what is waited for in vain ends by its own limit long before
  timeout: 1_500_000,
  forbidOnly: true,
  // as long as a press is waited for: a busy machine draws late, and no check is about how late
  expect: { timeout: 60_000 },
  // the longest tests go first, so that the others are played beside them
  projects: [
    { name: 'whole games', testMatch: wholeGames },
    { name: 'everyday', testMatch: everyday, grepInvert: once },
    { name: 'beside everyday', testMatch: everyday, grep: once },
    { name: 'the rest', testIgnore: [...wholeGames, ...everyday] },
    { name: 'thorough', testDir: './thorough' },
  ],
  reporter: [['list']],
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 720 },
    launchOptions: executablePath === null ? {} : { executablePath },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
