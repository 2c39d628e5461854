// With a device for each player and a big screen, all of them play back events in order.
import { type PlayedGameId, playedGames } from '../games/index.ts';
import { expect, test } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { Device, RoundTheTable } from '../round-the-table.ts';
import { expectInOrder, recordingPlaybacks, tables } from '../table/playbacks.ts';
import { GuestPage } from './guest-page.ts';
import { HostPage } from './host-page.ts';

const names = ['Ana', 'Bruno', 'Chidi'];
/** This many moves are made by hand. */
const moves = 10;

/** Two games in `npm run test:all`: in one a player acts at a time, in the other all do. */
const daily: readonly PlayedGameId[] = ['harbour', 'emporium'];

for (const game of Object.keys(tables).filter((id): id is PlayedGameId => id in playedGames)) {
  const tag = daily.includes(game) ? [] : '@night';
  test(`events in ${game} are played back in order on phones and on the big screen`, { tag }, async ({
    page,
    host,
    browser,
  }) => {
    const laptop = await Laptop.open(page, host.address);
    await laptop.settle(['settings.pace', 'settings.paces.step-by-step']);
    await laptop.startGame(names, tables[game]);
    const hostPage = new HostPage(laptop);
    const wayIn = await hostPage.hostFor();
    await hostPage.shareBoard();
    const phones = [];
    for (const name of names)
      phones.push(await GuestPage.seated(browser, wayIn, { seat: name, name, device: 'phone', pace: 'step-by-step' }));
    const steps = [laptop, ...phones.map((phone) => phone.laptop)].map(recordingPlaybacks);
    const round = new RoundTheTable(
      phones.map((phone, seat) => Device.of(playedGames[game], phone.laptop, true, `phone ${seat}`)),
    );
    while (round.moves < moves) {
      await round.move();
      await laptop.rest();
    }
    const [onTheBoard = [], ...onPhones] = steps;
    expectInOrder(onTheBoard);
    // a phone does not interrupt its player's choice: it plays back events between two of its own questions
    for (const heard of onPhones) {
      const places = heard.map(({ place }) => place);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
    expect(onPhones.flat().length).toBeGreaterThan(0);
    for (const phone of phones) {
      expect(phone.broken).toEqual([]);
      await phone.close();
    }
  });
}
