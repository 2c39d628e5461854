import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOfLibrary } from '../../../main/host/library/library.ts';
import { fingerprint } from '../../../shared/engine/index.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { ticTacToe } from '../../engine/reference/tic-tac-toe.ts';
import { campaign } from '../../harness/campaign.ts';
import { bytesOf, fileOf, overwrite } from '../../storage/journal-material.ts';
import { layLibrary } from '../../storage/laid-library.ts';
import { marketWithFame, playAlone } from '../bots/alone.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';

const laid = pageOfLibrary + 12;

const serverIn = (folder: string, appVersion = '0.0.0') =>
  testHost(folder, {
    appVersion,
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

const indexOf = (folder: string) => path.join(folder, 'shelf.json');
const indexIn = (folder: string) => (existsSync(indexOf(folder)) ? readFileSync(indexOf(folder), 'utf8') : null);

function keepIndex(folder: string, text: string | null): void {
  if (text === null) rmSync(indexOf(folder), { force: true });
  else writeFileSync(indexOf(folder), text);
}

/** The library that a starting server sends at first, after it has read everything, and in total. */
async function sent(folder: string) {
  const host = serverIn(folder);
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

  it('is not written for a short library', async () => {
    const folder = freshFolder();
    layLibrary(folder, journals(), 7);
    await sent(folder);
    expect(indexIn(folder)).toBeNull();
    layLibrary(folder, journals(), 1, 7);
    await sent(folder);
    expect(indexIn(folder)).not.toBeNull();
  });

  it('is ignored if another program wrote it, even if it fits', async () => {
    const folder = freshFolder();
    layLibrary(folder, journals(), laid);
    const { read } = await sent(folder);
    rmSync(path.join(folder, 'campaigns.json'));
    const { sum: _, ...index } = JSON.parse(indexIn(folder) ?? '');
    const lies = index.journals.map((each: object) => ({ ...each, savedAt: 1, isRunning: true, chapter: null }));
    const facts = { ...index, app: 'another', journals: lies };
    keepIndex(folder, JSON.stringify({ ...facts, sum: fingerprint(facts) }));
    expect((await sent(folder)).read).toEqual(read);
    expect(JSON.parse(indexIn(folder) ?? '')).toMatchObject({ app: '0.0.0' });
  });

  it('is set aside if a figure has changed, even if it fits', async () => {
    const folder = freshFolder();
    layLibrary(folder, journals(), laid);
    const { read } = await sent(folder);
    rmSync(path.join(folder, 'campaigns.json'));
    keepIndex(folder, (indexIn(folder) ?? '').replaceAll('"fame": 1', '"fame": 3'));
    expect(indexIn(folder)).toContain('"fame": 3');
    expect((await sent(folder)).read).toEqual(read);
    expect(readdirSync(folder).filter((name) => name.startsWith('shelf.damaged-'))).toHaveLength(1);
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

const happening = fc.record({
  what: fc.constantFrom(
    ...(['played', 'removed', 'damaged', 'touched', 'replaced', 'laid', 'started'] as const),
    ...(['index lost', 'index torn', 'index flipped', 'index of before', 'index of elsewhere'] as const),
  ),
  at: fc.nat({ max: 10_000 }),
});
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

/** A server whose journals and index can change in any way. */
class House {
  readonly folder = freshFolder();
  readonly elsewhere: string | null;
  #laid = laid;
  #touched = 0;
  #tables = layLibrary(this.folder, journals(), laid);
  #before: string | null = null;

  constructor(elsewhere: string | null) {
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
        if (index) truncateSync(indexOf(folder), at % index.length);
        return;
      case 'index flipped': {
        const place = at % (index?.length ?? 1);
        const flipped = String.fromCharCode((index?.charCodeAt(place) ?? 0) ^ 1);
        return keepIndex(folder, index && index.slice(0, place) + flipped + index.slice(place + 1));
      }
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

describe('after any changes to the journals and their index', () => {
  it('a server shows what the journals say', async () => {
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
      { numRuns: campaign(6, 15) },
    );
  });
});
