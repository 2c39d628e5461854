// Shopping Street on several devices, in French: everybody lays out and answers on their own, and two do so at once.
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { playedGames } from '../games/index.ts';
import { usualStreet } from '../games/new-table.ts';
import { moveByMove, streetOf, tradesInTurn } from '../games/shopping-street/wishes.ts';
import { expect, test } from '../host.ts';
import { layTable, playLaid } from '../laid-table.ts';
import { GuestPage } from '../network/guest-page.ts';
import { KeeperPage } from '../network/keeper-page.ts';
import { openedTable } from '../opened-table.ts';
import { Device, RoundTheTable } from '../round-the-table.ts';
import { keptMatch } from '../table/kept-match.ts';
import { expectAtEnd, winnersOf } from './ending.ts';

const names = ['Ana', 'Bruno', 'Chidi', 'Dolores'];
const game: AnyGame = games['shopping-street'];
const played = playedGames['shopping-street'];
/** So many shops are open when the four sit down: the fifteenth makes the round the last. */
const shopsBefore = 13;
/** After so many choices each time, every device is searched for what others hold. */
const looksEvery = 6;

test.use({ locale: 'fr' });

/**
 * Lays out nothing, before the page has heard what has happened until it is told to: its answer crosses all of that.
 * Gives the way to tell it, and the press.
 */
function pressUnheard({ laptop, context }: GuestPage) {
  const nothing = laptop.counter.getByRole('button', { name: laptop.say('shopping-street-counter:moves.nothing') });
  const pressed = nothing.evaluate((button) => {
    const began = performance.now();
    // nothing that comes is heard meanwhile
    while (!document.cookie.includes('press=now') && performance.now() - began < 10_000);
    if (button instanceof HTMLElement) button.click();
  });
  const tell = async (): Promise<void> => {
    await context.addCookies([{ name: 'press', value: 'now', url: laptop.page.url() }]);
    await pressed;
    await context.clearCookies();
    await laptop.rest();
  };
  return { tell };
}

test('four people end a match of Shopping Street on a laptop, a phone and a browser, in French, and an answer that crosses another counts', async ({
  page,
  browser,
  dataFolder,
  openHost,
}) => {
  const table = layTable(dataFolder, names, usualStreet, 'street 4 1');
  playLaid(
    dataFolder,
    table,
    moveByMove(tradesInTurn, ({ street }, question) => question === 'turn' && street.length >= shopsBefore),
  );
  const host = await openHost();
  const laptop = await openedTable(page, host.address, { pace: 'at-once', shutter: 'pressTwice', language: 'fr' });
  const wayIn = await new KeeperPage(laptop).hostFor('Bruno', 'Chidi');
  // somebody has played their seats: the host person is asked
  const coming = { asked: laptop, language: 'fr' } as const;
  const bruno = await GuestPage.seated(browser, wayIn, { ...coming, seat: 'Bruno', name: 'Bruno', device: 'phone' });
  const chidi = await GuestPage.seated(browser, wayIn, { ...coming, seat: 'Chidi', name: 'Chidi' });
  const guests = [bruno, chidi];
  const devices = guests.map((guest) => Device.of(played, guest.laptop, true, 'at home'));
  const round = new RoundTheTable([Device.of(played, laptop, false, 'at the laptop'), ...devices]);

  const hasAnswered = (): boolean[] => streetOf(laptop.wire.table.view).players.map((player) => player.hasAnswered);
  let crossed = 0;
  while (!round.isOver) {
    await round.level();
    const { toAct, view } = laptop.wire.table;
    if (streetOf(view).question?.type === 'lay' && crossed === 0) {
      // both are asked, and answer at the same moment: neither has heard of the other's answer
      expect(toAct).toEqual(expect.arrayContaining([1, 2]));
      // what happened before has been told, and the question stands on the counter
      await chidi.laptop.rest();
      const { tell } = pressUnheard(chidi);
      await devices[0]?.move(async () => {});
      await expect.poll(hasAnswered).toEqual([false, true, false, false]);
      await tell();
      await expect.poll(hasAnswered).toEqual([false, true, true, false]);
      await expect(chidi.page.getByRole('alert')).toHaveCount(0);
      crossed += 1;
      continue;
    }
    await round.move();
    if (round.isOver || round.moves % looksEvery !== 0) continue;
    await round.level();
    for (const device of round.devices) await round.look(device);
  }
  await round.level();
  expect(crossed).toBe(1);

  const { outcome } = laptop.wire.table;
  expect(outcome?.ending).toBe('shops');
  const heading = laptop.say('shopping-street-roll:ledger.winner', { name: winnersOf(laptop, names).join() });
  const pages = [laptop, bruno.laptop, chidi.laptop];
  await expectAtEnd(pages, heading, game, await keptMatch(dataFolder, table, game));
  expect(pages.map(({ wire }) => wire.refusals)).toEqual([[], [], []]);
  expect(guests.flatMap(({ broken }) => broken)).toEqual([]);
  console.log(`${round.moves} choices on ${round.devices.length} devices, ${round.handOvers} hand-overs`);

  for (const guest of guests) await guest.close();
});
