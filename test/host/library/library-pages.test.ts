import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageOfLibrary, readAtOnce } from '../../../main/host/library/library.ts';
import { bytesOf, fileOf, recorded } from '../../storage/journal-material.ts';
import { layLibrary } from '../../storage/laid-library.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';

/** Journals of a running match and of a finished one. */
function journals() {
  const folder = freshFolder();
  const { table: running } = recorded(folder, 12);
  const client = new TestClient(testHost(folder));
  const over = client.create('tic-tac-toe', 2);
  while (client.table.outcome === null) client.step(() => 0);
  client.connection.closed();
  const [runs, isOver] = [running, over].map((table) => `${bytesOf(folder, table)}`);
  return { runs: runs ?? '', isOver: isOver ?? '' };
}

/** Runs a host until it has read this many journals. */
async function untilRead(journals: number): Promise<void> {
  for (let step = 0; step < journals + 3; step++) await new Promise(setImmediate);
}

/** A server that has read a library of this many matches, and a page that watches it. */
async function longLibrary(count: number) {
  const folder = freshFolder();
  const { runs, isOver } = journals();
  const laid = layLibrary(folder, [runs, isOver], count);
  // later than all planted files, as when people return
  let time = 1_000_000_000;
  const now = () => {
    time += 1000;
    return time;
  };
  const host = testHost(folder, { now });
  new TestClient(host).connection.closed();
  await untilRead(count);
  return { folder, host, laid, client: new TestClient(host) };
}

const tablesOf = ({ library }: { readonly library: readonly { readonly table: string }[] }) =>
  library.map(({ table }) => table);
const shown = (client: TestClient) => tablesOf(client.last('library'));
const lookFurther = (client: TestClient) => {
  expect(client.ask({ type: 'list-library' })).toMatchObject({ type: 'done', table: null });
  return client.last('library');
};

