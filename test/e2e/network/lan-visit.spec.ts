// One app window hosts, another one visits it: no browser in between.

import path from 'node:path';
import { launch } from '../../harness/launch.ts';
import { playedGames } from '../games/index.ts';
import { readyMade } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { Device, RoundTheTable } from '../round-the-table.ts';
import { say } from '../words.ts';
import { KeeperPage } from './keeper-page.ts';

test('a window visits the table of another by address and code, plays, comes back after a reload and goes home', async ({
  browser,
  dataFolder,
}) => {
  const [one, two] = await Promise.all(
    ['one', 'two'].map((name) =>
      launch(browser, { dataFolder: path.join(dataFolder, name), adapter: '127.0.0.1', lanPort: 0 }),
    ),
  );
  if (one === undefined || two === undefined) throw new Error('Both windows must open.');
  const home = await Laptop.inWindow(await one.firstWindow());
  const away = await Laptop.inWindow(await two.firstWindow());
  for (const laptop of [home, away])
    await laptop.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.step-by-step']);
  await home.startGame(['Ana', 'Bruno'], readyMade);
  const { address, code } = await new KeeperPage(home).hostFor('Bruno');

  const { page } = away;
  await page.getByLabel(say('network:code.label')).fill(code);
  await page.getByLabel(say('network:join.address')).fill(address);
  await away.press(away.button(say('network:join.join')));
  const name = page.getByLabel(say('network:door.name'));
  await name.fill('Bruno');
  await away.press(away.button(say('network:door.enterAs', { name: 'Bruno' })));
  await away.press(away.button(say('seats:sheet.take', { count: 1 })));
  const desk = page.getByRole('main', { name: say('table.yours') });
  await expect(desk).toBeVisible();
  await expect.poll(() => away.wire.table.own).toEqual([1]);

  const round = new RoundTheTable([
    Device.of(playedGames['brick-and-mortar'], home, false, 'home'),
    Device.of(playedGames['brick-and-mortar'], away, true, 'away'),
  ]);
  const movers = () =>
    new Set(home.wire.heard.flatMap((told) => (told.type === 'table' ? told.log.moves.map(({ seat }) => seat) : [])));
  while (movers().size < 2) await round.move();
  await round.level();

  await page.reload();
  await expect(desk).toBeVisible();
  await expect.poll(() => home.wire.table.holdings[1]?.present).toBe(true);
  expect(away.wire.table).toMatchObject({ own: [1], inHand: 1 });
  for (const each of [one, two]) expect(each.foreign).toEqual([]);

  await away.press(away.button(say('tools.menu')));
  await away.press(away.button(say('seats:menu.leave')));
  await away.press(away.button(say('network:door.goHome')));
  await expect(page.getByLabel(say('network:join.address'))).toBeVisible();
  await expect.poll(() => home.wire.table.holdings[1]?.present).toBe(false);
  for (const each of [one, two]) await each.close();
});
