import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Host } from '../../../main/host/host.ts';
import type { HostSettings } from '../../../main/host/server/host-settings.ts';
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
  const hostPage = new TestClient(host);
  return { host, hostPage, folder, network };
}

/** Imports what another host exported, in pieces of maximum length; returns the last answer. */
async function importTransfer(hostPage: TestClient, text: string) {
  const pieces = text.match(new RegExp(`.{1,${longestPiece}}`, 'gs')) ?? [''];
  let answer = null;
  for (const [piece, each] of pieces.entries()) {
    answer = await later(hostPage, { type: 'import', piece, of: pieces.length, text: each });
  }
  return answer;
}

/** How the only match of this text relates to the one here. */
async function here(hostPage: TestClient, text: string) {
  const answer = await later(hostPage, { type: 'preview-import', piece: 0, of: 1, text });
  return answer.type === 'import-preview' ? answer.games[0]?.here : answer;
}

function packed(hostPage: TestClient, what: { readonly room?: string; readonly table?: string }): string {
  const answer = hostPage.ask({ type: 'export', room: what.room ?? null, table: what.table ?? null });
  if (answer.type !== 'transfer') throw new Error(`not packed: ${JSON.stringify(answer)}`);
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
  await later(first.hostPage, { type: 'open-room', name: 'Ana’s table', door: 'open' });
  const { room, code } = first.hostPage.last('room');
  first.hostPage.ask({ type: 'take-chair', room, name: 'Ana', colour: null });
  const mia = enter(first.host, code ?? '', 'Mia');
  mia.client.ask({ type: 'take-chair', room, name: 'Mia', colour: null });
  const ben = new TestClient(first.host, '192.168.1.40');
  const entered = ben.ask({ type: 'enter', code: code ?? '', name: 'Ben', canHost: true });
  if (entered.type !== 'entered') throw new Error('Ben was not let in');
  ben.ask({ type: 'take-chair', room, name: 'Ben', colour: null });
  first.hostPage.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
  first.hostPage.ask({ type: 'start-match', room });
  play(mia.client, mia.token, 1);
  const table = first.hostPage.table.table;
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
  it('continues on the host where it is further, whichever that is', async () => {
    const one = await hostAt(freshFolder());
    const table = one.hostPage.create('tic-tac-toe', 2);
    one.hostPage.step(() => 0);
    const early = packed(one.hostPage, { table });
    one.hostPage.step(() => 0);
    const late = packed(one.hostPage, { table });
    const other = await hostAt(freshFolder());
    const seen = [];
    for (const text of [early, late, early]) {
      seen.push(await here(other.hostPage, text));
      const brought = { type: 'brought', room: null, table };
      expect(await importTransfer(other.hostPage, text)).toMatchObject(brought);
      // opening it adds a line, but no move
      other.hostPage.ask({ type: 'open-table', table });
      other.hostPage.ask({ type: 'leave-table', table });
    }
    expect(seen).toEqual(['new', 'longer', 'known']);
    other.hostPage.ask({ type: 'open-table', table });
    expect(other.hostPage.table.log.moves).toHaveLength(2);
  });

  it('has no names if asked, and a host can have both it and the original', async () => {
    const one = await hostAt(freshFolder());
    const table = one.hostPage.create('tic-tac-toe', 2);
    const ask = { type: 'export', room: null, table, names: ['A', 'B'] } as const;
    expect(one.hostPage.refusal({ ...ask, names: ['A'] })).toBe('wrong-number-of-seats');
    one.hostPage.ask(ask);
    one.hostPage.ask({ type: 'leave-table', table });
    await importTransfer(one.hostPage, one.hostPage.last('transfer').text);
    const names = one.hostPage.last('library').library.map(({ seats }) => seats.map(({ name }) => name).join());
    expect(names.toSorted()).toEqual(['A,B', 'Ada,Ben']);
  });

  it('replaces no match that has continued differently, nor one that is being played', async () => {
    const one = await hostAt(freshFolder());
    const table = one.hostPage.create('tic-tac-toe', 2);
    const other = await hostAt(freshFolder());
    await importTransfer(other.hostPage, packed(one.hostPage, { table }));
    one.hostPage.step(() => 0);
    const text = packed(one.hostPage, { table });
    other.hostPage.ask({ type: 'open-table', table });
    expect(await here(other.hostPage, text)).toBe('open');
    expect(await importTransfer(other.hostPage, text)).toMatchObject({ type: 'refused', code: 'already-here' });
    other.hostPage.step(() => 1);
    other.hostPage.ask({ type: 'leave-table', table });
    const before = readFileSync(journalIn(other.folder, table));
    expect(await here(other.hostPage, text)).toBe('other');
    expect(await importTransfer(other.hostPage, text)).toMatchObject({ type: 'refused', code: 'goes-on-otherwise' });
    expect(readFileSync(journalIn(other.folder, table))).toEqual(before);
  });

  it('is rejected if a piece is not the next one', async () => {
    const other = await hostAt(freshFolder());
    const piece = { type: 'import', of: 3, text: 'abc' } as const;
    await later(other.hostPage, { ...piece, piece: 0 });
    expect(await later(other.hostPage, { ...piece, piece: 2 })).toMatchObject({ type: 'refused', code: 'malformed' });
    expect(other.hostPage.last('welcome').library).toEqual([]);
  });

  it('is one match or one room, not both and not neither', async () => {
    const { first, room, table } = await evening();
    expect(first.hostPage.refusal({ type: 'export', room, table })).toBe('malformed');
    expect(first.hostPage.refusal({ type: 'export', room: null, table: null })).toBe('malformed');
    expect(first.hostPage.refusal({ type: 'export', room: null, table: 'nosuchtable' })).toBe('unknown-table');
    expect(first.hostPage.refusal({ type: 'export', room: 'nosuchroom', table: null })).toBe('unknown-room');
  });
});