describe('long library', () => {
  it('is sent page by page from the newest on, until nothing older is left', async () => {
    const { laid, client } = await longLibrary(2 * pageOfLibrary + 3);
    const welcome = client.last('welcome');
    expect(tablesOf(welcome)).toEqual(laid.slice(0, pageOfLibrary));
    expect(welcome.older).toBe(pageOfLibrary + 3);
    expect(tablesOf(lookFurther(client))).toEqual(laid.slice(0, 2 * pageOfLibrary));
    expect(client.last('library').older).toBe(3);
    expect(tablesOf(lookFurther(client))).toEqual(laid);
    expect(client.last('library')).not.toHaveProperty('older');
    expect(tablesOf(lookFurther(client))).toEqual(laid);
  });

  it('if unread, is sent at once with its newest tables, again after its first page, and again when complete', async () => {
    const folder = freshFolder();
    const count = 2 * pageOfLibrary;
    const laid = layLibrary(folder, [journals().isOver], count);
    const client = new TestClient(testHost(folder));
    expect(tablesOf(client.last('welcome'))).toEqual(laid.slice(0, readAtOnce));
    expect(client.last('welcome').older).toBe(count - readAtOnce);
    await untilRead(count);
    const sent = client.heard.flatMap((message) => (message.type === 'library' ? [message] : []));
    expect(sent.map(tablesOf)).toEqual([laid.slice(0, pageOfLibrary), laid.slice(0, pageOfLibrary)]);
    expect(sent.map(({ older }) => older)).toEqual([pageOfLibrary, pageOfLibrary]);
    await untilRead(count);
    expect(client.heard.filter(({ type }) => type === 'library')).toHaveLength(2);
  });

  it('is sent with its first page at once if the host was prepared before', async () => {
    const folder = freshFolder();
    const laid = layLibrary(folder, [journals().isOver], pageOfLibrary + 1);
    const host = testHost(folder);
    await host.resume();
    expect(tablesOf(new TestClient(host).last('welcome'))).toEqual(laid.slice(0, pageOfLibrary));
  });

  it('of one page has nothing older', async () => {
    const { laid, client } = await longLibrary(pageOfLibrary);
    expect(tablesOf(client.last('welcome'))).toEqual(laid);
    expect(client.last('welcome')).not.toHaveProperty('older');
  });

  it('is sent after the answer, to the page that asked, and from the start to a page that reconnects', async () => {
    const { host, laid, client } = await longLibrary(2 * pageOfLibrary);
    const other = new TestClient(host);
    const heard = other.heard.length;
    lookFurther(client);
    expect(client.heard.slice(-2).map(({ type }) => type)).toEqual(['done', 'library']);
    expect(other.heard).toHaveLength(heard);
    expect(tablesOf(new TestClient(host).last('welcome'))).toEqual(laid.slice(0, pageOfLibrary));
  });

  it('sends a page once if it is requested twice under one name', async () => {
    const { laid, client } = await longLibrary(3 * pageOfLibrary);
    client.ask({ type: 'list-library' }, 'once');
    client.ask({ type: 'list-library' }, 'once');
    client.ask({ type: 'remove-table', table: laid[0] ?? '' });
    expect(shown(client)).toEqual(laid.slice(1, 2 * pageOfLibrary + 1));
  });

  it('repeats and misses no table, whatever is created, finished and removed between two pages', async () => {
    const { folder, host, laid, client } = await longLibrary(3 * pageOfLibrary);
    const other = new TestClient(host);
    const made = [other.create('tic-tac-toe', 2), other.create('sealed-market', 2)];
    // an old one is finished, one of the first page is removed, and another program plays one of the last
    const oldOver = laid.findLast((table) => `${bytesOf(folder, table)}`.includes('sealed-market')) ?? '';
    other.ask({ type: 'open-table', table: oldOver });
    while (other.table.outcome === null) other.step((count) => count - 1);
    other.ask({ type: 'leave-table', table: oldOver });
    const [removed = '', gone = ''] = [laid[5], laid.at(-2)];
    other.ask({ type: 'remove-table', table: removed });
    rmSync(fileOf(folder, gone));
    const rest = laid.filter((table) => ![oldOver, removed, gone].includes(table));
    const all = [oldOver, ...made.reverse(), ...rest];
    expect(tablesOf(lookFurther(client))).toEqual(all.slice(0, 2 * pageOfLibrary));
    other.create('tic-tac-toe', 2);
    other.ask({ type: 'remove-table', table: other.table.table });
    expect(tablesOf(lookFurther(client))).toEqual(all);
    expect(client.last('library')).not.toHaveProperty('older');
  });

  it('always contains the tables in use, however old', async () => {
    const { host, laid, client } = await longLibrary(2 * pageOfLibrary);
    const oldest = laid.at(-1) ?? '';
    const other = new TestClient(host);
    other.ask({ type: 'open-table', table: oldest });
    expect(shown(client)).toEqual([...laid.slice(0, pageOfLibrary), oldest]);
    expect(client.last('library').older).toBe(pageOfLibrary - 1);
  });

  it('always offers the unfinished match played last, once known', async () => {
    const folder = freshFolder();
    const { runs, isOver } = journals();
    const [, running] = layLibrary(folder, [runs], 2);
    layLibrary(folder, [isOver], 2 * pageOfLibrary, 2);
    const newest = 'laid000001';
    const client = new TestClient(testHost(folder));
    expect(tablesOf(client.last('welcome'))).not.toContain(newest);
    await untilRead(2 * pageOfLibrary + 2);
    expect(client.last('library').library).toHaveLength(pageOfLibrary + 1);
    expect(client.last('library').library.at(-1)).toMatchObject({ table: newest, status: 'running' });
    client.ask({ type: 'remove-table', table: newest });
    expect(client.last('library').library.at(-1)).toMatchObject({ table: running, status: 'running' });
  });
});
