import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultSettings, protocolVersion } from '../../../shared/protocol/messages.ts';
import { bytesOf, fileOf, overwrite, recorded } from '../../storage/journal-material.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { opened, play, seated } from '../opened-table.ts';

const mark = (cell: number) => ({ type: 'mark', cell });

/** The library as a new client receives it: id and status of each table. */
function libraryOf(client: TestClient): (readonly [string, string])[] {
  client.connection.receive(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  return client.last('welcome').library.map(({ table, status }) => [table, status] as const);
}

describe('library', () => {
  it('shows running and finished tables as a spectator sees them, the latest first', () => {
    const host = testHost(freshFolder());
    const client = new TestClient(host);
    const market = client.create('sealed-market', 2);
    const board = client.create('tic-tac-toe', 2);
    const finished = client.create('tic-tac-toe', 2);
    // in order, the cells 0, 2, 4 and 6 make a row for the first seat
    while (client.table.outcome === null) client.step(() => 0);
    expect(libraryOf(client)).toEqual([
      [finished, 'over'],
      [board, 'running'],
      [market, 'running'],
    ]);
    client.connection.closed();
    const later = new TestClient(host);
    const [over, first, second] = later.last('welcome').library;
    expect(over?.outcome).toEqual(client.table.outcome);
    expect([first?.outcome, second?.outcome]).toEqual([null, null]);
    expect(first).toMatchObject({ table: board, game: 'tic-tac-toe', seats: [{ name: 'Ada' }, { name: 'Ben' }] });
    expect(second).toMatchObject({
      table: market,
      toAct: [0, 1],
      view: { players: [{ coins: null }, { coins: null }] },
    });
  });

  it('resumes a match after the host has ended, with what each viewer last saw', () => {
    const folder = freshFolder();
    const first = new TestClient(testHost(folder));
    const table = first.create('sealed-market', 3);
    first.take(1);
    first.play({ type: 'bid', coins: 2 });
    first.connection.closed();
    const second = new TestClient(testHost(folder));
    expect(second.ask({ type: 'open-table', table })).toMatchObject({ type: 'done', table });
    expect(second.table).toMatchObject({ version: 1, inHand: null, own: [0, 1, 2], toAct: [0, 2] });
    second.take(1);
    expect(second.table).toMatchObject({ lastSeen: 1, log: { from: 0, moves: [{ seat: 1 }] } });
  });

  it('lists unreadable files as such and leaves them alone, but repairs what it can', () => {
    const folder = freshFolder();
    const { table: damaged } = recorded(folder, 30, 'damaged');
    const { table: torn } = recorded(folder, 30, 'torn');
    const { table: fine } = recorded(folder, 3, 'fine');
    const bytes = bytesOf(folder, damaged);
    bytes[bytes.indexOf('"seat"', 3000)] = 0x21;
    overwrite(folder, damaged, bytes);
    overwrite(folder, torn, bytesOf(folder, torn).subarray(0, -10));
    overwrite(folder, 'aaaaaaaa', '{"format":"high-street-journal","formatVersion":9}\n');
    overwrite(folder, 'bbbbbbbb', '');
    writeFileSync(path.join(folder, 'tables', 'notes.txt'), 'not a journal');

    const host = testHost(folder);
    const client = new TestClient(host);
    expect(new Map(libraryOf(client))).toEqual(
      new Map([
        [damaged, 'running'],
        [torn, 'running'],
        [fine, 'running'],
        ['aaaaaaaa', 'newer'],
        ['bbbbbbbb', 'damaged'],
      ]),
    );
    expect(client.refusal({ type: 'open-table', table: 'aaaaaaaa' })).toBe('journal-newer');
    expect(client.refusal({ type: 'open-table', table: 'bbbbbbbb' })).toBe('journal-damaged');
    expect(client.refusal({ type: 'open-table', table: 'cccccccc' })).toBe('unknown-table');
    expect(bytesOf(folder, damaged).equals(bytes)).toBe(true);
    expect(bytesOf(folder, 'bbbbbbbb')).toHaveLength(0);
    expect(readdirSync(path.join(folder, 'tables')).filter((name) => name.endsWith('.lock'))).toEqual([]);
    client.ask({ type: 'open-table', table: torn });
    expect(client.table).toMatchObject({ repaired: true, salvaged: null, version: 30 });
    client.ask({ type: 'leave-table', table: torn });
    client.ask({ type: 'open-table', table: damaged });
    expect(client.table).toMatchObject({ salvaged: { choices: 0, story: true }, fromSnapshot: true });
    const aside = readdirSync(path.join(folder, 'tables')).filter((name) => name.startsWith(`${damaged}.damaged-`));
    expect(aside.map((name) => readFileSync(path.join(folder, 'tables', name)))).toEqual([bytes]);
  });

  it('removes a table without deleting it, unless another client sits there', () => {
    const folder = freshFolder();
    const host = testHost(folder);
    const client = new TestClient(host);
    const other = new TestClient(host);
    const table = client.create('tic-tac-toe', 2);
    expect(other.refusal({ type: 'remove-table', table })).toBe('open-elsewhere');
    client.take(0);
    client.play(mark(4));
    expect(client.ask({ type: 'remove-table', table })).toMatchObject({ type: 'done' });
    expect(libraryOf(client)).toEqual([]);
    expect(other.last('library').library).toEqual([]);
    expect(readFileSync(path.join(folder, 'removed', `${table}.ndjson`), 'utf8')).toContain('"cell":4');
    expect(client.refusal({ type: 'remove-table', table })).toBe('unknown-table');
    expect(client.refusal({ type: 'open-table', table })).toBe('unknown-table');
  });

  it('keeps the name of a saved game in its journal, even through damage', () => {
    const folder = freshFolder();
    const host = testHost(folder);
    const client = new TestClient(host);
    const table = client.create('tic-tac-toe', 2);
    const named = () => {
      libraryOf(client);
      return client.last('welcome').library.map(({ name }) => name);
    };
    expect(client.ask({ type: 'name-table', table, name: 'Sunday, with Gran' })).toMatchObject({ type: 'done' });
    client.take(0);
    client.play(mark(4));
    client.ask({ type: 'leave-table', table });
    expect(named()).toEqual(['Sunday, with Gran']);
    expect(client.ask({ type: 'name-table', table, name: 'The long one' })).toMatchObject({ type: 'done' });
    expect(client.refusal({ type: 'name-table', table, name: 'a\u202Eb' })).toMatch(/name-|malformed/);
    expect(client.refusal({ type: 'name-table', table: 'zzzzzzzz', name: null })).toBe('unknown-table');
    overwrite(folder, table, Buffer.concat([Buffer.from('?'), bytesOf(folder, table).subarray(1)]));
    client.ask({ type: 'open-table', table });
    expect(client.table).toMatchObject({ version: 1, salvaged: { choices: 0 } });
    client.ask({ type: 'leave-table', table });
    expect(named()).toEqual(['The long one']);
    client.ask({ type: 'name-table', table, name: null });
    expect(named()).toEqual([undefined]);
  });

  it('notices when another program plays, and which tables others have open', () => {
    const folder = freshFolder();
    const here = new TestClient(testHost(folder));
    const there = new TestClient(testHost(folder));
    const table = there.create('tic-tac-toe', 2);
    expect(libraryOf(here)).toEqual([[table, 'elsewhere']]);
    there.take(0);
    there.play(mark(4));
    expect(here.ask({ type: 'open-table', table })).toMatchObject({ type: 'done' });
    expect(here.table).toMatchObject({ readOnly: true, own: [], viewer: 'spectator', version: 1, legal: [] });
    expect(here.refusal({ type: 'take-in-hand', table, seat: 1 })).toBe('read-only');
    expect(here.play(mark(0), 1)).toMatchObject({ code: 'read-only' });
    expect(here.refusal({ type: 'remove-table', table })).toBe('open-elsewhere');
    here.ask({ type: 'leave-table', table });
    there.take(1);
    expect(there.play(mark(0))).toMatchObject({ type: 'done' });
    there.ask({ type: 'leave-table', table });
    expect(libraryOf(here)).toEqual([[table, 'running']]);
    here.ask({ type: 'open-table', table });
    expect(here.table).toMatchObject({ readOnly: false, version: 2, own: [0, 1] });
  });

  it('reads a journal again only when it has changed', () => {
    const folder = freshFolder();
    const { table } = recorded(folder, 10);
    const file = fileOf(folder, table);
    utimesSync(file, 1000, 1000);
    const client = new TestClient(testHost(folder));
    expect(libraryOf(client)).toEqual([[table, 'running']]);
    const bytes = bytesOf(folder, table);
    bytes.fill(0x21);
    rmSync(path.join(folder, 'tables', `${table}.spare.ndjson`));
    overwrite(folder, table, bytes);
    utimesSync(file, 1000, 1000);
    expect(libraryOf(client)).toEqual([[table, 'running']]);
    utimesSync(file, 1001, 1001);
    expect(libraryOf(client)).toEqual([[table, 'damaged']]);
  });
});

describe('library that a page returns to', () => {
  /** The tables that the page received last. */
  const sent = (client: TestClient) => new Set(client.last('library').library.map(({ table }) => table));

  /** Plays tic-tac-toe to its end at a new table. */
  function finished(client: TestClient): string {
    const table = client.create('tic-tac-toe', 2);
    while (client.table.outcome === null) client.step(() => 0);
    return table;
  }

  it('has a match made by playing again', () => {
    const client = new TestClient(testHost(freshFolder()));
    const over = finished(client);
    const again = client.create('tic-tac-toe', 2);
    client.ask({ type: 'leave-table', table: again });
    expect(sent(client)).toEqual(new Set([over, again]));
  });

  it('has a match made by continuing another', () => {
    const client = new TestClient(testHost(freshFolder()));
    const over = finished(client);
    const answer = client.ask({ type: 'play-on', table: over, position: 2, seat: 0, level: 'apprentice' });
    const on = answer.type === 'done' ? answer.table : null;
    client.ask({ type: 'leave-table', table: on ?? '' });
    expect(sent(client)).toEqual(new Set([over, on]));
    expect(client.last('library').library).toMatchObject([{ table: on, status: 'running' }, { status: 'over' }]);
  });

  it('has what another page has added meanwhile', () => {
    const host = testHost(freshFolder());
    const [client, other] = [new TestClient(host), new TestClient(host)];
    const own = client.create('tic-tac-toe', 2);
    const meanwhile = other.create('sealed-market', 2);
    client.ask({ type: 'leave-table', table: own });
    expect(sent(client)).toEqual(new Set([own, meanwhile]));
  });

  it('has the latest state of a match that others play', async () => {
    const { host, hostPage, table, code } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    seated(host, table, code, 2, 'Cleo');
    hostPage.take(0);
    hostPage.play({ type: 'bid', coins: 1 });
    hostPage.ask({ type: 'leave-table', table });
    expect(hostPage.last('library').library).toMatchObject([{ table, toAct: [1, 2] }]);
    play(ben.client, ben.token, 2);
    expect(hostPage.last('library').library).toMatchObject([{ table, toAct: [2] }]);
  });

  it('shows that a table has left the network, and its moves since then', async () => {
    const { hostPage, table } = await opened();
    const again = hostPage.create('tic-tac-toe', 2);
    hostPage.ask({ type: 'leave-table', table: again });
    expect(hostPage.last('library').library).toMatchObject([
      { table: again, room: null },
      { table, room: table },
    ]);
    hostPage.ask({ type: 'close-room', room: table });
    expect(hostPage.last('library').library).toMatchObject([
      { table: again, room: null },
      { table, room: null },
    ]);
  });

  it('is up to date for a removed page, too', async () => {
    const { host, hostPage, table, code } = await opened();
    const ben = seated(host, table, code, 1, 'Ben');
    ben.client.ask({ type: 'present-key', key: host.hosting.key });
    const laid = new TestClient(host).create('tic-tac-toe', 2);
    hostPage.ask({ type: 'remove-guest', room: table, guest: ben.guest });
    expect(sent(ben.client)).toEqual(new Set([table, laid]));
  });
});

it('page: sits at one table at a time: joining another leaves the first', () => {
  const host = testHost(freshFolder());
  const client = new TestClient(host);
  const before = client.create('tic-tac-toe', 2);
  const other = new TestClient(host);
  other.ask({ type: 'open-table', table: before });
  client.ask({ type: 'open-table', table: before });
  expect(other.table).toMatchObject({ own: [], readOnly: true });
  client.create('tic-tac-toe', 2);
  expect(other.table).toMatchObject({ table: before, own: [0, 1], readOnly: false });
  expect(client.refusal({ type: 'take-in-hand', table: before, seat: 0 })).toBe('unknown-table');
});

describe('two pages at one table', () => {
  it('give the newest the seats; the older watches, may take them back, and inherits them', () => {
    const host = testHost(freshFolder());
    const first = new TestClient(host);
    const second = new TestClient(host);
    const table = first.create('sealed-market', 2);
    first.take(0);
    second.ask({ type: 'open-table', table });
    expect(second.table).toMatchObject({ readOnly: false, own: [0, 1], inHand: null, next: 0 });
    expect(first.table).toMatchObject({ readOnly: true, own: [], viewer: 'spectator', next: null, legal: [] });
    expect(first.refusal({ type: 'take-in-hand', table, seat: 0 })).toBe('read-only');
    expect(first.refusal({ type: 'glimpse', table, seat: 0 })).toBe('read-only');
    second.take(0);
    second.play({ type: 'bid', coins: 4 });
    expect(first.table).toMatchObject({
      version: 1,
      log: { from: 0, moves: [{ seat: 0, events: [{ type: 'bid-sealed', coins: null }] }] },
    });
    second.take(1);
    expect(first.texts.at(-1)).not.toContain('"viewer":1');
    second.connection.closed();
    expect(first.table).toMatchObject({ readOnly: false, own: [0, 1], inHand: null, next: 1, version: 1 });
    first.take(1);
    const third = new TestClient(host);
    third.ask({ type: 'open-table', table });
    expect(first.play({ type: 'bid', coins: 0 }, 1)).toMatchObject({ code: 'read-only' });
    first.ask({ type: 'open-table', table });
    expect(third.table).toMatchObject({ readOnly: true, own: [] });
    expect(first.table).toMatchObject({ readOnly: false, inHand: null, next: 1 });
    first.take(1);
    expect(first.play({ type: 'bid', coins: 0 }, 1)).toMatchObject({ type: 'done' });
  });

  it('send nothing more to a page that leaves', () => {
    const host = testHost(freshFolder());
    const first = new TestClient(host);
    const second = new TestClient(host);
    const table = first.create('tic-tac-toe', 2);
    second.ask({ type: 'open-table', table });
    second.ask({ type: 'leave-table', table });
    const heard = second.heard.length;
    first.take(0);
    first.play(mark(4));
    expect(second.heard.slice(heard).filter(({ type }) => type !== 'library')).toEqual([]);
    expect(second.refusal({ type: 'play', table, version: 1, seat: 1, move: mark(0) })).toBe('unknown-table');
  });
});

describe('settings', () => {
  it('are sent to every page and saved', () => {
    const folder = freshFolder();
    const host = testHost(folder);
    const [one, other] = [new TestClient(host), new TestClient(host)];
    const settings = { ...defaultSettings, theme: 'dark' } as const;
    expect(one.ask({ type: 'change-settings', settings })).toMatchObject({ type: 'done', table: null });
    expect([one.last('settings').settings, other.last('settings').settings]).toEqual([settings, settings]);
    expect(new TestClient(testHost(folder)).last('welcome')).toMatchObject({ settings, settingsReset: false });
  });

  it('are reported as reset if they were damaged', () => {
    const folder = freshFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'settings.json'), '{');
    expect(new TestClient(testHost(folder)).last('welcome')).toMatchObject({
      settings: defaultSettings,
      settingsReset: true,
    });
  });
});

it('host that closes: closes every connection and removes its locks', () => {
  const folder = freshFolder();
  const host = testHost(folder);
  const client = new TestClient(host);
  client.create('tic-tac-toe', 2);
  host.close();
  expect(client.closedWith).toBe(1001);
  expect(readdirSync(path.join(folder, 'tables')).filter((name) => !name.endsWith('.ndjson'))).toEqual([]);
});