describe('exported room', () => {
  it('is open on the other host with the same people, seats, tokens and code', async () => {
    const { first, room, code, table, mia } = await evening();
    const text = packed(first.hostPage, { room });
    const second = await hostAt(freshFolder());
    expect(await importTransfer(second.hostPage, text)).toMatchObject({
      type: 'brought',
      room,
      table,
      addresses: ['192.168.1.20:7777'],
    });
    const { client, answer } = back(second.host, room, mia.token);
    expect(answer).toMatchObject({ type: 'entered', guest: mia.guest });
    expect(client.table).toMatchObject({ table, own: [1], version: mia.client.table.version });
    second.hostPage.ask({ type: 'visit-room', room });
    expect(second.hostPage.last('room')).toMatchObject({ code, name: 'Ana’s table', you: 'house' });
    expect(await importTransfer(second.hostPage, text)).toMatchObject({ type: 'refused', code: 'already-here' });
  });

  it('can be imported before it has played, but not twice', async () => {
    const first = await hostAt(freshFolder());
    await later(first.hostPage, { type: 'open-room', name: 'Ana’s table', door: 'open' });
    const { room } = first.hostPage.last('room');
    const second = await hostAt(freshFolder());
    const text = packed(first.hostPage, { room });
    expect(await importTransfer(second.hostPage, text)).toMatchObject({ type: 'brought', room, table: null });
    expect(await importTransfer(second.hostPage, text)).toMatchObject({ type: 'refused', code: 'already-here' });
  });

  it('continues at once if a bot is on turn', async () => {
    const { first, room, table } = await evening({ thinking: new HandThinking() });
    first.hostPage.ask({ type: 'hand-seat', table, seat: 2, to: 'bot-apprentice', standIn: true });
    const thinking = new HandThinking();
    const second = await hostAt(freshFolder(), new FakeNetwork(), { thinking });
    await importTransfer(second.hostPage, packed(first.hostPage, { room }));
    expect(thinking.asked.map((asked) => asked.table)).toEqual([table]);
  });

  it('leaves out matches of the evening that have since left the library', async () => {
    const { first, room, table } = await evening();
    first.hostPage.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
    first.hostPage.ask({ type: 'start-match', room });
    expect(first.hostPage.ask({ type: 'remove-table', table })).toMatchObject({ type: 'done' });
    const second = await hostAt(freshFolder());
    expect(await importTransfer(second.hostPage, packed(first.hostPage, { room }))).toMatchObject({
      type: 'brought',
      room,
    });
    expect(existsSync(journalIn(second.folder, table))).toBe(false);
  });

  it('includes the unfinished matches of the evening, to be continued there', async () => {
    const { first, room, table } = await evening();
    const { version } = first.hostPage.table;
    first.hostPage.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
    first.hostPage.ask({ type: 'start-match', room });
    const later = first.hostPage.table.table;
    expect(later).not.toBe(table);
    const second = await hostAt(freshFolder());
    await importTransfer(second.hostPage, packed(first.hostPage, { room }));
    second.hostPage.ask({ type: 'visit-room', room });
    expect(second.hostPage.table.table).toBe(later);
    expect(second.hostPage.ask({ type: 'go-on', room, table })).toMatchObject({ type: 'done' });
    expect(second.hostPage.table).toMatchObject({ table, version });
  });

  it('gets a new code if another room has the old one', async () => {
    const { first, room, code } = await evening();
    const second = await hostAt(freshFolder());
    await later(second.hostPage, { type: 'open-room', name: 'Another', door: 'open' });
    const { rooms } = second.host.hosting;
    const [another] = rooms.byId.values();
    another?.change({ code });
    await importTransfer(second.hostPage, packed(first.hostPage, { room }));
    expect(rooms.withCode(code)).toBe(another);
    expect(rooms.byId.get(room)?.code).not.toBe(code);
  });

  it('is not imported without a network', async () => {
    const { first, room, table, ben } = await evening();
    const network = new FakeNetwork();
    network.failure = 'ports-taken';
    const second = await hostAt(freshFolder(), network);
    const answer = await importTransfer(second.hostPage, packed(first.hostPage, { room }));
    expect(answer).toMatchObject({ type: 'refused', code: 'no-network' });
    expect(existsSync(journalIn(second.folder, table))).toBe(false);
    // an earlier version of the match stays where it is
    const early = packed(first.hostPage, { table });
    await importTransfer(second.hostPage, early);
    const before = readFileSync(journalIn(second.folder, table));
    play(ben.client, ben.token, 2);
    expect(await importTransfer(second.hostPage, packed(first.hostPage, { room }))).toMatchObject({
      code: 'no-network',
    });
    expect(readFileSync(journalIn(second.folder, table))).toEqual(before);
    network.failure = null;
    expect(await importTransfer(second.hostPage, packed(first.hostPage, { room }))).toMatchObject({
      type: 'brought',
      room,
    });
  });
});

