import type { WebSocket } from 'ws';
import { type CloseCode, closeCodes } from '../../shared/protocol/close-codes.ts';
import type { Conversation, Link } from '../host/network/link.ts';
import type { Limits } from './limits.ts';
import type { Quota } from './quota.ts';
import { TokenBucket } from './token-bucket.ts';
import type { WorkBudget } from './work-budget.ts';

/** Missed heartbeats after which a client counts as gone. */
const signsMissed = 2;

interface Joining {
  /** The client's address on the network; null for the server's own pages. */
  readonly remote: string | null;
  readonly join: (link: Link) => Conversation;
  readonly limits: Limits;
  /** Quota for bytes waiting to be sent to all clients. */
  readonly waiting: Quota;
  readonly work: WorkBudget;
}

/** Approximate bytes of a frame that are unmasked and validated per millisecond. */
const readEachMillisecond = 100_000;
/** Approximate milliseconds for handing a message to a socket. Measuring each would take as long. */
const sendingTakes = 0.1;

let lastSent = { text: '', bytes: Buffer.alloc(0) };

/** A text as bytes. The last one is cached, because broadcasts send the same text to many clients. */
function bytesOf(text: string): Buffer {
  if (text !== lastSent.text) lastSent = { text, bytes: Buffer.from(text) };
  return lastSent.bytes;
}

/** A client's socket, connected to the server. Receives text at a limited rate, with bounded buffers. */
export class JoinedSocket {
  readonly #socket: WebSocket;
  readonly #limits: Limits;
  readonly #waiting: Quota;
  readonly #work: WorkBudget;
  readonly #address: string;
  readonly #bucket: TokenBucket;
  readonly #client: Conversation;
  readonly #untilHello: NodeJS.Timeout;
  /** Messages not handled yet, because this address has used up its share of work. */
  readonly #unheard: string[] = [];
  #rest: NodeJS.Timeout | null = null;
  #isEnding = false;
  #isBehind = false;
  #missed = 0;
  #waitingAtBeat = 0;

  constructor(socket: WebSocket, { remote, join, limits, waiting, work }: Joining) {
    this.#socket = socket;
    this.#limits = limits;
    this.#waiting = waiting;
    this.#work = work;
    this.#address = remote ?? '';
    this.#bucket = new TokenBucket(limits.burst, limits.messagesPerSecond);
    this.#client = join({
      ...(remote !== null && { remote }),
      send: (text) => this.#send(text),
      close: (code, reason) => this.#close(code, reason),
      isBehind: () => this.#lookBehind(),
    });
    this.#untilHello = setTimeout(() => {
      if (!this.#client.isGreeted) this.end(closeCodes.noHello, 'no hello');
    }, limits.helloWithin);
    socket.on('message', (data, isBinary) => {
      if (!this.#mayCome()) return;
      if (isBinary || !Buffer.isBuffer(data)) this.end(closeCodes.notText, 'text only');
      else {
        this.#work.spend(this.#address, data.length / readEachMillisecond);
        this.#hear(data.toString('utf8'));
      }
    });
    socket.on('ping', () => this.#mayCome());
    socket.on('pong', () => this.#mayCome());
    // A broken or oversize frame: ws closes the socket itself with the proper code.
    socket.on('error', () => this.#part());
    socket.on('close', () => this.#part());
  }

  /** Closes the socket from this side. The server learns at once that the client is gone. */
  end(code: CloseCode, reason: string): void {
    if (this.#isEnding) return;
    this.#part();
    this.#socket.close(code, reason);
  }

  /** True if its client has entered a room or runs the server. */
  get isKnown(): boolean {
    return this.#client.isKnown;
  }

  /** Sends a ping, and closes the socket if too many were missed. */
  beat(): void {
    if (this.#isEnding) return;
    const waiting = this.#socket.bufferedAmount;
    // A slow connection that still drains its buffer is alive: the ping may be stuck behind it.
    if (waiting < this.#waitingAtBeat) this.#missed = 0;
    this.#waitingAtBeat = waiting;
    // While the socket is paused, no pong can be received.
    if (this.#rest !== null) return;
    if (this.#missed >= signsMissed) {
      this.end(closeCodes.silent, 'no sign of life');
      return;
    }
    this.#missed += 1;
    this.#socket.ping();
  }

  /** Handles a message, or queues it while the address must wait. */
  #hear(text: string): void {
    this.#unheard.push(text);
    if (this.#rest === null) this.#hearOn();
  }

  #hearOn(): void {
    this.#rest = null;
    while (this.#unheard.length > 0 && !this.#isEnding) {
      // several clients may wait until the same time, so check again whether work is available
      const rest = this.#work.rest(this.#address, this.#client.isPlaying);
      if (rest > 0) {
        if (!this.#socket.isPaused) this.#socket.pause();
        this.#rest = setTimeout(() => this.#hearOn(), rest);
        return;
      }
      this.#work.measure(this.#address, () => this.#client.receive(this.#unheard.shift() ?? ''));
    }
    if (this.#socket.isPaused) this.#socket.resume();
  }

  #stop(): void {
    this.#isEnding = true;
    clearTimeout(this.#untilHello);
    if (this.#rest === null) return;
    clearTimeout(this.#rest);
    this.#rest = null;
    // the close handshake must be received
    this.#socket.resume();
  }

  #part(): void {
    this.#stop();
    // closing causes work, because others are notified
    this.#work.measure(this.#address, () => this.#client.closed());
  }

  #close(code: number, reason: string): void {
    this.#stop();
    this.#socket.close(code, reason);
  }

  /** Counts an incoming frame. Returns false once the socket is closing, also because of too many frames. */
  #mayCome(): boolean {
    if (this.#isEnding) return false;
    this.#missed = 0;
    if (this.#bucket.take()) return true;
    this.end(closeCodes.tooFast, 'too fast');
    return false;
  }

  #send(text: string): void {
    if (this.#isEnding || this.#socket.readyState !== this.#socket.OPEN) return;
    // a broadcast after the flush cannot be charged to one address
    this.#work.spend(null, sendingTakes);
    this.#hand(bytesOf(text));
  }

  #hand(bytes: Buffer): void {
    const isCounted = this.#waiting.take(this.#address, bytes.length);
    if (this.#socket.bufferedAmount > this.#limits.backlog || (!isCounted && this.#lookBehind())) {
      if (isCounted) this.#waiting.release(this.#address, bytes.length);
      this.end(closeCodes.notListening, 'not listening');
      // The client accepts no more data, not even the close frame.
      this.#socket.terminate();
      return;
    }
    this.#socket.send(bytes, { binary: false }, () => {
      if (isCounted) this.#waiting.release(this.#address, bytes.length);
      this.#sent();
    });
  }

  /** True if too much is buffered for this client. Stays true until it has caught up. */
  #lookBehind(): boolean {
    if (this.#socket.bufferedAmount > this.#limits.behind) this.#isBehind = true;
    return this.#isBehind;
  }

  #sent(): void {
    if (!this.#isBehind || this.#isEnding || this.#socket.bufferedAmount > this.#limits.behind / 4) return;
    this.#isBehind = false;
    this.#client.caughtUp();
  }
}
