import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bookPage } from '../../../shared/protocol/messages.ts';
import { campaign } from '../../harness/campaign.ts';
import { soon } from '../../harness/soon.ts';
import { bytesOf } from '../../storage/journal-material.ts';
import { nextLine, startChild } from '../child-process.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';

describe('host killed in the middle of play', () => {
  it('loses no move it has acknowledged, time after time', async () => {
    const folder = freshFolder();
    const maker = new TestClient(testHost(folder));
    let table = maker.create('sealed-market', 4);
    maker.connection.closed();
    let version = 0;
    for (let round = 0; round < campaign(1, 3); round++) {
      const player = startChild('server/endless-player.ts', folder, table, `crash ${round}`);
      let sent = 0;
      for (let lines = 0; lines < 10 + 13 * round; lines++) {
        const line = await nextLine(player);
        if (line === undefined || line === 'over') break;
        sent = Number(line);
      }
      expect(player.process.exitCode).toBeNull();
      await player.kill();
      expect(sent).toBeGreaterThanOrEqual(version);

      // opening replays every entry against its hash
      const client = new TestClient(testHost(folder));
      expect(client.ask({ type: 'open-table', table })).toMatchObject({ type: 'done' });
      expect(client.table.readOnly).toBe(false);
      expect(client.table.version).toBeGreaterThanOrEqual(sent);
      version = client.table.version;
      const isOver = client.table.outcome !== null;
      client.connection.closed();
      if (isOver) {
        const next = new TestClient(testHost(folder));
        table = next.create('sealed-market', 4);
        next.connection.closed();
        version = 0;
      }
    }
  });

  it('keeps other programs from its table while it lives, and not after its death', async () => {
    const folder = freshFolder();
    const maker = new TestClient(testHost(folder));
    const table = maker.create('sealed-market', 4);
    maker.connection.closed();
    const player = startChild('server/endless-player.ts', folder, table, 'second program');
    expect(await nextLine(player)).toBe('0');
    player.process.kill('SIGSTOP');
    const client = new TestClient(testHost(folder));
    client.ask({ type: 'open-table', table });
    expect(client.table).toMatchObject({ readOnly: true, own: [] });
    client.ask({ type: 'leave-table', table });
    await player.kill();
    client.ask({ type: 'open-table', table });
    expect(client.table).toMatchObject({ readOnly: false, own: [0, 1, 2, 3] });
    expect(bytesOf(folder, table).at(-1)).toBe(0x0a);
  });
});

it('host killed while it imports games and mends its files: has all it has acknowledged, and leaves no drafts', {
  timeout: 600_000,
}, async () => {
  const maker = new TestClient(testHost(freshFolder()));
  const games = Array.from({ length: 6 }, () => {
    const table = maker.create('tic-tac-toe', 2);
    while (maker.table.outcome === null) maker.step(() => 0);
    maker.ask({ type: 'export', room: null, table });
    return maker.last('transfer').text;
  });
  const file = path.join(freshFolder(), 'games');
  writeFileSync(file, games.join('\n'));
  /** The folder of a host that was killed before this file operation, and the lines it printed. */
  const killedBefore = async (operation: number) => {
    const folder = freshFolder();
    const child = startChild('server/killed-importer.ts', folder, file, `${operation}`);
    const lines: string[] = [];
    for (let line = await nextLine(child); line !== undefined; line = await nextLine(child)) lines.push(line);
    await child.kill();
    expect(child.complaints).toEqual([]);
    return { folder, lines };
  };
  const operations = Number((await killedBefore(0)).lines.at(-1));
  const kills = campaign(3, 4, 8);
  for (let kill = 1; kill <= kills; kill++) {
    const { folder, lines } = await killedBefore(Math.ceil((operations * kill) / (kills + 1)));
    const host = testHost(folder);
    const client = new TestClient(host);
    const { library, people } = client.last('welcome');
    const tables = library.map(({ table }) => table);
    expect(tables).toEqual(expect.arrayContaining(lines));
    expect(people?.map(({ name }) => name) ?? []).toEqual(lines.length > 0 ? ['Ada'] : expect.any(Array));
    // opening replays every entry against its hash
    for (const table of tables) {
      client.ask({ type: 'open-table', table });
      expect(client.table).toMatchObject({ table, readOnly: false, repaired: false, salvaged: null });
    }
    await soon(() => {
      const said = client.ask({ type: 'ask-book', question: { page: 'house' } });
      if (said.type !== 'book' || said.reading !== null) throw new Error('still reading');
      expect(bookPage.parse(said.page)).toMatchObject({ page: 'house', matches: tables.length });
    });
    await host.close();
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => /\.(?:new|lock)\b/.test(name))).toEqual([]);
  }
});
