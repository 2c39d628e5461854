import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SystemAdapters } from '../../main/lan/adapters.ts';
import { closeCodes } from '../../shared/protocol/close-codes.ts';
import type { NearbyRoom, OpenRoom } from '../../shared/protocol/messages.ts';
import { soon } from '../harness/soon.ts';
import { closing, dialled, homeNetwork, info } from './guests.ts';
import { answers } from './listening.ts';
import { ask } from './served.ts';

const supper: OpenRoom = { room: 'abcdefgh', name: 'Supper', game: 'brick-and-mortar', free: 2 };

/** A program that has this port, or any, of loopback. */
async function taken(port = 0): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : -1;
}

/** A home network on a computer whose adapters the test changes. */
function changingNetwork(adapters: SystemAdapters) {
  const system = { adapters };
  return { system, ...homeNetwork({ adapter: undefined, system: () => system.adapters, lookEvery: 5 }) };
}

describe('home network', () => {
  it('listens to nothing and is not examined before hosting starts', async () => {
    const system = vi.fn(() => ({ en0: [info('127.0.0.1')] }));
    const { network, discovery } = homeNetwork({ adapter: undefined, system, lookEvery: 5 });
    expect(network.standing).toEqual({
      listening: null,
      adapters: [{ name: 'en0', address: '127.0.0.1' }],
      failure: null,
      unlisted: false,
      portGiven: true,
    });
    network.announce([supper]);
    await network.close();
    expect(discovery.diary).toEqual([]);
  });

  it('tells only pages of home networks that it is here, and lets its page ask under the machine’s name', async () => {
    const { network, open } = homeNetwork();
    const { port } = await open();
    const from = async (origin: string) => (await ask(port, '/here', { headers: { origin } })).headers;
    for (const origin of ['http://192.168.1.20:7777', `http://${network.machine.toLowerCase()}:7777`]) {
      expect(await from(origin), origin).toMatchObject({ 'access-control-allow-origin': origin, vary: 'origin' });
    }
    for (const origin of ['https://192.168.1.20:7777', 'http://games.example.com', 'http://8.8.8.8:7777', 'null']) {
      expect(await from(origin), origin).not.toHaveProperty('access-control-allow-origin');
    }
    const { headers } = await ask(port, '/');
    expect(headers['content-security-policy']).toContain(`connect-src 'self' http://${network.machine}:*;`);
  });

  it('serves on the adapter most likely to be the home, and says where', async () => {
    const system = () => ({ tailscale0: [info('127.9.9.9')], en0: [info('127.0.0.1')] });
    const { network, open } = homeNetwork({ adapter: undefined, system });
    const sent = vi.fn();
    network.onChange(sent);
    const { port, listening } = await open();
    expect(listening).toEqual({ adapter: '127.0.0.1', port, addresses: [`127.0.0.1:${port}`] });
    expect(sent).toHaveBeenLastCalledWith(network.standing);
    expect(await ask(port, '/')).toMatchObject({ status: 200 });
  });

  it('serves where it can if the chosen adapter belongs to another network', async () => {
    const { system, network, open } = changingNetwork({ en0: [info('127.0.0.1')] });
    expect(await open('192.168.1.20')).toMatchObject({ listening: { adapter: '127.0.0.1' } });
    // once it serves, it waits for its adapter rather than switch by itself
    system.adapters = { en7: [info('127.7.0.1')] };
    await soon(() => expect(network.standing.failure).toBe('no-adapter'));
  });

  it('serves where a person has chosen in this network, also if the computer comes there later', async () => {
    const system: { adapters: SystemAdapters } = { adapters: { en0: [info('127.0.0.1')], en1: [info('127.7.0.1')] } };
    let gateway = '127.0.0.254';
    const { network } = homeNetwork({
      adapter: undefined,
      system: () => system.adapters,
      routes: async () => [{ at: 'en0', gateway }],
      lookEvery: 5,
    });
    const home = '127.0.0.0/255.255.255.0 127.0.0.254';
    expect(await network.here()).toBe(home);
    const chosen = { [home]: '127.7.0.1' };
    const join = () => {
      throw new Error('nobody comes');
    };
    expect(await network.open(join, { adapter: null, port: null, chosen })).toMatchObject({
      listening: { adapter: '127.7.0.1', chosen: true },
    });
    await network.close();
    gateway = '127.0.0.200';
    const elsewhere = await network.open(join, { adapter: null, port: null, chosen });
    expect(elsewhere.listening?.chosen).toBeUndefined();
  });

  it('takes the port it had before, if that is free, else the usual one or the next', async () => {
    const remembered = await taken();
    const firstPort = await taken();
    const { network, open } = homeNetwork({ port: undefined, firstPort });
    const { port: other } = await open(null, remembered);
    expect(other > firstPort && other < firstPort + 20).toBe(true);
    await network.close();
    const free = homeNetwork();
    const { port } = await free.open();
    await free.network.close();
    expect((await open(null, port)).port).toBe(port);
    await network.close();
    expect((await open()).port).toBe(port);
  });

  it('reports if every port is taken, or the one that was requested', async () => {
    const port = await taken();
    const { network, open } = homeNetwork({ port });
    expect(await open()).toMatchObject({ listening: null, failure: 'ports-taken' });
    expect(network.standing).toMatchObject({ listening: null, failure: 'ports-taken' });
  });

  it('tries again by itself after it could not listen', async () => {
    const { system, network, open } = changingNetwork({});
    expect(await open()).toMatchObject({ listening: null, failure: 'no-adapter', adapters: [] });
    system.adapters = { en0: [{ ...info('2001:db8::7'), family: 'IPv6', scopeid: 0 }] };
    await soon(() => expect(network.standing.failure).toBe('only-ipv6'));
    system.adapters = { en0: [info('127.0.0.1')] };
    await soon(() => expect(network.standing).toMatchObject({ failure: null, listening: { adapter: '127.0.0.1' } }));
  });

  it('reports a lost adapter, keeps its guests, and returns to the same address with the adapter', async () => {
    const { system, network, clients, discovery, open } = changingNetwork({ en0: [info('127.0.0.1')] });
    const { port } = await open();
    network.announce([supper]);
    const socket = await dialled(port);
    const sent = vi.fn();
    network.onChange(sent);
    system.adapters = {};
    await soon(() => expect(sent).toHaveBeenCalled());
    expect(network.standing).toMatchObject({ listening: null, adapters: [], failure: 'no-adapter' });
    expect(await answers(port)).toBe(false);
    expect(discovery.diary.at(-1)).toBe('1: goodbye');
    system.adapters = { en0: [info('127.0.0.1')] };
    await soon(() => expect(network.standing.listening?.addresses).toEqual([`127.0.0.1:${port}`]));
    await soon(() => expect(discovery.diary.at(-1)).toBe(`2: Supper at 127.0.0.1, ${port}`));
    socket.send('hello');
    await once(socket, 'message');
    expect(clients.map(({ isClosed }) => isClosed)).toEqual([false]);
  });

  // other systems have no second loopback address
  describe.runIf(process.platform === 'linux')('with several addresses', () => {
    it('follows an adapter to a new address; guests at the old one must reconnect', async () => {
      const { system, network, discovery, open } = changingNetwork({
        en0: [info('127.0.0.2')],
        en1: [info('127.0.1.1')],
      });
      const { port } = await open();
      network.announce([supper]);
      const socket = await dialled(port, '127.0.0.2');
      const closed = closing(socket);
      system.adapters = { en1: [info('127.0.1.1')], en0: [info('127.0.0.3')] };
      expect(await closed).toBe(closeCodes.goingAway);
      expect(network.standing.listening).toEqual({ adapter: '127.0.0.3', port, addresses: [`127.0.0.3:${port}`] });
      expect(await answers(port, '127.0.0.2')).toBe(false);
      await dialled(port, '127.0.0.3');
      expect(discovery.diary).toEqual([
        `1:  at 127.0.0.2, ${port}`,
        `1: Supper at 127.0.0.2, ${port}`,
        `1: Supper at 127.0.0.3, ${port}`,
      ]);
    });

    it('on all adapters reports new ones, without affecting its guests', async () => {
      const { system, network, clients, discovery, open } = changingNetwork({ en0: [info('127.0.0.2')] });
      const { port, listening } = await open('all');
      expect(listening).toEqual({ adapter: 'all', port, addresses: [`127.0.0.2:${port}`] });
      const socket = await dialled(port, '127.0.0.2');
      system.adapters = { en0: [info('127.0.0.2')], en1: [info('127.0.0.3')] };
      await soon(() => expect(discovery.diary.at(-1)).toBe(`1:  at 127.0.0.2 127.0.0.3, ${port}`));
      expect(network.standing.listening?.addresses).toEqual([`127.0.0.2:${port}`, `127.0.0.3:${port}`]);
      await dialled(port, '127.0.0.3');
      socket.send('hello');
      await once(socket, 'message');
      expect(clients.map(({ isClosed }) => isClosed)).toEqual([false, false]);
    });

    it('moves to the chosen adapter and port; only guests elsewhere must reconnect', async () => {
      const system = () => ({ en0: [info('127.0.0.2')], en1: [info('127.0.0.3')] });
      const { clients, network, open } = homeNetwork({ adapter: undefined, system });
      const { port } = await open('all');
      const [here, there] = [await dialled(port, '127.0.0.2'), await dialled(port, '127.0.0.3')];
      const closed = closing(there);
      expect(await open('127.0.0.2')).toMatchObject({ listening: { adapter: '127.0.0.2', port } });
      expect(await closed).toBe(closeCodes.goingAway);
      expect(await answers(port, '127.0.0.3')).toBe(false);
      here.send('hello');
      await once(here, 'message');
      expect(clients.map(({ isClosed }) => isClosed)).toEqual([false, true]);
      expect(network.standing.adapters).toEqual([
        { name: 'en0', address: '127.0.0.2' },
        { name: 'en1', address: '127.0.0.3' },
      ]);
    });

    it('obeys the command line over earlier choices, and offers no other choice', async () => {
      const system = () => ({ en0: [info('127.0.0.2')], en1: [info('127.0.0.3')] });
      const { network, open } = homeNetwork({ adapter: '127.0.0.3', system });
      expect(await open('127.0.0.2')).toMatchObject({ listening: { adapter: '127.0.0.3' } });
      expect(network.standing.adapters.map(({ address }) => address)).toEqual(['127.0.0.3']);
    });
  });

  it('moves to another port on request, and keeps its guests', async () => {
    const { clients, open } = homeNetwork({ port: undefined, firstPort: 42_700 });
    const first = await open();
    const socket = await dialled(first.port);
    const free = homeNetwork();
    const { port } = await free.open();
    await free.network.close();
    expect(await open(null, port)).toMatchObject({ port });
    expect(await answers(first.port)).toBe(false);
    socket.send('hello');
    await once(socket, 'message');
    await dialled(port);
    expect(clients.map(({ isClosed }) => isClosed)).toEqual([false, false]);
  });

  it('says goodbye to everyone when closed and answers nobody; it can be opened again', async () => {
    const { network, clients, discovery, open } = homeNetwork();
    const { port } = await open();
    network.announce([supper]);
    const socket = await dialled(port);
    const closed = closing(socket);
    await network.close();
    expect(await closed).toBe(closeCodes.goingAway);
    expect(clients).toMatchObject([{ isClosed: true }]);
    expect(discovery.diary.at(-1)).toBe('1: goodbye');
    expect(network.standing).toMatchObject({ listening: null, failure: null });
    expect(await answers(port)).toBe(false);
    expect((await open()).port).toBe(port);
    await dialled(port);
  });

  it('closes even if a client does not answer and mDNS hangs', async () => {
    const { network, discovery, open } = homeNetwork();
    const { advertiser } = discovery;
    vi.spyOn(discovery, 'advertiser').mockImplementation((settings) => ({
      ...advertiser.call(discovery, settings),
      stop: () => new Promise(() => {}),
    }));
    const { port } = await open();
    const deaf = await dialled(port);
    deaf.pause();
    const began = performance.now();
    await network.close();
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(await answers(port)).toBe(false);
  });

  it('handles requests one after another, however fast they come', async () => {
    const { network, open } = homeNetwork();
    const [, , last] = await Promise.all([open(), network.close(), open(), open()]);
    expect(network.standing.listening).toEqual(last.listening);
    const closed = network.close();
    expect(network.standing.listening).toBeNull();
    const opened = open();
    const closedAgain = network.close();
    await Promise.all([closed, opened, closedAgain]);
    expect(network.standing.listening).toBeNull();
  });
});

