import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import {
  type HostMessage,
  hostMessage,
  protocolVersion,
  type TableMessage,
} from '../../../shared/protocol/messages.ts';
import type { Ask } from '../../host/client.ts';
import { Child } from './child.ts';
import type { SeatMove } from './market.ts';
import { type Client, type MeasuredMatch, type MeasuredServer, type PlayedMove, timeToAll } from './measured.ts';
import { done, flushes, type Memory, memory, openTable } from './orders.ts';

const tableStart = Buffer.from('{"type":"table"');

/** A guest over the network, as `shared/protocol/README.md` describes it. */
class Guest implements Client {
  readonly #socket: WebSocket;
  readonly #wire: Socket;
  readonly #answers = new Map<string, (answer: HostMessage) => void>();
  #asked = 0;
  /** Proves that a seat is this guest's. */
  token = '';
  #table: unknown;
  #onPong: () => void = () => {};
  onState: () => void = () => {};

  private constructor(socket: WebSocket, wire: Socket) {
    this.#socket = socket;
    this.#wire = wire;
    socket.on('message', (bytes) => {
      if (!Buffer.isBuffer(bytes)) return;
      const message: unknown = JSON.parse(bytes.toString());
      if (!bytes.subarray(0, tableStart.length).equals(tableStart)) return this.#hear(hostMessage.parse(message));
      this.#table = message;
      this.onState();
    });
  }

  /** Enters the room of a code as a spectator. */
  static async enter(port: number, code: string, name: string): Promise<Guest> {
    const wire = connect(port, '127.0.0.1');
    // browsers accept compressed messages, too
    const socket = new WebSocket(`ws://127.0.0.1:${port}/table`, {
      perMessageDeflate: true,
      createConnection: () => wire,
    });
    const guest = new Guest(socket, wire);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    const welcome = new Promise<void>((resolve) => {
      guest.onState = resolve;
    });
    const entered = await guest.ask({ type: 'enter', code, name });
    if (entered.type === 'entered') guest.token = entered.token;
    await welcome;
    return guest;
  }

  get bytes(): number {
    return this.#wire.bytesRead;
  }

  get table(): TableMessage {
    const message = hostMessage.parse(this.#table);
    if (message.type !== 'table') throw new Error('that was no table');
    return message;
  }

  /** Sends a request and resolves with its answer; rejects if the server refuses it. */
  ask(request: Ask): Promise<HostMessage> {
    this.#asked += 1;
    const name = `r${this.#asked}`;
    this.#socket.send(JSON.stringify({ ...request, request: name }));
    return new Promise<HostMessage>((resolve, reject) => {
      this.#answers.set(name, (message) => {
        if (message.type === 'refused') reject(new Error(`${request.type} was refused: ${message.code}`));
        else resolve(message);
      });
    });
  }

  /** Resolves once everything the server has sent so far is here. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.#onPong = resolve;
      this.#socket.send(JSON.stringify({ type: 'ping' }));
    });
  }

  async close(): Promise<void> {
    // the server may have closed it already
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }

  #hear(message: HostMessage): void {
    if (message.type === 'pong') this.#onPong();
    if (!('request' in message) || message.request === null) return;
    this.#answers.get(message.request)?.(message);
    this.#answers.delete(message.request);
  }
}

class HighStreetMatch implements MeasuredMatch {
  readonly #server: Child;
  readonly #table: string;
  readonly #guests: readonly Guest[];

  constructor(server: Child, table: string, guests: readonly Guest[]) {
    this.#server = server;
    this.#table = table;
    this.#guests = guests;
  }

  async play({ seat, move }: SeatMove): Promise<PlayedMove> {
    const table = this.#table;
    const player = this.#guests[seat] ?? this.#guests[0];
    if (player === undefined) throw new RangeError('a match without clients');
    if (player.table.inHand !== seat) {
      await player.ask({ type: 'take-in-hand', table, seat });
      await player.settled();
    }
    const { token } = player;
    const { version } = player.table;
    const played = await timeToAll(this.#guests, () => player.ask({ type: 'play', table, version, seat, token, move }));
    if (player.table.version !== version + 1) throw new Error('the new state is not of this move');
    return played;
  }

  async end(): Promise<void> {
    await this.#server.ask({ order: 'close-table', table: this.#table }, done);
    await Promise.all(this.#guests.map((guest) => guest.close()));
  }
}

/** High Street's server: each move is on the disk before anyone receives it. */
export class HighStreet implements MeasuredServer {
  readonly #server: Child;

  constructor(file: string) {
    this.#server = new Child(file);
  }

  async begin(clients: number, seats: number): Promise<MeasuredMatch> {
    const { table, code, port } = await this.#server.ask({ order: 'open-table', seats }, openTable);
    const guests: Guest[] = [];
    for (let number = 0; number < clients; number++) {
      const guest = await Guest.enter(port, code, `Guest ${number}`);
      guests.push(guest);
      const own = clients === 1 ? Array.from({ length: seats }, (_, seat) => seat) : number < seats ? [number] : [];
      if (own.length === 0) continue;
      await guest.ask({ type: 'ask-seats', table, seats: own.map((seat) => ({ seat, name: `Player ${seat}` })) });
    }
    await Promise.all(guests.map((guest) => guest.settled()));
    return new HighStreetMatch(this.#server, table, guests);
  }

  /** How long the disk took for each journal entry since the last call, in milliseconds. */
  flushes(): Promise<number[]> {
    return this.#server.ask({ order: 'flushes' }, flushes);
  }

  memory(): Promise<Memory> {
    return this.#server.ask({ order: 'memory' }, memory);
  }

  end(): Promise<void> {
    return this.#server.end();
  }
}
