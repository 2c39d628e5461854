import { describe, expect, it } from 'vitest';
import { HandClock, HandThinking } from '../bots/bot-table.ts';
import { freshFolder, TestClient } from '../client.ts';
import { roomOpened } from '../opened-room.ts';
import { bid, enter, play } from '../opened-table.ts';

const minute = 60_000;

/** Ana at the laptop and Mia on a phone, both asked at once for a sealed bid, or one after the other. */
async function evening(game: 'sealed-market' | 'tic-tac-toe' = 'sealed-market') {
  const clock = new HandClock();
  const opened = await roomOpened(freshFolder(), { timers: clock, thinking: new HandThinking() });
  const { host, hostPage, room, code } = opened;
  hostPage.ask({ type: 'take-chair', room, name: 'Ana', colour: null });
  const mia = enter(host, code, 'Mia');
  mia.client.ask({ type: 'take-chair', room, name: 'Mia', colour: null });
  hostPage.ask({ type: 'choose-game', room, game, options: {} });
  hostPage.ask({ type: 'start-match', room });
  const give = (turnMinutes: number | null) =>
    hostPage.ask({ type: 'change-manners', room, nudges: true, reactions: true, turnMinutes });
  return { ...opened, clock, mia, table: hostPage.table.table, give };
}

const sentTo = (client: TestClient) => client.heard.filter(({ type }) => type === 'turn-timers');
/** The seats with a sand-timer, as the client last heard of them: the time left, and whether it runs. */
const timersOf = (client: TestClient) =>
  Object.fromEntries(client.last('turn-timers').timers.map(({ seat, left, runs }) => [seat, [left, runs]]));

describe('sand-timer of a room', () => {
  it('is off at first, and starts in the middle of a match for all who must act', async () => {
    const { hostPage, clock, mia, give } = await evening();
    clock.pass(10 * minute);
    expect(sentTo(hostPage)).toEqual([]);
    give(2);
    for (const client of [hostPage, mia.client]) {
      expect(timersOf(client)).toEqual({ 0: [2 * minute, true], 1: [2 * minute, true] });
    }
    clock.pass(minute);
    give(5);
    expect(timersOf(mia.client)).toEqual({ 0: [5 * minute, true], 1: [5 * minute, true] });
    give(null);
    const count = sentTo(mia.client).length;
    clock.pass(10 * minute);
    expect(sentTo(mia.client)).toHaveLength(count);
  });

  it('starts again for the next player, and is not sent again while nothing changes', async () => {
    const { hostPage, clock, mia, give } = await evening('tic-tac-toe');
    give(1);
    clock.pass(minute / 2);
    const [first, second] = hostPage.table.toAct.includes(0) ? [0, 1] : [1, 0];
    const [client, proof] = first === 0 ? [hostPage, {}] : [mia.client, { token: mia.token }];
    expect(sentTo(hostPage)).toHaveLength(1);
    const [move = { type: 'none' }] = client.table.legal;
    const { table, version } = client.table;
    client.ask({ type: 'play', table, version, seat: first, move, ...proof });
    expect(timersOf(mia.client)).toEqual({ [second]: [minute, true] });
  });

  it('runs out once for everyone and plays for nobody; only a leader gives more time', async () => {
    const { hostPage, room, clock, mia, give } = await evening();
    give(1);
    hostPage.play(bid(1));
    const { version } = hostPage.table;
    clock.pass(minute);
    for (const client of [hostPage, mia.client]) expect(timersOf(client)).toEqual({ 1: [0, true] });
    const count = sentTo(hostPage).length;
    clock.pass(60 * minute);
    expect(sentTo(hostPage)).toHaveLength(count);
    expect(hostPage.table).toMatchObject({ version, toAct: [1], outcome: null });
    expect(mia.client.refusal({ type: 'give-time', room, seat: 1 })).toBe('not-leader');
    hostPage.ask({ type: 'give-time', room, seat: 1 });
    expect(timersOf(mia.client)).toEqual({ 1: [minute, true] });
  });

  it('starts again when sealed choices are revealed, even for the last to choose', async () => {
    const { hostPage, clock, mia, give } = await evening();
    give(2);
    clock.pass(minute);
    hostPage.play(bid(1));
    expect(timersOf(mia.client)).toEqual({ 1: [minute, true] });
    play(mia.client, mia.token, 2);
    expect(timersOf(hostPage)).toEqual({ 1: [2 * minute, true] });
  });

  it('continues for everyone when a player takes a sealed choice back', async () => {
    const { hostPage, clock, mia, give } = await evening();
    give(2);
    clock.pass(minute / 2);
    hostPage.play(bid(1));
    clock.pass(minute / 4);
    hostPage.play({ type: 'take-back' });
    expect(timersOf(mia.client)).toEqual({ 0: [1.5 * minute, true], 1: [1.25 * minute, true] });
  });

  it('stands still while its player is away or a rewind is asked for, and not for bots', async () => {
    const { host, hostPage, room, table, clock, mia, give } = await evening();
    hostPage.play(bid(1));
    play(mia.client, mia.token, 2);
    give(2);
    clock.pass(minute);
    mia.client.connection.closed();
    clock.pass(minute / 2);
    expect(timersOf(hostPage)).toMatchObject({ 1: [minute, false] });
    const again = new TestClient(host, '192.168.1.30');
    again.ask({ type: 'return', room, token: mia.token });
    expect(timersOf(again)).toEqual({ 1: [minute, true] });
    again.ask({ type: 'ask-rewind', table, version: again.table.version, seat: 1, aloud: [], token: mia.token });
    expect(timersOf(hostPage)).toEqual({ 1: [minute, false] });
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'bot-apprentice', standIn: true });
    expect(timersOf(hostPage)).toEqual({});
  });

  it('runs for one player at a time at a shared device', async () => {
    const { hostPage, table, give, mia } = await evening();
    give(1);
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'house', standIn: false });
    expect(timersOf(mia.client)).toEqual({ 0: [minute, true], 1: [minute, false] });
  });
});
