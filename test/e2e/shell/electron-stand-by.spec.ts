// The host's computer dies in the middle of a match: the app that stood by carries on, and the old host sees it when it is back.
import { rm } from 'node:fs/promises';
import { expect, test } from '../../harness/desktop.ts';
import { launch } from '../../harness/launch.ts';
import { HarbourChooser } from '../games/harbour/chooser.ts';
import { startHost } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { GuestPage } from '../network/guest-page.ts';
import { chooseGame, startMatch } from '../network/lobby-steps.ts';
import { wayInOn } from '../network/way-in.ts';
import { say, saying } from '../words.ts';

test.setTimeout(180_000);

test('a match goes on at the app that stood by, with all that was seen, once its host is killed', async ({
  browser,
  page,
  dataFolder,
}) => {
  const host = await startHost();
  const board = await Laptop.open(page, host.address);
  await board.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await board.press(board.button(say('network:shelf.openEvening')));
  await board.press(board.dialog.getByRole('button', { name: say('lobby:opening.start') }));
  const { link } = await wayInOn(page);
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

  await host.kill();
  await mia.page.getByRole('button', { name: say('travel:gone.goThere') }).click({ timeout: 30_000 });
  await expect(mia.page.getByRole('dialog')).toContainText(say('travel:gone.goHere'));
  await window.getByRole('button', { name: say('travel:gone.goHere') }).click({ timeout: 30_000 });
  await expect.poll(() => mia.laptop.wire.tableSoFar?.own).toEqual([0]);
  expect(mia.laptop.wire.table).toMatchObject({ table: seen.table, version: seen.version });
  await expect(mia.page).not.toHaveURL(/token|shares/);
  await expect(window.getByRole('region', { name: say('table.counter') })).toBeVisible();
  await expect(window.getByText(say('travel:gone.here'))).toBeHidden();
  expect(mia.broken.filter((words) => !words.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);

  // the host of before comes back, and sees where the room is; nobody can play on there
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
