import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { HomeNetwork } from '../../main/lan/network.ts';
import { Bundle } from '../../main/page/bundle.ts';
import { pageIn } from '../../main/page/files.ts';
import { type AnyMove, below, type GameTypes, randomFromSeed, type Seat, seatAt } from '../../shared/engine/index.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { type HostMessage, hostMessage, protocolVersion, type TableMessage } from '../../shared/protocol/messages.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { dialledSocket } from '../harness/dialled-socket.ts';
import { soon } from '../harness/soon.ts';
import { nextLine, startChild } from '../host/child-process.ts';
import { freshFolder, TestClient, testHost } from '../host/client.ts';
import { movesAlike, somewhere } from '../host/secrets/leaks-worlds.ts';
import { plant, plantedTable as planted } from '../host/secrets/planted.ts';
import { FakeDiscovery, smallPage } from './guests.ts';
import { ask as askHttp } from './served.ts';

/** A client on a real socket that keeps every frame as it came. */
class Listener {
  readonly #socket: WebSocket;
  readonly frames: string[] = [];
  readonly #messages: HostMessage[] = [];
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      this.frames.push(`${data}`);
      this.#messages.push(hostMessage.parse(JSON.parse(`${data}`)));
    });
    onTestFinished(() => socket.terminate());
  }

  static async at(port: number): Promise<Listener> {
    const socket = await dialledSocket(() => new WebSocket(`ws://127.0.0.1:${port}/table`));
    const listener = new Listener(socket);
    socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    return listener;
  }

  async ask(request: object): Promise<HostMessage> {
    this.#asked += 1;
    const name = `r${this.#asked}`;
    this.#socket.send(JSON.stringify({ ...request, request: name }));
    for (;;) {
      const answer = this.#messages.find((message) => 'request' in message && message.request === name);
      if (answer !== undefined) return answer;
      await once(this.#socket, 'message');
    }
  }

  get token(): string {
    const entered = this.#messages.find((message) => message.type === 'entered');
    return entered?.type === 'entered' ? entered.token : '';
  }

  get table(): TableMessage {
    const table = this.#messages.findLast((message) => message.type === 'table');
    if (table?.type !== 'table') throw new Error('no table');
    return table;
  }

  /** Disconnects; resolves at the host's close frame. */
  async hangUp(): Promise<void> {
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }
}

/** What a guest at seat 1 and a spectator receive on their sockets, from joining to returning, in one world. */
async function heardIn(
  game: AnyGame,
  seats: number,
  state: GameTypes['State'],
  moves: readonly { readonly seat: Seat; readonly move: AnyMove }[],
) {
  const folder = freshFolder();
  plant(folder, game, seats, state);
  const dice = randomFromSeed('tokens');
  const network = new HomeNetwork({
    page: new Bundle(pageIn(smallPage())),
    discovery: new FakeDiscovery(),
    adapter: '127.0.0.1',
    port: 0,
  });
  const host = testHost(folder, {
    gameOf: () => game,
    network,
    now: () => 1_000_000,
    chance: (count) => Uint8Array.from({ length: count }, () => below(dice, 256)),
  });
  const table = planted;
  const hostPage = new TestClient(host);
  hostPage.ask({ type: 'open-table', table });
  hostPage.connection.receive(
    JSON.stringify({ type: 'host-table', request: 'h', table, name: 'Kitchen', door: 'open' }),
  );
  const { port, code } = await soon(() => {
    const { listening } = network.standing;
    const { keeping } = hostPage.table;
    if (listening === null || keeping === null) throw new Error('not on the network yet');
    return { port: listening.port, code: keeping.code };
  });
  hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
  const guest = await Listener.at(port);
  await guest.ask({ type: 'enter', code, name: 'Guest' });
  await guest.ask({ type: 'ask-seats', table, seats: [{ seat: 1, name: 'Guest' }] });
  const onlooker = await Listener.at(port);
  await onlooker.ask({ type: 'enter', code, name: null });

  for (const { seat, move } of moves) {
    const change = { type: 'play', table, seat } as const;
    if (seat === 1) await guest.ask({ ...change, version: guest.table.version, token: guest.token, move });
    else {
      if (hostPage.table.inHand !== seat) hostPage.take(seat);
      hostPage.ask({ ...change, version: hostPage.table.version, move: { ...move } });
    }
  }
  await guest.ask({ type: 'glimpse', table, seat: 1 });
  await guest.ask({ type: 'glimpse', table, seat: 0 });
  await guest.ask({ type: 'look-back', table, position: 0, viewer: 'spectator' });
  await guest.ask({ type: 'look-back', table, position: moves.length, viewer: 1 });
  if (guest.table.outcome === null) await guest.ask({ type: 'look-back', table, position: 0, viewer: 0 });
  // the host leaves and returns; then the guest does, on another connection
  hostPage.connection.closed();
  new TestClient(host).ask({ type: 'open-table', table });
  const again = await Listener.at(port);
  await again.ask({ type: 'return', room: table, token: guest.token });
  await again.ask({ type: 'open-table', table });
  await guest.ask({ type: 'play', table, version: 0, seat: 1, token: guest.token, move: { type: 'none' } });
  await onlooker.ask({ type: 'glimpse', table, seat: 1 });
  await onlooker.ask({ type: 'open-table', table });
  const heard = { guest: [...guest.frames, ...again.frames], onlooker: [...onlooker.frames] };
  for (const line of [guest, again, onlooker]) await line.hangUp();
  await host.close();
  return heard;
}

