import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type PerMessageDeflateOptions, WebSocket } from 'ws';
import { HomeNetwork } from '../../main/lan/network.ts';
import { Bundle } from '../../main/page/bundle.ts';
import { pageIn } from '../../main/page/files.ts';
import { pick, randomFromSeed } from '../../shared/engine/index.ts';
import { gameOf, games } from '../../shared/games/index.ts';
import { protocolVersion } from '../../shared/protocol/messages.ts';
import { soon } from '../harness/soon.ts';
import { freshFolder, TestClient, testHost } from '../host/client.ts';
import { FakeDiscovery, homeNetwork, smallPage } from './guests.ts';

/** The average bytes that a move may cost a guest's connection, with framing. */
const mostOfMove = 600;

/** A guest on a real socket that counts incoming bytes. */
async function countedGuest(port: number, offersCompression: boolean | PerMessageDeflateOptions) {
  const line = connect(port, '127.0.0.1');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/table`, {
    perMessageDeflate: offersCompression,
    createConnection: () => line,
  });
  onTestFinished(() => socket.terminate());
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(`${data}`));
  await once(socket, 'open');
  return { socket, line, heard };
}

/** A network table whose seats the host plays, and a guest who watches. */
async function watched(game: string, offersCompression: boolean) {
  const network = new HomeNetwork({
    page: new Bundle(pageIn(smallPage())),
    discovery: new FakeDiscovery(),
    adapter: '127.0.0.1',
    port: 0,
  });
  const host = testHost(freshFolder(), { now: () => 1_000_000, newSeed: () => 'packed', gameOf, network });
  onTestFinished(() => host.close());
  const hostPage = new TestClient(host);
  const table = hostPage.create(game, 3);
  hostPage.connection.receive(
    JSON.stringify({ type: 'host-table', request: 'h', table, name: 'Kitchen', door: 'open' }),
  );
  await soon(() => expect(hostPage.table.keeping).not.toBeNull());
  const guest = await countedGuest(network.standing.listening?.port ?? 0, offersCompression);
  guest.socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  const code = hostPage.table.keeping?.code;
  guest.socket.send(JSON.stringify({ type: 'enter', request: 'e', code, name: 'Mia' }));
  await soon(() => expect(guest.heard.some((text) => text.startsWith('{"type":"table"'))).toBe(true));
  return { hostPage, guest };
}

/** Plays this many random moves; returns the average bytes per move sent to a guest. */
async function bytesOfMoves(game: string, offersCompression: boolean, moves: number): Promise<number> {
  const { hostPage, guest } = await watched(game, offersCompression);
  const random = randomFromSeed(game);
  const before = guest.line.bytesRead;
  for (let played = 0; played < moves; played++) {
    const [seat] = hostPage.table.toAct;
    if (seat === undefined) throw new RangeError(`${game} ended after ${played} moves`);
    hostPage.take(seat);
    hostPage.play(pick(random, hostPage.table.legal), seat);
  }
  // everything sent before has arrived once this is answered
  guest.socket.send(JSON.stringify({ type: 'ping' }));
  await soon(() => expect(guest.heard.at(-1)).toBe('{"type":"pong"}'));
  return (guest.line.bytesRead - before) / moves;
}

describe('messages to guests', () => {
  it.each(Object.keys(games))('take few bytes per move in %s', async (game) => {
    const packed = await bytesOfMoves(game, true, 40);
    expect(packed).toBeGreaterThan(0);
    expect(packed).toBeLessThan(mostOfMove);
  });

  it('are uncompressed if the client does not offer compression', async () => {
    expect(await bytesOfMoves('harbour', false, 40)).toBeGreaterThan(2 * mostOfMove);
  });
});

it.each([
  // ws offers a limit to the client's window unless it is set to 0, as Firefox and Safari offer none
  ['Firefox', { clientMaxWindowBits: 0 }, 'permessage-deflate'],
  ['a client that limits the context', { serverNoContextTakeover: true }, ''],
  ['a client that limits the window', { serverMaxWindowBits: 10 }, ''],
])('accepts the offer of %s', async (_, offer, extensions) => {
  const { port } = await homeNetwork().open();
  expect((await countedGuest(port, offer)).socket.extensions).toBe(extensions);
});

it('crowd: gets uncompressed messages above a certain number, and compressed ones again below it', async () => {
  const { open } = homeNetwork({ few: { packedSockets: 2 } });
  const { port } = await open();
  const [first] = [await countedGuest(port, true), await countedGuest(port, true)];
  expect(first?.socket.extensions).toBe('permessage-deflate');
  expect((await countedGuest(port, true)).socket.extensions).toBe('');
  first?.socket.close();
  await soon(async () => expect((await countedGuest(port, true)).socket.extensions).toBe('permessage-deflate'));
});

describe('guest who sends compressed messages', () => {
  it('is disconnected if they inflate beyond the message limit', async () => {
    const { clients, open } = homeNetwork();
    const { port } = await open();
    const { socket } = await countedGuest(port, true);
    socket.send('hello');
    await soon(() => expect(clients[0]?.heard).toEqual(['hello']));
    socket.send('x'.repeat(50_000_000));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1009);
    expect(clients[0]?.heard).toEqual(['hello']);
  });

  it('is disconnected if they cannot be inflated', async () => {
    const { clients, open } = homeNetwork();
    const { port } = await open();
    const { socket, line } = await countedGuest(port, true);
    // an invalid block type
    const nonsense = Buffer.alloc(80, 0xff);
    line.write(Buffer.concat([Buffer.from([0b1100_0001, 0b1000_0000 | nonsense.length]), Buffer.alloc(4), nonsense]));
    await once(socket, 'close');
    expect(clients[0]?.heard).toEqual([]);
  });
});
