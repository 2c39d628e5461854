import { describe, expect, it } from 'vitest';
import { Conversation } from '../../../renderer/connection/conversation.ts';
import { Keyring } from '../../../renderer/connection/keyring.ts';
import { type Seated, TableSession } from '../../../renderer/connection/table-session.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import { roomTold, tableName, tableTold, welcomeTold } from '../table/sample-table.ts';
import { TestClock } from './test-clock.ts';
import { promisesRun, TestTransport, testGuest } from './test-transport.ts';

const host = '192.168.1.20:7777';
const token = 'N5cX0vTq3ZpWm8yLr2JhAg';
const key = { host, room: tableName, guest: testGuest, token, code: 'K7M2P' };
const asGuest = welcomeTold({ role: 'guest', settings: null });

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
  const told: TableMessage[] = [];
  const seats: Seated[] = [];
  const events: string[] = [];
  session.start({
    changed: () => {},
    told: (message) => told.push(message),
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
  return { transport, clock, session, keyring, told, seats, events, back };
}

/** A guest who has come in by the code. */
async function inside() {
  const page = arriving();
  await page.transport.greet(asGuest);
  const entering = page.session.enter('K7M2P', 'Ben');
  const { request } = page.transport.latest('enter');
  page.transport.say({ type: 'entered', request, room: tableName, guest: testGuest, token });
  page.transport.say(roomTold());
  page.transport.say(tableTold({ own: [], moment: 4 }));
  await entering;
  return page;
}

describe('a guest', () => {
  it('comes in by the code, hears of the table, and keeps its token', async () => {
    const { session, keyring, told, seats, transport } = await inside();
    expect(session.at).toBe(tableName);
    expect(told).toHaveLength(1);
    expect(seats).toEqual([
      { room: tableName, table: null },
      { room: tableName, table: tableName },
    ]);
    expect(keyring.tokenOf(host, tableName)).toBe(token);
    expect(keyring.roomByCode(host, 'K7M2P')).toBe(tableName);
    expect(transport.sent.map(({ type }) => type)).toEqual(['hello', 'enter']);
  });

  it('goes with its room from table to table, without asking', async () => {
    const { transport, session, told } = await inside();
    const next = 'hgfedcba';
    transport.say(roomTold({ table: next }));
    expect([session.room, session.at, session.isTold]).toEqual([tableName, next, false]);
    // what is still said of the table before is of no interest
    transport.say(tableTold({ moment: 9 }));
    expect(told).toHaveLength(1);
    transport.say(tableTold({ table: next, moment: 1 }));
    expect(told.at(-1)).toMatchObject({ table: next, moment: 1 });
    transport.say(roomTold({ table: null }));
    expect([session.room, session.at, session.isTold]).toEqual([tableName, null, true]);
    expect(transport.sent.map(({ type }) => type)).toEqual(['hello', 'enter']);
  });

  it('is not taken along by a room in which it is not', async () => {
    const { transport, session } = await inside();
    transport.say(roomTold({ room: 'anotherroom', table: 'hgfedcba' }));
    expect([session.room, session.at]).toEqual([tableName, tableName]);
  });

  it('comes back by its token after every break, and shows the token nowhere else but in its changes', async () => {
    const { transport, session, told, back } = await inside();
    void session.change({ type: 'play', version: 1, seat: 1, move: { type: 'pass' } });
    void session.askAt({ type: 'look-back', position: 0, viewer: 'spectator' });
    await back();
    expect(transport.latest('return')).toMatchObject({ room: tableName, token });
    transport.say(roomTold());
    transport.say(tableTold({ moment: 1 }));
    expect(told.at(-1)?.moment).toBe(1);
    const withToken = transport.sent.filter((message) => JSON.stringify(message).includes(token));
    expect(withToken.map(({ type }) => type)).toEqual(['play', 'return', 'play']);
  });

  it('finds back after a reload by the name of its room, or that of the table before there were rooms, and its keyring', async () => {
    const keyring = new Keyring(null);
    keyring.keep(key);
    for (const before of [{ room: tableName }, { table: tableName }]) {
      const { transport, session, events } = arriving({ ...before, keyring });
      await transport.greet(asGuest);
      expect(transport.latest('return')).toMatchObject({ room: tableName, token });
      transport.say(roomTold());
      expect(session.at).toBe(tableName);
      expect(events).toEqual(['settled']);
    }
  });

  it('who scans the code again is still the same guest', async () => {
    const keyring = new Keyring(null);
    keyring.keep(key);
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

  it('is another guest, by its own token, once it has claimed a seat', async () => {
    const { transport, keyring } = await inside();
    transport.say(roomTold({ you: 'gmmmmmmmm' }));
    expect(keyring.keyOf(host, tableName)).toEqual({ guest: 'gmmmmmmmm', token });
    expect(keyring.roomByCode(host, 'K7M2P')).toBe(tableName);
  });

  it('drops the token of a seat that another device has taken back', async () => {
    const keyring = new Keyring(null);
    keyring.keep(key);
    const { transport, events } = arriving({ room: tableName, keyring });
    transport.answer();
    transport.say(asGuest);
    await promisesRun();
    transport.say({ type: 'refused', request: transport.latest('return').request, code: 'seat-moved' });
    await promisesRun();
    expect(events).toEqual(['not back: seat-moved', 'settled']);
    expect(keyring.tokenOf(host, tableName)).toBeNull();
  });

  it('without a token, or with one that opens nothing any more, stands at the door', async () => {
    const none = arriving({ room: tableName });
    await none.transport.greet(asGuest);
    expect(none.transport.sent.map(({ type }) => type)).toEqual(['hello']);
    expect(none.events).toEqual(['not back: unknown-token', 'settled']);
    const keyring = new Keyring(null);
    keyring.keep(key);
    const { transport, session, events, seats } = arriving({ room: tableName, keyring });
    transport.answer();
    transport.say(asGuest);
    await promisesRun();
    transport.say({ type: 'refused', request: transport.latest('return').request, code: 'unknown-token' });
    await promisesRun();
    expect(events).toEqual(['not back: unknown-token', 'settled']);
    expect(seats).toEqual([{ room: null, table: null }]);
    expect(session.at).toBeNull();
    expect(keyring.tokenOf(host, tableName)).toBeNull();
  });

  it('who is shown out loses room, table and token', async () => {
    const { transport, session, keyring, events } = await inside();
    transport.say({ type: 'parted', room: tableName, why: 'removed' });
    expect(session.at).toBeNull();
    expect(keyring.tokenOf(host, tableName)).toBeNull();
    expect(events).toContain('parted: removed');
  });

  it('who leaves may come back, and hears nothing that was said before', async () => {
    const { transport, session, told } = await inside();
    session.leave();
    transport.say(tableTold({ moment: 50 }));
    const coming = session.goInto(tableName);
    transport.say(roomTold());
    transport.say(tableTold({ moment: 51 }));
    expect(told).toHaveLength(1);
    transport.say({ type: 'done', request: transport.latest('leave-room').request, table: null });
    await promisesRun();
    const { request } = transport.latest('return');
    transport.say({ type: 'entered', request, room: tableName, guest: testGuest, token });
    transport.say(roomTold());
    transport.say(tableTold({ moment: 1 }));
    expect(await coming).toMatchObject({ outcome: 'done' });
    expect(told.at(-1)?.moment).toBe(1);
  });

  it('with the key of the house presents it first, and opens its table as the host person', async () => {
    const keyring = new Keyring(null);
    keyring.keepHouseKey(host, token);
    const { transport, session } = arriving({ table: tableName, keyring });
    transport.answer();
    transport.say(asGuest);
    await promisesRun();
    const { request } = transport.latest('present-key');
    transport.say(welcomeTold({ settings: null }));
    transport.say({ type: 'done', request, table: null });
    await promisesRun();
    expect(transport.latest('open-table').table).toBe(tableName);
    expect(session.role).toBe('keeper');
  });

  it('who runs the house from then on still plays with its token', async () => {
    const { transport, session } = await inside();
    const presenting = session.presentKey(token);
    transport.say(welcomeTold({ settings: null }));
    transport.say({ type: 'done', request: transport.latest('present-key').request, table: null });
    await presenting;
    void session.change({ type: 'undo', version: 1, seat: 1 });
    expect(transport.latest('undo').token).toBe(token);
  });

  it('forgets a key that fits no more', async () => {
    const keyring = new Keyring(null);
    keyring.keepHouseKey(host, token);
    const { transport } = arriving({ keyring });
    transport.answer();
    transport.say(asGuest);
    await promisesRun();
    transport.say({ type: 'refused', request: transport.latest('present-key').request, code: 'wrong-key' });
    await promisesRun();
    expect(keyring.houseKeyOf(host)).toBeNull();
  });
});

describe('a page of the house', () => {
  it('opens its table after every new connection', async () => {
    const { transport, back } = arriving({ table: tableName });
    await transport.greet(welcomeTold());
    await back(welcomeTold());
    expect(transport.all('open-table')).toHaveLength(2);
  });

  it('in a room finds back there, wherever that plays by now; to its table where the room is no more', async () => {
    const { transport, session, back } = arriving({ room: 'ourroom1', table: tableName });
    await transport.greet(welcomeTold());
    expect(transport.latest('visit-room').room).toBe('ourroom1');
    transport.say(roomTold({ room: 'ourroom1', table: 'hgfedcba' }));
    expect(session.at).toBe('hgfedcba');
    await back(welcomeTold());
    transport.say(roomTold({ room: 'ourroom1', table: 'hgfedcba' }));
    expect(transport.all('open-table')).toEqual([]);
    transport.end();
    const lost = arriving({ room: 'ourroom1', table: tableName });
    lost.transport.answer();
    lost.transport.say(welcomeTold());
    await promisesRun();
    lost.transport.say({ type: 'refused', request: lost.transport.latest('visit-room').request, code: 'unknown-room' });
    await promisesRun();
    expect(lost.transport.latest('open-table').table).toBe(tableName);
    expect(lost.session.room).toBeNull();
  });

  it('keeps its table when it has closed the room', async () => {
    const { transport, session, events } = arriving({ table: tableName });
    await transport.greet(welcomeTold());
    transport.say(roomTold());
    transport.say(tableTold());
    expect(session.room).toBe(tableName);
    transport.say({ type: 'parted', room: tableName, why: 'room-closed' });
    expect([session.room, session.at]).toEqual([null, tableName]);
    expect(events).toContain('parted: room-closed');
  });

  it('sits down at a table it has set up, whether or not the host shows it by itself', async () => {
    for (const shows of [true, false]) {
      const { transport, session, seats } = arriving();
      await transport.greet(welcomeTold());
      const making = session.create({
        type: 'create-table',
        game: 'brick-and-mortar',
        options: {},
        seats: [{ name: 'Ana', colour: 'teal' }],
      });
      if (shows) transport.say(tableTold());
      transport.say({ type: 'done', request: transport.latest('create-table').request, table: tableName });
      await promisesRun();
      if (!shows) {
        transport.say(tableTold());
        transport.say({ type: 'done', request: transport.latest('open-table').request, table: tableName });
      }
      expect(await making).toMatchObject({ outcome: 'done' });
      expect(transport.all('open-table')).toHaveLength(shows ? 0 : 1);
      expect(seats).toEqual([{ room: null, table: tableName }]);
    }
  });
});

describe('what was missed', () => {
  it('is asked for once, and the whole table taken', async () => {
    const { transport, told } = await inside();
    const gap = (moment: number) => tableTold({ moment, log: { after: moment - 1, from: 0, moves: [] } });
    transport.say(gap(7));
    transport.say(gap(8));
    expect(transport.all('open-table')).toHaveLength(1);
    transport.say(tableTold({ moment: 9 }));
    transport.say({ type: 'done', request: transport.latest('open-table').request, table: tableName });
    await promisesRun();
    expect(told.map(({ moment }) => moment)).toEqual([4, 9]);
    transport.say(gap(12));
    expect(transport.all('open-table')).toHaveLength(2);
  });

  it('is not what comes of another table', async () => {
    const { transport, told } = await inside();
    transport.say(tableTold({ table: 'hgfedcba', moment: 99 }));
    expect(told).toHaveLength(1);
    expect(transport.all('open-table')).toEqual([]);
  });
});
