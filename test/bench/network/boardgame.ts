import { Agent } from 'node:http';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { z } from 'zod';
import { Child } from './child.ts';
import { market, type SeatMove } from './market.ts';
import { type Client, type MeasuredMatch, type MeasuredServer, type PlayedMove, timeToAll } from './measured.ts';
import { listening, type Memory, memory } from './orders.ts';

/** The part of socket.io-client that boardgame.io's own transport uses. */
interface IoSocket {
  on(event: string, receive: (...args: readonly unknown[]) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  disconnect(): void;
}

const require = createRequire(new URL('../boardgame-io/package.json', import.meta.url));
const { io }: { io(url: string, options: object): IoSocket } = require('socket.io-client');

const numbered = z.object({ _stateID: z.number() });
const synced = z.tuple([z.string(), z.object({ state: numbered })]).rest(z.unknown());
const updated = z.tuple([z.string(), numbered]).rest(z.unknown());

/** A client of boardgame.io's Socket.IO transport. It receives and parses as that does, and updates no store. */
class BoardgameClient implements Client {
  readonly #socket: IoSocket;
  readonly #received: () => number;
  readonly #match: string;
  #state: readonly unknown[] = [];
  #version = Number.NaN;
  onState: () => void = () => {};

  private constructor(port: number, match: string) {
    const wire = connect(port, '127.0.0.1');
    const agent = new Agent();
    agent.createConnection = () => wire;
    this.#socket = io(`http://127.0.0.1:${port}/${market.id}`, { transports: ['websocket'], forceNew: true, agent });
    this.#received = () => wire.bytesRead;
    this.#match = match;
    this.#socket.on('update', (...state) => {
      this.#state = state;
      this.onState();
    });
  }

  /** Joins a match, which the server opens for the first client; `seat` is null for a spectator. */
  static async join(port: number, match: string, seat: number | null, seats: number): Promise<BoardgameClient> {
    const client = new BoardgameClient(port, match);
    await new Promise<void>((resolve) => {
      client.#socket.on('sync', (...args) => {
        client.#version = synced.parse(args)[1].state._stateID;
        resolve();
      });
      client.#socket.emit('sync', match, seat === null ? null : `${seat}`, undefined, seats);
    });
    return client;
  }

  get bytes(): number {
    return this.#received();
  }

  /** The number of the last state received. */
  get version(): number {
    return this.#state.length === 0 ? this.#version : updated.parse(this.#state)[1]._stateID;
  }

  play({ seat, move }: SeatMove): void {
    const player = `${seat}`;
    const payload = { type: 'act', args: [move], playerID: player };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, this.version, this.#match, player);
  }

  close(): void {
    this.#socket.disconnect();
  }
}

class BoardgameMatch implements MeasuredMatch {
  readonly #clients: readonly BoardgameClient[];

  constructor(clients: readonly BoardgameClient[]) {
    this.#clients = clients;
  }

  async play(move: SeatMove): Promise<PlayedMove> {
    const player = this.#clients[move.seat] ?? this.#clients[0];
    if (player === undefined) throw new RangeError('a match without clients');
    const { version } = player;
    const played = await timeToAll(this.#clients, () => player.play(move));
    if (player.version !== version + 1) throw new Error('the new state is not of this move');
    return played;
  }

  async end(): Promise<void> {
    for (const client of this.#clients) client.close();
  }
}

/** boardgame.io's server: it sends a move first and stores it then, in memory or in a file that it does not flush. */
export class Boardgame implements MeasuredServer {
  readonly #server: Child;
  #matches = 0;

  constructor(file: string, storage: 'memory' | 'flat-file') {
    this.#server = new Child(file, [storage]);
  }

  async begin(clients: number, seats: number): Promise<MeasuredMatch> {
    const { port } = await this.#server.ask({ order: 'listen' }, listening);
    this.#matches += 1;
    const joining: BoardgameClient[] = [];
    for (let number = 0; number < clients; number++) {
      const seat = number < seats ? number : null;
      joining.push(await BoardgameClient.join(port, `match-${this.#matches}`, seat, seats));
    }
    return new BoardgameMatch(joining);
  }

  memory(): Promise<Memory> {
    return this.#server.ask({ order: 'memory' }, memory);
  }

  end(): Promise<void> {
    return this.#server.end();
  }
}
