import { describe, expect, it } from 'vitest';
import { Keyring } from '../../../renderer/connection/keyring.ts';
import { defaultSettings, type HostMessage } from '../../../shared/protocol/messages.ts';
import { promisesRun, testGuest } from '../connection/test-transport.ts';
import { inHandOf, sampleRoom, sampleTable, sampleWelcome, tableName } from '../table/sample-table.ts';
import { old as address, deviceMemory, nowhere, openPage, token } from './page-between-hosts.ts';

const key = { host: address, room: tableName, guest: testGuest, token, code: null };
const asGuest = sampleWelcome({ role: 'guest', settings: null, server: 'Our house' });

type Before = Omit<Parameters<typeof openPage>[0], 'inApp'>;

function inBrowser(before: Before = {}) {
  return openPage({ inApp: false, ...before });
}

function inWindow(before: Before = {}) {
  const page = openPage({ inApp: true, ...before });
  return { ...page, away: () => page.away().transport };
}

describe('guest in a browser', () => {
  it('joins with the code of the link, and keeps the token out of store and address', async () => {
    const keyring = new Keyring(null);
    const { home, state, commands, places } = inBrowser({ arrival: { ...nowhere, code: 'K7M2P' }, keyring });
    await home.greet(asGuest);
    expect(state().server).toMatchObject({ role: 'guest', name: 'Our house', joinCode: 'K7M2P', known: [] });
    const entering = commands.guest.enter('K7M2P', 'Ben');
    const { request, code, name } = home.latest('enter');
    expect({ code, name }).toEqual({ code: 'K7M2P', name: 'Ben' });
    home.say({ type: 'entered', request, room: tableName, guest: testGuest, token });
    home.say(sampleRoom());
    home.say(sampleTable({ own: [] }));
    expect(await entering).toBe(true);
    expect(state().server).toMatchObject({ joinCode: null, known: [tableName] });
    expect(state().table.live?.table).toBe(tableName);
    expect(JSON.stringify(state()) + places.join()).not.toContain(token);
    expect(keyring.tokenOf(address, tableName)).toBe(token);
  });

  it('gets the reason when it cannot join, and may retry', async () => {
    const { home, state, commands } = inBrowser();
    await home.greet(asGuest);
    const entering = commands.guest.enter('K7M2P', null);
    home.say({ type: 'refused', request: home.latest('enter').request, code: 'wrong-code' });
    expect(await entering).toBe(false);
    expect(state().page.notice).toEqual({ kind: 'refused', code: 'wrong-code' });
  });

  it('returns to the join screen with the reason when removed', async () => {
    const keyring = new Keyring(null);
    keyring.keep(key);
    const { home, state, places } = inBrowser({ keyring, arrival: { ...nowhere, room: tableName } });
    await home.greet(asGuest);
    home.say(sampleRoom());
    home.say(inHandOf(1, 'SECRET', { own: [1] }));
    home.say({ type: 'parted', room: tableName, why: 'room-closed' });
    expect(state().table.live).toBeNull();
    expect(state().server.known).toEqual([]);
    expect(state().page.notice).toEqual({ kind: 'parted', why: 'room-closed' });
    expect(JSON.stringify(state())).not.toContain('SECRET');
    expect(places.at(-1)).toBe('home - -');
  });

  it('gets no second notice about a useless token if it has a code', async () => {
    const withCode = inBrowser({ arrival: { ...nowhere, room: tableName, code: 'K7M2P' } });
    await withCode.home.greet(asGuest);
    expect(withCode.state().page.notice).toBeNull();
    const without = inBrowser({ arrival: { ...nowhere, room: tableName } });
    await without.home.greet(asGuest);
    expect(without.state().page.notice).toEqual({ kind: 'refused', code: 'unknown-token' });
  });

  it('stores its settings itself', async () => {
    const memory = deviceMemory();
    memory.kept.set('high-street:settings', JSON.stringify({ theme: 'dark', strange: true }));
    const { home, state, commands } = inBrowser({ memory });
    expect(state().settings.theme).toBe('dark');
    await home.greet(asGuest);
    expect(state().settings).toEqual({ ...defaultSettings, theme: 'dark' });
    commands.changeSettings({ sound: true });
    expect(home.all('change-settings')).toEqual([]);
    expect(JSON.parse(memory.kept.get('high-street:settings') ?? '')).toEqual({
      ...defaultSettings,
      theme: 'dark',
      sound: true,
    });
  });

  it('goes to another host’s page, with the code behind the #, which no server sees', () => {
    const { commands, visited } = inBrowser();
    commands.guest.visit('10.0.0.7:7777', null);
    commands.guest.visit('10.0.0.7:7777', 'K7M2P');
    expect(visited).toEqual(['http://10.0.0.7:7777/', 'http://10.0.0.7:7777/#join=K7M2P']);
  });
});

describe('host person', () => {
  it('runs the table on the network', async () => {
    const { home, state, commands } = inWindow({ arrival: { ...nowhere, table: tableName } });
    await home.greet(sampleWelcome());
    home.say(sampleRoom());
    const hosting = commands.hosting.host('Kitchen', 'ask');
    home.say({ type: 'done', request: home.latest('host-table').request, table: tableName });
    expect(await hosting).toBe(true);
    commands.room.newCode();
    commands.room.answerWish(testGuest, true);
    commands.room.handSeat(1, 'free', false);
    commands.room.resume(tableName);
    expect(state().server.nearby).toBeNull();
    expect(home.latest('new-code')).toMatchObject({ room: tableName });
    expect(home.latest('answer-wish')).toMatchObject({ table: tableName, guest: testGuest, granted: true });
    expect(home.latest('hand-seat')).toMatchObject({ table: tableName, seat: 1, to: 'free', standIn: false });
    expect(home.latest('go-on')).toMatchObject({ room: tableName, table: tableName });
    home.say({
      type: 'nearby',
      rooms: [{ room: tableName, name: 'Kitchen', game: null, free: 1, address, protocol: 2 }],
    });
    expect(state().server.nearby).toMatchObject([{ address }]);
  });

  it('gets what the network check found, or nothing if the line breaks', async () => {
    const { home, commands } = inWindow();
    await home.greet(sampleWelcome());
    const examined = commands.hosting.diagnose(address);
    const findings = [{ examination: 'port' as const, result: 'well' as const, code: 'port-open', facts: {} }];
    home.say({ type: 'diagnosis', request: home.latest('diagnose').request, findings });
    expect(await examined).toEqual(findings);
    const again = commands.hosting.diagnose(null);
    home.end();
    expect(await again).toBeNull();
  });
});