describe.each<AnyGame>([sealedMarket, ...Object.values(games)])('$id on real sockets: others’ secrets', (game) => {
  it.each(['guest', 'onlooker'] as const)(
    'leave no trace in any frame to the %s',
    { timeout: 60_000 },
    async (whose) => {
      const viewer = whose === 'guest' ? seatAt(1) : 'spectator';
      const random = randomFromSeed(`socket leaks ${game.id} ${whose}`);
      let different = 0;
      for (let round = 0; round < 4; round++) {
        const seats = game.seats.min + below(random, game.seats.max - game.seats.min + 1);
        const state = somewhere(game, seats, random);
        const worlds = { one: game.copy(state), other: game.redeal(state, viewer, random) };
        const start = { one: game.copy(worlds.one), other: game.copy(worlds.other) };
        if (JSON.stringify(start.one) !== JSON.stringify(start.other)) different++;
        const moves = movesAlike(game, worlds, viewer, 3, random);
        const one = await heardIn(
          game,
          seats,
          start.one,
          moves.map(({ seat, first: move }) => ({ seat, move })),
        );
        const other = await heardIn(
          game,
          seats,
          start.other,
          moves.map(({ seat, second: move }) => ({ seat, move })),
        );
        expect(other[whose]).toEqual(one[whose]);
        expect(one[whose].length).toBeGreaterThan(5);
      }
      expect(different).toBeGreaterThan(1);
    },
  );
});

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? filesIn(file) : [file];
  });
}

const seed = 'seed-marker-4711';
const people = ['Zebedee', 'Quentin'] as const;

