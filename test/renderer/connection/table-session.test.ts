import { describe, expect, it } from 'vitest';
import { Conversation } from '../../../renderer/connection/conversation.ts';
import { Keyring } from '../../../renderer/connection/keyring.ts';
import { type Seated, TableSession } from '../../../renderer/connection/table-session.ts';
import type { RefusalCode, TableMessage } from '../../../shared/protocol/messages.ts';
import { sampleRoom, sampleTable, sampleWelcome, tableName } from '../table/sample-table.ts';
import { TestClock } from './test-clock.ts';
import { promisesRun, TestTransport, testGuest } from './test-transport.ts';

const host = '192.168.1.20:7777';
const token = 'N5cX0vTq3ZpWm8yLr2JhAg';
const key = { host, room: tableName, guest: testGuest, token, code: 'K7M2P' };
const asGuest = sampleWelcome({ role: 'guest', settings: null });

interface Before {
  readonly room?: string | null;
  readonly table?: string | null;
  readonly code?: string | null;
  readonly keyring?: Keyring;
}

function arriving({ room = null, table = null, code = null, keyring = new Keyring(null) }: Before = {}) {
  const transport = new TestTransport();
  const clock = new TestClock();
  const session = new TableSession({
    conversation: new Conversation(transport, clock, 'p'),
    keyring,
    host,
    arrival: { room, table, code },
  });
  const received: TableMessage[] = [];
  const seats: Seated[] = [];
  const events: string[] = [];
  session.start({
    changed: () => {},
    received: (message) => received.push(message),
    heard: () => {},
    settled: () => events.push('settled'),
    seated: (at) => seats.push(at),
    moved: (room, to, key) => events.push(`moved: ${room} ${to} ${key?.token}`),
    parted: (why) => events.push(`parted: ${why}`),
    notBack: (refusal) => events.push(`not back: ${refusal}`),
    misunderstood: () => events.push('misunderstood'),
  });
  const back = async (welcome = asGuest) => {
    transport.end();
    clock.pass(125);
    await transport.greet(welcome);
  };
  return { transport, clock, session, keyring, received, seats, events, back };
}

/** A guest who has joined by the code. */
async function inside() {
  const page = arriving();
  await page.transport.greet(asGuest);
  const entering = page.session.enter('K7M2P', 'Ben');
  const { request } = page.transport.latest('enter');
  page.transport.say({ type: 'entered', request, room: tableName, guest: testGuest, token });
  page.transport.say(sampleRoom());
  page.transport.say(sampleTable({ own: [], moment: 4 }));
  await entering;
  return page;
}

function keyringWithKey(): Keyring {
  const keyring = new Keyring(null);
  keyring.keep(key);
  return keyring;
}

/** The host welcomes a guest and refuses its first request. */
async function refuses(transport: TestTransport, type: 'return' | 'present-key', code: RefusalCode): Promise<void> {
  transport.answer();
  transport.say(asGuest);
  await promisesRun();
  transport.say({ type: 'refused', request: transport.latest(type).request, code });
  await promisesRun();
}

