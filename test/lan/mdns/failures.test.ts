import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { advertiser } from '../../../main/lan/mdns/index.ts';
import { soon } from '../../harness/soon.ts';
import { answeringPort, look, loopback, quietPort } from './loopback.ts';

const oaks = { room: 'oaksoaks', name: 'The Oaks', game: 'brick-and-mortar', free: 4 };
const addresses = [loopback.address];

/** Another program that holds a UDP port, and the function that ends it. */
async function holdPort(port: number): Promise<() => Promise<void>> {
  const program = `const socket = require('node:dgram').createSocket('udp4');
    socket.bind({ port: ${port}, exclusive: true }, () => console.log('held'));`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const end = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(end);
  await once(child.stdout, 'data');
  return end;
}

describe('mDNS port held by another program', () => {
  it('is reported once, ends nothing, and is forgotten when the port is free', async () => {
    const port = quietPort();
    const at = await answeringPort();
    const release = await holdPort(port);
    const onFailure = vi.fn();
    const onRecovery = vi.fn();
    const ads = advertiser({ port, pause: 50, checkEvery: 100, retryAfter: 150, onFailure, onRecovery });
    onTestFinished(() => ads.stop());
    const { troubles, latest } = look(port);
    ads.announce([oaks], { port: at, addresses });
    await soon(() => expect(onFailure).toHaveBeenCalledTimes(1));
    await soon(() => expect(troubles.length).toBeGreaterThan(0));
    expect(String(onFailure.mock.calls[0]?.[0])).toMatch(/mDNS at 127\.0\.0\.1: .*EADDRINUSE/);
    // a search has tried again by then, and so has the host
    await soon(() => expect(troubles.length).toBeGreaterThan(4));
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onRecovery).not.toHaveBeenCalled();
    await release();
    await soon(() => expect(onRecovery).toHaveBeenCalledTimes(1));
    await soon(() => expect(latest()).toMatchObject([oaks]));
  });

  it('ends nothing when the host closes in the same moment, then or later', async () => {
    const port = quietPort();
    await holdPort(port);
    for (const wait of [0, 1, 20]) {
      const ads = advertiser({ port, onFailure: () => {} });
      ads.announce([oaks], { port: 7777, addresses });
      await pause(wait);
      await ads.stop();
    }
    // the library announces a second time after three seconds, closed or not
    await pause(3_500);
  });
});

describe('missing adapter', () => {
  it('is a failure if it is the only one', async () => {
    const onFailure = vi.fn();
    const ads = advertiser({ port: quietPort(), onFailure });
    onTestFinished(() => ads.stop());
    // an address for documentation, which no computer has
    ads.announce([oaks], { port: 7777, addresses: ['192.0.2.77'] });
    await soon(() => expect(onFailure).toHaveBeenCalledTimes(1));
  });

  it('is no failure while another one works', async () => {
    const port = quietPort();
    const at = await answeringPort();
    const onFailure = vi.fn();
    const ads = advertiser({ port, onFailure });
    onTestFinished(() => ads.stop());
    const { latest } = look(port);
    ads.announce([oaks], { port: at, addresses: ['192.0.2.77', loopback.address] });
    await soon(() => expect(latest()).toMatchObject([oaks]));
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is reported by a search, and tried again', async () => {
    const { troubles } = look(quietPort(), { adapters: () => [{ address: '192.0.2.77', netmask: '255.255.255.0' }] });
    await soon(() => expect(troubles.length).toBeGreaterThan(1));
    expect(troubles[0]).toMatch(/^mDNS at 192\.0\.2\.77: /);
  });
});
