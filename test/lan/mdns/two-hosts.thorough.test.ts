import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildHostProgram, canMakeNamespaces, type HostProgram, network } from './namespaces.ts';

const possible = canMakeNamespaces();
if (!possible) console.warn('Two hosts on one network: not tested, because no network namespaces can be made here.');

/** The goal: others join within ten seconds after "Host on this network". */
const promised = 10_000;
/** A busy machine takes its time; nothing here is that slow by itself. */
const noticed = 30_000;

/** Waits until the host's latest list is as expected; returns that time. */
async function lists(host: HostProgram, tables: readonly object[], within = noticed): Promise<number> {
  const latest = () => host.events.findLast((event) => event.event === 'list');
  await vi.waitFor(() => expect(latest()?.tables ?? []).toMatchObject(tables), { timeout: within, interval: 5 });
  const list = latest();
  expect(list?.tables ?? []).toHaveLength(tables.length);
  return list?.at ?? 0;
}

const sent = (host: HostProgram, after = 0) =>
  host.wait('its announcement', ({ event }) => event === 'announced', noticed, after);

const oaks = { room: 'oaksoaks', name: 'The Oaks', game: 'brick-and-mortar', free: 4, address: '10.77.0.1:7777' };
const elms = { room: 'elmselms', name: 'The Elms', game: 'brick-and-mortar', free: 4, address: '10.77.0.2:7777' };

describe.skipIf(!possible).concurrent('two hosts on one network', () => {
  let folder = '';
  let program = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'high-street-'));
    program = buildHostProgram(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('find each other, follow the free seats and receive the goodbye', { timeout: 120_000 }, async ({
    onTestFinished,
  }) => {
    const [left, right] = network(2, program, onTestFinished);
    left?.plugIn('10.77.0.1', { router: '10.77.0.254' });
    right?.plugIn('10.77.0.2', { router: '10.77.0.254' });
    const first = left?.host('oaksoaks', 'The Oaks');
    if (!first || !right) throw new Error('no machines');
    await sent(first);
    const second = right.host('elmselms', 'The Elms');
    const began = (await sent(second)).at;
    const [there, here] = await Promise.all([lists(first, [elms]), lists(second, [oaks])]);
    // usually a tenth of a second; never longer than a lost packet and the next query
    expect(Math.max(there, here) - began).toBeLessThan(promised);

    first.command('free 2');
    const changed = (await first.wait('the change', (one) => one.event === 'announced' && one.free === 2, noticed)).at;
    expect((await lists(second, [{ ...oaks, free: 2 }])) - changed).toBeLessThan(5_000);
    // it was announced again before the old record was withdrawn: the list was never empty
    expect(second.events.filter((one) => one.event === 'list').map(({ tables }) => tables.length)).toEqual([1, 1]);

    const goodbye = Date.now();
    first.command('stop');
    // far sooner than a timeout
    expect((await lists(second, [])) - goodbye).toBeLessThan(5_000);
    expect(await first.ended).toBe(0);
    second.command('stop');
    expect(await second.ended).toBe(0);
  });

  it('find each other without a router, and notice that one was switched off', { timeout: 120_000 }, async ({
    onTestFinished,
  }) => {
    const [left, right] = network(2, program, onTestFinished);
    left?.plugIn('10.77.0.1');
    right?.plugIn('10.77.0.2');
    const first = left?.host('oaksoaks', 'The Oaks');
    const second = right?.host('elmselms', 'The Elms');
    if (!first || !second) throw new Error('no machines');
    await Promise.all([lists(first, [elms]), lists(second, [oaks])]);
    first.process.kill('SIGKILL');
    await lists(second, [], noticed);
    expect(second.events.some(({ event }) => event === 'failure')).toBe(false);
    expect(second.process.exitCode).toBeNull();
  });

  it('survive a pulled cable and follow the new address', { timeout: 120_000 }, async ({ onTestFinished }) => {
    const [left, right] = network(2, program, onTestFinished);
    left?.plugIn('10.77.0.1');
    if (!left || !right) throw new Error('no machines');
    const first = left.host('oaksoaks', 'The Oaks');
    await sent(first);
    // this one starts without a network
    const second = right.host('elmselms', 'The Elms');
    await sent(second);
    right.plugIn('10.77.0.2');
    await Promise.all([lists(first, [elms]), lists(second, [oaks])]);
    left.pull();
    await lists(second, [], noticed);
    left.plugIn('10.77.0.9');
    await lists(second, [{ ...oaks, address: '10.77.0.9:7777' }]);
    await lists(first, [elms]);
    expect([first.process.exitCode, second.process.exitCode]).toEqual([null, null]);
  });

  it('on two networks at once are found from both, and listed once', { timeout: 120_000 }, async ({
    onTestFinished,
  }) => {
    const [both, upper, lower, also] = network(4, program, onTestFinished);
    if (!both || !upper || !lower || !also) throw new Error('no machines');
    for (const [machine, last] of [
      [both, 1],
      [also, 4],
    ] as const) {
      machine.plugIn(`10.77.0.${last}`);
      machine.plugIn(`10.88.0.${last}`, { cable: 1 });
    }
    upper.plugIn('10.77.0.2');
    lower.plugIn('10.88.0.3', { cable: 1 });
    const hosts = [
      both.host('oaksoaks', 'The Oaks'),
      upper.host('elmselms', 'The Elms'),
      lower.host('firsfirs', 'The Firs'),
      also.host('yewsyews', 'The Yews'),
    ];
    const [oak, elm, fir, yew] = hosts;
    if (!oak || !elm || !fir || !yew) throw new Error('no hosts');
    const firs = { ...elms, room: 'firsfirs', name: 'The Firs', address: '10.88.0.3:7777' };
    const onBoth = (room: string) => ({ room, address: expect.stringMatching(/^10\.(77|88)\.0\.[14]:7777$/) });
    await lists(elm, [
      { room: 'oaksoaks', address: '10.77.0.1:7777' },
      { room: 'yewsyews', address: '10.77.0.4:7777' },
    ]);
    await lists(fir, [
      { room: 'oaksoaks', address: '10.88.0.1:7777' },
      { room: 'yewsyews', address: '10.88.0.4:7777' },
    ]);
    await lists(oak, [elms, firs, onBoth('yewsyews')]);
    await lists(yew, [elms, firs, onBoth('oaksoaks')]);
  });
});