describe('mDNS', () => {
  it('affects nothing else when it fails, and the state says that no table is listed', async () => {
    const { network, discovery, open } = homeNetwork();
    const { port } = await open();
    const sent = vi.fn();
    network.onChange(sent);
    discovery.advertisers[0]?.onFailure();
    expect(sent).toHaveBeenLastCalledWith(network.standing);
    expect(network.standing).toMatchObject({ unlisted: true, failure: null, listening: { port } });
    await dialled(port);
    discovery.advertisers[0]?.onRecovery();
    expect(sent).toHaveBeenLastCalledWith(network.standing);
    expect(network.standing.unlisted).toBe(false);
    await network.close();
    discovery.advertisers[0]?.onFailure();
    expect(network.standing.unlisted).toBe(false);
  });

  it('does not stop the network when it cannot start', async () => {
    const { network, discovery, open } = homeNetwork();
    vi.spyOn(discovery, 'advertiser').mockImplementation(() => {
      throw new Error('no multicast here');
    });
    vi.spyOn(discovery, 'browse').mockImplementation(() => {
      throw new Error('no multicast here');
    });
    const { port } = await open();
    network.announce([supper]);
    network.watchNearby(() => {})();
    expect(network.standing).toMatchObject({ unlisted: true, listening: { port } });
    await dialled(port);
  });

  it('announces again once the computer has slept', async () => {
    let time = 0;
    const { discovery, open } = homeNetwork({ now: () => time, lookEvery: 5 });
    const { port } = await open();
    time = 3_600_000;
    await soon(() =>
      expect(discovery.diary).toEqual([`1:  at 127.0.0.1, ${port}`, '1: goodbye', `2:  at 127.0.0.1, ${port}`]),
    );
  });

  it('lists the tables of others and not our own', async () => {
    const { network, discovery, open } = homeNetwork();
    const { port } = await open();
    const other: NearbyRoom = { ...supper, address: '127.0.0.1:1', protocol: 2 };
    const heard = vi.fn();
    const stop = network.watchNearby(heard);
    discovery.nearby([{ ...other, address: `127.0.0.1:${port}` }, other]);
    expect(heard).toHaveBeenCalledExactlyOnceWith([other]);
    stop();
    discovery.nearby([]);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

it('doctor: is asked about this host or another, and may fail', async () => {
  const { network, discovery } = homeNetwork();
  expect(await network.diagnose(null)).toMatchObject([{ code: 'host' }]);
  expect(await network.diagnose('192.168.1.20:7777')).toMatchObject([{ facts: { address: '192.168.1.20:7777' } }]);
  vi.spyOn(discovery, 'examineHost').mockRejectedValue(new Error('ill'));
  expect(await network.diagnose(null)).toEqual([]);
});
