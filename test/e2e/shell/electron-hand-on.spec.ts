// The host's computer must leave: the room continues in the app of a guest, and every phone follows by itself.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../harness/desktop.ts';
import { eveningWithApp } from '../network/evening-with-app.ts';
import { say, saying } from '../words.ts';

test('hands a room and its match to a guest’s app; a phone keeps its seat', async ({ browser, page, dataFolder }) => {
  const { host, board, address, room, mia, app, window } = await eveningWithApp(browser, page, dataFolder);
  const before = mia.laptop.wire.table;

  // the host's computer must leave: two presses there, one at Ben's
  await board.press(board.button(say('tools.menu')));
  await board.press(board.dialog.getByRole('button', { name: say('lobby:takeAlong') }));
  await board.press(board.dialog.getByRole('button', { name: say('travel:sheet.hand', { name: 'Ben' }) }));
  // Ben hesitates, and the host's screen stops waiting for him
  await window
    .getByRole('dialog')
    .getByRole('button', { name: say('travel:over.stay') })
    .click();
  await board.press(board.dialog.getByRole('button', { name: say('travel:sheet.hand', { name: 'Ben' }) }));
  await window
    .getByRole('dialog')
    .getByRole('button', { name: say('travel:over.go') })
    .click();

  await expect(mia.page).not.toHaveURL(new RegExp(address.replaceAll('.', '\\.')));
  await expect(mia.page).not.toHaveURL(/token/);
  await expect.poll(() => mia.laptop.wire.room).toMatchObject({ room, handedTo: null });
  await expect.poll(() => mia.laptop.wire.tableSoFar?.own).toEqual([0]);
  expect(mia.laptop.wire.table).toMatchObject({ table: before.table, version: before.version });
  await expect(window).toHaveTitle(saying('titleAt', 'shell'));
  // the old host has nothing left of it, and its screen says where it is
  await expect(page.getByRole('alert').filter({ hasText: saying('notice.moved', 'shell') })).toBeVisible();
  expect(await readdir(path.join(host.dataFolder, 'tables'))).not.toContain(`${before.table}.ndjson`);
  await host.kill();
  await mia.page.reload();
  await expect.poll(() => mia.laptop.wire.tableSoFar?.own).toEqual([0]);
  expect(mia.broken).toEqual([]);
  await app.close();
});
