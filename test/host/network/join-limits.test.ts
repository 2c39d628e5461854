import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JoinLimits } from '../../../main/host/network/join-limits.ts';
import { below, randomFromSeed } from '../../../shared/engine/index.ts';
import { joinCodeCharacters } from '../../../shared/protocol/messages.ts';
import { counted, tellFigure } from '../../harness/figure.ts';
import { soon } from '../../harness/soon.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';

const minute = 60_000;

function limitsAt(clock: { now: number }): JoinLimits {
  return new JoinLimits(() => clock.now);
}

/** GUESSES=200000 guesses that many codes instead of the usual few. */
const guesses = Number(process.env.GUESSES ?? 1000);

/** A table on the network, whose host knows its code. */
async function networkTable(elapsed: () => number) {
  const host = testHost(freshFolder(), { network: new FakeNetwork(), elapsed });
  const hostPage = new TestClient(host);
  const table = hostPage.create('tic-tac-toe', 2);
  hostPage.connection.receive(JSON.stringify({ type: 'host-table', request: 'h', table, name: 'A', door: 'open' }));
  await soon(() => expect(hostPage.table.keeping).not.toBeNull());
  return { host, hostPage };
}

describe('wrong codes', () => {
  it('five a minute from one address; the sixth waits a minute', () => {
    const clock = { now: 0 };
    const limits = limitsAt(clock);
    for (let miss = 0; miss < 5; miss++) {
      expect(limits.mayTry('a')).toBe(true);
      limits.missed('a');
      clock.now += 1000;
    }
    expect(limits.mayTry('a')).toBe(false);
    expect(limits.mayTry('b')).toBe(true);
    clock.now = 4000 + minute - 1;
    expect(limits.mayTry('a')).toBe(false);
    clock.now = 4000 + minute;
    expect(limits.mayTry('a')).toBe(true);
  });

  it('doubles the wait of an address each time its tries are used up, up to an hour', () => {
    const clock = { now: 0 };
    const limits = limitsAt(clock);
    const rests = Array.from({ length: 9 }, () => {
      while (limits.mayTry('a')) limits.missed('a');
      const began = clock.now;
      while (!limits.mayTry('a')) clock.now += minute / 2;
      return (clock.now - began) / minute;
    });
    expect(rests).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('twenty a minute from one network: addresses with misses wait, all others may still join', () => {
    const clock = { now: 0 };
    const limits = limitsAt(clock);
    for (let miss = 0; miss < 20; miss++) limits.missed(`192.168.1.${miss % 10}`);
    expect(limits.mayTry('192.168.1.3')).toBe(false);
    expect(limits.mayTry('192.168.1.77')).toBe(true);
    expect(limits.mayTry('10.0.0.1')).toBe(true);
    clock.now = minute;
    expect(limits.mayTry('192.168.1.3')).toBe(true);
  });

  it('lets addresses without misses try, and gives few tries to guessers, however many there are', () => {
    const address = fc.integer({ min: 0, max: 30 }).map((last) => `192.168.1.${last}`);
    const step = fc.record({ from: address, after: fc.integer({ min: 0, max: 5000 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const clock = { now: 0 };
        const limits = limitsAt(clock);
        const tried = new Map<string, number[]>();
        for (const { from, after } of steps) {
          clock.now += after;
          expect(limits.mayTry('192.168.1.200')).toBe(true);
          if (!limits.mayTry(from)) continue;
          limits.missed(from);
          const within = [...(tried.get(from) ?? []).filter((at) => at > clock.now - minute), clock.now];
          tried.set(from, within);
          expect(within.length).toBeLessThanOrEqual(5);
        }
      }),
    );
  });

  it('forgets after an hour without a miss', () => {
    const clock = { now: 0 };
    const limits = limitsAt(clock);
    while (limits.mayTry('a')) limits.missed('a');
    clock.now += 62 * minute;
    while (limits.mayTry('a')) limits.missed('a');
    clock.now += minute;
    expect(limits.mayTry('a')).toBe(true);
  });

  it('asks for new codes after fifty, however slow, and restarts the count', () => {
    const clock = { now: 0 };
    const limits = limitsAt(clock);
    const due = Array.from({ length: 100 }, () => {
      clock.now += minute;
      return limits.missed('a');
    });
    expect(due.flatMap((isDue, index) => (isDue ? [index] : []))).toEqual([49, 99]);
  });

  it('changes the codes of network tables after fifty, and shows the host the new one', async () => {
    let now = 0;
    const { host, hostPage } = await networkTable(() => now);
    const code = hostPage.table.keeping?.code ?? '';
    expect(code).toMatch(/^\w{5}$/);
    const wrong = code === '22222' ? '33333' : '22222';
    for (let miss = 0; miss < 50; miss++) {
      expect(hostPage.table.keeping?.code).toBe(code);
      now += minute;
      expect(new TestClient(host, '10.0.0.7').refusal({ type: 'enter', code: wrong, name: null })).toBe('wrong-code');
    }
    expect(hostPage.table.keeping?.code).not.toBe(code);
    now += minute;
    expect(new TestClient(host, '10.0.0.7').refusal({ type: 'enter', code, name: null })).toBe('wrong-code');
  });

  it('admits no guess from many addresses, and always admits the right code', async () => {
    let now = 0;
    const { host, hostPage } = await networkTable(() => now);
    const random = randomFromSeed('guesses');
    const refused = { 'wrong-code': 0, 'too-many-tries': 0 };
    const codes = new Set<string>();
    for (let guess = 0; guess < guesses; guess++) {
      const standing = hostPage.table.keeping?.code ?? '';
      codes.add(standing);
      const characters = Array.from(
        { length: standing.length },
        () => joinCodeCharacters[below(random, joinCodeCharacters.length)],
      );
      const code = characters.join('') === standing ? `${standing.slice(1)}${standing[0]}` : characters.join('');
      const from = `10.0.${below(random, 4)}.${1 + below(random, 60)}`;
      const answer = new TestClient(host, from).refusal({ type: 'enter', code, name: 'Eve' });
      if (answer !== 'wrong-code' && answer !== 'too-many-tries') throw new Error(`answered ${answer}`);
      refused[answer] += 1;
      now += below(random, 100);
    }
    expect(refused['too-many-tries']).toBeGreaterThan(guesses / 2);
    const { code = '' } = hostPage.table.keeping ?? {};
    expect(new TestClient(host, '192.168.1.99').ask({ type: 'enter', code, name: 'Ben' })).toMatchObject({
      type: 'entered',
    });
    const heard = counted(refused['wrong-code']);
    tellFigure(`${counted(guesses)} guesses, ${heard} of them heard, ${counted(codes.size)} codes in turn, 0 came in`);
  }, 3_600_000);

  it('never locks out holders of the key, and does not depend on the time of day', () => {
    let time = 2_000_000_000;
    const host = testHost(freshFolder(), { network: new FakeNetwork(), isHeadless: true, now: () => time });
    const guesser = new TestClient(host, '10.0.0.7');
    const wrong = { type: 'present-key', key: 'B'.repeat(22) } as const;
    for (let miss = 0; miss < 5; miss++) expect(guesser.refusal(wrong)).toBe('wrong-key');
    time -= 60 * minute;
    expect(guesser.refusal(wrong)).toBe('too-many-tries');
    expect(guesser.ask({ type: 'present-key', key: host.hosting.key })).toMatchObject({ type: 'done' });
  });
});
