import { isMainThread } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Holder, Places } from '../../main/lan/places.ts';
import { Quota } from '../../main/lan/quota.ts';
import { TokenBucket } from '../../main/lan/token-bucket.ts';
import { WorkBudget } from '../../main/lan/work-budget.ts';

it('quota: admits a limited number per address and in total, as clients come and go', () => {
  const step = fc.record({ comes: fc.boolean(), address: fc.constantFrom('a', 'b', 'c', 'd') });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const quota = new Quota(3, 7);
      const inside = new Map<string, number>();
      for (const { comes, address } of steps) {
        const here = inside.get(address) ?? 0;
        const all = [...inside.values()].reduce((sum, count) => sum + count, 0);
        if (comes) {
          const hasRoom = here < 3 && all < 7;
          expect(quota.take(address)).toBe(hasRoom);
          if (hasRoom) inside.set(address, here + 1);
        } else {
          quota.release(address);
          inside.set(address, Math.max(0, here - 1));
        }
      }
    }),
  );
});

it('places: have a limit, are kept by known clients, and are available to an address that holds none', () => {
  const addresses = ['a', 'b', 'c', 'd', 'e'] as const;
  const step = fc.record({
    what: fc.constantFrom('comes', 'comes', 'goes', 'is known'),
    address: fc.constantFrom(...addresses),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const places = new Places(3, 6);
      const inside = new Map<Holder, string>();
      const at = (address: string) => [...inside].flatMap(([holder, where]) => (where === address ? [holder] : []));
      for (const { what, address } of steps) {
        const here = at(address);
        const [first] = here;
        if (what === 'goes' && first !== undefined) {
          places.release(address, first);
          inside.delete(first);
        } else if (what === 'is known' && first !== undefined) Object.assign(first, { isKnown: true });
        else if (what === 'comes') {
          const holder = {
            isKnown: false,
            leave: () => {
              expect(holder.isKnown).toBe(false);
              inside.delete(holder);
            },
          };
          const hasUnknown = [...inside.keys()].some(({ isKnown }) => !isKnown);
          const before = inside.size;
          const taken = places.take(address, holder);
          if (taken) inside.set(holder, address);
          if (here.length >= 3) expect(taken).toBe(false);
          else if (before < 6) expect(taken).toBe(true);
          else if (here.length === 0) expect(taken).toBe(hasUnknown);
        }
        expect(inside.size).toBeLessThanOrEqual(6);
      }
    }),
  );
});

describe('work budget', () => {
  const share = { atOnce: 100, perSecond: 50, freeAtOnce: 20, freePerSecond: 5 };

  it('delays heavy users until the total has recovered, and light users never', () => {
    let time = 0;
    const budget = new WorkBudget(share, () => time);
    for (const address of ['a', 'b', 'c']) budget.spend(address, 40);
    expect(['a', 'b', 'c', 'd'].map((address) => budget.rest(address))).toEqual([400, 400, 400, 0]);
    budget.spend('d', 8);
    expect(budget.rest('d')).toBe(0);
    time = 800;
    expect(budget.rest('a')).toBe(0);
    // one client may use everything while no other needs any
    time = 100_000;
    budget.forgetPaid();
    budget.spend('a', 90);
    expect(budget.rest('a')).toBe(0);
  });

  it('divides what strangers have free among their addresses, and leaves players theirs', () => {
    const budget = new WorkBudget(share, () => 0);
    const addresses = Array.from({ length: 12 }, (_, index) => `${index}`);
    for (const address of addresses) budget.spend(address, 10);
    expect(addresses.map((address) => budget.rest(address) > 0)).toEqual(addresses.map(() => true));
    expect(addresses.map((address) => budget.rest(address, true))).toEqual(addresses.map(() => 0));
  });

  // workers of one process share its processor time
  it.skipIf(!isMainThread)('counts work within other work once', () => {
    const budget = new WorkBudget(share);
    // twice, it would be more than all addresses have
    const work = (milliseconds: number) => {
      const before = process.cpuUsage();
      for (let worked = 0; worked < milliseconds * 1000; ) {
        const { user, system } = process.cpuUsage(before);
        worked = user + system;
      }
    };
    budget.measure('a', () => budget.measure('a', () => work(60)));
    expect(budget.rest('a')).toBe(0);
    budget.measure('a', () => work(60));
    expect(budget.rest('a')).toBeGreaterThan(0);
  });

  it('limits the total work for any number of addresses, except each one’s minimum', () => {
    const pieces = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 80 })), {
      minLength: 1,
      maxLength: 100,
    });
    fc.assert(
      fc.property(pieces, (flood) => {
        let time = 0;
        const budget = new WorkBudget(share, () => time);
        let worked = 0;
        for (const [address, work] of flood) {
          time += budget.rest(address);
          budget.spend(address, work);
          worked += work;
          time += work;
          // the addresses share the minimum of two, and the last piece of each may exceed it
          expect(worked).toBeLessThanOrEqual(100 + 2 * 20 + 3 * 80 + (time / 1000) * (50 + 2 * 5));
        }
      }),
    );
  });
});

describe('token bucket', () => {
  it('admits a burst at once and then a fixed rate', () => {
    let time = 0;
    const bucket = new TokenBucket(200, 60, () => time);
    const taken = (tries: number) => Array.from({ length: tries }, () => bucket.take()).filter(Boolean).length;
    expect(taken(500)).toBe(200);
    time = 1000;
    expect(taken(500)).toBe(60);
    time = 1500;
    expect(taken(500)).toBe(30);
    time = 1_000_000;
    expect(taken(500)).toBe(200);
  });

  it('never runs dry at an unlimited rate', () => {
    const bucket = new TokenBucket(Number.POSITIVE_INFINITY, 60);
    expect(Array.from({ length: 10_000 }, () => bucket.take()).every(Boolean)).toBe(true);
  });
});