describe('guest', () => {
  it('joins by the code, receives the table, and stores its token', async () => {
    const { session, keyring, received, seats, transport } = await inside();
    expect(session.at).toBe(tableName);
    expect(received).toHaveLength(1);
    expect(seats).toEqual([
      { room: tableName, table: null },
      { room: tableName, table: tableName },
    ]);
    expect(keyring.tokenOf(host, tableName)).toBe(token);
    expect(keyring.roomByCode(host, 'K7M2P')).toBe(tableName);
    expect(transport.sent.map(({ type }) => type)).toEqual(['hello', 'enter']);
  });

  it('moves with its room from table to table, without a request', async () => {
    const { transport, session, received } = await inside();
    const next = 'hgfedcba';
    transport.say(sampleRoom({ table: next }));
    expect([session.room, session.at, session.hasReceived]).toEqual([tableName, next, false]);
    // later messages about the previous table are ignored
    transport.say(sampleTable({ moment: 9 }));
    expect(received).toHaveLength(1);
    transport.say(sampleTable({ table: next, moment: 1 }));
    expect(received.at(-1)).toMatchObject({ table: next, moment: 1 });
    transport.say(sampleRoom({ table: null }));
    expect([session.room, session.at, session.hasReceived]).toEqual([tableName, null, true]);
    expect(transport.sent.map(({ type }) => type)).toEqual(['hello', 'enter']);
  });

  it('does not move with a room that it is not in', async () => {
    const { transport, session } = await inside();
    transport.say(sampleRoom({ room: 'anotherroom', table: 'hgfedcba' }));
    expect([session.room, session.at]).toEqual([tableName, tableName]);
  });

  it('returns by its token after every break, and sends the token otherwise only with its changes', async () => {
    const { transport, session, received, back } = await inside();
    void session.change({ type: 'play', version: 1, seat: 1, move: { type: 'pass' } });
    void session.askAt({ type: 'look-back', position: 0, viewer: 'spectator' });
    await back();
    expect(transport.latest('return')).toMatchObject({ room: tableName, token });
    transport.say(sampleRoom());
    transport.say(sampleTable({ moment: 1 }));
    expect(received.at(-1)?.moment).toBe(1);
    const withToken = transport.sent.filter((message) => JSON.stringify(message).includes(token));
    expect(withToken.map(({ type }) => type)).toEqual(['play', 'return', 'play']);
  });

  it('reconnects after a reload by its room’s name (or its table’s, before rooms) and its keyring', async () => {
    const keyring = keyringWithKey();
    for (const before of [{ room: tableName }, { table: tableName }]) {
      const { transport, session, events } = arriving({ ...before, keyring });
      await transport.greet(asGuest);
      expect(transport.latest('return')).toMatchObject({ room: tableName, token });
      transport.say(sampleRoom());
      expect(session.at).toBe(tableName);
      expect(events).toEqual(['settled']);
    }
  });

  it('is the same guest after another scan of the code', async () => {
    const keyring = keyringWithKey();
    const same = arriving({ code: 'K7M2P', keyring });
    await same.transport.greet(asGuest);
    expect(same.transport.latest('return').token).toBe(token);
    const renewed = arriving({ code: 'NEW22', keyring });
    const room = { room: tableName, name: 'Kitchen', game: 'brick-and-mortar', free: 0 };
    await renewed.transport.greet({ ...asGuest, rooms: [room] });
    expect(renewed.transport.latest('return').token).toBe(token);
    const other = arriving({ code: 'THRD2', keyring });
    await other.transport.greet({ ...asGuest, rooms: [room, { ...room, room: 'hgfedcba' }] });
    expect(other.transport.sent.map(({ type }) => type)).toEqual(['hello']);
  });

  it('is another guest, with its own token, once it has claimed a seat', async () => {
    const { transport, keyring } = await inside();
    transport.say(sampleRoom({ you: 'gmmmmmmmm' }));
    expect(keyring.keyOf(host, tableName)).toEqual({ guest: 'gmmmmmmmm', token });
    expect(keyring.roomByCode(host, 'K7M2P')).toBe(tableName);
  });

  it('drops the token of a seat that another device has taken back', async () => {
    const keyring = keyringWithKey();
    const { transport, events } = arriving({ room: tableName, keyring });
    await refuses(transport, 'return', 'seat-moved');
    expect(events).toEqual(['not back: seat-moved', 'settled']);
    expect(keyring.tokenOf(host, tableName)).toBeNull();
  });

  it('is on the join screen without a valid token', async () => {
    const none = arriving({ room: tableName });
    await none.transport.greet(asGuest);
    expect(none.transport.sent.map(({ type }) => type)).toEqual(['hello']);
    expect(none.events).toEqual(['not back: unknown-token', 'settled']);
    const keyring = keyringWithKey();
    const { transport, session, events, seats } = arriving({ room: tableName, keyring });
    await refuses(transport, 'return', 'unknown-token');
    expect(events).toEqual(['not back: unknown-token', 'settled']);
    expect(seats).toEqual([{ room: null, table: null }]);
    expect(session.at).toBeNull();
    expect(keyring.tokenOf(host, tableName)).toBeNull();
  });

  it('may return after leaving, and ignores earlier messages', async () => {
    const { transport, session, received } = await inside();
    session.leave();
    transport.say(sampleTable({ moment: 50 }));
    const coming = session.goInto(tableName);
    transport.say(sampleRoom());
    transport.say(sampleTable({ moment: 51 }));
    expect(received).toHaveLength(1);
    transport.say({ type: 'done', request: transport.latest('leave-room').request, table: null });
    await promisesRun();
    const { request } = transport.latest('return');
    transport.say({ type: 'entered', request, room: tableName, guest: testGuest, token });
    transport.say(sampleRoom());
    transport.say(sampleTable({ moment: 1 }));
    expect(await coming).toMatchObject({ outcome: 'done' });
    expect(received.at(-1)?.moment).toBe(1);
  });

  it('with the server’s key presents it first, and opens its table as the host', async () => {
    const keyring = new Keyring(null);
    keyring.keepServerKey(host, token);
    const { transport, session } = arriving({ table: tableName, keyring });
    transport.answer();
    transport.say(asGuest);
    await promisesRun();
    const { request } = transport.latest('present-key');
    transport.say(sampleWelcome({ settings: null }));
    transport.say({ type: 'done', request, table: null });
    await promisesRun();
    expect(transport.latest('open-table').table).toBe(tableName);
    expect(session.role).toBe('host');
  });

  it('still plays with its token after becoming the host', async () => {
    const { transport, session } = await inside();
    const presenting = session.presentKey(token);
    transport.say(sampleWelcome({ settings: null }));
    transport.say({ type: 'done', request: transport.latest('present-key').request, table: null });
    await presenting;
    void session.change({ type: 'undo', version: 1, seat: 1 });
    expect(transport.latest('undo').token).toBe(token);
  });

  it('forgets a key that no longer works', async () => {
    const keyring = new Keyring(null);
    keyring.keepServerKey(host, token);
    const { transport } = arriving({ keyring });
    await refuses(transport, 'present-key', 'wrong-key');
    expect(keyring.serverKeyOf(host)).toBeNull();
  });
});

