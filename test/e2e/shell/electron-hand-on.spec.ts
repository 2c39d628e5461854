// The host's computer must leave: the room goes on in the app of somebody who is there, and every phone follows by itself.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../harness/desktop.ts';
import { launch } from '../../harness/launch.ts';
import { startHost } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { GuestPage } from '../network/guest-page.ts';
import { say, saying } from '../words.ts';

test.setTimeout(120_000);

function roomOf({ wire }: Laptop) {
  const message = wire.heard.findLast((each) => each.type === 'room');
  if (message === undefined) throw new Error('The host has told of no room.');
  return message;
}

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
  const qr = page.getByRole('img', { name: saying('network:wayIn.qr', 'network') });
  const words = (await qr.getAttribute('aria-label')) ?? '';
  const address = /\d+\.\d+\.\d+\.\d+:\d+/.exec(words)?.[0] ?? '';
  const { room, code } = roomOf(board);

  const mia = await GuestPage.at(browser, `http://${address}/#join=${code}`, 'phone');
  await mia.comeIn('Mia');
  const app = await launch(browser, { dataFolder, adapter: '127.0.0.1', lanPort: 0 });
  const window = await app.firstWindow();
  await window.getByRole('textbox', { name: say('network:join.address') }).fill(`http://${address}/#join=${code}`);
  await window.getByRole('button', { name: say('network:join.join'), exact: true }).click();
  await window.getByRole('textbox', { name: say('network:door.name') }).fill('Ben');
  await window.getByRole('button', { name: say('network:door.enterAs', { name: 'Ben' }), exact: true }).click();
  await expect.poll(() => roomOf(board).chairs.map(({ name }) => name)).toEqual(['Mia', 'Ben']);
  await board.press(board.button(say('lobby:proposals.chooseThis', { game: say('games.harbour') })));
  await board.press(page.getByRole('button', { name: saying('lobby:counter.start', 'lobby') }));
  const sure = board.button(say('lobby:counter.startAnyway'));
  if ((await sure.count()) > 0) await board.press(sure);
  await expect.poll(() => mia.laptop.wire.table.own).toEqual([0]);
  const before = mia.laptop.wire.table;

  // the host's computer must leave: two presses there, one at Ben's
  await board.press(board.button(say('tools.menu')));
  await board.press(board.dialog.getByRole('button', { name: say('lobby:takeAlong') }));
  await board.press(board.dialog.getByRole('button', { name: say('travel:sheet.hand', { name: 'Ben' }) }));
  await window
    .getByRole('dialog')
    .getByRole('button', { name: say('travel:over.go') })
    .click();

  await expect(mia.page).not.toHaveURL(new RegExp(address.replaceAll('.', '\\.')));
  await expect(mia.page).not.toHaveURL(/token/);
  await expect.poll(() => roomOf(mia.laptop)).toMatchObject({ room, handedTo: null });
  await expect.poll(() => mia.laptop.wire.table.own).toEqual([0]);
  expect(mia.laptop.wire.table).toMatchObject({ table: before.table, version: before.version });
  await expect(window).toHaveTitle(saying('titleAt', 'shell'));
  // nothing of it is left at the old host, whose screen says where it is
  await expect(page.getByRole('alert').filter({ hasText: saying('notice.moved', 'shell') })).toBeVisible();
  expect(await readdir(path.join(host.dataFolder, 'tables'))).not.toContain(`${before.table}.ndjson`);
  await host.kill();
  await mia.page.reload();
  await expect.poll(() => mia.laptop.wire.table.own).toEqual([0]);
  expect(mia.broken).toEqual([]);
  await app.close();
});
