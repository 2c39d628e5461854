// Emporium on the evening's table: the laptop is the board for all, everybody's hand is a device of their own.
import { emporiumMoves } from '../../../renderer/games/emporium/interaction/guards.ts';
import { randomFromSeed } from '../../../shared/engine/index.ts';
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { inTurn } from '../games/emporium/chooser.ts';
import { shopOf } from '../games/emporium/shop-pieces.ts';
import { wishedMove } from '../games/emporium/wishes.ts';
import { playedGames } from '../games/index.ts';
import { manyVotes } from '../games/new-table.ts';
import { expect, test } from '../host.ts';
import { layTable, playLaid } from '../laid-table.ts';
import { GuestPage } from '../network/guest-page.ts';
import { KeeperPage } from '../network/keeper-page.ts';
import { openedTable } from '../opened-table.ts';
import { Device, RoundTheTable } from '../round-the-table.ts';
import { keptMatch } from '../table/kept-match.ts';
import { say } from '../words.ts';
import { expectAtEnd, winnersOf } from './ending.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
const game: AnyGame = games.emporium;
const played = playedGames.emporium;
/** So many heroes are still to come when the devices meet: a few rounds, and the match is over. */
const heroesLeft = 4;
/** After so many moves a phone is loaded again. */
const reloadAfter = 8;
/** After so many moves each time, every device is searched for what others hold. */
const looksEvery = 8;

test('three people play Emporium to its end with devices of their own as hands round the laptop as the board for all', async ({
  page,
  browser,
  dataFolder,
  openHost,
}) => {
  const table = layTable(dataFolder, names, manyVotes, 'emporium 3 5');
  const random = randomFromSeed('until the devices meet');
  playLaid(dataFolder, table, ({ seat, view, legal }) => {
    const shop = shopOf(view);
    if (shop.phase === 'choosing' && shop.heroDeck.count <= heroesLeft) return null;
    return wishedMove(shop, emporiumMoves(legal), { wish: inTurn(shop, seat), random });
  });
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'at-once' });
  const keeper = new KeeperPage(laptop);
  const wayIn = await keeper.hostFor('Bruno', 'Chidi');
  await keeper.shareBoard();
  const ana = await GuestPage.seated(browser, wayIn, { seat: 'Ana', name: 'Ana', device: 'phone', asked: laptop });
  const bruno = await GuestPage.seated(browser, wayIn, {
    seat: 'Bruno',
    name: 'Bruno',
    device: 'phone',
    asked: laptop,
  });
  const chidi = await GuestPage.seated(browser, wayIn, { seat: 'Chidi', name: 'Chidi', asked: laptop });
  const guests = [ana, bruno, chidi];
  const devices = guests.map(({ laptop: own }, seat) => Device.of(played, own, true, `${names[seat]} at home`));
  const round = new RoundTheTable([Device.of(played, laptop, false, 'the board'), ...devices]);

  const hasChosen = (): boolean => shopOf(laptop.wire.table.view).players[0]?.choice.made === true;
  await round.move();
  await round.level();
  expect(hasChosen()).toBe(true);
  const takeBack = ana.laptop.counter.getByRole('button', { name: say('emporium-counter:moves.take-back') });
  await ana.laptop.press(takeBack);
  await round.level();
  expect(hasChosen()).toBe(false);
  await round.move();
  await round.level();
  expect(hasChosen()).toBe(true);

  while (!round.isOver) {
    await round.move();
    if (round.isOver) break;
    if (round.moves === reloadAfter) {
      await bruno.reload();
      expect(bruno.laptop.wire.table).toMatchObject({ own: [1], inHand: 1, readOnly: false });
    }
    if (round.moves % looksEvery !== 0) continue;
    await round.level();
    for (const device of round.devices) await round.look(device);
  }
  await round.level();

  const { outcome } = laptop.wire.table;
  expect(outcome?.ending).toBe('heroes');
  const heading = say('emporium-roll:ledger.winner', { name: winnersOf(laptop, names).join() });
  const pages = [laptop, ...guests.map((guest) => guest.laptop)];
  await expectAtEnd(pages, heading, game, await keptMatch(dataFolder, table, game));
  expect(pages.flatMap(({ wire }) => wire.refusals)).toEqual([]);
  expect(guests.flatMap(({ broken }) => broken)).toEqual([]);
  console.log(`${round.moves} moves on ${round.devices.length} devices`);

  for (const guest of guests) await guest.close();
});
