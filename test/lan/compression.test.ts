import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { HomeNetwork } from '../../main/lan/network.ts';
import { Bundle } from '../../main/page/bundle.ts';
import { pageIn } from '../../main/page/files.ts';
import { pick, randomFromSeed } from '../../shared/engine/index.ts';
import { gameOf, games } from '../../shared/games/index.ts';
import { protocolVersion } from '../../shared/protocol/messages.ts';
import { soon } from '../harness/soon.ts';
import { freshFolder, TestClient, testHost } from '../host/client.ts';
import { FakeDiscovery, homeNetwork, smallPage } from './guests.ts';

/** What a move may cost a guest's line in the mean, in bytes with their frames. */
const mostOfMove = 600;

/** A guest on a real socket, whose bytes are counted as they come. */
async function countedGuest(port: number, offersCompression: boolean) {
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

/** A table of a game on the network whose seats the house plays, and a guest of it who looks on. */
async function watched(game: string, offersCompression: boolean) {
  const network = new HomeNetwork({
    page: new Bundle(pageIn(smallPage())),
    discovery: new FakeDiscovery(),
    adapter: '127.0.0.1',
    port: 0,
  });
  const host = testHost(freshFolder(), { now: () => 1_000_000, newSeed: () => 'packed', gameOf, network });
  onTestFinished(() => host.close());
  const keeper = new TestClient(host);
  const table = keeper.create(game, 3);
  keeper.connection.receive(JSON.stringify({ type: 'host-table', request: 'h', table, name: 'Kitchen', door: 'open' }));
  await soon(() => expect(keeper.table.keeping).not.toBeNull());
  const guest = await countedGuest(network.standing.listening?.port ?? 0, offersCompression);
  guest.socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
  const code = keeper.table.keeping?.code;
  guest.socket.send(JSON.stringify({ type: 'enter', request: 'e', code, name: 'Mia' }));
  await soon(() => expect(guest.heard.some((text) => text.startsWith('{"type":"table"'))).toBe(true));
  return { keeper, guest };
}

/** Plays so many random moves for whoever is to act; returns the bytes that a guest was sent for each, in the mean. */
async function bytesOfMoves(game: string, offersCompression: boolean, moves: number): Promise<number> {
  const { keeper, guest } = await watched(game, offersCompression);
  const random = randomFromSeed(game);
  const before = guest.line.bytesRead;
  for (let played = 0; played < moves; played++) {
    const [seat] = keeper.table.toAct;
    if (seat === undefined) throw new RangeError(`${game} ended after ${played} moves`);
    keeper.take(seat);
    keeper.play(pick(random, keeper.table.legal), seat);
  }
  // what was said before is here once this is answered
  guest.socket.send(JSON.stringify({ type: 'ping' }));
  await soon(() => expect(guest.heard.at(-1)).toBe('{"type":"pong"}'));
  return (guest.line.bytesRead - before) / moves;
}

describe('what guests are told', () => {
  it.each(Object.keys(games))('costs few bytes a move in %s', async (game) => {
    const packed = await bytesOfMoves(game, true, 40);
    expect(packed).toBeGreaterThan(0);
    expect(packed).toBeLessThan(mostOfMove);
  });

  it('comes unpacked where a client does not offer otherwise', async () => {
    expect(await bytesOfMoves('harbour', false, 40)).toBeGreaterThan(2 * mostOfMove);
  });
});

describe('a crowd', () => {
  it('is told unpacked from a certain number on, and packed again once others have gone', async () => {
    const { open } = homeNetwork({ few: { packedSockets: 2 } });
    const { port } = await open();
    const [first] = [await countedGuest(port, true), await countedGuest(port, true)];
    expect(first?.socket.extensions).toBe('permessage-deflate');
    expect((await countedGuest(port, true)).socket.extensions).toBe('');
    first?.socket.close();
    await soon(async () => expect((await countedGuest(port, true)).socket.extensions).toBe('permessage-deflate'));
  });
});

describe('a guest who sends packed messages', () => {
  it('is hung up where they unfold into more than a message may be', async () => {
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

  it('is hung up where nothing can be made of them', async () => {
    const { clients, open } = homeNetwork();
    const { port } = await open();
    const { socket, line } = await countedGuest(port, true);
    // a kind of block that there is not
    const nonsense = Buffer.alloc(80, 0xff);
    line.write(Buffer.concat([Buffer.from([0b1100_0001, 0b1000_0000 | nonsense.length]), Buffer.alloc(4), nonsense]));
    await once(socket, 'close');
    expect(clients[0]?.heard).toEqual([]);
  });
});
