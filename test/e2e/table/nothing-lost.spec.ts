import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Chooser } from '../chooser.ts';
import { BrickChooser } from '../games/brick-and-mortar/chooser.ts';
import { type BrickViewRead, viewOf } from '../games/brick-and-mortar/view.ts';
import { readyMade } from '../games/new-table.ts';
import { expect, startHost, test } from '../host.ts';
import { layPlayed } from '../laid-table.ts';
import { Laptop } from '../laptop.ts';
import { catalogue, say, saying } from '../words.ts';

const names = ['Ana', 'Bruno'];

function journalOf(dataFolder: string, table: string): string {
  return path.join(dataFolder, 'tables', `${table}.ndjson`);
}

/** The copy of its header and newest snapshot. */
function spareOf(dataFolder: string, table: string): string {
  return path.join(dataFolder, 'tables', `${table}.spare.ndjson`);
}

/** "February, Building", as the library shows it. */
function whereabouts({ month, phase }: BrickViewRead): string {
  const months = [...catalogue('brick-and-mortar')].flatMap(([key, text]) => (key.startsWith('months.') ? [text] : []));
  const phaseName = catalogue('brick-and-mortar').get(`phases.${phase}`);
  return `${months[month]}, ${phaseName}`;
}

/** Plays this many moves, and on until a move leaves the same player active. */
async function playIntoPhase(laptop: Laptop, chooser: Chooser, least: number): Promise<void> {
  for (let moves = 0; moves < least + 60; ) {
    const screen = await laptop.screen();
    if (screen === 'shutter') await laptop.openShutter();
    else if (screen === 'reveal') await laptop.lookTogether();
    else {
      await chooser.move();
      moves += 1;
      if (moves >= least && laptop.wire.table.inHand !== null) return;
    }
  }
  throw new Error('No move left its player before the screen.');
}

test('a host killed in the middle of a phase loses nothing', { tag: '@everyday' }, async ({ page, host }) => {
  const laptop = await Laptop.open(page, host.address);
  await laptop.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await laptop.startGame(names, readyMade);
  const chooser = new BrickChooser(laptop, 'killed');
  await playIntoPhase(laptop, chooser, 6);
  const { table, version, inHand } = laptop.wire.table;
  const before = viewOf(laptop.wire.table);

  await host.kill();
  const broken = page.getByRole('status').filter({ hasText: saying('connection.waiting-to-retry') });
  const calling = page.getByRole('status').filter({ hasText: saying('connection.connecting') });
  await expect(broken.or(calling).first()).toBeVisible();

  await host.restart();
  await page.goto(host.address);
  await laptop.rest();
  const carryOn = page.getByRole('region', { name: say('shelf.carryOn') });
  await expect(carryOn.getByText(whereabouts(before))).toBeVisible();
  for (const name of names) await expect(carryOn.getByRole('img', { name })).toBeVisible();
  await laptop.press(carryOn.getByRole('button', { name: saying('shelf.openTheShop') }));
  // even on a public screen, nobody's own things appear before they hold the handle
  await expect(laptop.handle.or(laptop.plate)).toBeVisible();
  expect(laptop.wire.table.viewer).toBe('spectator');
  expect(laptop.askedSeat).toBe(inHand);
  await laptop.openShutter();

  expect(laptop.wire.table).toMatchObject({ table, version, inHand });
  expect(viewOf(laptop.wire.table)).toEqual(before);
  const money = before.players[inHand ?? 0]?.money ?? -1;
  await expect(
    page.getByLabel(laptop.say('brick-and-mortar:spoken.till', { money: `$${money}` })).first(),
  ).toBeVisible();

  await playIntoPhase(laptop, chooser, 3);
  expect(laptop.wire.table.version).toBeGreaterThan(version + 2);
  expect(laptop.wire.refusals).toEqual([]);
});

test('an open page reconnects to its table behind the shutter', { tag: '@everyday' }, async ({ page, host }) => {
  const laptop = await Laptop.open(page, host.address);
  await laptop.startGame(names, readyMade);
  await laptop.openShutter();
  const { version } = laptop.wire.table;
  const received = laptop.wire.heard.length;
  await host.restart();
  await laptop.heardOfTable(received);
  await laptop.handle.waitFor();
  expect(laptop.wire.table).toMatchObject({ version, inHand: null, viewer: 'spectator' });
  await laptop.openShutter();
  await expect(laptop.counter).toBeVisible();
});

test('drops a torn last line of a journal, and says so', { tag: '@everyday' }, async ({
  page,
  dataFolder,
  openHost,
}) => {
  const table = layPlayed(dataFolder, names, { seed: 'torn', laid: readyMade, moves: 40 });
  const whole = await readFile(journalOf(dataFolder, table), 'utf8');
  await appendFile(journalOf(dataFolder, table), '{"line":99,"kind":"move","seat":0,"mo');
  const host = await openHost();

  const laptop = await Laptop.open(page, host.address);
  await laptop.openTheShop();
  await expect(page.getByRole('alert').filter({ hasText: say('notice.repaired') })).toBeVisible();
  expect(laptop.wire.table.version).toBe(40);
  expect(await readFile(journalOf(dataFolder, table), 'utf8')).toBe(whole);
  await playIntoPhase(laptop, new BrickChooser(laptop, 'torn'), 2);
  expect(laptop.wire.table.version).toBeGreaterThan(40);
});

