// A whole match of Harbour on three devices, and what its journal says of it.
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { playedGames } from '../games/index.ts';
import type { NewTable } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable } from '../laid-table.ts';
import { Laptop } from '../laptop.ts';
import { GuestPage } from '../network/guest-page.ts';
import { KeeperPage } from '../network/keeper-page.ts';
import { Device, RoundTheTable } from '../round-the-table.ts';
import { expectAsKept, keptMatch } from '../table/kept-match.ts';
import { say, saying } from '../words.ts';

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
  test.setTimeout(420_000);
  const table = layTable(dataFolder, names, settled, 'three devices');
  const host = await openHost();
  const laptop = await Laptop.open(page, host.address);
  await laptop.settle(['settings.motion', 'settings.motions.off'], ['settings.pace', 'settings.paces.at-once']);
  await laptop.press(laptop.button(saying('shelf.openTheShop')));
  const keeper = new KeeperPage(laptop);
  await keeper.openSheet();
  const wayIn = await keeper.host();
  for (const name of ['Bruno', 'Chidi']) await keeper.handSeat(name, say('network:seats.toFree'));
  await keeper.closeSheet();
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
  const winner = names[outcome?.places.indexOf(1) ?? 0] ?? '';
  const match = await keptMatch(dataFolder, table, game);
  for (const each of pages) {
    await expect.poll(() => each.screen()).toBe('ledger');
    const heading = each.page.getByRole('heading', { name: say('harbour-roll:ledger.winner', { names: winner }) });
    await expect(heading).toBeVisible();
    expectAsKept(each.wire, game, match);
    expect(each.wire.table).toMatchObject({ outcome, version });
    expect(each.wire.refusals).toEqual([]);
  }
  expect([...phone.broken, ...computer.broken]).toEqual([]);
  expect(reloaded).toBe(true);

  await phone.close();
  await computer.close();
});
