// The host's computer must leave: the room goes on in the app of somebody who is there, and every phone follows by itself.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../harness/desktop.ts';
import { launch } from '../../harness/launch.ts';
import { startHost } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { GuestPage } from '../network/guest-page.ts';
import { chooseGame, startMatch } from '../network/lobby-steps.ts';
import { wayInOn } from '../network/way-in.ts';
import { say, saying } from '../words.ts';

test.setTimeout(120_000);

test('a room is handed on to an app in it with its match, and a phone goes on there by the same seat', async ({
  browser,
  page,
  dataFolder,
}) => {
  const host = await startHost();
  const board = await Laptop.open(page, host.address);
  await board.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await board.press(board.button(say('network:shelf.openEvening')));
  await board.press(board.dialog.getByRole('button', { name: say('lobby:opening.start') }));
  const { address, link } = await wayInOn(page);
  const { room } = board.wire.room;

  const mia = await GuestPage.at(browser, link, 'phone');
  await mia.comeIn('Mia');
  const app = await launch(browser, { dataFolder, adapter: '127.0.0.1', lanPort: 0 });
  const window = await app.firstWindow();
  await window.getByRole('textbox', { name: say('network:join.address') }).fill(link);
  await window.getByRole('button', { name: say('network:join.join'), exact: true }).click();
  await window.getByRole('textbox', { name: say('network:door.name') }).fill('Ben');
  await window.getByRole('button', { name: say('network:door.enterAs', { name: 'Ben' }), exact: true }).click();
  await expect.poll(() => board.wire.room.chairs.map(({ name }) => name)).toEqual(['Mia', 'Ben']);
  await chooseGame(board, 'harbour');
  await startMatch(board);
  await expect.poll(() => mia.laptop.wire.tableSoFar?.own).toEqual([0]);
  const before = mia.laptop.wire.table;

  // the host's computer must leave: two presses there, one at Ben's
  await board.press(board.button(say('tools.menu')));
  await board.press(board.dialog.getByRole('button', { name: say('lobby:takeAlong') }));
  await board.press(board.dialog.getByRole('button', { name: say('travel:sheet.hand', { name: 'Ben' }) }));
  // Ben hesitates, and the host's screen waits no longer for him
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
  // nothing of it is left at the old host, whose screen says where it is
  await expect(page.getByRole('alert').filter({ hasText: saying('notice.moved', 'shell') })).toBeVisible();
  expect(await readdir(path.join(host.dataFolder, 'tables'))).not.toContain(`${before.table}.ndjson`);
  await host.kill();
  await mia.page.reload();
  await expect.poll(() => mia.laptop.wire.tableSoFar?.own).toEqual([0]);
  expect(mia.broken).toEqual([]);
  await app.close();
});
