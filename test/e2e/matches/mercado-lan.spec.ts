// A whole match of Mercado de Lisboa on several devices, and what its journal says of it.
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { playedGames } from '../games/index.ts';
import { hiddenMarket } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { Laptop } from '../laptop.ts';
import { GuestPage } from '../network/guest-page.ts';
import { KeeperPage } from '../network/keeper-page.ts';
import { Device, RoundTheTable } from '../round-the-table.ts';
import { expectAsKept, keptMatch } from '../table/kept-match.ts';
import { say, saying } from '../words.ts';

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
  test.setTimeout(240_000);
  const table = layTable(dataFolder, names, hiddenMarket, 'market 1196');
  const host = await openHost();
  const laptop = await Laptop.open(page, host.address);
  await laptop.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await laptop.press(laptop.button(saying('shelf.openTheShop')));
  const keeper = new KeeperPage(laptop);
  await keeper.openSheet();
  const wayIn = await keeper.host();
  for (const name of ['Bruno', 'Chidi']) await keeper.handSeat(name, say('network:seats.toFree'));
  await keeper.closeSheet();
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

  await keeper.openSheet();
  await laptop.press(keeper.sheet.getByRole('switch', { name: say('network:sharedBoard.title') }));
  await keeper.closeSheet();
  expect(laptop.wire.table).toMatchObject({ own: [], viewer: 'spectator', legal: [] });
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
  const winners = names.filter((_, seat) => outcome?.places[seat] === 1);
  expect(winners).toHaveLength(1);
  const match = await keptMatch(dataFolder, table, game);
  for (const each of pages) {
    await expect.poll(() => each.screen()).toBe('ledger');
    const heading = say('mercado-roll:ledger.winner', { names: winners.join() });
    await expect(each.page.getByRole('heading', { name: heading })).toBeVisible();
    expectAsKept(each.wire, game, match);
    expect(each.wire.table).toMatchObject({ outcome, version });
    expect(each.wire.refusals).toEqual([]);
  }
  expect([ana, bruno, chidi].flatMap(({ broken }) => broken)).toEqual([]);

  for (const guest of [ana, bruno, chidi]) await guest.close();
});