describe('page of the server', () => {
  it('opens its table after every new connection', async () => {
    const { transport, back } = arriving({ table: tableName });
    await transport.greet(sampleWelcome());
    await back(sampleWelcome());
    expect(transport.all('open-table')).toHaveLength(2);
  });

  it('finds its room again wherever it plays, or its table if the room is gone', async () => {
    const { transport, session, back } = arriving({ room: 'ourroom1', table: tableName });
    await transport.greet(sampleWelcome());
    expect(transport.latest('visit-room').room).toBe('ourroom1');
    transport.say(sampleRoom({ room: 'ourroom1', table: 'hgfedcba' }));
    expect(session.at).toBe('hgfedcba');
    await back(sampleWelcome());
    transport.say(sampleRoom({ room: 'ourroom1', table: 'hgfedcba' }));
    expect(transport.all('open-table')).toEqual([]);
    transport.end();
    const lost = arriving({ room: 'ourroom1', table: tableName });
    lost.transport.answer();
    lost.transport.say(sampleWelcome());
    await promisesRun();
    lost.transport.say({ type: 'refused', request: lost.transport.latest('visit-room').request, code: 'unknown-room' });
    await promisesRun();
    expect(lost.transport.latest('open-table').table).toBe(tableName);
    expect(lost.session.room).toBeNull();
  });

  it('keeps its table when it has closed the room', async () => {
    const { transport, session, events } = arriving({ table: tableName });
    await transport.greet(sampleWelcome());
    transport.say(sampleRoom());
    transport.say(sampleTable());
    expect(session.room).toBe(tableName);
    transport.say({ type: 'parted', room: tableName, why: 'room-closed' });
    expect([session.room, session.at]).toEqual([null, tableName]);
    expect(events).toContain('parted: room-closed');
  });

  it('joins a table it has created, whether or not the host shows it by itself', async () => {
    for (const shows of [true, false]) {
      const { transport, session, seats } = arriving();
      await transport.greet(sampleWelcome());
      const making = session.create({
        type: 'create-table',
        game: 'brick-and-mortar',
        options: {},
        seats: [{ name: 'Ana', colour: 'teal' }],
      });
      if (shows) transport.say(sampleTable());
      transport.say({ type: 'done', request: transport.latest('create-table').request, table: tableName });
      await promisesRun();
      if (!shows) {
        transport.say(sampleTable());
        transport.say({ type: 'done', request: transport.latest('open-table').request, table: tableName });
      }
      expect(await making).toMatchObject({ outcome: 'done' });
      expect(transport.all('open-table')).toHaveLength(shows ? 0 : 1);
      expect(seats).toEqual([{ room: null, table: tableName }]);
    }
  });
});

describe('missed messages', () => {
  it('are requested once, as the whole table', async () => {
    const { transport, received } = await inside();
    const gap = (moment: number) => sampleTable({ moment, log: { after: moment - 1, from: 0, moves: [] } });
    transport.say(gap(7));
    transport.say(gap(8));
    expect(transport.all('open-table')).toHaveLength(1);
    transport.say(sampleTable({ moment: 9 }));
    transport.say({ type: 'done', request: transport.latest('open-table').request, table: tableName });
    await promisesRun();
    expect(received.map(({ moment }) => moment)).toEqual([4, 9]);
    transport.say(gap(12));
    expect(transport.all('open-table')).toHaveLength(2);
  });

  it('do not come from another table', async () => {
    const { transport, received } = await inside();
    transport.say(sampleTable({ table: 'hgfedcba', moment: 99 }));
    expect(received).toHaveLength(1);
    expect(transport.all('open-table')).toEqual([]);
  });
});
