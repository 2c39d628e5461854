// An evening in one room: three games and two rematches, on a big screen, a laptop and two phones. Nobody types a code.

import type { Browser } from '@playwright/test';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { say, saying } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { playOut } from './hosted-elsewhere.ts';
import { chooseGame, openRoom, startMatch } from './lobby-steps.ts';

/** Scans the code, enters a name, and joins: one press. */
async function scanned(browser: Browser, link: string, name: string, device: 'phone' | 'computer') {
  const guest = await GuestPage.at(browser, link, device);
  await guest.comeIn(name);
  await expect.poll(() => guest.laptop.wire.room.chairs.map((chair) => chair.name)).toContain(name);
  return guest;
}

/** Everyone has moved from the table before to one of this game, each to their own seats only. */
async function everybodyPlays(
  game: string,
  before: string | null,
  seats: readonly (readonly [Laptop, readonly number[]])[],
): Promise<string> {
  const [[first] = []] = seats;
  if (first === undefined) throw new Error('nobody plays');
  await expect.poll(() => first.wire.room.table).not.toBe(before);
  await expect.poll(() => first.wire.tableSoFar?.table).toBe(first.wire.room.table);
  expect(first.wire.table.game).toBe(game);
  const { table } = first.wire.table;
  for (const [laptop, own] of seats) {
    await expect.poll(() => laptop.wire.tableSoFar?.table).toBe(table);
    await expect.poll(() => laptop.wire.tableSoFar?.own).toEqual(own);
  }
  return table;
}

test('three games and two rematches, from the first scan to the last goodbye', async ({ page, host, browser }) => {
  const { board, room, link } = await openRoom(page, host.address);

  const ana = await scanned(browser, link, 'Ana', 'computer');
  const mia = await scanned(browser, link, 'Mia', 'phone');
  const both = (own: readonly (readonly number[])[]) =>
    [board, ana.laptop, mia.laptop].map((laptop, at) => [laptop, own[at] ?? []] as const);

  // Mia suggests a game on her phone, and everyone sees her emblem; the host makes her a leader
  await mia.laptop.press(mia.page.getByRole('button', { name: new RegExp(`^${say('games.emporium')}`) }));
  await expect(page.getByRole('img', { name: 'Mia' }).first()).toBeVisible();
  await board.press(board.button(say('lobby:chairs.change', { name: 'Mia' })));
  await board.press(board.dialog.getByRole('button', { name: say('lobby:chair.leads', { name: 'Mia' }) }));
  await board.closeDialog();
  await expect.poll(() => mia.laptop.wire.room.isLeader).toBe(true);
  await chooseGame(mia.laptop, 'emporium');
  await ana.laptop.press(ana.laptop.button(saying('lobby:counter.beReady', 'lobby')));
  await expect(page.getByRole('img', { name: say('lobby:chairs.ready', { name: 'Ana' }) })).toBeVisible();
  expect(board.wire.room.table).toBeNull();
  await startMatch(mia.laptop);

  const first = await everybodyPlays('emporium', null, both([[], [0], [1]]));
  await playOut(host.address, first, 'the first of the evening');
  const again = mia.laptop.button(say('lobby:table.rematch'));
  // reveals, one a month, cover the book until they are dismissed
  await mia.laptop.lookThroughTo(again);
  // a rematch: everyone follows by themselves
  await mia.laptop.press(again);
  const second = await everybodyPlays('emporium', first, both([[], [0], [1]]));

  // Chidi joins for the next game; during this one he watches and already has a chair
  const chidi = await scanned(browser, link, 'Chidi', 'phone');
  await expect.poll(() => chidi.laptop.wire.tableSoFar?.own).toEqual([]);
  await expect.poll(() => board.wire.room.chairs.map(({ name }) => name)).toEqual(['Ana', 'Mia', 'Chidi']);
  const toLobby = async (laptop: Laptop) => {
    // a table that arrives now closes open menus: press again
    await expect(async () => {
      if (!(await laptop.dialog.isVisible())) await laptop.press(laptop.button(laptop.say('tools.menu')));
      await laptop.button(say('lobby:table.menu')).click({ timeout: 2000 });
    }).toPass();
    await laptop.rest();
  };
  await toLobby(mia.laptop);
  await expect(
    mia.page.getByText(say('lobby:evening.won', { names: '' }).trim(), { exact: false }).first(),
  ).toBeVisible();
  // the poster of the evening is a picture to keep
  await mia.laptop.press(mia.laptop.button(say('lobby:poster.open')));
  const kept = mia.page.waitForEvent('download');
  await mia.laptop.press(mia.laptop.dialog.getByRole('button', { name: say('lobby:poster.keep') }));
  expect((await kept).suggestedFilename()).toMatch(/\.png$/);
  await mia.laptop.closeDialog();
  await chooseGame(mia.laptop, 'shopping-street');
  await startMatch(mia.laptop);
  const all = (own: readonly (readonly number[])[]) =>
    [board, ana.laptop, mia.laptop, chidi.laptop].map((laptop, at) => [laptop, own[at] ?? []] as const);
  const third = await everybodyPlays('shopping-street', second, all([[], [0], [1], [2]]));

  // Chidi leaves, the room continues, and he returns to where it is by then
  await chidi.page.close();
  await toLobby(mia.laptop);
  await chooseGame(mia.laptop, 'harbour');
  await startMatch(mia.laptop);
  const fourth = await everybodyPlays('harbour', third, both([[], [0], [1]]));
  const back = await Laptop.open(await chidi.context.newPage(), `${link.split('#')[0]}`);
  await back.press(back.button(say('network:door.backTo', { name: board.wire.room.name })));
  await expect.poll(() => back.wire.tableSoFar?.table).toBe(fourth);
  await expect.poll(() => back.wire.tableSoFar?.own).toEqual([2]);

  // a rematch before the end: the abandoned match waits
  await toLobby(mia.laptop);
  await startMatch(mia.laptop);
  await everybodyPlays('harbour', fourth, [...both([[], [0], [1]]), [back, [2]]]);

  for (const laptop of [board, ana.laptop, mia.laptop, back]) {
    expect(laptop.wire.refusals).toEqual([]);
    expect(laptop.wire.room.room).toBe(room);
  }
  // nobody has joined twice, and no secret has leaked
  for (const { wire } of [ana.laptop, mia.laptop, back]) {
    expect(wire.heard.filter(({ type }) => type === 'entered').length).toBeLessThanOrEqual(1);
  }
  expect(ana.laptop.wire.room.code).toBeNull();
  expect([...ana.broken, ...mia.broken, ...chidi.broken]).toEqual([]);
  for (const guest of [ana, mia, chidi]) await guest.context.close();
});
