import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Host } from '../../../main/host/host.ts';
import type { HostSettings } from '../../../main/host/house/host-settings.ts';
import { packRoomTransfer } from '../../../main/storage/rooms/room-transfer.ts';
import { longestPiece } from '../../../shared/protocol/messages.ts';
import { HandThinking } from '../bots/bot-table.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { bid, enter, later, play } from '../opened-table.ts';

const journalIn = (folder: string, table: string) => path.join(folder, 'tables', `${table}.ndjson`);

/** A host on a network, at a different port from the test's other host. */
async function hostAt(folder: string, network = new FakeNetwork(), settings: Partial<HostSettings> = {}) {
  const host = testHost(folder, { network, ...settings });
  await host.resume();
  const keeper = new TestClient(host);
  return { host, keeper, folder, network };
}

/** Imports what another host exported, in pieces of maximum length; returns the last answer. */
async function bringIn(keeper: TestClient, text: string) {
  const pieces = text.match(new RegExp(`.{1,${longestPiece}}`, 'gs')) ?? [''];
  let answer = null;
  for (const [piece, each] of pieces.entries()) {
    answer = await later(keeper, { type: 'bring-in', piece, of: pieces.length, text: each });
  }
  return answer;
}

function packed(keeper: TestClient, what: { readonly room?: string; readonly table?: string }): string {
  const answer = keeper.ask({ type: 'take-along', room: what.room ?? null, table: what.table ?? null });
  if (answer.type !== 'carriage') throw new Error(`not packed: ${JSON.stringify(answer)}`);
  return answer.text;
}

function back(host: Host, room: string, token: string) {
  const client = new TestClient(host, '192.168.1.31');
  const answer = client.ask({ type: 'return', room, token });
  return { client, answer };
}

/** Ana at the laptop, Mia on a phone, Ben in his own app, after the first bids of a match. */
async function evening(settings: Partial<HostSettings> = {}) {
  const first = await hostAt(freshFolder(), new FakeNetwork(), settings);
  await later(first.keeper, { type: 'open-room', name: 'Ana’s table', door: 'open' });
  const { room, code } = first.keeper.last('room');
  first.keeper.ask({ type: 'take-chair', room, name: 'Ana', colour: null });
  const mia = enter(first.host, code ?? '', 'Mia');
  mia.client.ask({ type: 'take-chair', room, name: 'Mia', colour: null });
  const ben = new TestClient(first.host, '192.168.1.40');
  const entered = ben.ask({ type: 'enter', code: code ?? '', name: 'Ben', canHost: true });
  if (entered.type !== 'entered') throw new Error('Ben was not let in');
  ben.ask({ type: 'take-chair', room, name: 'Ben', colour: null });
  first.keeper.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
  first.keeper.ask({ type: 'start-match', room });
  play(mia.client, mia.token, 1);
  const table = first.keeper.table.table;
  return {
    first,
    room,
    code: code ?? '',
    table,
    mia,
    ben: { client: ben, guest: entered.guest, token: entered.token },
  };
}

