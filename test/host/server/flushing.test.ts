import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Flushing } from '../../../main/storage/flushing.ts';
import { ServerFile } from '../../../main/storage/server-file.ts';
import { protocolVersion } from '../../../shared/protocol/messages.ts';
import { bytesOf } from '../../storage/journal-material.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { SlowDisk, turn } from './slow-disk.ts';

/** A client that does not wait for answers. */
class Asking {
  readonly client: TestClient;
  #asked = 0;

  constructor(client: TestClient) {
    this.client = client;
  }

  send(request: object): string {
    this.#asked += 1;
    const name = `s${this.#asked}`;
    this.client.connection.receive(JSON.stringify({ ...request, request: name }));
    return name;
  }

  answer(name: string): string | undefined {
    const found = this.client.heard.find((message) => 'request' in message && message.request === name);
    return found?.type === 'refused' ? found.code : found?.type;
  }

  mark(cell: number): string {
    const { table, version, inHand: seat } = this.client.table;
    return this.send({ type: 'play', table, version, seat, move: { type: 'mark', cell } });
  }
}

/** This many tables of a host on a slow disk, without any moves yet. */
async function tables(count: number) {
  const disk = new SlowDisk();
  const folder = freshFolder();
  const host = testHost(folder, { disk, flushesTogether: true });
  const players = Array.from({ length: count }, () => {
    const client = new TestClient(host);
    client.create('tic-tac-toe', 2);
    return new Asking(client);
  });
  await turn();
  return { disk, folder, host, players };
}

describe('moves at many tables', () => {
  it('are flushed from the first on, the others together, and broadcast only once safe', async () => {
    const { disk, players } = await tables(5);
    const before = players.map(({ client }) => client.texts.length);
    const asked = players.map((player) => player.mark(4));
    expect(disk.waiting).toBe(1);
    await disk.finish();
    expect(disk.waiting).toBe(4);
    expect(players.map(({ client }) => client.texts.length).slice(1)).toEqual(before.slice(1));
    await disk.finish();
    expect(players.map((player, index) => player.answer(asked[index] ?? ''))).toEqual(Array(5).fill('done'));
    expect(players.map(({ client }) => client.table.version)).toEqual(Array(5).fill(1));
    expect(disk.atOnce).toBe(0);
  });

  it('share the next flush if they arrive while the disk is busy', async () => {
    const { disk, players } = await tables(1);
    const [player] = players;
    if (player === undefined) throw new Error('no player');
    const first = player.mark(0);
    await turn();
    const { table } = player.client.table;
    const more = [1, 2, 3].map((cell) =>
      player.send({ type: 'play', table, version: cell, seat: cell % 2, move: { type: 'mark', cell } }),
    );
    await turn();
    expect(disk.waiting).toBe(1);
    await disk.finish();
    expect([first, ...more].map((name) => player.answer(name))).toEqual(['done', undefined, undefined, undefined]);
    expect(disk.waiting).toBe(1);
    await disk.finish();
    expect(more.map((name) => player.answer(name))).toEqual(['done', 'done', 'done']);
    expect(disk.flushed).toBe(2);
  });

  it('are broadcast in the order in which they happened, among the answers to others', async () => {
    const { disk, players } = await tables(1);
    const [player] = players;
    const onlooker = new TestClient(testHost(freshFolder()));
    if (player === undefined) throw new Error('no player');
    const move = player.mark(0);
    const look = player.send({ type: 'look-back', table: player.client.table.table, position: 0, viewer: 'spectator' });
    await turn();
    expect([move, look].map((name) => player.answer(name))).toEqual([undefined, undefined]);
    await disk.finish();
    const order = player.client.heard.flatMap((message) => ('request' in message ? [message.request] : []));
    expect(order.slice(-2)).toEqual([move, look]);
    expect(onlooker.texts).toHaveLength(1);
  });

  it('survive a power cut at any moment once broadcast', async () => {
    for (const finished of [0, 1, 2]) {
      const { disk, folder, players } = await tables(2);
      const asked = players.map((player) => [player.mark(0)]);
      await turn();
      for (let flush = 0; flush < 2 && finished > 0; flush++) await disk.finish();
      for (const [index, player] of players.entries()) {
        const { table } = player.client.table;
        const move = { type: 'mark', cell: 1 };
        asked[index]?.push(player.send({ type: 'play', table, version: 1, seat: 1, move }));
      }
      await turn();
      for (let flush = 0; flush < 2 && finished > 1; flush++) await disk.finish();
      const sent = players.map(
        (player, index) => asked[index]?.filter((name) => player.answer(name) === 'done').length,
      );
      expect(sent).toEqual([finished, finished]);
      disk.cut();
      for (const [index, { client }] of players.entries()) {
        const text = `${bytesOf(folder, client.table.table)}`;
        expect(text.split('"kind":"move"').length - 1).toBeGreaterThanOrEqual(sent[index] ?? 0);
      }
    }
  });

  it('are safe when the table closes before the disk has written them', async () => {
    const { disk, folder, host, players } = await tables(1);
    const [player] = players;
    if (player === undefined) throw new Error('no player');
    const { table } = player.client.table;
    const move = player.mark(0);
    await turn();
    player.client.connection.closed();
    disk.cut();
    const again = new TestClient(host);
    await disk.finish();
    const opening = new Asking(again);
    opening.send({ type: 'open-table', table });
    await turn();
    await disk.finish();
    expect(player.answer(move)).toBe('done');
    expect(again.table).toMatchObject({ version: 1, readOnly: false });
    expect(folder).not.toBe('');
  });

  it('that cannot be made safe are refused and not broadcast; the tables continue from the disk', async () => {
    const { disk, host, players } = await tables(2);
    const [one, two] = players;
    if (one === undefined || two === undefined) throw new Error('no players');
    const onlooker = new TestClient(host);
    const { table } = one.client.table;
    new Asking(onlooker).send({ type: 'open-table', table });
    one.send({ type: 'open-table', table });
    await turn();
    const sent = onlooker.heard.length;
    const asked = [one.mark(0), two.mark(0)];
    await turn();
    const later = one.send({ type: 'play', table, version: 1, seat: 1, move: { type: 'mark', cell: 1 } });
    await turn();
    await disk.fail();
    await turn();
    expect([one.answer(asked[0] ?? ''), one.answer(later), two.answer(asked[1] ?? '')]).toEqual(
      Array(3).fill('disk-full'),
    );
    expect(one.client.table).toMatchObject({ version: 0, toAct: [0], readOnly: false });
    expect(onlooker.heard.slice(sent)).not.toContainEqual(expect.objectContaining({ version: 1 }));

    // while the disk is broken each move is refused on its own, until the first that succeeds
    expect(one.answer(one.mark(0))).toBe('disk-full');
    disk.isBroken = false;
    expect(one.answer(one.mark(0))).toBe('done');
    const grouped = two.mark(3);
    await turn();
    expect(two.answer(grouped)).toBeUndefined();
    await disk.finish();
    expect(two.answer(grouped)).toBe('done');
    await host.close();
  });
});

