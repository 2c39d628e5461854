// What a page fetches before it shows anything, in bytes as they come over the wire: so they are however slow the network.
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { gameIds as games } from '../../../shared/games/index.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { Laptop } from '../laptop.ts';
import { KeeperPage } from '../network/keeper-page.ts';
import { say } from '../words.ts';

/** The most that the street may take, and a table more, in bytes; compressed as a phone asks for it, letters and pictures apart. */
const mostOfStreet = 250_000;
const mostOfTable = 200_000;
/** The most that the street may take with its letters where a browser takes Brotli, and where it takes gzip alone. */
const mostWithLetters = { br: 250_000, gz: 272_000 };
const built = path.join(import.meta.dirname, '../../../dist/renderer');

// a browser of this machine would take Brotli, which a phone at home is not offered
test.use({ extraHTTPHeaders: { 'accept-encoding': 'gzip, deflate' } });

/** The code, styles and words that a page fetches from now on, by name, and how many bytes came for each. */
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

/** What the built page names as needed for its first sight, and the shell's words of one language: files of the build. */
async function filesOfStreet(): Promise<readonly string[]> {
  const page = await readFile(path.join(built, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const words = (await readdir(path.join(built, 'assets'))).filter((file) => /^words-en-shell-.*\.js$/.test(file));
  return ['index.html', ...named, ...words.map((file) => `assets/${file}`)];
}

for (const [ending, most] of Object.entries(mostWithLetters)) {
  test(`the street is built to come in ${most / 1000} KB with its letters (${ending})`, {
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

test('what is worth compressing lies beside its copies, which are smaller', { tag: '@everyday' }, async () => {
  const files = (await readdir(built, { recursive: true })).filter((file) => /\.(js|css|html|svg)$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const whole = path.join(built, file);
    const { size } = await stat(whole);
    if (size < 1500) continue;
    for (const ending of ['br', 'gz']) expect((await stat(`${whole}.${ending}`)).size, file).toBeLessThan(size);
  }
});

test('the street comes in 250 KB, with the words of one language and of no game', { tag: '@everyday' }, async ({
  page,
  host,
}) => {
  const fetched = fetchedBy(page);
  // what is fetched ahead comes a second after the page stands, which on a busy machine is sooner than all else has come
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, time = 0, ...given: unknown[]) => (time < 1000 ? later(work, time, ...given) : 0),
    });
  });
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

test('whoever comes to the door of a table fetches its game ahead, and no other', { tag: '@everyday' }, async ({
  browser,
  page,
  openHost,
  dataFolder,
}) => {
  layTable(dataFolder, ['Ana', 'Bruno'], { game: 'harbour', options: {} }, 'small');
  const host = await openHost();
  const laptop = await Laptop.open(page, host.address);
  await laptop.press(laptop.button(say('shelf.openTheShop')));
  const keeper = new KeeperPage(laptop);
  await keeper.openSheet();
  const { address } = await keeper.host();
  const atDoor = await browser.newPage();
  const fetched = fetchedBy(atDoor);
  await atDoor.goto(`http://${address}/`);
  const names = () => [...fetched.keys()].join(' ');
  for (const part of [/\/harbour-[^/]*\.js/, /\/words-en-harbour-/, /\/table-page-/, /\/sheets-/]) {
    await expect.poll(names).toMatch(part);
  }
  for (const other of games) if (other !== 'harbour') expect(names()).not.toContain(`/${other}-`);
  // still at the door
  await expect(atDoor.getByLabel(say('network:door.name'))).toBeVisible();
  await atDoor.close();
});
