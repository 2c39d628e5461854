import { describe, expect, it } from 'vitest';
import type { HostSettings } from '../../../main/host/server/host-settings.ts';
import type { HostMessage } from '../../../shared/protocol/messages.ts';
import { HandThinking } from '../bots/bot-table.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { enter, later, restarted } from '../opened-table.ts';

/** A clock that a test sets. */
function fakeClock() {
  let now = 0;
  return {
    elapsed: () => now,
    pass(seconds: number) {
      now += seconds * 1000;
    },
  };
}

/** All messages of these types that a client has received. */
function heardOf(client: TestClient, ...types: readonly HostMessage['type'][]): readonly HostMessage[] {
  return client.heard.filter(({ type }) => types.includes(type));
}

/** Ana at the laptop, Mia and Ben on phones, all three asked for a sealed bid. */
async function evening(
  game: 'tic-tac-toe' | 'sealed-market' = 'sealed-market',
  folder = freshFolder(),
  settings: Partial<HostSettings> = {},
) {
  const clock = fakeClock();
  const host = testHost(folder, { network: new FakeNetwork(), elapsed: clock.elapsed, ...settings });
  await host.resume();
  const hostPage = new TestClient(host);
  await later(hostPage, { type: 'open-room', name: 'Ana’s table', door: 'open' });
  const { room, code } = hostPage.last('room');
  hostPage.ask({ type: 'take-chair', room, name: 'Ana', colour: null });
  const guests = (game === 'sealed-market' ? ['Mia', 'Ben'] : ['Mia']).map((name) => {
    const guest = enter(host, code ?? '', name);
    guest.client.ask({ type: 'take-chair', room, name, colour: null });
    return guest;
  });
  hostPage.ask({ type: 'choose-game', room, game, options: {} });
  hostPage.ask({ type: 'start-match', room });
  const [mia, ben] = guests;
  if (mia === undefined) throw new Error('nobody has come');
  return { clock, folder, host, hostPage, room, code: code ?? '', mia, ben: ben ?? mia };
}

