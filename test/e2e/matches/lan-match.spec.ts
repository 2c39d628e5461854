// A whole match on several devices, and what its journal says of it.
import { below, randomFromSeed } from '../../../shared/engine/index.ts';
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { shopkeeper } from '../../golden/habits/brick-and-mortar.ts';
import { launch } from '../../harness/launch.ts';
import { BrickChooser } from '../games/brick-and-mortar/chooser.ts';
import { brickView, viewOf } from '../games/brick-and-mortar/view.ts';
import { playedGames } from '../games/index.ts';
import { readyMade } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable, playLaid } from '../laid-table.ts';
import { Laptop } from '../laptop.ts';
import { GuestPage } from '../network/guest-page.ts';
import { KeeperPage } from '../network/keeper-page.ts';
import { Device, RoundTheTable } from '../round-the-table.ts';
import { expectAsKept, keptMatch } from '../table/kept-match.ts';

const names = ['Ana', 'Bruno', 'Chidi', 'Dolores'];
const game: AnyGame = games['brick-and-mortar'];
/** The months before this one (from 0) are played when the devices come to the table. */
const firstMonthHere = 6;
/** Buying, bidding and stocking end with the first month here: the match goes on to its last, in as few moves as it can. */
const lastBusyMonth = firstMonthHere;
/** How often the phone is loaded again. */
const reloads = 6;
/** Within so many turns of somebody, of which the rest of the match has more. */
const leastMoves = 36;

test('four people on three devices play a match to its end, one of them reloading, and all end where the journal ends', async ({
  browser,
  dataFolder,
}) => {
  const began = performance.now();
  const table = layTable(dataFolder, names, readyMade, 'four devices');
  const habits = randomFromSeed('the months before');
  playLaid(dataFolder, table, ({ seat, view, legal }) =>
    brickView.parse(view).month < firstMonthHere ? shopkeeper({ legal, random: habits, seat, view }) : null,
  );
  const app = await launch(browser, { dataFolder, adapter: '127.0.0.1', lanPort: 0 });
  const laptop = await Laptop.inWindow(await app.firstWindow());
  await laptop.settle(
    ['settings.motion', 'settings.motions.off'],
    ['settings.pace', 'settings.paces.at-once'],
    ['settings.shutter', 'settings.shutters.pressTwice'],
  );
  await laptop.openTheShop();
  const wayIn = await new KeeperPage(laptop).hostFor('Chidi', 'Dolores');
  const phone = await GuestPage.seated(browser, wayIn, {
    seat: 'Chidi',
    name: 'Chidi',
    device: 'phone',
    asked: laptop,
  });
  const computer = await GuestPage.seated(browser, wayIn, { seat: 'Dolores', name: 'Dolores', asked: laptop });
  const played = playedGames['brick-and-mortar'];
  const device = (at: Laptop, isGuest: boolean, seed: string) =>
    new Device(at, { game: played, isGuest, chooser: new BrickChooser(at, seed, lastBusyMonth) });
  const round = new RoundTheTable([
    device(laptop, false, 'at the laptop'),
    device(phone.laptop, true, 'on the phone'),
    device(computer.laptop, true, 'at home'),
  ]);

  const random = randomFromSeed('reloads');
  const reloadsAt = new Set<number>();
  while (reloadsAt.size < reloads) reloadsAt.add(below(random, leastMoves));
  let reloaded = 0;
  while (!round.isOver) {
    await round.move();
    if (!reloadsAt.has(round.moves)) continue;
    await phone.reload();
    reloaded += 1;
    expect(phone.laptop.wire.table).toMatchObject({ own: [2], inHand: 2, readOnly: false });
  }
  await round.level();

  const pages = [laptop, phone.laptop, computer.laptop];
  const scorings: string[] = [];
  for (const each of pages) {
    while ((await each.screen()) === 'reveal') await each.lookTogether();
    await expect.poll(() => each.screen()).toBe('ledger');
    scorings.push((await each.page.getByRole('table').first().textContent()) ?? '');
  }
  const { outcome, version } = laptop.wire.table;
  const winner = names[outcome?.places.indexOf(1) ?? 0] ?? '';
  for (const [index, each] of pages.entries()) {
    expect(each.wire.table.outcome).toEqual(outcome);
    expect(scorings[index]).toBe(scorings[0]);
    const heading = each.page.getByRole('heading', {
      name: each.say('brick-and-mortar:ledger.winner', { name: winner }),
    });
    await expect(heading).toBeVisible();
  }

  const match = await keptMatch(dataFolder, table, game);
  for (const { wire } of pages) {
    expectAsKept(wire, game, match);
    expect(wire.refusals).toEqual([]);
    expect(wire.table.version).toBe(version);
  }
  expect([...phone.broken, ...computer.broken]).toEqual([]);
  expect(reloaded).toBe(reloads);
  expect(round.handOvers).toBeGreaterThan(5);
  expect(viewOf(laptop.wire.table).phase).toBe('over');
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${match.played.length} moves, ${round.handOvers} hand-overs, ${reloaded} reloads in ${seconds} s`);

  await phone.close();
  await computer.close();
  await app.close();
});