describe('guests who join at the same time', () => {
  const crowd = 100;

  async function hosted() {
    const folder = freshFolder();
    const host = testHost(folder, { network: new FakeNetwork(), flushesTogether: true });
    const hostPage = new TestClient(host);
    hostPage.create('tic-tac-toe', 2);
    const { table } = hostPage.table;
    new Asking(hostPage).send({ type: 'host-table', table, name: 'Kitchen', door: 'open' });
    while (hostPage.heard.findLast((message) => message.type === 'table')?.keeping == null) await turn();
    return { folder, host, table, code: hostPage.table.keeping?.code ?? '' };
  }

  it('are saved together, each before the answer', async () => {
    const { folder, host, code } = await hosted();
    let writes = 0;
    const watching = watch(folder, (_, name) => {
      if (name === 'house.json') writes += 1;
    });
    onTestFinished(() => watching.close());
    const kept = () => readFileSync(path.join(folder, 'house.json'), 'utf8');
    const entered: string[] = [];
    const missing: string[] = [];
    for (let guest = 0; guest < crowd; guest++) {
      const connection = host.connect({
        remote: `192.168.1.${guest}`,
        send(text) {
          const message = JSON.parse(text);
          if (message.type !== 'entered') return;
          entered.push(message.guest);
          if (!kept().includes(message.guest)) missing.push(message.guest);
        },
        close() {},
      });
      connection.receive(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
      connection.receive(JSON.stringify({ type: 'enter', request: 'e', code, name: null }));
    }
    expect(entered).toEqual([]);
    while (entered.length < crowd) await turn();
    expect(missing).toEqual([]);
    await turn();
    // the system may report a rename as several changes of the folder
    expect(writes).toBeLessThanOrEqual(6);
    await host.close();
  });

  it('are refused and not added if they cannot be saved', async () => {
    const { folder, host, table, code } = await hosted();
    const file = new ServerFile(folder, 'A'.repeat(22), 0);
    expect(file.current.rooms).toHaveLength(1);
    const guest = new TestClient(host, '192.168.1.30');
    const asking = new Asking(guest);
    const before = ServerFile.prototype.makeSafe;
    ServerFile.prototype.makeSafe = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    onTestFinished(() => {
      ServerFile.prototype.makeSafe = before;
    });
    const entering = asking.send({ type: 'enter', code, name: 'Ada' });
    await turn();
    expect(asking.answer(entering)).toBe('disk-full');
    ServerFile.prototype.makeSafe = before;
    const again = asking.send({ type: 'enter', code, name: 'Ada' });
    await turn();
    expect(asking.answer(again)).toBe('entered');
    await host.close();
    const [record] = new ServerFile(folder, 'A'.repeat(22), 0).current.rooms;
    if (record === undefined) throw new Error('not on the network any more');
    expect(record.table?.table).toBe(table);
    expect(record.guests.map(({ name }) => name)).toEqual(['Ada']);
  });
});

it('makes all changes safe before it sends what waits for them, when the server must settle at once', () => {
  const done: string[] = [];
  const flushing = new Flushing({ isTogether: true, lost: () => done.push('lost') });
  flushing.changed({ makeSafe: () => new Promise(() => {}), makeSafeNow: () => done.push('safe') });
  flushing.say(() => done.push('sent'));
  flushing.settle();
  expect(done).toEqual(['safe', 'sent']);
});
