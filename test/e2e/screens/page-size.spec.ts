// What a page downloads before it shows anything, in transferred bytes: the same on any network.
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { gameIds as games } from '../../../shared/games/index.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { Laptop } from '../laptop.ts';
import { HostPage } from '../network/host-page.ts';
import { say } from '../words.ts';

/**
 * The limit for the home screen, and the extra for a table, in bytes; compressed as for a phone, without fonts and
 * images.
 */
const mostOfStreet = 250_000;
const mostOfTable = 200_000;
/** The limit for the home screen with its fonts, for Brotli and for gzip alone. */
const mostWithLetters = { br: 250_000, gz: 272_000 };
const built = path.join(import.meta.dirname, '../../../dist/renderer');

// local browsers would accept Brotli, which a phone at home is not offered
test.use({ extraHTTPHeaders: { 'accept-encoding': 'gzip, deflate' } });

/** The scripts, styles and words that a page downloads from now on, with their transferred bytes. */
function fetchedBy(page: Page): ReadonlyMap<string, number> {
  const fetched = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$|^\/$/.test(pathname)) fetched.set(pathname, (await request.sizes()).responseBodySize);
  });
  return fetched;
}

const sum = (fetched: ReadonlyMap<string, number>): number =>
  [...fetched.values()].reduce((all, each) => all + each, 0);

/** The files the built page needs for its first view, and the shell's words in one language. */
async function filesOfStreet(): Promise<readonly string[]> {
  const page = await readFile(path.join(built, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const words = (await readdir(path.join(built, 'assets'))).filter((file) => /^words-en-shell-.*\.js$/.test(file));
  return ['index.html', ...named, ...words.map((file) => `assets/${file}`)];
}

for (const [ending, most] of Object.entries(mostWithLetters)) {
  test(`the home screen is built to at most ${most / 1000} KB with its fonts (${ending})`, {
    tag: '@everyday',
  }, async () => {
    const files = await filesOfStreet();
    for (const needed of [
      /\/index-.*\.js$/,
      /\/index-.*\.css$/,
      /fraunces.*\.woff2$/,
      /atkinson.*\.woff2$/,
      /words-en-shell/,
    ]) {
      expect(files.filter((file) => needed.test(file))).toHaveLength(1);
    }
    for (const game of games) expect(files.filter((file) => file.includes(game))).toEqual([]);
    const sizes = files.map(async (file) => {
      const whole = path.join(built, file);
      return (await stat(`${whole}.${ending}`).catch(() => stat(whole))).size;
    });
    expect((await Promise.all(sizes)).reduce((all, each) => all + each, 0)).toBeLessThanOrEqual(most);
  });
}

/** Preloading starts a second after the page is ready, which on a busy machine may be before the rest has come. */
async function preloadNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, time = 0, ...given: unknown[]) => (time < 1000 ? later(work, time, ...given) : 0),
    });
  });
}

test('compressible files have compressed copies, which are smaller', { tag: '@everyday' }, async () => {
  const files = (await readdir(built, { recursive: true })).filter((file) => /\.(js|css|html|svg)$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const whole = path.join(built, file);
    const { size } = await stat(whole);
    if (size < 1500) continue;
    for (const ending of ['br', 'gz']) expect((await stat(`${whole}.${ending}`)).size, file).toBeLessThan(size);
  }
});

test('the home screen takes 250 KB, with the words of no game', { tag: '@everyday' }, async ({ page, host }) => {
  const fetched = fetchedBy(page);
  await preloadNothing(page);
  await Laptop.open(page, host.address);
  await page.waitForLoadState('networkidle');
  expect(sum(fetched)).toBeGreaterThan(50_000);
  expect(sum(fetched)).toBeLessThanOrEqual(mostOfStreet);
  expect([...fetched.keys()].filter((name) => name.includes('/words-'))).toEqual([
    expect.stringContaining('words-en-shell'),
  ]);
});

for (const game of games) {
  test(`a table of ${game} takes 200 KB more`, async ({ page, openHost, dataFolder }) => {
    layTable(dataFolder, ['Ana', 'Bruno', 'Chidi'], { game, options: {} }, 'small');
    const host = await openHost();
    const fetched = fetchedBy(page);
    await preloadNothing(page);
    const laptop = await Laptop.open(page, host.address);
    await laptop.press(laptop.button(say('shelf.openTheShop')));
    await page.waitForLoadState('networkidle');
    expect([...fetched.keys()].filter((name) => name.includes(game)).length).toBeGreaterThan(0);
    expect(sum(fetched)).toBeLessThanOrEqual(mostOfStreet + mostOfTable);
    for (const other of games) {
      if (other !== game) expect([...fetched.keys()].filter((name) => name.includes(`/${other}-`))).toEqual([]);
    }
  });
}

test('the join screen of a table preloads its game and no other', { tag: '@everyday' }, async ({
  browser,
  page,
  openHost,
  dataFolder,
}) => {
  layTable(dataFolder, ['Ana', 'Bruno'], { game: 'harbour', options: {} }, 'small');
  const host = await openHost();
  const laptop = await Laptop.open(page, host.address);
  await laptop.press(laptop.button(say('shelf.openTheShop')));
  const hostPage = new HostPage(laptop);
  await hostPage.openSheet();
  const { address } = await hostPage.host();
  const atDoor = await browser.newPage();
  const fetched = fetchedBy(atDoor);
  await atDoor.goto(`http://${address}/`);
  const names = () => [...fetched.keys()].join(' ');
  for (const part of [/\/harbour-[^/]*\.js/, /\/words-en-harbour-/, /\/table-page-/, /\/sheets-/]) {
    await expect.poll(names).toMatch(part);
  }
  for (const other of games) if (other !== 'harbour') expect(names()).not.toContain(`/${other}-`);
  // still on the join screen
  await expect(atDoor.getByLabel(say('network:door.name'))).toBeVisible();
  await atDoor.close();
});
