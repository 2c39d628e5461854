import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytesOf, overwrite } from '../../storage/journal-material.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { codeOf, later, opened, play, restarted, seated } from '../opened-table.ts';

/** Starts a host in this folder. */
async function startedIn(folder: string) {
  const network = new FakeNetwork();
  const again = testHost(folder, { network });
  await again.resume();
  return { network, again };
}

describe('going on the network', () => {
  it('listens only from the first network table to the last', async () => {
    const network = new FakeNetwork();
    const host = testHost(freshFolder(), { network });
    await host.resume();
    const hostPage = new TestClient(host);
    expect(hostPage.last('welcome')).toMatchObject({ role: 'host', network: { listening: null } });
    const table = hostPage.create('tic-tac-toe', 2);
    expect([network.opened, hostPage.table.hosting]).toEqual([0, null]);
    expect(await later(hostPage, { type: 'host-table', table, name: 'Kitchen', door: 'ask' })).toMatchObject({
      type: 'done',
    });
    expect(network).toMatchObject({
      opened: 1,
      announced: [{ room: table, name: 'Kitchen', game: 'tic-tac-toe', free: 0 }],
    });
    expect(hostPage.table).toMatchObject({ hosting: { name: 'Kitchen', door: 'ask' }, keeping: { guests: [] } });
    expect(hostPage.last('network').network.listening).toMatchObject({ port: 7777 });
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
    expect(network.announced).toMatchObject([{ free: 1 }]);
    expect(hostPage.ask({ type: 'close-room', room: table })).toMatchObject({ type: 'done' });
    expect(network).toMatchObject({ closed: 1, announced: [] });
    expect(hostPage.table).toMatchObject({ hosting: null, keeping: null, own: [0, 1] });
    expect(hostPage.refusal({ type: 'close-room', room: table })).toBe('unknown-room');
  });

  it('remembers the chosen adapter of each network through a restart', async () => {
    const { host, folder, hostPage, network } = await opened();
    const chooses = async (place: string | null, adapter: string) => {
      network.place = place;
      expect(await later(hostPage, { type: 'choose-network', adapter, port: 7777 })).toMatchObject({ type: 'done' });
    };
    await chooses('home', '192.168.1.20');
    await chooses('work', '10.0.0.5');
    await chooses(null, '10.9.9.9');
    expect(network.where?.chosen).toEqual({ home: '192.168.1.20', work: '10.0.0.5' });
    await host.close();
    const again = new FakeNetwork();
    await testHost(folder, { network: again }).resume();
    expect(again.where).toEqual({
      adapter: '10.9.9.9',
      port: 7777,
      chosen: { home: '192.168.1.20', work: '10.0.0.5' },
    });
  });

  it('is refused without a network, and leaves the table unchanged', async () => {
    const network = new FakeNetwork();
    network.failure = 'ports-taken';
    const hostPage = new TestClient(testHost(freshFolder(), { network }));
    const table = hostPage.create('tic-tac-toe', 2);
    const answer = await later(hostPage, { type: 'host-table', table, name: 'Kitchen', door: 'open' });
    expect(answer).toMatchObject({ type: 'refused', code: 'no-network' });
    expect(hostPage.last('network').network.failure).toBe('ports-taken');
    expect(hostPage.table.hosting).toBeNull();
  });

  it('changes name and door without a new code, and creates a new code on request', async () => {
    const { hostPage, table, code, host } = await opened();
    await later(hostPage, { type: 'host-table', table, name: 'Ada', door: 'ask' });
    expect(hostPage.table).toMatchObject({ hosting: { name: 'Ada', door: 'ask' }, keeping: { code } });
    hostPage.ask({ type: 'new-code', room: table });
    expect(codeOf(hostPage)).not.toBe(code);
    expect(new TestClient(host, '10.0.0.9').refusal({ type: 'enter', code, name: null })).toBe('wrong-code');
  });
});

