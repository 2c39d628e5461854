import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

const tableStart = Buffer.from('{"type":"table"');

/** A client's end of a socket, which reads nothing of a table message but that it is one. */
export class Line {
  readonly #socket: WebSocket;
  readonly #wire: Socket;
  /** The last table message, as it came. */
  table: Buffer = Buffer.alloc(0);
  /** Hears that a table message has come. */
  onTable: () => void = () => {};
  /** Hears every other message. */
  onAnswer: (bytes: Buffer) => void = () => {};

  private constructor(socket: WebSocket, wire: Socket) {
    this.#socket = socket;
    this.#wire = wire;
    socket.on('message', (bytes) => {
      if (!Buffer.isBuffer(bytes)) return;
      if (!bytes.subarray(0, tableStart.length).equals(tableStart)) {
        this.onAnswer(bytes);
        return;
      }
      this.table = bytes;
      this.onTable();
    });
  }

  static async dial(port: number): Promise<Line> {
    const wire = connect(port, '127.0.0.1');
    // as every browser does, it takes what is packed
    const socket = new WebSocket(`ws://127.0.0.1:${port}/table`, {
      perMessageDeflate: true,
      createConnection: () => wire,
    });
    const line = new Line(socket, wire);
    await once(socket, 'open');
    return line;
  }

  /** What has come over the wire so far, in bytes. */
  get bytes(): number {
    return this.#wire.bytesRead;
  }

  /** Resolves with the next table message. */
  nextTable(): Promise<void> {
    return new Promise((resolve) => {
      this.onTable = resolve;
    });
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  /** Closes it and waits until it is closed. */
  async close(): Promise<void> {
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }
}

/** Milliseconds from sending a text until the last of these lines has its table message. */
export function timeToAll(lines: readonly Line[], from: Line, text: string): Promise<number> {
  return new Promise((resolve) => {
    let missing = lines.length;
    for (const line of lines) {
      line.onTable = () => {
        line.onTable = () => {};
        missing -= 1;
        if (missing === 0) resolve(performance.now() - began);
      };
    }
    const began = performance.now();
    from.send(text);
  });
}