describe('headless server, from its start to its end', () => {
  it('lets no token, code, key, seed or name out to the wrong place', { timeout: 60_000 }, async () => {
    const data = path.join(freshFolder(), 'data');
    const renderer = freshFolder();
    writeFileSync(path.join(renderer, 'index.html'), 'the page');
    const where = ['--data', data, '--renderer', renderer, '--headless', '--adapter', '127.0.0.1', '--port', '0'];
    const server = startChild('../../main/server.ts', ...where, '--seed', seed);
    const printed: string[] = [];
    const line = async () => {
      const words = (await nextLine(server)) ?? '';
      printed.push(words);
      return words;
    };
    const port = Number(/:(\d+)\/$/.exec(await line())?.[1]);
    const key = /: ([A-Za-z0-9_-]{22})$/.exec(await line())?.[1] ?? '';

    const hostPage = await Listener.at(port);
    await hostPage.ask({ type: 'present-key', key: 'A'.repeat(22) });
    await hostPage.ask({ type: 'present-key', key });
    const seats = people.map((name, seat) => ({ name, colour: seat === 0 ? 'navy' : 'teal' }));
    const made = await hostPage.ask({ type: 'create-table', game: 'brick-and-mortar', options: {}, seats });
    const table = made.type === 'done' ? made.table : null;
    await hostPage.ask({ type: 'host-table', table, name: 'Kitchen table', door: 'open' });
    await hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
    const code = hostPage.table.keeping?.code ?? '';
    const guest = await Listener.at(port);
    await guest.ask({ type: 'enter', code, name: 'Quentin' });
    await guest.ask({ type: 'ask-seats', table, seats: [{ seat: 1, name: 'Quentin' }] });
    const onlooker = await Listener.at(port);
    await onlooker.ask({ type: 'enter', code, name: null });
    const stranger = await Listener.at(port);
    await stranger.ask({ type: 'enter', code: code === '22222' ? '33333' : '22222', name: null });
    for (let moves = 0; moves < 12; moves++) {
      const player = hostPage.table.legal.length > 0 ? hostPage : guest;
      const [move] = player.table.legal;
      if (move === undefined) break;
      const { version, inHand } = player.table;
      await player.ask({
        type: 'play',
        table,
        version,
        seat: inHand,
        ...(player === guest && { token: guest.token }),
        move,
      });
    }
    expect(hostPage.table.version).toBeGreaterThan(1);
    const pages = [
      await askHttp(port, '/'),
      await askHttp(port, `/?token=${guest.token}`),
      await askHttp(port, '/house.json'),
    ];
    pages.push(
      await askHttp(port, '/table'),
      await askHttp(port, '/../house.json'),
      await askHttp(port, '/data/house.json'),
    );
    const gone = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await gone;

    const secrets = { key, code, guest: guest.token, onlooker: onlooker.token, seed };
    for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThan(4);
    const heardBy = (listener: Listener) => listener.frames.join('\n');
    const found = (text: string) =>
      Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []));
    expect(found(heardBy(hostPage))).toEqual(['code']);
    // spectators in the room may show how to join; the guest did until they had a seat
    const ofRoom = (frame: string) => frame.startsWith('{"type":"room"');
    for (const [listener, own] of [
      [guest, 'guest'],
      [onlooker, 'onlooker'],
    ] as const) {
      expect(found(listener.frames.filter((frame) => !ofRoom(frame)).join('\n'))).toEqual([own]);
      expect(found(listener.frames.filter(ofRoom).join('\n'))).toEqual(['code']);
    }
    expect(found(heardBy(stranger))).toEqual([]);
    expect(found(JSON.stringify(pages))).toEqual([]);
    for (const name of people) expect(`${heardBy(stranger)}${JSON.stringify(pages)}`).not.toContain(name);

    // its output: its address and the key, nothing else
    expect(printed).toHaveLength(2);
    expect(found(printed.join('\n'))).toEqual(['key']);
    expect(server.complaints.join('')).toBe('');

    // its data: the file of rooms has key and code, and tokens only as hashes; journals have the match
    const kept = new Map(filesIn(data).map((file) => [path.relative(data, file), file]));
    const journals = ['ndjson', 'spare.ndjson'].map((ending) => path.join('tables', `${table}.${ending}`));
    expect([...kept.keys()].sort()).toEqual(['house.json', 'house.spare.json', ...journals]);
    for (const [name, file] of kept) {
      const isHouse = name.startsWith('house.');
      expect(found(readFileSync(file, 'utf8')).sort(), name).toEqual(isHouse ? ['code', 'key'] : ['seed']);
      if (process.platform !== 'win32') expect(statSync(file).mode & 0o077, name).toBe(0);
    }
  });
});
