import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Quota } from '../../main/lan/quota.ts';
import { TokenBucket } from '../../main/lan/token-bucket.ts';

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
