import { existsSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOfLibrary } from '../../../main/host/library/library.ts';
import type { HostSettings } from '../../../main/host/server/host-settings.ts';
import { HouseIndex } from '../../../main/storage/house-index/house-index.ts';
import { StatementFailed } from '../../../main/storage/house-index/statement-failed.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { ticTacToe } from '../../engine/reference/tic-tac-toe.ts';
import { campaign } from '../../harness/campaign.ts';
import { bytesOf, fileOf, overwrite } from '../../storage/journal-material.ts';
import { layLibrary } from '../../storage/laid-library.ts';
import { marketWithFame, playAlone } from '../bots/alone.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';

const laid = pageOfLibrary + 12;

const serverIn = (folder: string, more: Partial<HostSettings> = {}) =>
  testHost(folder, {
    ...more,
    gameOf: (id) => (id === ticTacToe.id ? ticTacToe : gameOf(id)),
    newSeed: () => marketWithFame,
  });

/** Journals of a running match and of two solo chapters by different people. */
const journals = (() => {
  let known: readonly string[] | null = null;
  return (): readonly string[] => {
    if (known !== null) return known;
    const folder = freshFolder();
    const client = new TestClient(serverIn(folder));
    const running = client.create('tic-tac-toe', 2);
    client.step(() => 4);
    const alone = ['Ada', 'Ben'].map((name) => playAlone(client, name).table);
    known = [running, ...alone].map((table) => `${bytesOf(folder, table)}`);
    return known;
  };
})();

const indexOf = (folder: string) => path.join(folder, 'house-index.sqlite');
const indexIn = (folder: string) => (existsSync(indexOf(folder)) ? readFileSync(indexOf(folder)) : null);

/** Reads or changes the index of a folder behind the server's back. */
function inIndex<Found>(folder: string, work: (index: HouseIndex) => Found): Found {
  const index = new HouseIndex(folder, '0.0.0', (error) => expect.unreachable(String(error)));
  const found = work(index);
  index.close();
  return found;
}

function keepIndex(folder: string, bytes: Uint8Array | null): void {
  if (bytes === null) rmSync(indexOf(folder), { force: true });
  else writeFileSync(indexOf(folder), bytes);
}

/** The library that a starting server sends at first, after it has read everything, and in total. */
async function sent(folder: string, more: Partial<HostSettings> = {}) {
  const host = serverIn(folder, more);
  const first = new TestClient(host).last('welcome');
  // one journal is read in each of these
  for (let step = 0; step < laid + 20; step++) await new Promise(setImmediate);
  const client = new TestClient(host);
  const { campaigns, library, older } = client.last('welcome');
  do client.ask({ type: 'list-library' });
  while (client.last('library').older !== undefined);
  const all = client.last('library').library;
  await host.close();
  return { first, read: { campaigns, library, older, all } };
}

describe('library index', () => {
  it('gives the same long library without reading it again', async () => {
    const folder = freshFolder();
    const tables = layLibrary(folder, journals(), laid);
    const before = await sent(folder);
    expect(before.read.campaigns?.map(({ results }) => results.length)).toEqual([laid / 3, laid / 3]);
    // nothing can be read any more, though the files look unchanged
    for (const table of tables) {
      const { atime, mtime } = statSync(fileOf(folder, table));
      overwrite(folder, table, bytesOf(folder, table).fill('!'));
      utimesSync(fileOf(folder, table), atime, mtime);
    }
    const { first } = await sent(folder);
    expect(first.campaigns).toEqual(before.read.campaigns);
    expect(first.library).toEqual(before.read.library);
    expect(first.library.map(({ status }) => status)).toContain('over');
  });

  it('is ignored if another version of the program wrote it, even if it fits', async () => {
    const folder = freshFolder();
    layLibrary(folder, journals(), laid);
    const { read } = await sent(folder);
    rmSync(path.join(folder, 'campaigns.json'));
    inIndex(folder, (index) => {
      for (const entry of index.entries) index.note({ ...entry, savedAt: 1, isRunning: true, chapter: null }, null);
      index.database.run("UPDATE program SET app = 'another'");
    });
    expect((await sent(folder)).read).toEqual(read);
  });

  it('is dispensable if the disk neither reads nor writes it', async () => {
    const folder = freshFolder();
    layLibrary(folder, journals(), laid);
    const { read } = await sent(folder);
    rmSync(indexOf(folder));
    // a folder in place of the file: no program can read it, under any account
    overwrite(path.join(indexOf(folder), 'beneath'), 'abcdefgh', '');
    expect((await sent(folder)).read).toEqual(read);
    expect(statSync(indexOf(folder)).isDirectory()).toBe(true);
  });
});