describe('exported match', () => {
  it('appears in another host’s library as it was here, and stays here', async () => {
    const one = await hostAt(freshFolder());
    const table = one.keeper.create('tic-tac-toe', 2);
    one.keeper.step(() => 0);
    const other = await hostAt(freshFolder());
    expect(await bringIn(other.keeper, packed(one.keeper, { table }))).toMatchObject({
      type: 'brought',
      room: null,
      table,
    });
    expect(readFileSync(journalIn(other.folder, table))).toEqual(readFileSync(journalIn(one.folder, table)));
    other.keeper.ask({ type: 'open-table', table });
    expect(other.keeper.table.log.moves).toHaveLength(1);
    one.keeper.step(() => 0);
  });

  it('continues on the host where it is further, whichever that is', async () => {
    const one = await hostAt(freshFolder());
    const table = one.keeper.create('tic-tac-toe', 2);
    one.keeper.step(() => 0);
    const early = packed(one.keeper, { table });
    one.keeper.step(() => 0);
    const late = packed(one.keeper, { table });
    const other = await hostAt(freshFolder());
    for (const text of [early, late, early]) await bringIn(other.keeper, text);
    expect(readFileSync(journalIn(other.folder, table))).toEqual(readFileSync(journalIn(one.folder, table)));
  });

  it('replaces no match that has continued differently, nor one that is being played', async () => {
    const one = await hostAt(freshFolder());
    const table = one.keeper.create('tic-tac-toe', 2);
    const other = await hostAt(freshFolder());
    await bringIn(other.keeper, packed(one.keeper, { table }));
    one.keeper.step(() => 0);
    const text = packed(one.keeper, { table });
    other.keeper.ask({ type: 'open-table', table });
    expect(await bringIn(other.keeper, text)).toMatchObject({ type: 'refused', code: 'already-here' });
    other.keeper.step(() => 1);
    other.keeper.ask({ type: 'leave-table', table });
    const before = readFileSync(journalIn(other.folder, table));
    expect(await bringIn(other.keeper, text)).toMatchObject({ type: 'refused', code: 'goes-on-otherwise' });
    expect(readFileSync(journalIn(other.folder, table))).toEqual(before);
  });

  it('is rejected if it is incomplete, no match, or not the next piece', async () => {
    const one = await hostAt(freshFolder());
    const text = packed(one.keeper, { table: one.keeper.create('tic-tac-toe', 2) });
    const other = await hostAt(freshFolder());
    for (const wrong of ['', 'abc', text.slice(0, -20), `${text.slice(0, 40)}AAAA${text.slice(44)}`]) {
      expect(await bringIn(other.keeper, wrong)).toMatchObject({ type: 'refused', code: 'carriage-damaged' });
    }
    expect(await bringIn(other.keeper, packRoomTransfer({ room: null, journals: [] }))).toMatchObject({
      code: 'carriage-damaged',
    });
    const piece = { type: 'bring-in', of: 3, text: 'abc' } as const;
    await later(other.keeper, { ...piece, piece: 0 });
    expect(await later(other.keeper, { ...piece, piece: 2 })).toMatchObject({ type: 'refused', code: 'malformed' });
    expect(other.keeper.last('welcome').shelf).toEqual([]);
  });

  it('is one match or one room, not both and not neither', async () => {
    const { first, room, table } = await evening();
    expect(first.keeper.refusal({ type: 'take-along', room, table })).toBe('malformed');
    expect(first.keeper.refusal({ type: 'take-along', room: null, table: null })).toBe('malformed');
    expect(first.keeper.refusal({ type: 'take-along', room: null, table: 'nosuchtable' })).toBe('unknown-table');
    expect(first.keeper.refusal({ type: 'take-along', room: 'nosuchroom', table: null })).toBe('unknown-room');
  });

  it('is reserved for the host', async () => {
    const { mia, room, table } = await evening();
    expect(mia.client.refusal({ type: 'take-along', room, table: null })).toBe('not-keeper');
    expect(mia.client.refusal({ type: 'take-along', room: null, table })).toBe('not-keeper');
    expect(mia.client.refusal({ type: 'bring-in', piece: 0, of: 1, text: '' })).toBe('not-keeper');
    expect(mia.client.refusal({ type: 'hand-house', room, guest: mia.guest })).toBe('not-keeper');
  });
});

