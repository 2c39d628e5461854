import { viewOf } from '../games/brick-and-mortar/view.ts';
import { playedGames } from '../games/index.ts';
import { expect, test } from '../host.ts';
import { Device, RoundTheTable } from '../round-the-table.ts';
import { say } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { HostPage } from './host-page.ts';

/** After this many moves the big screen is searched. */
const movesBetweenLooks = 2;

test('the big screen shows only what all may see, while two phones play a month', async ({ page, host, browser }) => {
  const hostPage = await HostPage.ofMatch(page, host.address, ['Ana', 'Bruno']);
  const { laptop } = hostPage;
  const wayIn = await hostPage.hostFor();
  await hostPage.shareBoard();
  await expect(laptop.counter).toContainText(say('seats:waiting.free', { count: 2, names: 'Ana and Bruno' }));
  // the board itself always shows how to join: later guests become spectators
  await expect(laptop.counter).toContainText(wayIn.address);

  const ana = await GuestPage.seated(browser, wayIn, { seat: 'Ana', name: 'Ana', device: 'phone' });
  const bruno = await GuestPage.seated(browser, wayIn, { seat: 'Bruno', name: 'Bruno', device: 'phone' });
  await expect(laptop.counter).toContainText(say('seats:waiting.sharedBoard'));
  await expect(laptop.counter).toContainText(wayIn.address);
  const board = Device.of(playedGames['brick-and-mortar'], laptop, false, 'nobody');
  const round = new RoundTheTable([
    Device.of(playedGames['brick-and-mortar'], ana.laptop, true, 'Ana'),
    Device.of(playedGames['brick-and-mortar'], bruno.laptop, true, 'Bruno'),
    board,
  ]);
  while (viewOf(laptop.wire.table).month === 0) {
    await round.move();
    if (round.moves % movesBetweenLooks !== 0) continue;
    await round.level();
    await round.look(board);
  }
  expect(laptop.wire.table.version).toBeGreaterThan(5);
  expect(laptop.wire.table.viewer).toBe('spectator');
  await expect(page.getByRole('main', { name: say('games.brick-and-mortar') })).toBeVisible();
  expect([...ana.broken, ...bruno.broken]).toEqual([]);
  for (const { wire } of [laptop, ana.laptop, bruno.laptop]) expect(wire.refusals).toEqual([]);
  await ana.close();
  await bruno.close();
});