describe('visiting another host in the app window', () => {
  async function visiting(before: Before = {}) {
    const app = inWindow(before);
    await app.home.greet(sampleWelcome({}, { theme: 'dark' }));
    app.commands.guest.visit(address, 'K7M2P');
    return app;
  }

  it('leaves the own table, and shows the join screen there with the code', async () => {
    const app = inWindow({ arrival: { ...nowhere, table: tableName } });
    await app.home.greet(sampleWelcome());
    app.home.say(inHandOf(0, 'SECRET'));
    app.commands.guest.visit(address, 'K7M2P');
    expect(app.home.latest('leave-table').table).toBe(tableName);
    expect(app.state().table.live).toBeNull();
    expect(app.state().server).toMatchObject({ role: 'guest', away: address, joinCode: 'K7M2P' });
    expect(app.lines.map((line) => line.address)).toEqual([address]);
    await app.away().greet(asGuest);
    expect(app.state().server.name).toBe('Our house');
    expect(app.state().connection).toMatchObject({ state: 'open', welcomed: true });
    expect(app.places.at(-1)).toBe(`${address} - -`);
  });

  it('plays there, ignoring tables of the own host, and keeps its own settings', async () => {
    const app = await visiting();
    await app.away().greet(asGuest);
    const entering = app.commands.guest.enter('K7M2P', null);
    const { request } = app.away().latest('enter');
    app.away().say({ type: 'entered', request, room: tableName, guest: testGuest, token });
    app.away().say(sampleRoom());
    app.away().say(sampleTable({ own: [] }));
    expect(await entering).toBe(true);
    expect(app.places.at(-1)).toBe(`${address} ${tableName} ${tableName}`);
    app.home.say(sampleTable({ version: 77, moment: 9 }));
    app.home.say({ type: 'rooms', rooms: [{ room: 'hgfedcba', name: 'Home', game: 'brick-and-mortar', free: 1 }] });
    expect(app.state().server.rooms).toEqual([]);
    expect(app.state().table.live?.version).toBe(1);
    expect(app.state().settings.theme).toBe('dark');
    app.commands.changeSettings({ theme: 'light' });
    expect(app.home.latest('change-settings').settings.theme).toBe('light');
    expect(app.away().all('change-settings')).toEqual([]);
    void app.commands.hosting.diagnose(address);
    expect(app.home.latest('diagnose').address).toBe(address);
  });

  it('ends by going home, where everything is sent again', async () => {
    const app = await visiting();
    await app.away().greet(asGuest);
    app.commands.guest.goHome();
    expect(app.away().isCalling).toBe(false);
    expect(app.state().server).toMatchObject({ role: 'host', away: null, joinCode: null });
    expect(app.places.at(-1)).toBe('home - -');
    await app.home.greet(sampleWelcome({ server: 'Home' }));
    expect(app.state().server.name).toBe('Home');
    expect(app.state().connection.welcomed).toBe(true);
    app.away().say({ type: 'rooms', rooms: [] });
    expect(app.state().server.name).toBe('Home');
  });

  it('drops answers to requests of a host that has been left', async () => {
    const app = await visiting();
    await app.away().greet(asGuest);
    const entering = app.commands.guest.enter('K7M2P', null);
    app.commands.guest.goHome();
    expect(await entering).toBe(false);
    await promisesRun();
    expect(app.state().page.notice).toBeNull();
  });
});

describe('move sent again after a lost connection', () => {
  const stale = (request: string): HostMessage => ({ type: 'refused', request, code: 'stale' });

  it('causes no error if it was already carried out', async () => {
    const { home, clock, state, commands } = inBrowser({ arrival: { ...nowhere, table: tableName } });
    await home.greet(sampleWelcome());
    home.say(inHandOf(0, 'x', { legal: [{ type: 'pass' }] }));
    commands.play({ type: 'pass' });
    home.end();
    expect(state().connection.welcomed).toBe(false);
    clock.pass(125);
    await home.greet(sampleWelcome());
    expect(home.all('play')).toHaveLength(2);
    // the position from before the lost connection must not be played on
    expect(state().connection.welcomed).toBe(false);
    home.say(sampleTable({ version: 2, moment: 1 }));
    expect(state().connection.welcomed).toBe(true);
    home.say(stale(home.latest('play').request));
    await promisesRun();
    expect(state().page.notice).toBeNull();
    expect(state().table.live?.version).toBe(2);
  });

  it('causes an error if it was sent only once', async () => {
    const { home, state, commands } = inBrowser({ arrival: { ...nowhere, table: tableName } });
    await home.greet(sampleWelcome());
    home.say(inHandOf(0, 'x', { legal: [{ type: 'pass' }] }));
    commands.play({ type: 'pass' });
    home.say(stale(home.latest('play').request));
    await promisesRun();
    expect(state().page.notice).toEqual({ kind: 'refused', code: 'stale' });
  });
});
