import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type Server } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { callOut } from '../../../main/lan/doctor/echo.ts';
import { greet } from '../../../main/lan/doctor/greet.ts';
import { examineAddress, examineHost } from '../../../main/lan/doctor/index.ts';
import { openPage } from '../../../main/lan/doctor/page.ts';
import { systemProbes } from '../../../main/lan/doctor/probes.ts';
import { pageServer } from '../../../main/lan/http.ts';
import { guestLimits } from '../../../main/lan/limits.ts';
import { listenAt } from '../../../main/lan/listen.ts';
import { knock } from '../../../main/lan/mdns/knock.ts';
import { Sockets } from '../../../main/lan/sockets.ts';
import { Bundle } from '../../../main/page/bundle.ts';
import { pageIn } from '../../../main/page/files.ts';
import { closeCodes } from '../../../shared/protocol/messages.ts';
import { freshFolder, testHost } from '../../host/client.ts';
import { smallPage } from '../guests.ts';
import { answeringPort, quietPort } from '../mdns/loopback.ts';
import { codesOf, instruments, notHosting } from './instruments.ts';

const here = '127.0.0.1';
const patience = 2_000;

async function listening(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  server.listen(0, here);
  await once(server, 'listening');
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** A port where nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  await once(server, 'close');
  return port;
}

const web = (listener: RequestListener): Promise<number> => listening(createHttpServer(listener));

/** A program that accepts a WebSocket; `talk` decides what it does next. */
async function talker(talk: (socket: WebSocket) => void): Promise<number> {
  const server = createHttpServer((_request, response) => response.end('<title>High Street</title>'));
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', talk);
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
  return listening(server);
}

it('TCP check: succeeds if a program listens and is refused otherwise', async () => {
  expect(await knock(here, await answeringPort(), patience)).toEqual({ result: 'answered' });
  expect(await knock(here, await closedPort(), patience)).toEqual({ result: 'refused' });
});

describe('page check', () => {
  it('recognises our page by its title, whatever else is there', async () => {
    const page = readFileSync(new URL('../../../renderer/index.html', import.meta.url));
    const port = await web((_request, response) => response.end(page));
    expect(await openPage(here, port, patience)).toBe('ours');
  });

  it.each([
    ['another page', (_request, response) => response.end('<title>Router</title>')],
    ['a refusal', (_request, response) => response.writeHead(403).end('<title>High Street</title>')],
    ['an endless page', (_request, response) => void setInterval(() => response.write('x'.repeat(65_536)), 5).unref()],
  ] satisfies readonly (readonly [string, RequestListener])[])(
    'rejects every other page: %s',
    async (_what, listener) => {
      const server = createHttpServer(listener);
      const port = await listening(server);
      expect(await openPage(here, port, patience)).toBe('other');
      server.closeAllConnections();
    },
  );

  it('finds nothing without an answer, and another program without HTTP', async () => {
    const mute = createServer((socket) => void onTestFinished(() => void socket.destroy()));
    expect(await openPage(here, await listening(mute), 200)).toBe('none');
    expect(await openPage(here, await closedPort(), patience)).toBe('none');
    const chatty = createServer((socket) => socket.end('220 mail ready\r\n'));
    expect(await openPage(here, await listening(chatty), patience)).toBe('other');
  });
});

describe('hello check', () => {
  const say = (message: unknown) => (socket: WebSocket) =>
    socket.once('message', () => socket.send(typeof message === 'string' ? message : JSON.stringify(message)));

  it.each([
    ['a welcome', say({ type: 'welcome', protocol: 7, rooms: [{}, {}] }), { result: 'welcome', protocol: 7, rooms: 2 }],
    ['a welcome of another age', say({ type: 'welcome', protocol: 1 }), { result: 'welcome', protocol: 1, rooms: 0 }],
    ['other-protocol', say({ type: 'refused', request: null, code: 'other-protocol' }), { result: 'other-protocol' }],
    ['a close for the protocol', (socket) => socket.close(closeCodes.otherProtocol), { result: 'other-protocol' }],
    ['a full house', (socket) => socket.close(closeCodes.tooMany), { result: 'full' }],
    ['chatter', say('good morning'), { result: 'none' }],
    ['something else', say({ type: 'hello' }), { result: 'none' }],
    ['too much', say('x'.repeat(2_000_000)), { result: 'none' }],
  ] satisfies readonly (readonly [string, (socket: WebSocket) => void, object])[])(
    'answered by %s',
    async (_what, talk, greeting) => {
      expect(await greet(here, await talker(talk), patience)).toEqual(greeting);
    },
  );

  it('finds nothing without an answer', async () => {
    expect(await greet(here, await talker(() => {}), 200)).toEqual({ result: 'none' });
    expect(await greet(here, await closedPort(), patience)).toEqual({ result: 'none' });
    const page = await web((_request, response) => response.end('<title>Router</title>'));
    expect(await greet(here, page, patience)).toEqual({ result: 'none' });
  });
});

