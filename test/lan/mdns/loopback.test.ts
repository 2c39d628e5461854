import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serviceType } from '../../../main/lan/mdns/announced.ts';
import { type AdvertiserSettings, advertiser } from '../../../main/lan/mdns/index.ts';
import { protocolVersion } from '../../../shared/protocol/messages.ts';
import { soon } from '../../harness/soon.ts';
import { answeringPort, eavesdrop, look, loopback, quietPort, stranger } from './loopback.ts';

const oaks = { room: 'oaksoaks', name: 'The Oaks', game: 'brick-and-mortar', free: 4 };
const elms = { room: 'elmselms', name: 'The Elms', game: null, free: 2 };
const addresses = [loopback.address];

function announcer(port: number, settings: Partial<AdvertiserSettings> = {}) {
  const onFailure = vi.fn();
  const onRecovery = vi.fn();
  const ads = advertiser({ port, pause: 50, onFailure, onRecovery, ...settings });
  onTestFinished(() => ads.stop());
  return { ...ads, onFailure, onRecovery };
}

describe('announced table', () => {
  it('is found, followed and, after its goodbye, no longer listed', async () => {
    const port = quietPort();
    const at = await answeringPort();
    const ads = announcer(port);
    const { latest, lists } = look(port);
    const listed = { protocol: protocolVersion, address: `127.0.0.1:${at}` };
    ads.announce([oaks], { port: at, addresses });
    await soon(() => expect(latest()).toEqual([{ ...oaks, ...listed }]));
    ads.announce([{ ...oaks, free: 1 }, elms], { port: at, addresses });
    await soon(() =>
      expect(latest()).toEqual([
        { ...elms, ...listed },
        { ...oaks, free: 1, ...listed },
      ]),
    );
    ads.announce([elms], { port: at, addresses });
    await soon(() => expect(latest()).toEqual([{ ...elms, ...listed }]));
    const before = performance.now();
    await ads.stop();
    // it waits for no answer; on a busy machine its own goodbye may take a while
    expect(performance.now() - before).toBeLessThan(15_000);
    await soon(() => expect(latest()).toEqual([]));
    // no empty list was reported in between
    expect(lists.slice(0, -1).every((list) => list.length > 0)).toBe(true);
    expect(ads.onFailure).not.toHaveBeenCalled();
  });

  it('is found by another mDNS library, which receives the goodbye', async () => {
    const port = quietPort();
    const browser = stranger(port).find({ type: serviceType });
    const ads = announcer(port);
    ads.announce([oaks], { port: 7777, addresses });
    const found = { type: serviceType, port: 7777, addresses, txt: { id: oaks.room, free: '4' } };
    await soon(() => expect(browser.services).toMatchObject([found]));
    await ads.stop();
    await soon(() => expect(browser.services).toEqual([]));
  });

  it('is found by a later search', async () => {
    const port = quietPort();
    const at = await answeringPort();
    const { services } = eavesdrop(port);
    announcer(port).announce([oaks], { port: at, addresses });
    await soon(() => expect(services.size).toBe(1));
    const { latest } = look(port);
    await soon(() => expect(latest()).toMatchObject([oaks]));
  });

  it('is announced again only when it has changed', async () => {
    const port = quietPort();
    const { services, gone } = eavesdrop(port);
    const ads = announcer(port);
    const where = { port: 7777, addresses };
    ads.announce([oaks, elms], where);
    await soon(() => expect(services.size).toBe(2));
    ads.announce([{ ...oaks }, { ...elms }], where);
    await pause(200);
    expect(services.size).toBe(2);
    expect(gone).toEqual([]);
    ads.announce([oaks, { ...elms, free: 0 }], { port: 7778, addresses });
    await soon(() =>
      expect([...services.values()]).toEqual([
        { free: 4, port: 7778 },
        { free: 0, port: 7778 },
      ]),
    );
    expect(gone).toEqual([]);
    await ads.stop();
    await soon(() => expect(new Set(gone)).toEqual(new Set(services.keys())));
  });

  it('is announced at most once per interval when its seats change quickly', async () => {
    const port = quietPort();
    const { frees } = eavesdrop(port);
    const ads = announcer(port, { pause: 200 });
    for (let free = 0; free < 16; free += 1) ads.announce([{ ...oaks, free }], { port: 7777, addresses });
    await soon(() => expect(new Set(frees)).toEqual(new Set([0, 15])));
    await pause(300);
    expect(new Set(frees)).toEqual(new Set([0, 15]));
  });

  it('gets a new socket from time to time, and stays listed meanwhile', async () => {
    const port = quietPort();
    const at = await answeringPort();
    const { services, frees, gone } = eavesdrop(port);
    const { lists, latest } = look(port, { lookEvery: 600_000 });
    announcer(port, { checkEvery: 50, renewAfter: 100 }).announce([oaks], { port: at, addresses });
    // one socket would announce twice and answer two queries
    await soon(() => expect(frees.length).toBeGreaterThan(8));
    expect([services.size, gone]).toEqual([1, []]);
    expect(latest()).toMatchObject([oaks]);
    expect(lists).toHaveLength(1);
  });

  it('stays silent after the goodbye, whatever is asked', async () => {
    const port = quietPort();
    const { services } = eavesdrop(port);
    const ads = announcer(port);
    await ads.stop();
    ads.announce([oaks], { port: 7777, addresses });
    await pause(200);
    expect(services.size).toBe(0);
  });
});

describe('search of the network', () => {
  it('lists none of our own tables', async () => {
    const port = quietPort();
    const at = await answeringPort();
    announcer(port).announce([oaks, elms], { port: at, addresses });
    const { latest } = look(port, { isOwn: (table) => table === 'oaksoaks' });
    await soon(() => expect(latest()).toMatchObject([elms]));
  });

  it('lists a host only while it answers, with or without a goodbye', async () => {
    const port = quietPort();
    let up = false;
    announcer(port).announce([oaks], { port: 7777, addresses });
    const { lists, latest } = look(port, { answers: async () => up });
    await pause(700);
    expect(lists).toEqual([]);
    up = true;
    await soon(() => expect(latest()).toMatchObject([oaks]));
    up = false;
    await soon(() => expect(latest()).toEqual([]));
    up = true;
    await soon(() => expect(latest()).toMatchObject([oaks]));
  });

  it('does not connect to addresses outside our networks', async () => {
    const port = quietPort();
    const at = await answeringPort();
    announcer(port).announce([oaks], { port: at, addresses });
    const knocked: string[] = [];
    const elsewhere = { address: loopback.address, netmask: '255.255.255.255' };
    const { lists } = look(port, {
      adapters: () => [{ ...elsewhere, address: '127.0.0.9' }],
      answers: async (ip) => {
        knocked.push(ip);
        return true;
      },
    });
    await pause(700);
    expect(knocked).toEqual([]);
    expect(lists).toEqual([]);
  });

  it('includes new adapters, and forgets those that are gone', async () => {
    const port = quietPort();
    const at = await answeringPort();
    announcer(port).announce([oaks], { port: at, addresses });
    let adapters: readonly (typeof loopback)[] = [];
    const { latest, lists } = look(port, { adapters: () => adapters });
    await pause(500);
    expect(lists).toEqual([]);
    adapters = [loopback];
    await soon(() => expect(latest()).toMatchObject([oaks]));
  });

  it('reports nothing after its end', async () => {
    const port = quietPort();
    const at = await answeringPort();
    const { lists, stop } = look(port);
    stop();
    announcer(port).announce([oaks], { port: at, addresses });
    await pause(700);
    expect(lists).toEqual([]);
  });
});
