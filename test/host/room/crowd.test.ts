import { expect, it, onTestFinished, vi } from 'vitest';
import { Members } from '../../../main/host/room/members.ts';
import { freshFolder } from '../client.ts';
import { roomOpened } from '../opened-room.ts';
import { bid, enter, opened } from '../opened-table.ts';

it('looks up the devices of a room when someone comes, not for a move', async () => {
  const { host, hostPage, code } = await opened();
  hostPage.take(0);
  const lookedUp = vi.spyOn(Members.prototype, 'canHost');
  onTestFinished(() => lookedUp.mockRestore());
  hostPage.play(bid(3));
  expect(lookedUp).not.toHaveBeenCalled();
  enter(host, code, 'Mia');
  expect(lookedUp).toHaveBeenCalled();
});

it('sends a crowd only some of the rapid changes, and always sends them before an answer', async () => {
  let time = 0;
  const due: (() => void)[] = [];
  const timers = {
    // broadcasting takes time
    now: () => (time += 50),
    after: (_: number, what: () => void) => {
      due.push(what);
      return () => {};
    },
  };
  const { host, code, room } = await roomOpened(freshFolder(), { timers });
  const guests = Array.from({ length: 20 }, (_, number) => enter(host, code, `Guest ${number}`));
  const [asks, hears] = guests.map(({ client }) => client);
  if (asks === undefined || hears === undefined) throw new TypeError('nobody is here');
  const sent = () => hears.heard.filter(({ type }) => type === 'room').length;
  const before = sent();
  for (let change = 0; change < 30; change++) {
    const game = change % 2 === 0 ? 'sealed-market' : 'tic-tac-toe';
    expect(asks.ask({ type: 'propose-game', room, game })).toMatchObject({ type: 'done' });
    expect(asks.last('room').proposals).toMatchObject([{ game }]);
  }
  expect(sent() - before).toBeLessThan(10);
  time += 100_000;
  for (const what of due.splice(0)) what();
  expect(hears.last('room').proposals).toMatchObject([{ game: 'tic-tac-toe' }]);
});