describe('multicast check', () => {
  it('gets its own message back if the adapter permits it', async () => {
    expect(await callOut(here, 300, quietPort())).toEqual({ result: 'sent', own: true, devices: 0 });
  });

  it('reaches other devices, not counting our own', async () => {
    const port = quietPort();
    const other = createSocket({ type: 'udp4', reuseAddr: true });
    other.bind(port, '0.0.0.0');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    other.addMembership('224.0.0.251', here);
    const answer = Buffer.alloc(12);
    answer.writeUInt8(0x84, 2);
    // Another address of loopback plays the other device.
    const device = createSocket('udp4');
    device.bind(0, '127.0.0.2');
    await once(device, 'listening');
    onTestFinished(() => void device.close());
    device.setMulticastInterface(here);
    other.on('message', () => device.send(answer, port, '224.0.0.251'));
    expect(await callOut(here, 300, port)).toEqual({ result: 'sent', own: true, devices: 1 });
  });

  it('is impossible if another program holds the port', async () => {
    const port = quietPort();
    const holder = createSocket('udp4');
    holder.bind({ port, exclusive: true });
    await once(holder, 'listening');
    onTestFinished(() => void holder.close());
    expect(await callOut(here, 300, port)).toEqual({ result: 'held' });
  });

  it('sends nothing on a missing adapter', async () => {
    expect(await callOut('192.0.2.77', 300, quietPort())).toMatchObject({ result: 'not-sent' });
  });
});

/** Serves a host to local guests until the test is over; returns the port. */
async function servedToGuests(): Promise<number> {
  const host = testHost(freshFolder());
  const server = pageServer(new Bundle(pageIn(smallPage())), guestLimits);
  const sockets = new Sockets('guests', (link) => host.connect(link), guestLimits);
  sockets.attend(server);
  onTestFinished(async () => {
    await sockets.close();
    server.close();
    await host.close();
  });
  return listenAt(server, here, 0);
}

describe('instruments of this computer', () => {
  it('run a program to its end, and notice if it is missing or too slow', async () => {
    expect(await systemProbes.run(process.execPath, ['-e', 'console.log("seven")'])).toBe('seven\n');
    expect(await systemProbes.run(process.execPath, ['-e', 'console.log("eight"); process.exit(3)'])).toBe('eight\n');
    expect(await systemProbes.run('no-such-program', [])).toBeNull();
    expect(await systemProbes.run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])).toBeNull();
    expect(await systemProbes.read('/no/such/file')).toBeNull();
  });

  it('find a real host healthy', async () => {
    const port = await servedToGuests();
    const address = `${here}:${port}`;
    expect(await examineAddress(address).then(codesOf)).toEqual({
      'remote-address-connected': { address, milliseconds: expect.stringMatching(/^\d+$/) },
      'remote-host-same': { address, rooms: '0' },
    });
  });

  it('find a real host healthy from its own side', async () => {
    const port = await servedToGuests();
    const standing = { ...notHosting, listening: { adapter: here, port, addresses: [`${here}:${port}`] } };
    const { knock, openPage, greet } = systemProbes;
    const codes = codesOf(await examineHost({ standing }, instruments({ knock, openPage, greet })));
    expect(codes).toMatchObject({ 'port-answers': {}, 'reachable-page-and-table': {} });
  });
});
