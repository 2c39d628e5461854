import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HostMessage } from '../../../shared/protocol/messages.ts';
import { fileOf } from '../../storage/journal-material.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { bid, codeOf, enter, later, opened, play, restarted, seated } from '../opened-table.ts';

/** Asks for the seats from the second on, under these names. */
function askSeats(client: TestClient, table: string, ...names: readonly string[]): void {
  client.ask({ type: 'ask-seats', table, seats: names.map((name, at) => ({ seat: at + 1, name })) });
}

describe('joining', () => {
  it('works by code and starts as a spectator without secrets; seated guests no longer receive the code', async () => {
    const { host, hostPage, code, table } = await opened();
    hostPage.take(0);
    hostPage.play(bid(5));
    const { client, guest, token } = enter(host, code, 'Ben');
    expect(client.last('welcome')).toMatchObject({ role: 'guest', settings: null, library: [], network: null });
    expect(client.last('welcome').rooms).toEqual([{ room: table, name: 'At Ada’s', game: 'sealed-market', free: 2 }]);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(client.table).toMatchObject({ own: [], viewer: 'spectator', readOnly: false, legal: [], keeping: null });
    expect(hostPage.table.keeping?.guests).toEqual([{ guest, name: 'Ben', present: true, wishes: [] }]);
    expect(client.last('room').code).toBe(code);
    client.ask({ type: 'ask-seats', table, seats: [{ seat: 1, name: 'Ben' }] });
    expect(client.last('room').code).toBe(null);
    expect(JSON.stringify(client.table)).not.toContain(code);
  });

  it('adds one guest for a repeated request, and another on another connection or under another name', async () => {
    const { host, code } = await opened();
    const client = new TestClient(host, '192.168.1.30');
    const first = client.ask({ type: 'enter', code, name: 'Ben' }, 'in');
    expect(client.ask({ type: 'enter', code, name: 'Ben' }, 'in')).toEqual(first);
    const guestOf = (answer: HostMessage) => (answer.type === 'entered' ? answer.guest : null);
    const again = new TestClient(host, '192.168.1.30').ask({ type: 'enter', code, name: 'Ben' }, 'in');
    const other = client.ask({ type: 'enter', code, name: 'Ben' }, 'in again');
    expect([first, again, other].map(({ type }) => type)).toEqual(['entered', 'entered', 'entered']);
    expect(new Set([first, again, other].map(guestOf)).size).toBe(3);
  });

  it('is over once the guest was removed or the table left the network, even if the request is repeated', async () => {
    const { host, hostPage, code, table } = await opened();
    const { guest, token } = enter(host, code, 'Ben');
    const back = { type: 'return', room: table, token } as const;
    const here = new TestClient(host, '192.168.1.30');
    const gone = new TestClient(host, '192.168.1.30');
    for (const client of [here, gone]) expect(client.ask(back, 'back')).toMatchObject({ type: 'entered', guest });
    gone.ask({ type: 'leave-table', table });
    hostPage.ask({ type: 'remove-guest', room: table, guest });
    for (const client of [here, gone]) {
      expect(client.ask(back, 'back')).toMatchObject({ type: 'refused', code: 'unknown-token' });
    }
    const other = enter(host, code, 'Flo');
    const line = new TestClient(host, '192.168.1.30');
    const theirs = { type: 'return', room: table, token: other.token } as const;
    expect(line.ask(theirs, 'back')).toMatchObject({ type: 'entered' });
    hostPage.ask({ type: 'close-room', room: table });
    expect(line.ask(theirs, 'back')).toMatchObject({ type: 'refused', code: 'unknown-token' });
  });

  it('at an open door gives free seats at once, under the names that guests bring', async () => {
    const { host, hostPage, code, table, network } = await opened();
    const { client, guest } = enter(host, code);
    askSeats(client, table, 'Mo', 'Flo');
    expect(client.table).toMatchObject({ own: [1, 2], inHand: null, next: 1 });
    expect(hostPage.table).toMatchObject({
      own: [0],
      inHand: 0,
      seats: [{ name: 'Ada' }, { name: 'Mo' }, { name: 'Flo' }],
      holdings: [{ holder: 'house' }, { holder: guest, owner: guest, present: true }, { holder: guest }],
    });
    expect(network.announced).toMatchObject([{ free: 0 }]);
    const late = enter(host, code).client;
    expect(late.refusal({ type: 'ask-seats', table, seats: [{ seat: 1, name: 'Zoe' }] })).toBe('seat-taken');
  });

  it('asks the host if the door is not open', async () => {
    const { host, hostPage, code, table } = await opened('ask');
    const { client, guest } = enter(host, code, 'Ben');
    client.ask({ type: 'ask-seats', table, seats: [{ seat: 1, name: 'Benno' }] });
    expect(client.table).toMatchObject({ own: [], wishes: [{ seat: 1, name: 'Benno' }] });
    expect(hostPage.table.keeping?.guests).toMatchObject([{ guest, wishes: [{ seat: 1, name: 'Benno' }] }]);
    hostPage.ask({ type: 'answer-wish', table, guest, granted: false });
    expect(client.table).toMatchObject({ own: [], wishes: [] });
    expect(client.last('declined')).toMatchObject({ what: 'seat-refused', by: 'house' });
    client.ask({ type: 'ask-seats', table, seats: [{ seat: 2, name: 'Benno' }] });
    hostPage.ask({ type: 'answer-wish', table, guest, granted: true });
    expect(client.table).toMatchObject({ own: [2], wishes: [], inHand: 2 });
    expect(client.table.seats[2]).toMatchObject({ name: 'Benno' });
  });

  it('tells a guest who returns that the seat they asked for has another player', async () => {
    const { host, hostPage, code, table } = await opened('ask');
    const ben = enter(host, code, 'Ben');
    ben.client.ask({ type: 'ask-seats', table, seats: [{ seat: 1, name: 'Ben' }] });
    ben.client.connection.closed();
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'house', standIn: false });
    const back = new TestClient(host, '192.168.1.30');
    back.ask({ type: 'return', room: table, token: ben.token });
    expect(back.last('declined')).toMatchObject({ what: 'seat-gone', by: 'house' });
  });

  it('asks the host even at an open door before giving a seat that would reveal a hand', async () => {
    const { host, hostPage, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    play(ben.client, ben.token, 4);
    ben.client.ask({ type: 'give-up-seats', table, seats: [1] });
    const { client, guest } = enter(host, code, 'Zoe');
    // a seat that nobody has had is given at once; both together wait
    askSeats(client, table, 'Zoe', 'Flo');
    expect(client.table).toMatchObject({ own: [], wishes: [{ seat: 1 }, { seat: 2 }], viewer: 'spectator' });
    expect(hostPage.table.keeping?.guests).toContainEqual(
      expect.objectContaining({ guest, wishes: client.table.wishes }),
    );
    hostPage.ask({ type: 'answer-wish', table, guest, granted: true });
    expect(client.table).toMatchObject({ own: [1, 2], wishes: [] });
    expect(client.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Zoe', 'Flo']);
  });

  it('gives an already played seat at once if nothing is hidden', async () => {
    const network = new FakeNetwork();
    const host = testHost(freshFolder(), { network });
    const hostPage = new TestClient(host);
    const table = hostPage.create('tic-tac-toe', 2);
    await later(hostPage, { type: 'host-table', table, name: 'Cells', door: 'open' });
    hostPage.play({ type: 'mark', cell: 4 });
    hostPage.play({ type: 'mark', cell: 0 });
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
    expect(seated(host, table, codeOf(hostPage), 1, 'Zoe').client.table.own).toEqual([1]);
  });

  it('adds only a few guests per connection, however often it asks', async () => {
    const { host, code } = await opened();
    const client = new TestClient(host, '192.168.1.66');
    const answers = Array.from({ length: 20 }, () => client.ask({ type: 'enter', code, name: null }));
    expect(answers.filter(({ type }) => type === 'entered').length).toBeLessThan(10);
    expect(answers.at(-1)).toMatchObject({ type: 'refused', code: 'too-many-tries' });
    expect(new TestClient(host, '192.168.1.66').ask({ type: 'enter', code, name: null }).type).toBe('entered');
  });
});

