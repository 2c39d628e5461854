// What a page fetches before it shows anything, in bytes as they come over the wire: so they are however slow the network.
import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';
import { layTable } from './laid-table.ts';
import { Laptop } from './laptop.ts';
import { say } from './words.ts';

/** The most that the street may take, and a table more; packed for the wire, letters and pictures apart. */
const mostOfStreet = 250_000;
const mostOfTable = 200_000;
const games = ['brick-and-mortar', 'harbour', 'mercado-de-lisboa', 'emporium', 'shopping-street'] as const;

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

test('the street comes in 250 KB, with the words of one language and of no game', async ({ page, host }) => {
  const fetched = fetchedBy(page);
  await Laptop.open(page, host.address);
  await page.waitForLoadState('networkidle');
  expect(sum(fetched)).toBeGreaterThan(50_000);
  expect(sum(fetched)).toBeLessThanOrEqual(mostOfStreet);
  expect([...fetched.keys()].filter((name) => name.includes('words-'))).toEqual([
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
