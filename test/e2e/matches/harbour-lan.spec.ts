// A whole match of Harbour on three devices, and what its journal says of it.
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { playedGames } from '../games/index.ts';
import type { NewTable } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { GuestPage } from '../network/guest-page.ts';
import { KeeperPage } from '../network/keeper-page.ts';
import { openedTable } from '../opened-table.ts';
import { Device, RoundTheTable } from '../round-the-table.ts';
import { keptMatch } from '../table/kept-match.ts';
import { say } from '../words.ts';
import { expectAtEnd, winnersOf } from './ending.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
const game: AnyGame = games.harbour;
const settled: NewTable = {
  game: 'harbour',
  options: { boards: 'characters', goods: 'choose', 'inland-traders': 'yes' },
};
/** The phone is loaded again after so many moves. */
const reloadAfter = 40;

test('three people play a whole match of Harbour on a laptop, a phone and a browser, and all end where the journal ends', async ({
  page,
  browser,
  dataFolder,
  openHost,
}) => {
  const table = layTable(dataFolder, names, settled, 'three devices');
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'at-once' });
  const keeper = new KeeperPage(laptop);
  const wayIn = await keeper.hostFor('Bruno', 'Chidi');
  const phone = await GuestPage.seated(browser, wayIn, { seat: 'Bruno', name: 'Bruno', device: 'phone' });
  const computer = await GuestPage.seated(browser, wayIn, { seat: 'Chidi', name: 'Chidi' });

  const round = new RoundTheTable([
    Device.of(playedGames.harbour, laptop, false, 'at the laptop'),
    Device.of(playedGames.harbour, phone.laptop, true, 'on the phone'),
    Device.of(playedGames.harbour, computer.laptop, true, 'at home'),
  ]);
  let reloaded = false;
  while (!round.isOver) {
    await round.move();
    if (reloaded || round.moves < reloadAfter) continue;
    await phone.reload();
    reloaded = true;
    expect(phone.laptop.wire.table).toMatchObject({ own: [1], inHand: 1, readOnly: false });
  }
  await round.level();

  const pages = [laptop, phone.laptop, computer.laptop];
  const { outcome, version } = laptop.wire.table;
  const [winner = ''] = winnersOf(laptop, names);
  const match = await keptMatch(dataFolder, table, game);
  await expectAtEnd(pages, say('harbour-roll:ledger.winner', { names: winner }), game, match);
  for (const { wire } of pages) expect(wire.table).toMatchObject({ outcome, version });
  expect(pages.flatMap(({ wire }) => wire.refusals)).toEqual([]);
  expect([...phone.broken, ...computer.broken]).toEqual([]);
  expect(reloaded).toBe(true);

  await phone.close();
  await computer.close();
});
