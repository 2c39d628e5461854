// An evening is exported to a file and continues on another computer.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, startHost, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { say } from '../words.ts';
import { GuestPage } from './guest-page.ts';
import { chooseGame, openRoom, startMatch } from './lobby-steps.ts';

test('another host imports a saved room, with its people’s chairs and the match', async ({ browser, page, host }) => {
  const { board, code, link } = await openRoom(page, host.address, 'Ana');
  const mia = await GuestPage.at(browser, link, 'phone');
  await mia.comeIn('Mia');
  await expect.poll(() => board.wire.room.chairs).toHaveLength(2);
  await chooseGame(board, 'harbour');
  await startMatch(board);
  await expect.poll(() => mia.laptop.wire.tableSoFar?.own).toEqual([1]);
  const { table } = board.wire.table;

  await board.press(board.button(say('tools.menu')));
  await board.press(board.dialog.getByRole('button', { name: say('lobby:takeAlong') }));
  const saving = page.waitForEvent('download');
  await board.press(board.dialog.getByRole('button', { name: say('travel:sheet.save') }));
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.highstreet$/);
  const file = path.join(host.dataFolder, saved.suggestedFilename());
  await saved.saveAs(file);
  // opening it by mistake reveals nobody's hand
  expect(await readFile(file, 'utf8')).toMatch(/^[\w-]+$/);
  await host.kill();

  const other = await startHost();
  const screen = await Laptop.open(await browser.newPage(), other.address);
  await screen.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await screen.press(screen.button(say('shelf.fromFile')));
  const choosing = screen.page.waitForEvent('filechooser');
  await screen.dialog.getByRole('button', { name: say('travel:bring.choose') }).click();
  await (await choosing).setFiles(file);
  await expect(screen.dialog).toContainText('Mia');
  await screen.dialog.getByRole('button', { name: say('travel:look.open.table') }).click();
  await expect.poll(() => screen.wire.tableSoFar?.table).toBe(table);
  expect(screen.wire.table.own).toEqual([0]);
  expect(screen.wire.room).toMatchObject({ code, name: board.wire.room.name });

  // a browser that knew only the old host joins by the same code and name, and gets its seat back
  const there = screen.wire.heard.findLast((each) => each.type === 'network')?.network.listening?.addresses[0];
  const again = await GuestPage.at(browser, `http://${there}/#join=${code}`, 'phone');
  await again.comeIn('Mia');
  await expect.poll(() => screen.wire.room.devices.filter(({ present }) => present)).toHaveLength(2);
  await mia.close();
  await again.close();
  await other.kill();
  await rm(other.dataFolder, { recursive: true, force: true });
});
