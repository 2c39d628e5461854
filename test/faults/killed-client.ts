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

/** A line to a real server, which may be killed at any moment: then nothing that is asked is answered any more. */
export class KilledLine {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (answer: Answer | null) => void>();
  #asked = 0;
  table: TableMessage | null = null;
  room: RoomMessage | null = null;
  moved: Extract<HostMessage, { type: 'moved' }> | null = null;
  /** Does something with everything that is told. */
  hears: ((message: HostMessage) => void) | null = null;
  /** Where guests find the house, once a table is open to them. */
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

  /** Says hello at this address; rejects where nobody is there. */
  static async open(address: string, origin: string): Promise<KilledLine> {
    const socket = await dialledSocket(() => new WebSocket(address, { headers: { origin } }));
    const line = new KilledLine(socket);
    socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    return line;
  }

  /** The answer to a request; null where the server was killed before it came. */
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

/** A move as it was asked for. */
interface Asked {
  readonly seat: number;
  readonly move: TableMessage['legal'][number];
  readonly version: number;
  /** It was asked before everybody's eyes: then `legal` held what all may know of, and `version` counted what all have seen. */
  readonly openly: boolean;
}

/**
 * A table whose seats are all played from one page, and what its people know to have been played. Whoever is before the screen
 * may know of fewer moves, as of a choice half made behind another one's shutter.
 */
export class KeptTable {
  readonly table: string;
  readonly #random: RandomWords;
  /** Every move that was answered `done`, or was found to stand, in order. */
  readonly known: Pick<Asked, 'seat' | 'move'>[] = [];
  isOver = false;
  /** The one that was not answered. */
  #open: Asked | null = null;

  constructor(table: string, random: RandomWords) {
    this.table = table;
    this.#random = random;
  }

  /** Plays as fast as it is answered, until the server is gone or the match is over. */
  async play(line: KilledLine): Promise<void> {
    await this.#sitDown(line);
    while (await this.#step(line));
  }

  /** Finds out what has become of the move that was not answered. */
  async settle(line: KilledLine): Promise<void> {
    await this.#sitDown(line);
    while (this.#open !== null && (await this.#step(line)));
    if (this.#open !== null) throw new Error('nothing has become of a move');
  }

  /** All that is known must be there, and beside it at most what was not answered. */
  async #sitDown(line: KilledLine): Promise<void> {
    const answer = await line.ask({ type: 'open-table', table: this.table });
    if (answer === null) return;
    const { version = -1, outcome = null } = line.table ?? {};
    const open = this.#open === null ? 0 : 1;
    if (answer.type !== 'done' || version > this.known.length + open) {
      throw new Error(`${this.known.length} moves are known, ${open} was not answered, and there are ${version}`);
    }
    if (this.#open === null || version === this.known.length || outcome === null) return;
    // the end of the match stands, and nobody can be asked about it any more
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
    const openly = now.viewer === 'spectator';
    // a host that asks openly has put somebody before the screen of its own accord, perhaps another, and without their secrets
    if (this.#open !== null && (this.#open.seat !== now.inHand || this.#open.openly !== openly)) {
      if ((await line.ask({ type: 'take-in-hand', table, seat: this.#open.seat })) === null) return false;
    }
    const move = now.legal[below(this.#random, Math.max(1, now.legal.length))];
    // what was not answered is asked for once more, in the same words: it may stand already, and must not stand twice
    const asked = this.#open ?? (move && { seat: now.inHand, move, version: now.version, openly });
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