it('server with many tables: refuses the table that it could not save, and has all others after a restart', async () => {
  const folder = freshFolder();
  const host = testHost(folder, { network: new FakeNetwork() });
  await host.resume();
  const hostPage = new TestClient(host);
  const hostOne = async (at: number) => {
    const table = hostPage.create('tic-tac-toe', 2);
    return later(hostPage, { type: 'host-table', table, name: `Table ${at}`, door: 'open' });
  };
  for (let at = 1; at <= 50; at++) expect(await hostOne(at)).toMatchObject({ type: 'done' });
  expect(await hostOne(51)).toMatchObject({ type: 'refused', code: 'too-many-rooms' });
  const { key } = host.hosting;
  await host.close();
  const { network, again } = await startedIn(folder);
  expect(again.hosting.key).toBe(key);
  expect(network.announced).toHaveLength(50);
  await again.close();
});

describe('server with a table that cannot be opened', () => {
  const damaged = async () => {
    const { folder, table, code, host } = await opened();
    await host.close();
    const whole = bytesOf(folder, table);
    rmSync(path.join(folder, 'tables', `${table}.spare.ndjson`));
    overwrite(folder, table, 'no journal\n');
    return { folder, table, code, whole };
  };

  it('keeps its code and guests through restarts until the file is repaired', async () => {
    const { folder, table, code, whole } = await damaged();
    for (let start = 0; start < 2; start++) {
      const { network, again } = await startedIn(folder);
      expect(network.announced).toEqual([]);
      expect(new TestClient(again, '10.0.0.9').refusal({ type: 'enter', code, name: null })).toBe('wrong-code');
      await again.close();
    }
    overwrite(folder, table, whole);
    const { network, again } = await startedIn(folder);
    expect(network.announced).toMatchObject([{ room: table }]);
    const guest = new TestClient(again, '10.0.0.9');
    expect(guest.ask({ type: 'enter', code, name: 'Cy' })).toMatchObject({ type: 'entered' });
    await again.close();
  });

  it('opens it later, once that works', async () => {
    const { folder, table, code, whole } = await damaged();
    const { network, again } = await startedIn(folder);
    overwrite(folder, table, whole);
    const hostPage = new TestClient(again);
    await later(hostPage, { type: 'open-table', table });
    expect(codeOf(hostPage)).toBe(code);
    expect(network.announced).toMatchObject([{ room: table }]);
    await again.close();
  });
});

it('full disk: refuses to end hosting; the table stays on the network', async () => {
  const { folder, host, hostPage, code, table } = await opened();
  const ben = seated(host, table, code, 1, 'Ben');
  // no program can write a draft whose name a folder has
  const draft = path.join(folder, `.house.json.${process.pid}.new`);
  mkdirSync(draft);
  expect(hostPage.refusal({ type: 'close-room', room: table })).toBe('disk-full');
  expect(hostPage.table).toMatchObject({ hosting: { door: 'open' }, keeping: { code } });
  expect(play(ben.client, ben.token, 1)).toMatchObject({ type: 'done' });
  rmdirSync(draft);
  expect(hostPage.ask({ type: 'close-room', room: table })).toMatchObject({ type: 'done' });
});