describe('exported room', () => {
  it('is open on the other host with the same people, seats, tokens and code', async () => {
    const { first, room, code, table, mia } = await evening();
    const text = packed(first.keeper, { room });
    const second = await hostAt(freshFolder());
    expect(await bringIn(second.keeper, text)).toMatchObject({
      type: 'brought',
      room,
      table,
      addresses: ['192.168.1.20:7777'],
    });
    const { client, answer } = back(second.host, room, mia.token);
    expect(answer).toMatchObject({ type: 'entered', guest: mia.guest });
    expect(client.table).toMatchObject({ table, own: [1], version: mia.client.table.version });
    second.keeper.ask({ type: 'visit-room', room });
    expect(second.keeper.last('room')).toMatchObject({ code, name: 'Ana’s table', you: 'house' });
    expect(await bringIn(second.keeper, text)).toMatchObject({ type: 'refused', code: 'already-here' });
  });

  it('can be imported before it has played, but not twice', async () => {
    const first = await hostAt(freshFolder());
    await later(first.keeper, { type: 'open-room', name: 'Ana’s table', door: 'open' });
    const { room } = first.keeper.last('room');
    const second = await hostAt(freshFolder());
    const text = packed(first.keeper, { room });
    expect(await bringIn(second.keeper, text)).toMatchObject({ type: 'brought', room, table: null });
    expect(await bringIn(second.keeper, text)).toMatchObject({ type: 'refused', code: 'already-here' });
  });

  it('continues at once if a bot is on turn', async () => {
    const { first, room, table } = await evening({ thinking: new HandThinking() });
    first.keeper.ask({ type: 'hand-seat', table, seat: 2, to: 'bot-apprentice', standIn: true });
    const thinking = new HandThinking();
    const second = await hostAt(freshFolder(), new FakeNetwork(), { thinking });
    await bringIn(second.keeper, packed(first.keeper, { room }));
    expect(thinking.asked.map((asked) => asked.table)).toEqual([table]);
  });

  it('leaves out matches of the evening that have since left the library', async () => {
    const { first, room, table } = await evening();
    first.keeper.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
    first.keeper.ask({ type: 'start-match', room });
    expect(first.keeper.ask({ type: 'remove-table', table })).toMatchObject({ type: 'done' });
    const second = await hostAt(freshFolder());
    expect(await bringIn(second.keeper, packed(first.keeper, { room }))).toMatchObject({ type: 'brought', room });
    expect(existsSync(journalIn(second.folder, table))).toBe(false);
  });

  it('includes the unfinished matches of the evening, to be continued there', async () => {
    const { first, room, table } = await evening();
    const { version } = first.keeper.table;
    first.keeper.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
    first.keeper.ask({ type: 'start-match', room });
    const later = first.keeper.table.table;
    expect(later).not.toBe(table);
    const second = await hostAt(freshFolder());
    await bringIn(second.keeper, packed(first.keeper, { room }));
    second.keeper.ask({ type: 'visit-room', room });
    expect(second.keeper.table.table).toBe(later);
    expect(second.keeper.ask({ type: 'go-on', room, table })).toMatchObject({ type: 'done' });
    expect(second.keeper.table).toMatchObject({ table, version });
  });

  it('gets a new code if another room has the old one', async () => {
    const { first, room, code } = await evening();
    const second = await hostAt(freshFolder());
    await later(second.keeper, { type: 'open-room', name: 'Another', door: 'open' });
    const { rooms } = second.host.hosting;
    const [another] = rooms.byId.values();
    another?.change({ code });
    await bringIn(second.keeper, packed(first.keeper, { room }));
    expect(rooms.withCode(code)).toBe(another);
    expect(rooms.byId.get(room)?.code).not.toBe(code);
  });

  it('is not imported without a network', async () => {
    const { first, room, table, ben } = await evening();
    const network = new FakeNetwork();
    network.failure = 'ports-taken';
    const second = await hostAt(freshFolder(), network);
    const answer = await bringIn(second.keeper, packed(first.keeper, { room }));
    expect(answer).toMatchObject({ type: 'refused', code: 'no-network' });
    expect(existsSync(journalIn(second.folder, table))).toBe(false);
    // an earlier version of the match stays where it is
    const early = packed(first.keeper, { table });
    await bringIn(second.keeper, early);
    const before = readFileSync(journalIn(second.folder, table));
    play(ben.client, ben.token, 2);
    expect(await bringIn(second.keeper, packed(first.keeper, { room }))).toMatchObject({ code: 'no-network' });
    expect(readFileSync(journalIn(second.folder, table))).toEqual(before);
    network.failure = null;
    expect(await bringIn(second.keeper, packed(first.keeper, { room }))).toMatchObject({ type: 'brought', room });
  });
});

