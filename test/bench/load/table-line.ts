import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type HostMessage, protocolVersion, type TableMessage } from '../../../shared/protocol/messages.ts';

/** A client with its own table that plays all its seats, and trusts the host's messages. */
export class TableLine {
  readonly #socket: WebSocket;
  #table: TableMessage | null = null;
  #asked = 0;
  /** When the pending move was due, in milliseconds; null while there is none. */
  #due: number | null = null;
  #heard: (message: HostMessage) => void = () => {};

  private constructor(socket: WebSocket, onBroadcast: (milliseconds: number) => void) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const message: HostMessage = JSON.parse(`${data}`);
      if (message.type === 'refused') throw new Error(`refused: ${message.code}`);
      if (message.type === 'table') this.#table = message;
      if (message.type === 'table' && this.#due !== null) {
        onBroadcast(performance.now() - this.#due);
        this.#due = null;
      }
      this.#heard(message);
    });
  }

  /**
   * Joins with the server's key and opens a new table.
   * @param onBroadcast receives how long each move took from when it was due until this client received it
   */
  static async open(port: number, key: string, onBroadcast: (milliseconds: number) => void): Promise<TableLine> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/table`, { perMessageDeflate: false });
    const line = new TableLine(socket, onBroadcast);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    await line.#ask({ type: 'present-key', key });
    const seats = (['navy', 'teal', 'violet', 'orange'] as const).map((colour) => ({ name: colour, colour }));
    await line.#ask({ type: 'create-table', game: 'harbour', options: {}, seats });
    const { inHand = null, next = null, table } = line.#table ?? {};
    if (inHand === null && next !== null) await line.#ask({ type: 'take-in-hand', table, seat: next });
    return line;
  }

  /** False while it waits and once its match is over. */
  get isFree(): boolean {
    return this.#due === null && this.#table?.inHand != null && this.#table.legal.length > 0;
  }

  get isOver(): boolean {
    return this.#due === null && this.#table?.outcome != null;
  }

  /** Plays a legal move, which was due at this moment. */
  play(due: number, choice: number): void {
    const now = this.#table;
    if (now === null) return;
    const { table, version, inHand: seat, legal } = now;
    this.#due = due;
    this.#asked += 1;
    const move = legal[choice % legal.length];
    this.#socket.send(JSON.stringify({ type: 'play', request: `p${this.#asked}`, table, version, seat, move }));
  }

  close(): void {
    this.#socket.terminate();
  }

  #ask(request: object): Promise<void> {
    this.#asked += 1;
    const name = `a${this.#asked}`;
    return new Promise((resolve) => {
      this.#heard = (message) => {
        if ('request' in message && message.request === name) resolve();
      };
      this.#socket.send(JSON.stringify({ ...request, request: name }));
    });
  }
}
