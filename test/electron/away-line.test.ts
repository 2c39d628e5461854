import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { AwayLine } from '../../main/electron/away-line.ts';
import { isNearby } from '../../main/host/network/nearby.ts';
import type { AwayEvent } from '../../shared/protocol/away.ts';
import { soon } from '../harness/soon.ts';

const servers: WebSocketServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const socket of server.clients) socket.terminate();
    server.close();
  }
});

/** Another local host, and a relay that may call it. */
async function elsewhere() {
  const calls: { readonly socket: WebSocket; readonly request: IncomingMessage; readonly heard: string[] }[] = [];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  servers.push(server);
  server.on('connection', (socket, request) => {
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    socket.on('error', () => {});
    calls.push({ socket, request, heard });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const where = server.address();
  const address = `127.0.0.1:${typeof where === 'object' ? where?.port : ''}`;
  const events: AwayEvent[] = [];
  const line = new AwayLine((event) => events.push(event));
  return { line, address, events, calls };
}

const types = (events: readonly AwayEvent[]) => events.map(({ call, type }) => `${call} ${type}`);

describe('relay to another host', () => {
  it('connects to the table like a page of that host, and carries messages both ways', async () => {
    const { line, address, events, calls } = await elsewhere();
    line.ask({ call: 1, type: 'dial', address });
    await soon(() => expect(types(events)).toEqual(['1 answered']));
    const [call] = calls;
    expect(call?.request.url).toBe('/table');
    expect(call?.request.headers).toMatchObject({ host: address, origin: `http://${address}` });
    line.ask({ call: 1, type: 'send', text: 'hello' });
    await soon(() => expect(call?.heard).toEqual(['hello']));
    call?.socket.send('welcome');
    await soon(() => expect(events.at(-1)).toEqual({ call: 1, type: 'heard', text: 'welcome' }));
    call?.socket.close(4005, 'another protocol');
    await soon(() => expect(events.at(-1)).toEqual({ call: 1, type: 'ended', code: 4005 }));
  });

  it('has one connection at a time, and ignores one that has ended', async () => {
    const { line, address, events, calls } = await elsewhere();
    line.ask({ call: 1, type: 'dial', address });
    await soon(() => expect(calls).toHaveLength(1));
    line.ask({ call: 2, type: 'dial', address });
    await soon(() => expect(types(events)).toContain('2 answered'));
    line.ask({ call: 1, type: 'send', text: 'too late' });
    line.ask({ call: 1, type: 'hang-up' });
    line.ask({ call: 2, type: 'send', text: 'in time' });
    await soon(() => expect(calls[1]?.heard).toEqual(['in time']));
    expect(calls[0]?.heard).toEqual([]);
    line.close();
    calls[1]?.socket.send('nobody listens');
    await soon(() => expect(calls[1]?.socket.readyState).toBe(3));
    expect(types(events).filter((each) => each.startsWith('2'))).toEqual(['2 answered']);
  });

  it('reports that nobody answers', async () => {
    const { line, events } = await elsewhere();
    line.ask({ call: 1, type: 'dial', address: '127.0.0.1:9' });
    await soon(() => expect(events).toEqual([{ call: 1, type: 'ended', code: 1006 }]));
  });

  it('accepts only text, at most four MiB and not nested too deeply', async () => {
    for (const unfit of [Buffer.from([1, 2, 3]), 'x'.repeat(4 * 1024 * 1024 + 1), '['.repeat(10_000)]) {
      const { line, address, events, calls } = await elsewhere();
      line.ask({ call: 1, type: 'dial', address });
      await soon(() => expect(types(events)).toEqual(['1 answered']));
      calls[0]?.socket.send(unfit);
      await soon(() => expect(types(events)).toEqual(['1 answered', '1 ended']));
    }
  });

  it('connects only to this computer and the home networks', () => {
    const fit = [
      '10.0.0.1:80',
      '172.16.0.1:7777',
      '172.31.255.1:1',
      '192.168.1.20:65535',
      '169.254.3.4:7777',
      '127.0.0.1:1',
    ];
    const unfit = [
      '8.8.8.8:7777',
      '172.15.0.1:7777',
      '172.32.0.1:7777',
      '192.169.0.1:7777',
      '0.0.0.0:7777',
      '224.0.0.251:5353',
      '10.0.0.256:80',
      '10.0.0.1:0',
      '10.0.0.1:65536',
      '10.0.0.1',
      'high-street.example:80',
    ];
    expect(fit.filter((address) => !isNearby(address))).toEqual([]);
    expect(unfit.filter(isNearby)).toEqual([]);
    const events: AwayEvent[] = [];
    new AwayLine((event) => events.push(event)).ask({ call: 7, type: 'dial', address: '8.8.8.8:7777' });
    expect(events).toEqual([{ call: 7, type: 'ended', code: 1006 }]);
  });

  it('checks the resolved address, however it is spelt', () => {
    const home = new BlockList();
    home.addSubnet('10.0.0.0', 8);
    home.addSubnet('127.0.0.0', 8);
    home.addSubnet('172.16.0.0', 12);
    home.addSubnet('192.168.0.0', 16);
    home.addSubnet('169.254.0.0', 16);
    const isAtHome = (spelling: string): boolean => {
      const address = `ws://${spelling}:7777/table`;
      return URL.canParse(address) && home.check(new URL(address).hostname);
    };
    const number = fc.oneof(
      fc.constantFrom(0, 8, 10, 16, 127, 168, 169, 172, 192, 254, 255),
      fc.integer({ max: 255, min: 0 }),
    );
    const spelt = number.chain((value) =>
      fc.constantFrom(
        `${value}`,
        `0${value.toString(8)}`,
        `0x${value.toString(16)}`,
        `0${value}`,
        `${value}.`,
        `+${value}`,
      ),
    );
    const dotted = fc.array(spelt, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'));
    const single = fc
      .integer({ min: 0, max: 0xffff_ffff })
      .chain((all) => fc.constantFrom(`${all}`, `0x${all.toString(16)}`));
    const sixth = fc
      .tuple(number, number, number, number)
      .chain(([a, b, c, d]) =>
        fc.constantFrom(
          `[::ffff:${a}.${b}.${c}.${d}]`,
          `::ffff:${a}.${b}.${c}.${d}`,
          '[::1]',
          '[fe80::1]',
          '[fd00::1]',
        ),
      );
    const decorated = dotted.chain((ip) =>
      fc.constantFrom(ip, `user@${ip}`, `${ip}#`, `${ip}/`, `${ip}?`, ` ${ip}`, `${ip}%20`),
    );
    fc.assert(
      fc.property(fc.oneof(dotted, single, sixth, decorated), (spelling) => {
        if (isNearby(`${spelling}:7777`)) expect(isAtHome(spelling)).toBe(true);
      }),
      { numRuns: 3000 },
    );
    const strange = [
      '010.010.010.010',
      '0x0a.0.0.1',
      '167772161',
      '10.1',
      '10.0.0.1.',
      '[::ffff:10.0.0.1]',
      '10.0.0.1@8.8.8.8',
    ];
    expect(strange.filter((spelling) => isNearby(`${spelling}:80`))).toEqual([]);
    expect(['080', '0x50', '80 ', '', '1e3'].filter((port) => isNearby(`10.0.0.1:${port}`))).toEqual([]);
  });
});