describe('room that is handed on', () => {
  it('stays if the guest declines, and can be handed to someone else', async () => {
    const { first, room, mia, ben } = await evening();
    first.keeper.ask({ type: 'hand-house', room, guest: ben.guest });
    expect(mia.client.refusal({ type: 'decline-take-over', room })).toBe('not-handed-on');
    expect(ben.client.ask({ type: 'decline-take-over', room })).toMatchObject({ type: 'done' });
    expect(first.keeper.last('room').handedTo).toBeNull();
    expect(ben.client.refusal({ type: 'take-over', room })).toBe('not-handed-on');
    expect(ben.client.refusal({ type: 'decline-take-over', room })).toBe('not-handed-on');
  });

  it('moves to a guest’s host with the same seats and tokens, and everyone learns where', async () => {
    const { first, room, table, mia, ben } = await evening();
    expect(first.keeper.last('room').devices.map(({ canHost }) => canHost)).toEqual([false, false, true]);
    first.keeper.ask({ type: 'hand-house', room, guest: ben.guest });
    expect(ben.client.last('room')).toMatchObject({ handedTo: ben.guest, you: ben.guest });
    const carriage = ben.client.ask({ type: 'take-over', room });
    if (carriage.type !== 'carriage') throw new Error('nothing was handed over');
    const second = await hostAt(freshFolder());
    await bringIn(second.keeper, carriage.text);
    const addresses = ['10.0.0.7:7777', '192.168.1.40:7778'];
    expect(ben.client.ask({ type: 'taken-over', room, addresses })).toMatchObject({ type: 'done' });
    for (const each of [first.keeper, mia.client, ben.client]) {
      expect(each.last('moved')).toEqual({ type: 'moved', room, to: '192.168.1.40:7778' });
    }
    // here it remains only in the folder of what was removed from the library
    expect(first.host.hosting.rooms.isEmpty).toBe(true);
    expect(first.keeper.last('shelf').shelf).toEqual([]);
    expect(existsSync(journalIn(first.folder, table))).toBe(false);
    expect(existsSync(path.join(first.folder, 'removed', `${table}.ndjson`))).toBe(true);
    // the server there has Ben's seat as its own, beside Ana's; Mia finds hers and continues
    second.keeper.ask({ type: 'visit-room', room });
    expect(second.keeper.table.own).toEqual([0, 2]);
    const again = back(second.host, room, mia.token);
    expect(again.answer).toMatchObject({ type: 'entered' });
    expect(again.client.table.own).toEqual([1]);
    expect(back(second.host, room, ben.token).answer).toMatchObject({ type: 'refused', code: 'unknown-token' });
    expect(second.keeper.take(2)).toMatchObject({ type: 'done' });
    expect(second.keeper.play(bid(2), 2)).toMatchObject({ type: 'done' });
  });

  it('stays if it is handed to no one, to a guest without a host, or to one who has left', async () => {
    const { first, room, mia, ben } = await evening();
    expect(ben.client.refusal({ type: 'take-over', room })).toBe('not-handed-on');
    expect(ben.client.refusal({ type: 'taken-over', room, addresses: ['192.168.1.40:7777'] })).toBe('not-handed-on');
    expect(first.keeper.refusal({ type: 'hand-house', room, guest: mia.guest })).toBe('not-handed-on');
    first.keeper.ask({ type: 'hand-house', room, guest: ben.guest });
    expect(mia.client.refusal({ type: 'take-over', room })).toBe('not-handed-on');
    ben.client.connection.closed();
    expect(first.keeper.last('room').handedTo).toBeNull();
  });

  it('is where the guest’s host says, even if that differs from the guest’s address', async () => {
    const { first, room, mia, ben } = await evening();
    first.keeper.ask({ type: 'hand-house', room, guest: ben.guest });
    ben.client.ask({ type: 'take-over', room });
    ben.client.ask({ type: 'taken-over', room, addresses: ['10.0.0.7:7777', '10.0.0.8:7777'] });
    expect(mia.client.last('moved').to).toBe('10.0.0.7:7777');
  });

  it('leaves no waiting match in the old library, except one that is being played', async () => {
    const { first, room, table, ben } = await evening();
    const begin = () => {
      first.keeper.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
      first.keeper.ask({ type: 'start-match', room });
      return first.keeper.table.table;
    };
    const second = begin();
    const third = begin();
    const fourth = begin();
    const another = new TestClient(first.host);
    another.ask({ type: 'open-table', table: second });
    // in another program
    new TestClient(testHost(first.folder)).ask({ type: 'open-table', table: third });
    first.keeper.ask({ type: 'hand-house', room, guest: ben.guest });
    ben.client.ask({ type: 'take-over', room });
    expect(ben.client.ask({ type: 'taken-over', room, addresses: ['192.168.1.40:7777'] })).toMatchObject({
      type: 'done',
    });
    const left = [table, second, third, fourth].filter((each) => existsSync(journalIn(first.folder, each)));
    expect(left).toEqual([second, third]);
  });

  it('stays if it changed after the other host received it', async () => {
    const { first, room, table, ben } = await evening();
    first.keeper.ask({ type: 'hand-house', room, guest: ben.guest });
    ben.client.ask({ type: 'take-over', room });
    play(ben.client, ben.token, 2);
    const taken = { type: 'taken-over', room, addresses: ['192.168.1.40:7777'] } as const;
    expect(ben.client.refusal(taken)).toBe('stale');
    expect(existsSync(journalIn(first.folder, table))).toBe(true);
    ben.client.ask({ type: 'take-over', room });
    expect(ben.client.ask(taken)).toMatchObject({ type: 'done' });
  });

  it('returns to the first host the same way', async () => {
    const { first, room, table, mia, ben } = await evening();
    first.keeper.ask({ type: 'hand-house', room, guest: ben.guest });
    const carriage = ben.client.ask({ type: 'take-over', room });
    if (carriage.type !== 'carriage') throw new Error('nothing was handed over');
    const second = await hostAt(freshFolder());
    await bringIn(second.keeper, carriage.text);
    ben.client.ask({ type: 'taken-over', room, addresses: ['192.168.1.40:7777'] });
    const text = packed(second.keeper, { room });
    expect(await bringIn(first.keeper, text)).toMatchObject({ type: 'brought', room, table });
    expect(back(first.host, room, mia.token).answer).toMatchObject({ type: 'entered' });
  });
});
