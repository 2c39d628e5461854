// A match of every game on several devices to its end: no secret leaks, and all devices end like the journal.
import { expect, test } from '../host.ts';
import { GuestPage } from '../network/guest-page.ts';
import { HostPage } from '../network/host-page.ts';
import { openedTable } from '../opened-table.ts';
import { Device, RoundTheTable } from '../round-the-table.ts';
import { expectAsKept, keptMatch } from '../table/kept-match.ts';
import { expectScoring, layMatch, wholeMatches } from './whole-matches.ts';

/** After this many moves the first guest reloads the page, and again later. */
const reloadsAfter = [6, 15];
/** Moves between two searches of every device for secrets of others. */
const looksEvery = 6;

/** `npm run test:all` plays these to their end on one laptop or against bots, and only the night over the network. */
const nightly: readonly string[] = ['brick-and-mortar', 'harbour', 'mercado-de-lisboa'];

for (const { played, game, heading, language = 'en', chooser, overTheNetwork } of wholeMatches) {
  const { names, guests: guestNames, before, boardForAllAfter, ending } = overTheNetwork;
  test.describe(language, () => {
    test.use({ locale: language });
    test(`${names.length} people play ${game.id} to its end on a laptop, a phone and a browser`, {
      tag: nightly.includes(game.id) ? '@night' : '@long',
    }, async ({ page, browser, dataFolder, openHost }) => {
      const table = layMatch(dataFolder, overTheNetwork);
      const host = await openHost();
      const laptop = await openedTable(page, host.address, { pace: 'at-once', shutter: 'pressTwice', language });
      const hostPage = new HostPage(laptop);
      const joinDetails = await hostPage.hostFor(...guestNames);
      const guests: GuestPage[] = [];
      // the host is asked about a seat that has been played
      const comeIn = async (name: string, asks: boolean): Promise<Device> => {
        const device = guests.length === 0 ? 'phone' : 'computer';
        const seat = { seat: name, name, device, language, ...(asks && { asked: laptop }) } as const;
        const guest = await GuestPage.seated(browser, joinDetails, seat);
        guests.push(guest);
        return new Device(guest.laptop, {
          game: played,
          isGuest: true,
          chooser: chooser(guest.laptop, guests.length === 1 ? 'on the phone' : 'at home'),
        });
      };
      const devices = [new Device(laptop, { game: played, isGuest: false, chooser: chooser(laptop, 'at the laptop') })];
      for (const name of guestNames) devices.push(await comeIn(name, before !== undefined));

      let round = new RoundTheTable(devices);
      let [moves, isBoardForAll] = [0, false];
      while (!round.isOver) {
        if (!isBoardForAll && moves === boardForAllAfter) {
          await round.level();
          await hostPage.shareBoard();
          for (const name of names.filter((each) => !guestNames.includes(each)))
            devices.push(await comeIn(name, moves > 0 || before !== undefined));
          round = new RoundTheTable(devices);
          isBoardForAll = true;
        }
        await round.move();
        moves += 1;
        const [first] = guests;
        if (reloadsAfter.includes(moves) && first !== undefined) {
          await first.reload();
          const seat = names.indexOf(guestNames[0] ?? '');
          expect(first.laptop.wire.table).toMatchObject({ own: [seat], readOnly: false });
        }
        if (round.isOver || moves % looksEvery !== 0) continue;
        await round.level();
        for (const device of round.devices) await round.look(device);
      }
      await round.level();

      const pages = devices.map((device) => device.laptop);
      const match = await keptMatch(dataFolder, table, game);
      const scorings = new Set<string | null>();
      for (const each of pages) {
        await expectScoring(each, heading);
        expectAsKept(each.wire, game, match);
        scorings.add(await each.page.getByRole('table').first().textContent());
      }
      expect(scorings.size).toBe(1);
      expect(laptop.wire.table.outcome?.ending).toBe(ending);
      expect(moves).toBeGreaterThan(reloadsAfter[0] ?? 0);
      expect(pages.flatMap(({ wire }) => wire.refusals)).toEqual([]);
      expect(guests.flatMap(({ broken }) => broken)).toEqual([]);
      console.log(`${moves} moves on ${pages.length} devices, ${round.handOvers} hand-overs`);
      for (const guest of guests) await guest.close();
    });
  });
}