it('takes a defect of the program for no damage: reports it without names and deletes nothing', async () => {
  const folder = freshFolder();
  layLibrary(folder, journals(), 3);
  const { read } = await sent(folder);
  const entries = inIndex(folder, (index) => index.entries);
  const reports: string[] = [];
  const report = (words: string) => void reports.push(words);
  const defects = [
    ["UPDATE journals SET chapter = '[]'", { type: 'book' }, 'entries'],
    ["UPDATE players SET colour = 'Ada'", { type: 'refused', code: 'book-unreadable' }, 'colour invalid_value'],
  ] as const;
  for (const [defect, answer, facts] of defects) {
    inIndex(folder, ({ database }) => database.run(defect));
    const host = serverIn(folder, { report });
    const client = new TestClient(host);
    expect(client.last('welcome').library).toEqual(read.library);
    expect(client.ask({ type: 'ask-book', question: { page: 'house' } })).toMatchObject(answer);
    expect(reports.at(-1)).toContain(facts);
    await host.close();
  }
  expect(reports.join()).not.toContain('Ada');
  expect((await sent(folder, { report })).read).toEqual(read);
  inIndex(folder, (index) => {
    const change = () => {
      for (const sql of ['DELETE FROM journals', 'INSERT INTO program VALUES (NULL)']) index.database.run(sql);
    };
    expect(() => index.database.together(change)).toThrow(StatementFailed);
    expect(index.entries).toEqual(entries);
  });
});

const happening = fc.record({
  what: fc.constantFrom(
    ...(['played', 'removed', 'damaged', 'touched', 'replaced', 'laid', 'started'] as const),
    ...(['index lost', 'index torn', 'index of before', 'index of elsewhere'] as const),
  ),
  at: fc.nat({ max: 10_000 }),
});
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

/** A server whose journals and index can change in any way. */
class House {
  readonly folder = freshFolder();
  readonly elsewhere: Uint8Array | null;
  #laid = laid;
  #touched = 0;
  #tables = layLibrary(this.folder, journals(), laid);
  #before: Uint8Array | null = null;

  constructor(elsewhere: Uint8Array | null) {
    this.elsewhere = elsewhere;
  }

  async happens({ what, at }: Happening): Promise<void> {
    const { folder } = this;
    const table = this.#tables[at % this.#tables.length] ?? '';
    const bytes = bytesOf(folder, table);
    const index = indexIn(folder);
    switch (what) {
      case 'played':
        return await this.#withClient((client) => {
          if (client.ask({ type: 'open-table', table }).type !== 'done') return;
          if (client.table.outcome === null && client.table.salvaged === null) client.step((count) => at % count);
        });
      case 'removed':
        this.#tables = this.#tables.filter((each) => each !== table);
        return await this.#withClient((client) => void client.ask({ type: 'remove-table', table }));
      case 'damaged':
        return overwrite(folder, table, bytes.fill('!', Math.min(at, bytes.length)));
      case 'touched':
        // never the same time twice: a file that looks unchanged counts as unchanged
        this.#touched += 10_001;
        return utimesSync(fileOf(folder, table), this.#touched + at, this.#touched + at);
      case 'replaced':
        return overwrite(folder, table, bytesOf(folder, this.#tables.at(-1) ?? ''));
      case 'laid':
        this.#tables.push(...layLibrary(folder, journals(), 1, this.#laid));
        this.#laid += 1;
        return;
      case 'started':
        this.#before = index;
        await sent(folder);
        return;
      case 'index lost':
        return keepIndex(folder, null);
      case 'index torn':
        if (index) truncateSync(indexOf(folder), (at * 7) % index.length);
        return;
      case 'index of before':
        return keepIndex(folder, this.#before);
      case 'index of elsewhere':
        return keepIndex(folder, this.elsewhere);
    }
  }

  async #withClient(does: (client: TestClient) => void): Promise<void> {
    const host = serverIn(this.folder);
    does(new TestClient(host));
    await host.close();
  }
}

it('after any changes to the journals and their index: a server shows what the journals say', async () => {
  const other = freshFolder();
  layLibrary(other, journals().toReversed(), laid);
  await sent(other);
  const elsewhere = indexIn(other);
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 6 }), async (happenings) => {
      const server = new House(elsewhere);
      await sent(server.folder);
      for (const each of happenings) await server.happens(each);
      const kept = indexIn(server.folder);
      const { read } = await sent(server.folder);
      keepIndex(server.folder, null);
      expect((await sent(server.folder)).read).toEqual(read);
      keepIndex(server.folder, kept);
    }),
    { numRuns: campaign(6, 8, 15) },
  );
});
