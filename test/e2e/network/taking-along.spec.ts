// An evening is taken along in a file, and goes on at another computer.
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, startHost, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { say, saying } from '../words.ts';
import { GuestPage } from './guest-page.ts';

function roomOf({ wire }: Laptop) {
  const message = wire.heard.findLast((each) => each.type === 'room');
  if (message === undefined) throw new Error('The host has told of no room.');
  return message;
}

async function wayInOf(laptop: Laptop) {
  const qr = laptop.page.getByRole('img', { name: saying('network:wayIn.qr', 'network') }).first();
  const words = (await qr.getAttribute('aria-label')) ?? '';
  return { address: /\d+\.\d+\.\d+\.\d+:\d+/.exec(words)?.[0] ?? '', code: roomOf(laptop).code ?? '' };
}

test('a room saved as a file is opened at another host, where its people find their chairs and the match', async ({
  browser,
  page,
  host,
}) => {
  test.setTimeout(90_000);
  const board = await Laptop.open(page, host.address);
  await board.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await board.press(board.button(say('network:shelf.openEvening')));
  await board.dialog.getByLabel(say('lobby:opening.name')).fill('Ana');
  await board.press(board.dialog.getByRole('button', { name: say('lobby:opening.start') }));
  await page.getByRole('heading', { name: say('lobby:game.none') }).waitFor();
  const { address, code } = await wayInOf(board);
  const mia = await GuestPage.at(browser, `http://${address}/#join=${code}`, 'phone');
  await mia.comeIn('Mia');
  await expect.poll(() => roomOf(board).chairs).toHaveLength(2);
  await board.press(board.button(say('lobby:proposals.chooseThis', { game: say('games.harbour') })));
  await board.press(page.getByRole('button', { name: saying('lobby:counter.start', 'lobby') }));
  const sure = board.button(say('lobby:counter.startAnyway'));
  if ((await sure.count()) > 0) await board.press(sure);
  await expect.poll(() => mia.laptop.wire.table.own).toEqual([1]);
  const { table } = board.wire.table;

  await board.press(board.button(say('tools.menu')));
  await board.press(board.dialog.getByRole('button', { name: say('lobby:takeAlong') }));
  const saving = page.waitForEvent('download');
  await board.press(board.dialog.getByRole('button', { name: say('travel:sheet.save') }));
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^High Street \d{4}-\d\d-\d\d\.highstreet$/);
  const file = path.join(host.dataFolder, saved.suggestedFilename());
  await saved.saveAs(file);
  // whoever opens it by mistake reads nothing of anybody's hand
  expect(await readFile(file, 'utf8')).toMatch(/^[\w-]+$/);
  await host.kill();

  const other = await startHost();
  const screen = await Laptop.open(await browser.newPage(), other.address);
  await screen.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await screen.press(screen.button(say('shelf.fromFile')));
  const wrong = path.join(host.dataFolder, 'wrong.highstreet');
  await writeFile(wrong, 'a letter');
  await screen.dialog.getByLabel(say('travel:bring.choose')).setInputFiles(wrong);
  await expect(screen.dialog.getByRole('alert')).toContainText(say('refusals:carriage-damaged'));
  await screen.dialog.getByLabel(say('travel:bring.choose')).setInputFiles(file);
  await expect.poll(() => screen.wire.heard.findLast((each) => each.type === 'table')?.table).toBe(table);
  expect(screen.wire.table.own).toEqual([0]);
  expect(roomOf(screen)).toMatchObject({ code, name: roomOf(board).name });

  // a browser that knew the old host alone comes in there by the same code and name, and is given its seat again
  const there = screen.wire.heard.findLast((each) => each.type === 'network')?.network.listening?.addresses[0];
  const again = await GuestPage.at(browser, `http://${there}/#join=${code}`, 'phone');
  await again.comeIn('Mia');
  await expect.poll(() => roomOf(screen).devices.filter(({ present }) => present)).toHaveLength(2);
  await mia.close();
  await again.close();
  await other.kill();
  await rm(other.dataFolder, { recursive: true, force: true });
});
