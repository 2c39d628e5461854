import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLocked } from '../../../main/storage/lock.ts';
import { adaAndBen } from '../../harness/people.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { bid, codeOf, enter, restarted } from '../opened-table.ts';

const disk = vi.hoisted(() => ({ isFull: false }));

/** Writes fail while the disk is full. Creating, moving and deleting files works, as on a real disk. */
vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs')>();
  const unlessFull =
    <Given extends readonly unknown[], Result>(write: (...given: Given) => Result) =>
    (...given: Given): Result => {
      if (disk.isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return write(...given);
    };
  return { ...real, writeSync: unlessFull(real.writeSync), writeFileSync: unlessFull(real.writeFileSync) };
});
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  const open: typeof real.open = async (...given) => {
    if (disk.isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return await real.open(...given);
  };
  return { ...real, open };
});

afterEach(() => {
  disk.isFull = false;
});

/** A server with a table on the network, played by the host and guests. */
async function hosting(flushesTogether: boolean) {
  const folder = freshFolder();
  const network = new FakeNetwork();
  const host = testHost(folder, { network, flushesTogether });
  const hostPage = new TestClient(host);
  await hostPage.asked({
    type: 'create-table',
    game: 'sealed-market',
    options: {},
    seats: adaAndBen,
  });
  const { table } = hostPage.table;
  await hostPage.asked({ type: 'host-table', table, name: 'Kitchen', door: 'open' });
  return { folder, network, host, hostPage, table, code: codeOf(hostPage) };
}

const ways = [
  ['each by itself', false],
  ['together', true],
] as const;

describe.each(ways)('on a full disk, where changes are made safe %s', (_, flushesTogether) => {
  it('a starting host listens, refuses what it cannot save, and recovers when there is room', async () => {
    const { folder, host, table, code } = await hosting(flushesTogether);
    await host.close();
    disk.isFull = true;
    const network = new FakeNetwork();
    const again = testHost(folder, { network, flushesTogether });
    await again.resume();
    expect(network.opened).toBe(1);
    expect(network.announced).toMatchObject([{ room: table }]);
    const hostPage = new TestClient(again);
    await hostPage.asked({ type: 'open-table', table });
    expect(hostPage.table).toMatchObject({ readOnly: false, version: 0 });
    expect(codeOf(hostPage)).toBe(code);
    const guest = new TestClient(again, '10.0.0.9');
    expect(await guest.asked({ type: 'enter', code, name: 'Cleo' })).toMatchObject({ code: 'disk-full' });
    await hostPage.asked({ type: 'take-in-hand', table, seat: 0 });
    const move = { type: 'play', table, version: 0, seat: 0, move: bid(1) } as const;
    expect(await hostPage.asked(move)).toMatchObject({ code: 'disk-full' });

    disk.isFull = false;
    expect(await guest.asked({ type: 'enter', code, name: 'Cleo' })).toMatchObject({ type: 'entered' });
    await hostPage.asked({ type: 'take-in-hand', table, seat: 0 });
    expect(await hostPage.asked(move)).toMatchObject({ type: 'done' });
    await again.close();
    expect(isLocked(path.join(folder, 'house.lock'))).toBe(false);
    const later = new TestClient(testHost(folder));
    later.ask({ type: 'open-table', table });
    expect(later.table).toMatchObject({ version: 1, repaired: false });
  });

  it('a new server listens and reports its key', async () => {
    disk.isFull = true;
    const network = new FakeNetwork();
    const host = testHost(freshFolder(), { network, flushesTogether, isHeadless: true });
    await host.resume();
    expect(network.opened).toBe(1);
    expect(host.hosting.isElsewhere).toBe(false);
    await host.close();
  });

  it('still only one program has the data folder', async () => {
    const folder = freshFolder();
    disk.isFull = true;
    const first = testHost(folder, { network: new FakeNetwork(), flushesTogether });
    await first.resume();
    const second = testHost(folder, { network: new FakeNetwork(), flushesTogether });
    await second.resume();
    expect([first, second].map(({ hosting: { isElsewhere } }) => isElsewhere)).toEqual([false, true]);
    await first.close();
    expect(second.hosting.isElsewhere).toBe(false);
    await second.close();
  });

  it('refuses a new code without changes: the old one still works', async () => {
    const { folder, network, host, hostPage, table, code } = await hosting(flushesTogether);
    const kept = () => readFileSync(path.join(folder, 'house.json'), 'utf8');
    const [before, announced] = [kept(), [...network.announced]];
    disk.isFull = true;
    expect(await hostPage.asked({ type: 'new-code', room: table })).toMatchObject({ code: 'disk-full' });
    expect(codeOf(hostPage)).toBe(code);
    expect(kept()).toBe(before);
    expect(network.announced).toEqual(announced);
    disk.isFull = false;
    const guest = new TestClient(host, '10.0.0.9');
    expect(await guest.asked({ type: 'enter', code, name: 'Cleo' })).toMatchObject({ type: 'entered' });
    expect(await hostPage.asked({ type: 'new-code', room: table })).toMatchObject({ type: 'done' });
    expect(codeOf(hostPage)).not.toBe(code);
    const again = await restarted(host, folder);
    expect(() => enter(again, code)).toThrow('wrong-code');
  });
});
