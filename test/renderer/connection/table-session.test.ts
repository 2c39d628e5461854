import { describe, expect, it } from 'vitest';
import { Conversation } from '../../../renderer/connection/conversation.ts';
import { Keyring } from '../../../renderer/connection/keyring.ts';
import { TableSession } from '../../../renderer/connection/table-session.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import { tableName, tableTold, welcomeTold } from '../table/sample-table.ts';
import { TestClock } from './test-clock.ts';
import { promisesRun, TestTransport, testGuest } from './test-transport.ts';

const host = '192.168.1.20:7777';
const token = 'N5cX0vTq3ZpWm8yLr2JhAg';
const key = { host, table: tableName, guest: testGuest, token, code: 'K7M2P' };
const asGuest = welcomeTold({ role: 'guest', settings: null });

interface Before {
  readonly table?: string | null;
  readonly code?: string | null;
  readonly keyring?: Keyring;
}

function arriving({ table = null, code = null, keyring = new Keyring(null) }: Before = {}) {
  const transport = new TestTransport();
  const clock = new TestClock();
  const session = new TableSession({
    conversation: new Conversation(transport, clock, 'p'),
    keyring,
    host,
    arrival: { table, code },
  });
  const told: TableMessage[] = [];
  const seats: (string | null)[] = [];
  const events: string[] = [];
  const guests: string[] = [];
  session.start({
    changed: () => {},
    told: (message) => told.push(message),
    heard: () => {},
    settled: () => events.push('settled'),
    seated: (at) => seats.push(at),
    cameIn: ({ guest }) => guests.push(guest),
    parted: (why) => events.push(`parted: ${why}`),
    notBack: (refusal) => events.push(`not back: ${refusal}`),
    misunderstood: () => events.push('misunderstood'),
  });
  const back = async (welcome = asGuest) => {
    transport.end();
    clock.pass(125);
    await transport.greet(welcome);
  };
  return { transport, clock, session, keyring, told, seats, events, guests, back };
}

/** A guest who has come in by the code. */
async function inside() {
  const page = arriving();
  await page.transport.greet(asGuest);
  const entering = page.session.enter('K7M2P', 'Ben');
  const { request } = page.transport.latest('enter');
  page.transport.say(tableTold({ own: [], moment: 4 }));
  page.transport.say({ type: 'entered', request, table: tableName, guest: testGuest, token });
  await entering;
  return page;
}

describe('a guest', () => {
  it('comes in by the code, hears of the table, and keeps its token', async () => {
    const { session, keyring, told, seats, guests, transport } = await inside();
    expect(session.at).toBe(tableName);
    expect(told).toHaveLength(1);
    expect(seats).toEqual([tableName]);
    expect(guests).toEqual([testGuest]);
    expect(keyring.tokenOf(host, tableName)).toBe(token);
    expect(keyring.tableByCode(host, 'K7M2P')).toBe(tableName);
    expect(transport.sent.map(({ type }) => type)).toEqual(['hello', 'enter']);
  });

  it('comes in as well where the table is told of after the token', async () => {
    const { transport, session, told } = arriving();
    await transport.greet(asGuest);
    const entering = session.enter('K7M2P', null);
    const { request } = transport.latest('enter');
    transport.say({ type: 'entered', request, table: tableName, guest: testGuest, token });
    await entering;
    transport.say(tableTold());
    expect(told).toHaveLength(1);
    expect(transport.sent.map(({ type }) => type)).toEqual(['hello', 'enter']);
  });

  it('comes back by its token after every break, and shows the token nowhere else but in its changes', async () => {
    const { transport, session, told, back } = await inside();
    void session.change({ type: 'play', version: 1, seat: 1, move: { type: 'pass' } });
    void session.askAt({ type: 'look-back', position: 0, viewer: 'spectator' });
    await back();
    expect(transport.latest('return')).toMatchObject({ table: tableName, token });
    transport.say(tableTold({ moment: 1 }));
    expect(told.at(-1)?.moment).toBe(1);
    const withToken = transport.sent.filter((message) => JSON.stringify(message).includes(token));
    expect(withToken.map(({ type }) => type)).toEqual(['play', 'return', 'play']);
  });

  it('finds back after a reload by the table’s name and its keyring', async () => {
    const keyring = new Keyring(null);
    keyring.keep(key);
    const { transport, session, events } = arriving({ table: tableName, keyring });
    await transport.greet(asGuest);
    expect(transport.latest('return')).toMatchObject({ table: tableName, token });
    expect(session.at).toBe(tableName);
    expect(events).toEqual(['settled']);
  });

  it('who scans the code again is still the same guest', async () => {
    const keyring = new Keyring(null);
    keyring.keep(key);
    const same = arriving({ code: 'K7M2P', keyring });
    await same.transport.greet(asGuest);
    expect(same.transport.latest('return').token).toBe(token);
    const renewed = arriving({ code: 'NEW22', keyring });
    const table = { table: tableName, name: 'Kitchen', game: 'brick-and-mortar', free: 0 };
    await renewed.transport.greet({ ...asGuest, hosted: [table] });
    expect(renewed.transport.latest('return').token).toBe(token);
    const other = arriving({ code: 'THRD2', keyring });
    await other.transport.greet({ ...asGuest, hosted: [table, { ...table, table: 'hgfedcba' }] });
    expect(other.transport.sent.map(({ type }) => type)).toEqual(['hello']);
  });

  it('without a token, or with one that opens nothing any more, stands at the door', async () => {
    const none = arriving({ table: tableName });
    await none.transport.greet(asGuest);
    expect(none.transport.sent.map(({ type }) => type)).toEqual(['hello']);
    expect(none.events).toEqual(['not back: unknown-token', 'settled']);
    const keyring = new Keyring(null);
    keyring.keep(key);
    const { transport, session, events, seats } = arriving({ table: tableName, keyring });
    transport.answer();
    transport.say(asGuest);
    await promisesRun();
    transport.say({ type: 'refused', request: transport.latest('return').request, code: 'unknown-token' });
    await promisesRun();
    expect(events).toEqual(['not back: unknown-token', 'settled']);
    expect(seats).toEqual([null]);
    expect(session.at).toBeNull();
    expect(keyring.tokenOf(host, tableName)).toBeNull();
  });

  it('who is shown out loses table and token', async () => {
    const { transport, session, keyring, events } = await inside();
    transport.say({ type: 'parted', table: tableName, why: 'removed' });
    expect(session.at).toBeNull();
    expect(keyring.tokenOf(host, tableName)).toBeNull();
    expect(events).toContain('parted: removed');
  });

  it('who leaves may come back, and hears nothing that was said before', async () => {
    const { transport, session, told } = await inside();
    session.leave();
    transport.say(tableTold({ moment: 50 }));
    const opening = session.open(tableName);
    transport.say(tableTold({ moment: 51 }));
    expect(told).toHaveLength(1);
    transport.say({ type: 'done', request: transport.latest('leave-table').request, table: tableName });
    await promisesRun();
    const { request } = transport.latest('return');
    transport.say(tableTold({ moment: 1 }));
    transport.say({ type: 'entered', request, table: tableName, guest: testGuest, token });
    expect(await opening).toMatchObject({ outcome: 'done' });
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
      expect(seats).toEqual([tableName]);
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