describe('nudge', () => {
  it('reaches only the device that everyone waits for, once they have waited', async () => {
    const { clock, hostPage, room, mia, ben } = await evening();
    const nudge = { type: 'nudge', room, table: hostPage.table.table, seat: 1 } as const;
    clock.pass(19);
    expect(ben.client.refusal(nudge)).toBe('too-soon');
    clock.pass(1);
    expect(ben.client.ask(nudge)).toMatchObject({ type: 'done' });
    expect(heardOf(mia.client, 'nudged')).toEqual([
      { type: 'nudged', room, table: nudge.table, seat: 1, by: ben.guest },
    ]);
    for (const other of [hostPage, ben.client]) expect(heardOf(other, 'nudged')).toEqual([]);
  });

  it('is passed on once a minute between two players, even if others nudge too', async () => {
    const { clock, hostPage, room, mia, ben } = await evening();
    const nudge = { type: 'nudge', room, table: hostPage.table.table, seat: 1 } as const;
    clock.pass(20);
    ben.client.ask(nudge);
    clock.pass(59);
    expect(ben.client.refusal(nudge)).toBe('too-soon');
    expect(hostPage.ask(nudge)).toMatchObject({ type: 'done' });
    expect(ben.client.ask({ ...nudge, seat: 0 })).toMatchObject({ type: 'done' });
    clock.pass(1);
    expect(ben.client.ask(nudge)).toMatchObject({ type: 'done' });
    expect(heardOf(mia.client, 'nudged')).toHaveLength(3);
  });

  it('is refused for players who need not act, have no device, share the device, or are bots', async () => {
    const { clock, hostPage, room, mia, ben } = await evening('sealed-market', freshFolder(), {
      thinking: new HandThinking(),
    });
    const { table } = hostPage.table;
    const nudge = { type: 'nudge', room, table, seat: 1 } as const;
    clock.pass(30);
    expect(mia.client.refusal(nudge)).toBe('nobody-to-nudge');
    expect(ben.client.refusal({ ...nudge, seat: 7 })).toBe('nobody-to-nudge');
    expect(ben.client.refusal({ ...nudge, table: 'aaaaaaaa' })).toBe('unknown-table');
    const [move = { type: 'none' }] = mia.client.table.legal;
    mia.client.ask({ type: 'play', table, version: mia.client.table.version, seat: 1, move, token: mia.token });
    expect(ben.client.refusal(nudge)).toBe('nobody-to-nudge');
    ben.client.connection.closed();
    expect(hostPage.refusal({ ...nudge, seat: 2 })).toBe('nobody-to-nudge');
    hostPage.ask({ type: 'hand-seat', table, seat: 2, to: 'bot-apprentice', standIn: true });
    expect(mia.client.refusal({ ...nudge, seat: 2 })).toBe('nobody-to-nudge');
  });

  it('waits again with each turn and at each table of the evening', async () => {
    const { clock, hostPage, room, mia } = await evening('tic-tac-toe');
    const first = hostPage.table.table;
    clock.pass(100);
    const [waited, by] = hostPage.table.toAct.includes(0) ? [hostPage, mia.client] : [mia.client, hostPage];
    const seatOf = (client: TestClient) => (client === hostPage ? 0 : 1);
    expect(by.ask({ type: 'nudge', room, table: first, seat: seatOf(waited) })).toMatchObject({ type: 'done' });
    const [move = { type: 'none' }] = waited.table.legal;
    const proof = waited === mia.client ? { token: mia.token } : {};
    const { version } = waited.table;
    waited.ask({ type: 'play', table: first, version, seat: seatOf(waited), move, ...proof });
    expect(waited.refusal({ type: 'nudge', room, table: first, seat: seatOf(by) })).toBe('too-soon');
    hostPage.ask({ type: 'start-match', room });
    const second = hostPage.table.table;
    expect(second).not.toBe(first);
    const [asked = 0] = hostPage.table.toAct;
    const nudger = asked === 0 ? mia.client : hostPage;
    expect(nudger.refusal({ type: 'nudge', room, table: first, seat: asked })).toBe('unknown-table');
    expect(nudger.refusal({ type: 'nudge', room, table: second, seat: asked })).toBe('too-soon');
    clock.pass(20);
    expect(nudger.ask({ type: 'nudge', room, table: second, seat: asked })).toMatchObject({ type: 'done' });
  });
});

describe('reaction', () => {
  it('is shown to everyone in the room, at the sender’s seat', async () => {
    const { hostPage, room, mia, ben } = await evening();
    expect(mia.client.ask({ type: 'react', room, seat: 1, reaction: 'cheers' })).toMatchObject({ type: 'done' });
    for (const client of [hostPage, mia.client, ben.client]) {
      expect(heardOf(client, 'reacted')).toEqual([
        { type: 'reacted', room, by: mia.guest, seat: 1, reaction: 'cheers' },
      ]);
    }
    expect(mia.client.refusal({ type: 'react', room, seat: 2, reaction: 'cheers' })).toBe('not-your-seat');
    expect(mia.client.refusal({ type: 'react', room, seat: 9, reaction: 'cheers' })).toBe('not-your-seat');
  });

  it('is limited to four in ten seconds per device', async () => {
    const { clock, room, mia, ben } = await evening();
    const react = { type: 'react', room, seat: null, reaction: 'laugh' } as const;
    for (let time = 0; time < 4; time++) {
      expect(mia.client.ask(react)).toMatchObject({ type: 'done' });
      clock.pass(1);
    }
    expect(mia.client.refusal(react)).toBe('too-soon');
    expect(ben.client.ask(react)).toMatchObject({ type: 'done' });
    clock.pass(6);
    expect(mia.client.ask(react)).toMatchObject({ type: 'done' });
    expect(mia.client.refusal(react)).toBe('too-soon');
  });

  it('is not stored for a slow page, nor repeated to one that returns', async () => {
    const { host, hostPage, room, mia, ben } = await evening();
    ben.client.isBehind = true;
    mia.client.ask({ type: 'react', room, seat: 1, reaction: 'ouch' });
    ben.client.isBehind = false;
    ben.client.connection.caughtUp();
    const again = new TestClient(host, '192.168.1.30');
    again.ask({ type: 'return', room, token: ben.token });
    for (const client of [ben.client, again]) expect(heardOf(client, 'reacted')).toEqual([]);
    expect(heardOf(hostPage, 'reacted')).toHaveLength(1);
  });
});

