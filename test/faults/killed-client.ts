import { WebSocket } from 'ws';
import { below, type RandomWords } from '../../shared/engine/index.ts';
import {
  type HostMessage,
  hostMessage,
  protocolVersion,
  type RoomMessage,
  type TableMessage,
} from '../../shared/protocol/messages.ts';
import { dialledSocket } from '../harness/dialled-socket.ts';

type Answer = Extract<HostMessage, { readonly request: string | null }>;

/** A connection to a real server that may be killed at any moment. Then no request is answered any more. */
export class KilledLine {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (answer: Answer | null) => void>();
  #asked = 0;
  table: TableMessage | null = null;
  room: RoomMessage | null = null;
  moved: Extract<HostMessage, { type: 'moved' }> | null = null;
  /** Called with every message received. */
  hears: ((message: HostMessage) => void) | null = null;
  /** The address for guests, once a table is open to them. */
  guestAddress: string | null = null;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(hostMessage.parse(JSON.parse(`${data}`))));
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const answered of this.#waiting.values()) answered(null);
      this.#waiting.clear();
    });
  }

  /** Connects to this address and says hello; rejects if nothing is there. */
  static async open(address: string, origin: string): Promise<KilledLine> {
    const socket = await dialledSocket(() => new WebSocket(address, { headers: { origin } }));
    const line = new KilledLine(socket);
    socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    return line;
  }

  /** The answer to a request; null if the server was killed before it came. */
  ask(request: object, name = `r${++this.#asked}`): Promise<Answer | null> {
    if (this.isClosed) return Promise.resolve(null);
    return new Promise((answered) => {
      this.#waiting.set(name, answered);
      this.#socket.send(JSON.stringify({ ...request, request: name }));
    });
  }

  get isClosed(): boolean {
    return this.#socket.readyState !== WebSocket.OPEN;
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(message: HostMessage): void {
    if (message.type === 'table') this.table = message;
    if (message.type === 'room') this.room = message;
    if (message.type === 'moved') this.moved = message;
    this.hears?.(message);
    if (message.type === 'network') this.guestAddress = message.network.listening?.addresses[0] ?? null;
    if (!('request' in message) || message.request === null) return;
    this.#waiting.get(message.request)?.(message);
    this.#waiting.delete(message.request);
  }
}

/** A move as it was requested. */
interface Asked {
  readonly seat: number;
  readonly move: TableMessage['legal'][number];
  readonly version: number;
  /** True if it was asked publicly. Then `legal` held what all may know, and `version` counted what all have seen. */
  readonly publicly: boolean;
}

/**
 * A table whose seats are all played from one page, and the moves that its players know. The active player may know
 * fewer, such as a choice half made behind another's shutter.
 */
export class KeptTable {
  readonly table: string;
  readonly #random: RandomWords;
  /** Every move that was answered with `done`, or found in the match, in order. */
  readonly known: Pick<Asked, 'seat' | 'move'>[] = [];
  isOver = false;
  /** The one that was not answered. */
  #open: Asked | null = null;

  constructor(table: string, random: RandomWords) {
    this.table = table;
    this.#random = random;
  }

  /** Plays as fast as answers come, until the server has died or the match is over. */
  async play(line: KilledLine): Promise<void> {
    await this.#sitDown(line);
    while (await this.#step(line));
  }

  /** Finds out what happened to the unanswered move. */
  async settle(line: KilledLine): Promise<void> {
    await this.#sitDown(line);
    while (this.#open !== null && (await this.#step(line)));
    if (this.#open !== null) throw new Error('nothing has become of a move');
  }

  /** All known moves must be there, plus at most the unanswered one. */
  async #sitDown(line: KilledLine): Promise<void> {
    const answer = await line.ask({ type: 'open-table', table: this.table });
    if (answer === null) return;
    const { version = -1, outcome = null } = line.table ?? {};
    const open = this.#open === null ? 0 : 1;
    if (answer.type !== 'done' || version > this.known.length + open) {
      throw new Error(`${this.known.length} moves are known, ${open} was not answered, and there are ${version}`);
    }
    if (this.#open === null || version === this.known.length || outcome === null) return;
    // the match has ended, so nobody can be asked about it
    this.known.push({ seat: this.#open.seat, move: this.#open.move });
    this.#open = null;
  }

  async #step(line: KilledLine): Promise<boolean> {
    const { table: now } = line;
    const { table } = this;
    this.isOver = now?.table === table && now.outcome !== null;
    if (now?.table !== table || this.isOver) return false;
    if (now.inHand === null) {
      const taken = await line.ask({ type: 'take-in-hand', table, seat: this.#open?.seat ?? now.next });
      return taken?.type === 'done';
    }
    const publicly = now.viewer === 'spectator';
    // the screen may have passed to another player by itself, and without their secrets
    if (this.#open !== null && (this.#open.seat !== now.inHand || this.#open.publicly !== publicly)) {
      if ((await line.ask({ type: 'take-in-hand', table, seat: this.#open.seat })) === null) return false;
    }
    const move = now.legal[below(this.#random, Math.max(1, now.legal.length))];
    // the unanswered request is repeated literally: it may already be done, and must not be done twice
    const asked = this.#open ?? (move && { seat: now.inHand, move, version: now.version, publicly });
    if (asked === undefined) return false;
    this.#open = asked;
    const { seat, version } = asked;
    const answer = await line.ask({ type: 'play', table, seat, move: asked.move, version });
    if (answer === null) return false;
    const isStale = answer.type === 'refused' && answer.code === 'stale';
    if (answer.type !== 'done' && !isStale) throw new Error(`refused: ${JSON.stringify(answer)}`);
    this.known.push({ seat, move: asked.move });
    this.#open = null;
    return true;
  }
}
