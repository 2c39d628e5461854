import { describe, expect, it } from 'vitest';
import { defectWords } from '../../../main/host/defect.ts';
import { type Disk, realDisk } from '../../../main/storage/journal.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { protocolVersion } from '../../../shared/protocol/messages.ts';
import { sealedMarket } from '../../engine/reference/sealed-market.ts';
import { bytesOf } from '../../storage/journal-material.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';

it('full disk: makes the host refuse the move without a broadcast; the table continues when there is room', () => {
  const folder = freshFolder();
  const disk: Disk = { ...realDisk };
  const host = testHost(folder, { disk });
  const client = new TestClient(host);
  const table = client.create('sealed-market', 2);
  const onlooker = new TestClient(host);
  onlooker.ask({ type: 'open-table', table });
  client.ask({ type: 'open-table', table });
  client.take(0);
  const before = bytesOf(folder, table);
  const view = JSON.stringify(client.table.view);
  const sent = [client.texts.length, onlooker.texts.length];

  disk.fdatasyncSync = () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  expect(client.play({ type: 'bid', coins: 3 })).toMatchObject({ type: 'refused', code: 'disk-full' });
  expect([client.texts.length, onlooker.texts.length]).toEqual([(sent[0] ?? 0) + 1, sent[1]]);
  expect(bytesOf(folder, table).equals(before)).toBe(true);

  disk.fdatasyncSync = realDisk.fdatasyncSync;
  client.take(0);
  expect(client.table).toMatchObject({ version: 0, toAct: [0, 1] });
  expect(JSON.stringify(client.table.view)).toBe(view);
  expect(client.play({ type: 'bid', coins: 3 })).toMatchObject({ type: 'done' });
  client.connection.closed();
  onlooker.connection.closed();
  const again = new TestClient(testHost(folder));
  again.ask({ type: 'open-table', table });
  expect(again.table).toMatchObject({ version: 1, repaired: false });
});

describe('defect of a game', () => {
  const secret = 'amber behind the counter';
  const broken: AnyGame = {
    ...sealedMarket,
    play(state, seat, move) {
      sealedMarket.play(sealedMarket.setup(2, {}, state.random), seat, { type: 'pass' });
      throw new TypeError(`cannot carry out ${JSON.stringify(move)}: ${secret}`);
    },
  };

  it('is refused, undone and reported without details of the moves', () => {
    const folder = freshFolder();
    const reports: string[] = [];
    const client = new TestClient(testHost(folder, { gameOf: () => broken, report: (words) => reports.push(words) }));
    client.create('sealed-market', 2);
    client.take(0);
    const view = JSON.stringify(client.table.view);
    expect(client.play({ type: 'bid', coins: 3 })).toMatchObject({ type: 'refused', code: 'host-failed' });
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('The host failed (play): TypeError');
    expect(reports[0]).toContain('trouble.test.ts');
    expect(reports.join()).not.toContain(secret);
    expect(reports.join()).not.toContain('coins');
    client.take(0);
    expect(JSON.stringify(client.table.view)).toBe(view);
  });

  it('is reported even if the thrown value is not an error', () => {
    expect(defectWords('play', 'amber')).not.toContain('amber');
  });
});

it('transport that breaks during a send: does not disturb others at the table', () => {
  const reports: string[] = [];
  const host = testHost(freshFolder(), { report: (words) => reports.push(words) });
  const client = new TestClient(host);
  const table = client.create('tic-tac-toe', 2);
  let isBroken = false;
  const other = host.connect({
    send() {
      if (isBroken) throw new Error('gone');
    },
    close() {},
  });
  other.receive(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  other.receive(JSON.stringify({ type: 'open-table', request: 'a', table }));
  client.ask({ type: 'open-table', table });
  isBroken = true;
  client.take(0);
  expect(client.play({ type: 'mark', cell: 4 })).toMatchObject({ type: 'done' });
  expect(reports.length).toBeGreaterThan(0);
});