it('manners of a room: are changed by its leaders, apply to all, and are kept', async () => {
  const folder = freshFolder();
  const { clock, host, hostPage, room, mia } = await evening('sealed-market', folder);
  const off = { nudges: false, reactions: false, turnMinutes: 3 };
  const change = { type: 'change-manners', room, ...off } as const;
  expect(mia.client.refusal(change)).toBe('not-leader');
  hostPage.ask({ type: 'name-leader', room, guest: mia.guest, isLeader: true });
  expect(mia.client.ask(change)).toMatchObject({ type: 'done' });
  expect(hostPage.last('room').manners).toEqual(off);
  clock.pass(60);
  expect(hostPage.refusal({ type: 'nudge', room, table: hostPage.table.table, seat: 1 })).toBe('not-wanted');
  expect(mia.client.refusal({ type: 'react', room, seat: 1, reaction: 'ouch' })).toBe('not-wanted');
  const again = await restarted(host, folder);
  const back = new TestClient(again);
  back.ask({ type: 'visit-room', room });
  expect(back.last('room').manners).toEqual(off);
});

describe('lead of a room', () => {
  it('is handed on completely: the guest leads, the host does not but still shows the code', async () => {
    const { hostPage, room, code, mia, ben } = await evening();
    expect(hostPage.last('room')).toMatchObject({ lead: 'house', isLeader: true });
    hostPage.ask({ type: 'hand-lead', room, guest: mia.guest });
    expect(mia.client.last('room')).toMatchObject({ lead: mia.guest, isLeader: true, code });
    expect(hostPage.last('room')).toMatchObject({ lead: mia.guest, isLeader: false, code });
    expect(ben.client.last('room')).toMatchObject({ lead: mia.guest, isLeader: false, code: null });
    expect(hostPage.last('room').devices.filter(({ isLeader }) => isLeader)).toMatchObject([{ device: mia.guest }]);
    expect(hostPage.refusal({ type: 'start-match', room })).toBe('not-leader');
    const { table } = hostPage.table;
    expect(hostPage.refusal({ type: 'hand-seat', table, seat: 2, to: 'free', standIn: false })).toBe('not-leader');
    expect(mia.client.ask({ type: 'start-match', room })).toMatchObject({ type: 'done' });
  });

  it('is handed on only by its holder; the host can take it back at any time', async () => {
    const { hostPage, room, mia, ben } = await evening();
    hostPage.ask({ type: 'name-leader', room, guest: ben.guest, isLeader: true });
    expect(ben.client.refusal({ type: 'hand-lead', room, guest: ben.guest })).toBe('not-leader');
    expect(hostPage.refusal({ type: 'hand-lead', room, guest: 'gzzzzzzzz' })).toBe('unknown-guest');
    hostPage.ask({ type: 'hand-lead', room, guest: mia.guest });
    expect(hostPage.refusal({ type: 'hand-lead', room, guest: ben.guest })).toBe('not-leader');
    expect(ben.client.refusal({ type: 'hand-lead', room, guest: ben.guest })).toBe('not-leader');
    expect(mia.client.ask({ type: 'hand-lead', room, guest: ben.guest })).toMatchObject({ type: 'done' });
    expect(mia.client.last('room')).toMatchObject({ lead: ben.guest, isLeader: false });
    expect(mia.client.refusal({ type: 'take-lead', room })).toBe('not-host');
    expect(hostPage.ask({ type: 'take-lead', room })).toMatchObject({ type: 'done' });
    expect(hostPage.last('room')).toMatchObject({ lead: 'house', isLeader: true });
  });

  it('returns to the host when the leader is removed, and persists through a restart', async () => {
    const folder = freshFolder();
    const { host, hostPage, room, mia, ben } = await evening('sealed-market', folder);
    hostPage.ask({ type: 'name-leader', room, guest: ben.guest, isLeader: true });
    hostPage.ask({ type: 'hand-lead', room, guest: mia.guest });
    const again = await restarted(host, folder);
    const back = new TestClient(again, '192.168.1.30');
    back.ask({ type: 'return', room, token: ben.token });
    expect(back.last('room')).toMatchObject({ lead: mia.guest });
    back.ask({ type: 'remove-guest', room, guest: mia.guest });
    expect(back.last('room')).toMatchObject({ lead: 'house' });
  });
});

