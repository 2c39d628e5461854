import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Link } from '../../main/host/network/link.ts';
import type { SystemAdapters } from '../../main/lan/adapters.ts';
import { boundless, type Limits } from '../../main/lan/limits.ts';
import { gameOf } from '../../shared/games/index.ts';
import { hostMessage, protocolVersion, type TableMessage } from '../../shared/protocol/messages.ts';
import { soon } from '../harness/soon.ts';
import { type Ask, freshFolder, TestClient, testHost } from '../host/client.ts';
import { dialled, homeNetwork, info } from './guests.ts';
import { answers } from './listening.ts';

const ethernet: SystemAdapters = { en0: [info('127.0.0.1')] };

/** A host on the real home network of a computer whose adapters the test changes, and a table of it. */
function server(adapters: SystemAdapters, few: Partial<Limits> = {}) {
  const system = { adapters };
  const { network } = homeNetwork({ adapter: undefined, system: () => system.adapters, lookEvery: 5, few });
  /** The host's ends of the guests' connections. */
  const links: Link[] = [];
  const openNetwork = network.open.bind(network);
  vi.spyOn(network, 'open').mockImplementation((join, where) =>
    openNetwork((link) => {
      links.push(link);
      return join(link);
    }, where),
  );
  const host = testHost(freshFolder(), { network, gameOf });
  onTestFinished(() => host.close());
  const hostPage = new TestClient(host);
  const table = hostPage.create('brick-and-mortar', 2);
  let asked = 0;
  /** Sends a slow request and waits for the answer. */
  const later = (request: Ask) => {
    asked += 1;
    const name = `later ${asked}`;
    hostPage.connection.receive(JSON.stringify({ ...request, request: name }));
    return soon(() => {
      const answer = hostPage.heard.find((message) => 'request' in message && message.request === name);
      if (answer === undefined) throw new Error(`no answer to ${request.type}`);
      return answer;
    });
  };
  const open = () => later({ type: 'host-table', table, name: 'Supper', door: 'open' });
  return { system, network, links, hostPage, table, later, open };
}

/** What a guest's socket received of its table. */
function tablesSent(socket: WebSocket): TableMessage[] {
  const sent: TableMessage[] = [];
  socket.on('message', (data) => {
    const message = hostMessage.parse(JSON.parse(`${data}`));
    if (message.type === 'table') sent.push(message);
  });
  return sent;
}

describe('host on the home network', () => {
  it('reports why it cannot be reached, and stays off the network later', async () => {
    const { system, network, hostPage, open } = server({});
    expect(await open()).toMatchObject({ type: 'refused', code: 'no-network' });
    expect(network.standing).toMatchObject({ listening: null, failure: 'no-adapter' });
    const look = vi.fn(() => ethernet);
    Object.defineProperty(system, 'adapters', { get: look });
    await soon(() => expect(hostPage.last('network').network.failure).toBe('no-adapter'));
    // nothing checks any more whether there is an adapter by now
    look.mockClear();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(look).not.toHaveBeenCalled();
    expect(await open()).toMatchObject({ type: 'done' });
    expect(network.standing).toMatchObject({ failure: null, listening: { adapter: '127.0.0.1' } });
  });

  it('can be moved to another adapter when its own is gone', async () => {
    const { system, network, hostPage, later, open } = server(ethernet);
    await open();
    system.adapters = {};
    await soon(() => expect(hostPage.last('network').network.failure).toBe('no-adapter'));
    const answer = await later({ type: 'choose-network', adapter: '127.0.0.1', port: null });
    expect(answer).toMatchObject({ type: 'done' });
    const { listening } = network.standing;
    expect(listening).toMatchObject({ adapter: '127.0.0.1' });
    expect(await answers(listening?.port ?? -1)).toBe(true);
  });

  it('sends a slow guest the current table, and nothing in between', async () => {
    const { network, links, hostPage, table, open } = server(ethernet, {
      behind: 64 * 1024,
      // waiting messages count uncompressed and shrink at once, so no client is behind for long
      packedSockets: 0,
      burst: Number.POSITIVE_INFINITY,
      // the work limit per address is not tested here: on a busy machine it would be hit first
      work: boundless,
    });
    await open();
    const guest = await dialled(network.standing.listening?.port ?? -1);
    const sent = tablesSent(guest);
    const say = (message: object) => guest.send(JSON.stringify(message));
    say({ type: 'hello', protocol: protocolVersion });
    say({ type: 'enter', request: 'enter', code: hostPage.table.keeping?.code, name: 'Ben' });
    await soon(() => expect(sent.length).toBeGreaterThan(0));
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
    guest.pause();
    let asked = 0;
    const ask = (many: number) => {
      for (const last = asked + many; asked < last; asked += 1) say({ type: 'open-table', request: `${asked}`, table });
    };
    // the system's own buffers fill only after some megabytes, and may grow meanwhile
    let looksBehind = 0;
    while (looksBehind < 20 && asked < 30_000) {
      looksBehind = links[0]?.isBehind?.() ? looksBehind + 1 : 0;
      if (looksBehind === 0) ask(200);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(looksBehind).toBe(20);
    ask(50);
    say({ type: 'ask-seats', request: 'ask', table, seats: [{ seat: 1, name: 'Ben' }] });
    await soon(() => expect(hostPage.table.holdings[1]?.holder).toMatch(/^g/));
    hostPage.ask({ type: 'rename-seat', table, seat: 0, name: 'Zoe' });
    guest.resume();
    await soon(() => expect(sent.at(-1)?.seats[0]?.name).toBe('Zoe'));
    expect(sent.at(-1)).toMatchObject({ own: [1], log: { after: null } });
    expect(sent.length).toBeLessThan(asked - 40);
    // it skipped its new seat and its neighbour's rename: both came at once
    expect(sent.filter(({ own }) => own.includes(1))).toHaveLength(1);
  });
});
