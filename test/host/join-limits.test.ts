import { describe, expect, it, vi } from 'vitest';
import { JoinLimits } from '../../main/host/join-limits.ts';
import { freshFolder, TestClient, testHost } from './client.ts';
import { FakeNetwork } from './fake-network.ts';

const minute = 60_000;

function limitsAt(clock: { now: number }): JoinLimits {
  return new JoinLimits(() => clock.now);
}

describe('wrong codes', () => {
  it('five a minute from one address; the sixth try waits until the first is a minute old', () => {
    const clock = { now: 0 };
    const limits = limitsAt(clock);
    for (let miss = 0; miss < 5; miss++) {
      expect(limits.mayTry('a')).toBe(true);
      limits.missed('a');
      clock.now += 1000;
    }
    expect(limits.mayTry('a')).toBe(false);
    expect(limits.mayTry('b')).toBe(true);
    clock.now = minute - 1;
    expect(limits.mayTry('a')).toBe(false);
    clock.now = minute;
    expect(limits.mayTry('a')).toBe(true);
  });

  it('twenty a minute in all, however many addresses they come from', () => {
    const clock = { now: 0 };
    const limits = limitsAt(clock);
    for (let miss = 0; miss < 20; miss++) limits.missed(`address ${miss}`);
    expect(limits.mayTry('somebody else')).toBe(false);
    clock.now = minute;
    expect(limits.mayTry('somebody else')).toBe(true);
  });

  it('after fifty, however slowly they came, it is time for new codes, and the count begins anew', () => {
    const clock = { now: 0 };
    const limits = limitsAt(clock);
    const due = Array.from({ length: 100 }, () => {
      clock.now += minute;
      return limits.missed('a');
    });
    expect(due.flatMap((isDue, index) => (isDue ? [index] : []))).toEqual([49, 99]);
  });

  it('change the codes of the tables on the network after fifty, and the host person sees the new one', async () => {
    let now = 0;
    const host = testHost(freshFolder(), { network: new FakeNetwork(), now: () => now });
    const keeper = new TestClient(host);
    const table = keeper.create('tic-tac-toe', 2);
    keeper.connection.receive(JSON.stringify({ type: 'host-table', request: 'h', table, name: 'A', door: 'open' }));
    await vi.waitFor(() => expect(keeper.table.keeping).not.toBeNull());
    const code = keeper.table.keeping?.code ?? '';
    expect(code).toMatch(/^\w{5}$/);
    const wrong = code === '22222' ? '33333' : '22222';
    for (let miss = 0; miss < 50; miss++) {
      expect(keeper.table.keeping?.code).toBe(code);
      now += minute;
      expect(new TestClient(host, '10.0.0.7').refusal({ type: 'enter', code: wrong, name: null })).toBe('wrong-code');
    }
    expect(keeper.table.keeping?.code).not.toBe(code);
    now += minute;
    expect(new TestClient(host, '10.0.0.7').refusal({ type: 'enter', code, name: null })).toBe('wrong-code');
  });
});
