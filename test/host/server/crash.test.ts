import { describe, expect, it } from 'vitest';
import { campaign } from '../../harness/campaign.ts';
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
