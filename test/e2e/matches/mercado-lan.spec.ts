// A whole match of Mercado de Lisboa on several devices, and what its journal says of it.
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { playedGames } from '../games/index.ts';
import { hiddenMarket } from '../games/new-table.ts';
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
const game: AnyGame = games['mercado-de-lisboa'];
const played = playedGames['mercado-de-lisboa'];
/** After so many moves the phone is loaded again. */
const reloadAfter = 8;
/** After so many moves Ana goes to a phone of her own, and the laptop becomes the board for all. */
const sharedAfter = 16;
/** After so many moves each time, every device is searched for what is in others' purses. */
const looksEvery = 5;

test('three people play a whole match of Mercado de Lisboa on a laptop, a phone and a browser, then round a shared board', async ({
  page,
  browser,
  dataFolder,
  openHost,
}) => {
  const table = layTable(dataFolder, names, hiddenMarket, 'market 1196');
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'at-once' });
  const keeper = new KeeperPage(laptop);
  const wayIn = await keeper.hostFor('Bruno', 'Chidi');
  const bruno = await GuestPage.seated(browser, wayIn, { seat: 'Bruno', name: 'Bruno', device: 'phone' });
  const chidi = await GuestPage.seated(browser, wayIn, { seat: 'Chidi', name: 'Chidi' });

  const board = Device.of(played, laptop, false, 'at the laptop');
  const guests = [
    Device.of(played, bruno.laptop, true, 'on the phone'),
    Device.of(played, chidi.laptop, true, 'at home'),
  ];
  const apart = new RoundTheTable([board, ...guests]);
  while (apart.moves < sharedAfter) {
    await apart.move();
    if (apart.moves !== reloadAfter) continue;
    await bruno.reload();
    expect(bruno.laptop.wire.table).toMatchObject({ own: [1], inHand: 1, readOnly: false });
  }
  await apart.level();

  await keeper.shareBoard();
  const ana = await GuestPage.seated(browser, wayIn, { seat: 'Ana', name: 'Ana', device: 'phone', asked: laptop });
  await expect(laptop.counter).toContainText(say('seats:waiting.sharedBoard'));
  const shared = new RoundTheTable([board, Device.of(played, ana.laptop, true, 'on her own phone'), ...guests]);
  while (!shared.isOver) {
    await shared.move();
    if (shared.isOver || shared.moves % looksEvery !== 0) continue;
    await shared.level();
    for (const device of shared.devices) await shared.look(device);
  }
  await shared.level();

  const pages = [laptop, ana.laptop, bruno.laptop, chidi.laptop];
  const { outcome, version } = laptop.wire.table;
  expect(outcome?.ending).toBe('entrances');
  const [winner = '', ...more] = winnersOf(laptop, names);
  expect(more).toEqual([]);
  const match = await keptMatch(dataFolder, table, game);
  await expectAtEnd(pages, say('mercado-roll:ledger.winner', { names: winner }), game, match);
  for (const { wire } of pages) expect(wire.table).toMatchObject({ outcome, version });
  expect(pages.flatMap(({ wire }) => wire.refusals)).toEqual([]);
  expect([ana, bruno, chidi].flatMap(({ broken }) => broken)).toEqual([]);

  for (const guest of [ana, bruno, chidi]) await guest.close();
});