describe('television of a room', () => {
  it('gives up its chair, and takes neither a chair nor a seat', async () => {
    const { host, hostPage, room, code } = await evening();
    const { table } = hostPage.table;
    const { client, guest } = enter(host, code, 'Sofa');
    client.ask({ type: 'take-chair', room, name: 'Sofa', colour: null });
    hostPage.ask({ type: 'change-room', room, name: 'Ana', door: 'ask' });
    hostPage.ask({ type: 'hand-seat', table, seat: 0, to: 'free', standIn: false });
    const wish = { type: 'ask-seats' as const, table, seats: [{ seat: 0, name: 'Sofa' }] };
    expect(client.ask(wish)).toMatchObject({ type: 'done' });
    expect(client.ask({ type: 'be-television', room, on: true })).toMatchObject({ type: 'done' });
    expect(hostPage.last('room').chairs.map(({ name }) => name)).toEqual(['Mia', 'Ben']);
    expect(hostPage.last('room').devices).toContainEqual(
      expect.objectContaining({ device: guest, isTelevision: true }),
    );
    expect(client.refusal({ type: 'take-chair', room, name: 'Sofa', colour: null })).toBe('is-television');
    expect(client.refusal({ type: 'claim-seat', room, guest: 'gzzzzzzzz' })).toBe('is-television');
    expect(client.refusal(wish)).toBe('is-television');
    expect(hostPage.refusal({ type: 'answer-wish', table, guest, granted: true })).toBe('is-television');
    expect(hostPage.refusal({ type: 'hand-seat', table, seat: 0, to: guest, standIn: false })).toBe('is-television');
    client.ask({ type: 'be-television', room, on: false });
    expect(client.ask({ type: 'take-chair', room, name: 'Sofa', colour: null })).toMatchObject({ type: 'done' });
  });

  it('is never a player’s device during a match, and stays one through a restart', async () => {
    const folder = freshFolder();
    const { host, room, code, mia } = await evening('sealed-market', folder);
    expect(mia.client.refusal({ type: 'be-television', room, on: true })).toBe('not-while-running');
    const { client, guest } = enter(host, code, null);
    client.ask({ type: 'be-television', room, on: true });
    const back = new TestClient(await restarted(host, folder));
    back.ask({ type: 'visit-room', room });
    const isTelevision = (device: string) =>
      back.last('room').devices.find((each) => each.device === device)?.isTelevision;
    expect([isTelevision(guest), isTelevision(mia.guest)]).toEqual([true, false]);
  });

  it('tells everyone how far it has shown the match, and continues when a leader presses', async () => {
    const { host, hostPage, room, code, mia } = await evening();
    const { client, guest } = enter(host, code, null);
    client.ask({ type: 'be-television', room, on: true });
    const at = { table: hostPage.table.table, moves: 2, events: 1, count: null };
    expect(mia.client.refusal({ type: 'report-playback', room, at })).toBe('not-television');
    expect(client.ask({ type: 'report-playback', room, at })).toMatchObject({ type: 'done' });
    expect(heardOf(mia.client, 'television-shows')).toEqual([{ type: 'television-shows', room, by: guest, at }]);
    expect(mia.client.refusal({ type: 'continue-playback', room, all: true })).toBe('not-leader');
    hostPage.ask({ type: 'continue-playback', room, all: true });
    expect(heardOf(client, 'playback-continued')).toEqual([{ type: 'playback-continued', room, all: true }]);
    expect(heardOf(mia.client, 'playback-continued')).toEqual([]);
  });
});