/** Damage to a line in the middle of a saved game, with a later intact snapshot. */
const mended = [
  {
    name: 'a line in the middle was changed',
    spoil: (text: string) => {
      const lines = text.split('\n');
      const middle = Math.floor(lines.length / 2);
      return lines.map((line, index) => (index === middle ? line.replace(/"at":\d/, '"at":9') : line)).join('\n');
    },
  },
  {
    name: 'a line in the middle is gone',
    spoil: (text: string) =>
      text
        .split('\n')
        .filter((_, index) => index !== 20)
        .join('\n'),
  },
];

for (const { name, spoil } of mended) {
  test(`a saved game is repaired, and the damaged file kept beside it: ${name}`, async ({
    page,
    dataFolder,
    openHost,
  }) => {
    const table = layPlayed(dataFolder, names, { seed: 'torn', laid: readyMade, moves: 40 });
    const changed = spoil(await readFile(journalOf(dataFolder, table), 'utf8'));
    await writeFile(journalOf(dataFolder, table), changed);
    const host = await openHost();

    const laptop = await Laptop.open(page, host.address);
    await laptop.openTheShop();
    await expect(page.getByRole('alert').filter({ hasText: say('notice.salvagedStory') })).toBeVisible();
    await playIntoPhase(laptop, new BrickChooser(laptop, 'torn'), 2);
    const folder = path.dirname(journalOf(dataFolder, table));
    const kept = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')));
    expect(kept).toContain(changed);
  });
}

/** What can happen to a saved game so that it is refused, and the sentence with which the library says so. */
const spoilt = [
  {
    name: 'nothing of it is left, nor of the copy beside it',
    status: 'shelf.status.damaged',
    spoil: (text: string) => text.replaceAll('"', ''),
  },
  {
    name: 'a newer version saved it',
    status: 'shelf.status.newer',
    spoil: (text: string) => text.replace(/"formatVersion":\d+/, '"formatVersion":99'),
  },
];

for (const { name, status, spoil } of spoilt) {
  test(`a saved game is refused in plain words and left unchanged: ${name}`, { tag: '@everyday' }, async ({
    page,
    dataFolder,
    openHost,
  }) => {
    const table = layPlayed(dataFolder, names, { seed: name, laid: readyMade, moves: 40 });
    const whole = await readFile(journalOf(dataFolder, table), 'utf8');
    const changed = spoil(whole);
    expect(changed).not.toBe(whole);
    await writeFile(journalOf(dataFolder, table), changed);
    await rm(spareOf(dataFolder, table));
    const host = await openHost();

    const laptop = await Laptop.open(page, host.address);
    await expect(page.getByText(say(status))).toBeVisible();
    await expect(laptop.button(saying('shelf.openTheShop'))).toHaveCount(0);
    await expect(laptop.button(say('shelf.open.running'))).toHaveCount(0);
    expect(await readFile(journalOf(dataFolder, table), 'utf8')).toBe(changed);

    // the address of the table does not avoid the refusal; opened in a new page, since an open one removes
    // a refused table from its address
    await page.goto('about:blank');
    await page.goto(`${host.address}#table=${table}`);
    const refusal = status.endsWith('newer') ? 'refusals:journal-newer' : 'refusals:journal-damaged';
    await expect(page.getByRole('alert').filter({ hasText: say(refusal) })).toBeVisible();
    expect(await readFile(journalOf(dataFolder, table), 'utf8')).toBe(changed);
  });
}

test('the newest page of a device has its seats; an older one can take them back', async ({ page, context, host }) => {
  const first = await Laptop.open(page, host.address);
  await first.startGame(names, readyMade);
  await first.openShutter();
  const second = await Laptop.open(await context.newPage(), host.address);
  await second.openTheShop();
  await expect(second.handle).toBeVisible();
  await expect(first.page.getByRole('status').filter({ hasText: say('table.readOnly') })).toBeVisible();
  expect(first.wire.table).toMatchObject({ readOnly: true, viewer: 'spectator', own: [], legal: [] });
  await expect(first.handle).toHaveCount(0);
  await expect(first.page.locator('.lit')).toHaveCount(0);

  await second.openShutter();
  await new BrickChooser(second, 'two pages').move();
  const { version } = second.wire.table;
  await expect.poll(() => first.wire.table.version).toBe(version);
  await first.press(first.button(saying('seats:waiting.playHere')));
  await expect.poll(() => first.wire.table).toMatchObject({ readOnly: false, own: [0, 1], version });
  await expect.poll(() => second.wire.table).toMatchObject({ readOnly: true, own: [] });

  await page.close();
  await expect.poll(() => second.wire.table).toMatchObject({ readOnly: false, own: [0, 1], version });
});

test('a second program on the same folder opens the table as a spectator', async ({ page, context, host }) => {
  const first = await Laptop.open(page, host.address);
  await first.startGame(names, readyMade);
  const other = await startHost(host.dataFolder);
  try {
    const second = await Laptop.open(await context.newPage(), other.address);
    await expect(second.page.getByText(say('shelf.status.elsewhere'))).toBeVisible();
    await second.press(second.button(say('shelf.open.elsewhere')));
    await expect(second.page.getByRole('status').filter({ hasText: say('table.readOnly') })).toBeVisible();
    expect(second.wire.table).toMatchObject({ readOnly: true, viewer: 'spectator', own: [], legal: [] });
    await first.openShutter();
    await new BrickChooser(first, 'two programs').move();
    expect(first.wire.refusals).toEqual([]);
  } finally {
    await other.kill();
  }
});
