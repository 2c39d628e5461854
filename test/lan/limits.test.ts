import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Holder, Places } from '../../main/lan/places.ts';
import { Quota } from '../../main/lan/quota.ts';
import { TokenBucket } from '../../main/lan/token-bucket.ts';
import { WorkBudget } from '../../main/lan/work-budget.ts';

describe('a quota', () => {
  it('lets in so many from one address and so many in all, whoever comes and goes', () => {
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
});

describe('places', () => {
  it('are never more than there may be, are kept by whoever is known, and are to be had by an address that holds none', () => {
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
});

describe('the budget of work', () => {
  it('has whoever took more than their share wait until time has made it good, and nobody else', () => {
    let time = 0;
    const budget = new WorkBudget({ atOnce: 100, perSecond: 50 }, () => time);
    expect([budget.spend('a', 60), budget.spend('a', 40)]).toEqual([0, 0]);
    expect(budget.spend('a', 25)).toBe(500);
    expect(budget.spend('b', 90)).toBe(0);
    time = 500;
    expect(budget.spend('a', 0)).toBe(0);
    expect(budget.spend('a', 10)).toBe(200);
    time = 10_000;
    budget.forgetPaid();
    expect(budget.spend('a', 100)).toBe(0);
  });

  it('never has the host work for longer than the share, however the work is cut up', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 100 }), (pieces) => {
        let time = 0;
        const budget = new WorkBudget({ atOnce: 100, perSecond: 50 }, () => time);
        let worked = 0;
        for (const work of pieces) {
          worked += work;
          time += work + budget.spend('a', work);
          // the last piece may reach beyond what was left
          expect(worked).toBeLessThanOrEqual(100 + 80 + (time / 1000) * 50);
        }
      }),
    );
  });
});

describe('the token bucket', () => {
  it('lets a burst through at once and then so many a second', () => {
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

  it('never runs dry where it holds without end', () => {
    const bucket = new TokenBucket(Number.POSITIVE_INFINITY, 60);
    expect(Array.from({ length: 10_000 }, () => bucket.take()).every(Boolean)).toBe(true);
  });
});