describe('room that is handed on', () => {
  it('stays if the guest declines, and can be handed to someone else', async () => {
    const { first, room, mia, ben } = await evening();
    first.hostPage.ask({ type: 'hand-room-over', room, guest: ben.guest });
    expect(mia.client.refusal({ type: 'decline-take-over', room })).toBe('not-handed-on');
    expect(ben.client.ask({ type: 'decline-take-over', room })).toMatchObject({ type: 'done' });
    expect(first.hostPage.last('room').handedTo).toBeNull();
    expect(first.hostPage.last('declined')).toMatchObject({ what: 'room-refused', by: ben.guest });
    expect(ben.client.refusal({ type: 'take-over', room })).toBe('not-handed-on');
    expect(ben.client.refusal({ type: 'decline-take-over', room })).toBe('not-handed-on');
  });

  it('moves to a guest’s host with the same seats and tokens, and everyone learns where', async () => {
    const { first, room, table, mia, ben } = await evening();
    expect(first.hostPage.last('room').devices.map(({ canHost }) => canHost)).toEqual([false, false, true]);
    first.hostPage.ask({ type: 'hand-room-over', room, guest: ben.guest });
    expect(ben.client.last('room')).toMatchObject({ handedTo: ben.guest, you: ben.guest });
    const transfer = ben.client.ask({ type: 'take-over', room });
    if (transfer.type !== 'transfer') throw new Error('nothing was handed over');
    const second = await hostAt(freshFolder());
    await importTransfer(second.hostPage, transfer.text);
    const addresses = ['10.0.0.7:7777', '192.168.1.40:7778'];
    expect(ben.client.ask({ type: 'taken-over', room, addresses })).toMatchObject({ type: 'done' });
    for (const each of [first.hostPage, mia.client, ben.client]) {
      expect(each.last('moved')).toEqual({ type: 'moved', room, to: '192.168.1.40:7778' });
    }
    // here it remains only in the folder of removed tables
    expect(first.host.hosting.rooms.isEmpty).toBe(true);
    expect(first.hostPage.last('library').library).toEqual([]);
    expect(existsSync(journalIn(first.folder, table))).toBe(false);
    expect(existsSync(path.join(first.folder, 'removed', `${table}.ndjson`))).toBe(true);
    // the server there has Ben's seat as its own, beside Ana's; Mia finds hers and continues
    second.hostPage.ask({ type: 'visit-room', room });
    expect(second.hostPage.table.own).toEqual([0, 2]);
    const again = back(second.host, room, mia.token);
    expect(again.answer).toMatchObject({ type: 'entered' });
    expect(again.client.table.own).toEqual([1]);
    expect(back(second.host, room, ben.token).answer).toMatchObject({ type: 'refused', code: 'unknown-token' });
    expect(second.hostPage.take(2)).toMatchObject({ type: 'done' });
    expect(second.hostPage.play(bid(2), 2)).toMatchObject({ type: 'done' });
  });

  it('stays if it is handed to no one, to a guest without a host, or to one who has left', async () => {
    const { first, room, mia, ben } = await evening();
    expect(ben.client.refusal({ type: 'take-over', room })).toBe('not-handed-on');
    expect(ben.client.refusal({ type: 'taken-over', room, addresses: ['192.168.1.40:7777'] })).toBe('not-handed-on');
    expect(first.hostPage.refusal({ type: 'hand-room-over', room, guest: mia.guest })).toBe('not-handed-on');
    first.hostPage.ask({ type: 'hand-room-over', room, guest: ben.guest });
    expect(mia.client.refusal({ type: 'take-over', room })).toBe('not-handed-on');
    ben.client.connection.closed();
    expect(first.hostPage.last('room').handedTo).toBeNull();
  });

  it('is where the guest’s host says, even if that differs from the guest’s address', async () => {
    const { first, room, mia, ben } = await evening();
    first.hostPage.ask({ type: 'hand-room-over', room, guest: ben.guest });
    ben.client.ask({ type: 'take-over', room });
    ben.client.ask({ type: 'taken-over', room, addresses: ['10.0.0.7:7777', '10.0.0.8:7777'] });
    expect(mia.client.last('moved').to).toBe('10.0.0.7:7777');
  });

  it('leaves no waiting match in the old library, except one that is being played', async () => {
    const { first, room, table, ben } = await evening();
    const begin = () => {
      first.hostPage.ask({ type: 'choose-game', room, game: 'sealed-market', options: {} });
      first.hostPage.ask({ type: 'start-match', room });
      return first.hostPage.table.table;
    };
    const second = begin();
    const third = begin();
    const fourth = begin();
    const another = new TestClient(first.host);
    another.ask({ type: 'open-table', table: second });
    // in another program
    new TestClient(testHost(first.folder)).ask({ type: 'open-table', table: third });
    first.hostPage.ask({ type: 'hand-room-over', room, guest: ben.guest });
    ben.client.ask({ type: 'take-over', room });
    expect(ben.client.ask({ type: 'taken-over', room, addresses: ['192.168.1.40:7777'] })).toMatchObject({
      type: 'done',
    });
    const left = [table, second, third, fourth].filter((each) => existsSync(journalIn(first.folder, each)));
    expect(left).toEqual([second, third]);
  });

  it('stays if it changed after the other host received it', async () => {
    const { first, room, table, ben } = await evening();
    first.hostPage.ask({ type: 'hand-room-over', room, guest: ben.guest });
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
    first.hostPage.ask({ type: 'hand-room-over', room, guest: ben.guest });
    const transfer = ben.client.ask({ type: 'take-over', room });
    if (transfer.type !== 'transfer') throw new Error('nothing was handed over');
    const second = await hostAt(freshFolder());
    await importTransfer(second.hostPage, transfer.text);
    ben.client.ask({ type: 'taken-over', room, addresses: ['192.168.1.40:7777'] });
    const text = packed(second.hostPage, { room });
    expect(await importTransfer(first.hostPage, text)).toMatchObject({ type: 'brought', room, table });
    expect(back(first.host, room, mia.token).answer).toMatchObject({ type: 'entered' });
  });
});
