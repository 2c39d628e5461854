// The host's computer fails in the middle of a match: the standby app continues, and the old host notices on its
// return.
import { rm } from 'node:fs/promises';
import { expect, test } from '../../harness/desktop.ts';
import { HarbourChooser } from '../games/harbour/chooser.ts';
import { Laptop } from '../laptop.ts';
import { eveningWithApp } from '../network/evening-with-app.ts';
import { say, saying } from '../words.ts';

test('a match continues on the standby once its host is killed', async ({ browser, page, dataFolder }) => {
  const { host, board, room, mia, app, window } = await eveningWithApp(browser, page, dataFolder);

  // three presses, once: two at the host's, one at Ben's
  await board.press(board.button(say('tools.menu')));
  await board.press(board.dialog.getByRole('button', { name: say('lobby:takeAlong') }));
  await board.press(board.dialog.getByRole('button', { name: say('travel:standBy.ask', { name: 'Ben' }) }));
  await window
    .getByRole('dialog')
    .getByRole('button', { name: say('travel:asked.yes') })
    .click();
  await expect(board.dialog.getByText(say('travel:standBy.ready', { name: 'Ben' }))).toBeVisible();
  await board.press(board.dialog.getByRole('button', { name: say('close') }));
  await new HarbourChooser(mia.laptop, 'a host that dies').move();
  const seen = mia.laptop.wire.table;
  expect(seen.version).toBeGreaterThan(0);

  // the computer fails, with the page on its screen
  await host.kill();
  await page.close();
  await mia.page.getByRole('button', { name: say('travel:gone.goThere') }).click({ timeout: 30_000 });
  await expect(mia.page.getByRole('dialog')).toContainText(say('travel:gone.goHere'));
  await window.getByRole('button', { name: say('travel:gone.goHere') }).click({ timeout: 30_000 });
  await expect.poll(() => mia.laptop.wire.tableSoFar?.own).toEqual([0]);
  expect(mia.laptop.wire.table).toMatchObject({ table: seen.table, version: seen.version });
  await expect(mia.page).not.toHaveURL(/token|shares/);
  await expect(window.getByRole('region', { name: say('table.counter') })).toBeVisible();
  await expect(window.getByText(say('travel:gone.here'))).toBeHidden();
  expect(mia.broken.filter((words) => !words.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);

  // the old host returns, and its page shows where the room is; nobody can play on there
  await host.restart();
  const again = await Laptop.open(await browser.newPage(), host.address);
  await expect(again.page.getByRole('alert').filter({ hasText: saying('notice.moved', 'shell') })).toBeVisible();
  expect(again.wire.heard.some((message) => message.type === 'table')).toBe(false);
  expect(room).toBe(mia.laptop.wire.room.room);
  await app.close();
  await mia.close();
  await host.kill();
  await rm(host.dataFolder, { recursive: true, force: true });
});