describe('guest at the table', () => {
  it('plays with the token, and not without it or with another’s', async () => {
    const { host, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    const cleo = seated(host, table, code, 2, 'Cleo');
    const { version } = ben.client.table;
    const move = { type: 'play', table, version, seat: 1, move: bid(3) } as const;
    expect(ben.client.refusal(move)).toBe('not-your-seat');
    expect(ben.client.refusal({ ...move, token: cleo.token })).toBe('not-your-seat');
    expect(cleo.client.refusal({ ...move, token: cleo.token })).toBe('not-your-seat');
    expect(ben.client.ask({ ...move, token: ben.token })).toMatchObject({ type: 'done' });
  });

  it('plays a repeated move once on any connection, and gets the current table for a stale one', async () => {
    const { host, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    const { version } = ben.client.table;
    const move = { type: 'play', table, version, seat: 1, move: bid(3), token: ben.token } as const;
    expect(ben.client.ask(move, 'the move')).toMatchObject({ type: 'done' });
    ben.client.connection.closed();
    const again = new TestClient(host, '192.168.1.31');
    again.ask({ type: 'return', room: table, token: ben.token });
    expect(again.ask(move, 'the move')).toMatchObject({ type: 'done', request: 'the move' });
    expect(again.table.version).toBe(version + 1);
    const sent = again.texts.length;
    expect(again.ask({ ...move, move: bid(4) }, 'another')).toMatchObject({ code: 'stale' });
    expect(again.heard[sent]).toMatchObject({ type: 'table', log: { after: null, from: 0 } });
  });

  it('gets a change made on retry after a lost connection, also with two seats on the device', async () => {
    const { host, hostPage, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    hostPage.ask({ type: 'hand-seat', table, seat: 2, to: ben.guest, standIn: false });
    ben.client.take(1);
    let device = ben.client;
    /**
     * The host answers both requests, sent before and after the connection is lost, whether it received the first or
     * not.
     */
    const brokenOff = (type: 'play' | 'undo' | 'redo', isHeard: boolean) => {
      const { version, inHand } = device.table;
      const move = type === 'play' ? { move: bid(3) } : {};
      const request = { type, table, version, seat: inHand ?? -1, token: ben.token, ...move } as Parameters<
        typeof device.ask
      >[0];
      if (isHeard) device.ask(request, `${type} ${version}`);
      device.connection.closed();
      device = new TestClient(host, '192.168.1.31');
      device.ask({ type: 'return', room: table, token: ben.token });
      expect(device.table).toMatchObject({ inHand: null, viewer: 'spectator', legal: [] });
      expect(device.ask(request, `${type} ${version}`)).toMatchObject({ type: 'done' });
      expect(hostPage.table.version).toBe(version + 1);
      device.ask({ type: 'take-in-hand', table, seat: 1 }, `after ${version}`);
    };
    for (const isHeard of [false, true]) {
      brokenOff('play', isHeard);
      brokenOff('undo', isHeard);
    }
    brokenOff('redo', false);
    const { version } = device.table;
    device.ask({ type: 'lower-shutter', table });
    expect(device.refusal({ type: 'undo', table, version, seat: 1, token: ben.token })).toBe('not-your-seat');
  });

  it('returns to its seat by its token, from a new address and after a restart of the host', async () => {
    const { folder, host, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    play(ben.client, ben.token, 4);
    const journal = readFileSync(fileOf(folder, table), 'utf8');
    expect(journal).not.toContain(ben.token);
    expect(readFileSync(path.join(folder, 'house.json'), 'utf8')).not.toContain(ben.token);
    const next = await restarted(host, folder);
    const back = new TestClient(next, '10.9.9.9');
    expect(back.ask({ type: 'return', room: table, token: ben.token })).toMatchObject({
      guest: ben.guest,
      token: ben.token,
    });
    expect(back.table).toMatchObject({ own: [1], inHand: 1, version: 1, seats: [{}, { name: 'Ben' }, {}] });
    const hostPage = new TestClient(next);
    hostPage.ask({ type: 'open-table', table });
    expect(codeOf(hostPage)).toBe(code);
    expect(new TestClient(next, '10.9.9.9').refusal({ type: 'return', room: table, token: 'A'.repeat(22) })).toBe(
      'unknown-token',
    );
  });

  it('has its seat on the newest connection; the older one is notified', async () => {
    const { host, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    const tablet = new TestClient(host, '192.168.1.40');
    tablet.ask({ type: 'return', room: table, token: ben.token });
    expect(tablet.table).toMatchObject({ own: [1], readOnly: false });
    expect(ben.client.table).toMatchObject({ own: [], readOnly: true, viewer: 'spectator' });
    expect(play(ben.client, ben.token, 2)).toMatchObject({ code: 'read-only' });
    tablet.connection.closed();
    expect(ben.client.table).toMatchObject({ own: [1], readOnly: false });
  });

  it('leaves its seat free and becomes a spectator', async () => {
    const { host, hostPage, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    expect(ben.client.refusal({ type: 'give-up-seats', table, seats: [0] })).toBe('not-your-seat');
    ben.client.ask({ type: 'give-up-seats', table, seats: [1] });
    expect(ben.client.table).toMatchObject({ own: [], viewer: 'spectator' });
    expect(hostPage.table.holdings[1]).toEqual({ holder: 'free', owner: 'free', present: false });
  });

  it('renames only its own seat; the host renames any', async () => {
    const { host, hostPage, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    expect(ben.client.refusal({ type: 'rename-seat', table, seat: 0, name: 'Adele' })).toBe('not-your-seat');
    ben.client.ask({ type: 'rename-seat', table, seat: 1, name: 'Benno' });
    hostPage.ask({ type: 'rename-seat', table, seat: 2, name: 'Dov' });
    expect(ben.client.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Benno', 'Dov']);
  });
});

describe('absent seat', () => {
  it('is shown as away; a substitute plays, and the owner gets it back on return', async () => {
    const { host, hostPage, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    ben.client.connection.closed();
    expect(hostPage.table.holdings[1]).toEqual({ holder: ben.guest, owner: ben.guest, present: false });
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'house', standIn: true });
    expect(hostPage.table).toMatchObject({ own: [0, 1], holdings: [{}, { holder: 'house', owner: ben.guest }, {}] });
    hostPage.take(1);
    expect(hostPage.table.viewer).toBe(1);

    const back = new TestClient(host, '192.168.1.30');
    back.ask({ type: 'return', room: table, token: ben.token });
    expect(back.table).toMatchObject({ own: [1], inHand: 1 });
    expect(hostPage.table).toMatchObject({ own: [0], inHand: 0, viewer: 0 });
  });

  it('is taken back from a substitute by an owner who never left', async () => {
    const { host, hostPage, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    const cleo = seated(host, table, code, 2, 'Cleo');
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: cleo.guest, standIn: true });
    expect(cleo.client.table.own).toEqual([1, 2]);
    expect(cleo.client.refusal({ type: 'take-seat-back', table, seat: 0 })).toBe('not-your-seat');
    ben.client.ask({ type: 'take-seat-back', table, seat: 1 });
    expect([ben.client.table.own, cleo.client.table.own]).toEqual([[1], [2]]);
  });
});

it('slow client: receives the whole latest view once it has caught up, and nothing in between', async () => {
  const { host, hostPage, code, table } = await opened();
  const ben = seated(host, table, code, 1, 'Ben');
  ben.client.isBehind = true;
  const before = ben.client.texts.length;
  hostPage.play(bid(1), 0);
  hostPage.undo(0);
  hostPage.play(bid(2), 0);
  expect(ben.client.texts.length).toBe(before);
  ben.client.isBehind = false;
  ben.client.connection.caughtUp();
  expect(ben.client.texts.length).toBe(before + 1);
  expect(ben.client.table).toMatchObject({ version: 3, log: { after: null, from: 0, moves: [{ seat: 0 }] } });
  expect(table).toBe(ben.client.table.table);
});

it('broadcast: builds on the previous message, and is the same for clients with the same view', async () => {
  const { host, hostPage, code } = await opened();
  const [one, other] = [enter(host, code).client, enter(host, code).client];
  hostPage.play(bid(1), 0);
  const [before, now] = one.heard.filter((message) => message.type === 'table').slice(-2);
  if (before?.type !== 'table' || now?.type !== 'table') throw new Error('too few messages');
  expect(now.log).toMatchObject({ after: before.moment, from: 0, moves: [{ seat: 0 }] });
  expect(now.moment).toBeGreaterThan(before.moment);
  expect(other.texts.at(-1)).toBe(one.texts.at(-1));
});

it('guest who is a substitute: returns the seat to its owner when removed', async () => {
  const { host, hostPage, code, table } = await opened();
  const ben = seated(host, table, code, 1, 'Ben');
  hostPage.ask({ type: 'hand-seat', table, seat: 0, to: ben.guest, standIn: true });
  expect(ben.client.table.own).toEqual([0, 1]);
  hostPage.ask({ type: 'remove-guest', room: table, guest: ben.guest });
  expect(hostPage.table.holdings.map(({ holder, owner }) => [holder, owner])).toEqual([
    ['house', 'house'],
    ['free', 'free'],
    ['free', 'free'],
  ]);
  expect(ben.client.last('rooms').rooms).toMatchObject([{ room: table, free: 2 }]);
});

describe('table that very many have joined', () => {
  it('forgets absent guests without a seat first, never present or seated ones', async () => {
    const { host, hostPage, code, table } = await opened();
    const here = enter(host, code, 'Here');
    const ben = seated(host, table, code, 1, 'Ben');
    ben.client.connection.closed();
    for (let comer = 0; comer < 250; comer++) enter(host, code).client.connection.closed();
    expect(hostPage.table.keeping?.guests).toHaveLength(200);
    expect(here.client.ask({ type: 'ask-seats', table, seats: [{ seat: 2, name: 'Here' }] })).toMatchObject({
      type: 'done',
    });
    const back = new TestClient(host, '192.168.1.30');
    expect(back.ask({ type: 'return', room: table, token: ben.token })).toMatchObject({ guest: ben.guest });
  });
});