describe('ending it', () => {
  it('removes a guest: notifies them, frees the seats, revokes the token', async () => {
    const { host, hostPage, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    hostPage.ask({ type: 'remove-guest', room: table, guest: ben.guest });
    expect(ben.client.last('parted')).toEqual({ type: 'parted', room: table, why: 'removed' });
    expect(ben.client.refusal({ type: 'open-table', table })).toBe('not-host');
    expect(ben.client.refusal({ type: 'return', room: table, token: ben.token })).toBe('unknown-token');
    expect(hostPage.table.keeping?.guests).toEqual([]);
    expect(hostPage.refusal({ type: 'remove-guest', room: table, guest: ben.guest })).toBe('unknown-guest');
  });

  it('stops hosting: notifies guests, takes over all seats, and lets no guest return', async () => {
    const { host, hostPage, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    hostPage.ask({ type: 'close-room', room: table });
    expect(ben.client.last('parted')).toMatchObject({ why: 'room-closed' });
    expect(hostPage.table).toMatchObject({ own: [0, 1, 2], holdings: [{ holder: 'house' }, { holder: 'house' }, {}] });
    expect(ben.client.refusal({ type: 'return', room: table, token: ben.token })).toBe('unknown-token');
    expect(ben.client.refusal({ type: 'enter', code, name: null })).toBe('wrong-code');
  });

  it('keeps a network table open when the host goes back to the home screen', async () => {
    const { host, hostPage, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    hostPage.ask({ type: 'leave-table', table });
    expect(hostPage.last('library').library).toMatchObject([{ table, room: table, status: 'running' }]);
    expect(play(ben.client, ben.token, 1)).toMatchObject({ type: 'done' });
    expect(ben.client.table.holdings[0]).toMatchObject({ holder: 'house', present: false });
    expect(hostPage.refusal({ type: 'remove-table', table })).toBe('open-elsewhere');
    ben.client.ask({ type: 'leave-table', table });
    expect(ben.client.last('rooms').rooms).toMatchObject([{ room: table }]);
    expect(hostPage.ask({ type: 'remove-table', table })).toMatchObject({ type: 'done' });
    expect(hostPage.last('library').library).toEqual([]);
  });
});

it('server without a screen: is always on the network, and controlled by anyone with its key', async () => {
  const folder = freshFolder();
  const network = new FakeNetwork();
  const host = testHost(folder, { network, isHeadless: true, hostName: 'Our house' });
  await host.resume();
  expect(network.opened).toBe(1);
  const browser = new TestClient(host, '192.168.1.50');
  expect(browser.last('welcome')).toMatchObject({ role: 'guest', server: 'Our house' });
  expect(browser.refusal({ type: 'present-key', key: 'B'.repeat(22) })).toBe('wrong-key');
  expect(browser.ask({ type: 'present-key', key: host.hosting.key })).toMatchObject({ type: 'done' });
  expect(browser.last('welcome')).toMatchObject({ role: 'host', settings: null, network: { failure: null } });
  const table = browser.create('tic-tac-toe', 2);
  await later(browser, { type: 'host-table', table, name: 'Cupboard', door: 'open' });
  const second = browser.create('tic-tac-toe', 2);
  await later(browser, { type: 'host-table', table: second, name: 'Attic', door: 'open' });
  expect(network.announced.map(({ name }) => name)).toEqual(['Cupboard', 'Attic']);
  browser.ask({ type: 'close-room', room: table });
  browser.ask({ type: 'close-room', room: second });
  expect(network.closed).toBe(0);
  await host.close();
  const again = testHost(folder, { network: new FakeNetwork(), isHeadless: true });
  expect(again.hosting.key).toBe(host.hosting.key);
});

describe('two programs on one data folder', () => {
  it('lets only one on the network; the other may follow once it has ended, and finds the guests', async () => {
    const { folder, host, code, table } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    const network = new FakeNetwork();
    const other = testHost(folder, { network });
    await other.resume();
    expect([network.opened, other.hosting.isElsewhere]).toEqual([0, true]);
    const hostPage = new TestClient(other);
    const second = hostPage.create('tic-tac-toe', 2);
    const wish = { type: 'host-table', table: second, name: 'Elsewhere', door: 'open' } as const;
    expect(await later(hostPage, wish)).toMatchObject({ code: 'open-elsewhere' });
    expect(new TestClient(other, '10.0.0.8').refusal({ type: 'enter', code, name: null })).toBe('wrong-code');

    await host.close();
    expect(await later(hostPage, wish)).toMatchObject({ type: 'done' });
    const back = new TestClient(other, '192.168.1.30');
    expect(back.ask({ type: 'return', room: table, token: ben.token })).toMatchObject({ guest: ben.guest });
    expect(back.table).toMatchObject({ own: [1], inHand: 1 });
    const next = await restarted(other, folder);
    expect(next.hosting.shown.map(({ name }) => name).sort()).toEqual(['At Ada’s', 'Elsewhere']);
  });
});
