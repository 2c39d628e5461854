import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Chooser } from '../chooser.ts';
import { BrickChooser } from '../games/brick-and-mortar/chooser.ts';
import { type BrickViewRead, viewOf } from '../games/brick-and-mortar/view.ts';
import { readyMade } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
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

/** Damage to a saved game, and the sentence that reports its repair. */
const mended = [
  {
    name: 'its last line is torn',
    notice: 'notice.repaired',
    spoil: (text: string) => `${text}{"line":99,"kind":"move","seat":0,"mo`,
  },
  {
    name: 'a line in the middle is gone',
    notice: 'notice.salvagedStory',
    spoil: (text: string) =>
      text
        .split('\n')
        .filter((_, index) => index !== 20)
        .join('\n'),
  },
];

for (const { name, notice, spoil } of mended) {
  test(`repairs a saved game and says so: ${name}`, { tag: '@everyday' }, async ({ page, dataFolder, openHost }) => {
    const table = layPlayed(dataFolder, names, { seed: 'torn', laid: readyMade, moves: 40 });
    const journal = journalOf(dataFolder, table);
    await writeFile(journal, spoil(await readFile(journal, 'utf8')));
    const host = await openHost();

    const laptop = await Laptop.open(page, host.address);
    await laptop.openTheShop();
    await expect(page.getByRole('alert').filter({ hasText: say(notice) })).toBeVisible();
    const { version } = laptop.wire.table;
    await playIntoPhase(laptop, new BrickChooser(laptop, 'torn'), 2);
    expect(laptop.wire.table.version).toBeGreaterThan(version);
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
  });
}
