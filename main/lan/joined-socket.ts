import type { WebSocket } from 'ws';
import { type CloseCode, closeCodes } from '../../shared/protocol/close-codes.ts';
import type { Conversation, Link } from '../host/network/link.ts';
import type { Limits } from './limits.ts';
import type { Quota } from './quota.ts';
import { TokenBucket } from './token-bucket.ts';
import type { WorkBudget } from './work-budget.ts';

/** Signs of life that may fail to come before a client is taken for gone. */
const signsMissed = 2;

/** What a client's socket is joined with. */
interface Joining {
  /** The client's address where it came over the network; null for the house's own pages. */
  readonly remote: string | null;
  readonly join: (link: Link) => Conversation;
  readonly limits: Limits;
  /** The bytes that wait for all clients together. */
  readonly waiting: Quota;
  readonly work: WorkBudget;
}

/** Bytes of a frame that are unmasked and checked in a millisecond, about. */
const readEachMillisecond = 100_000;

let lastSent = { text: '', bytes: Buffer.alloc(0) };

/** A text as the bytes that travel. What many clients are told alike goes to one after the other: it is made once. */
function bytesOf(text: string): Buffer {
  if (text !== lastSent.text) lastSent = { text, bytes: Buffer.from(text) };
  return lastSent.bytes;
}

/** One client's socket, joined to the host: it hears only text, not too much of it, and is never sent more than it takes. */
export class JoinedSocket {
  readonly #socket: WebSocket;
  readonly #limits: Limits;
  readonly #waiting: Quota;
  readonly #work: WorkBudget;
  readonly #address: string;
  readonly #bucket: TokenBucket;
  readonly #client: Conversation;
  readonly #untilHello: NodeJS.Timeout;
  /** What has come and is not heard yet, because the host has worked for this address for long enough just now. */
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
    // A broken or oversize frame: ws closes the socket itself, with the fitting code.
    socket.on('error', () => this.#part());
    socket.on('close', () => this.#part());
  }

  /** Ends it from this side; the host is told at once that the client is gone. */
  end(code: CloseCode, reason: string): void {
    if (this.#isEnding) return;
    this.#part();
    this.#socket.close(code, reason);
  }

  /** Has its client come in at a table, or does it run the house? */
  get isKnown(): boolean {
    return this.#client.isKnown;
  }

  /** Asks for a sign of life, and ends the socket where too many have not come. */
  beat(): void {
    if (this.#isEnding) return;
    const waiting = this.#socket.bufferedAmount;
    // A slow line that still takes what waits for it is alive: our question may be stuck behind all that.
    if (waiting < this.#waitingAtBeat) this.#missed = 0;
    this.#waitingAtBeat = waiting;
    // While it is not listened to, no sign of life can be heard.
    if (this.#rest !== null) return;
    if (this.#missed >= signsMissed) {
      this.end(closeCodes.silent, 'no sign of life');
      return;
    }
    this.#missed += 1;
    this.#socket.ping();
  }

  /** Hears what came, or keeps it until the host works for this address again. */
  #hear(text: string): void {
    this.#unheard.push(text);
    if (this.#rest === null) this.#hearOn();
  }

  #hearOn(): void {
    this.#rest = null;
    while (this.#unheard.length > 0 && !this.#isEnding) {
      // of many who wait until the same moment, each looks whether one before has taken it
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
    // the farewell is to be heard
    this.#socket.resume();
  }

  #part(): void {
    this.#stop();
    // others are told that it has gone
    this.#work.measure(this.#address, () => this.#client.closed());
  }

  #close(code: number, reason: string): void {
    this.#stop();
    this.#socket.close(code, reason);
  }

  /** Counts what comes. False once the socket is ending, which it is when too much comes. */
  #mayCome(): boolean {
    if (this.#isEnding) return false;
    this.#missed = 0;
    if (this.#bucket.take()) return true;
    this.end(closeCodes.tooFast, 'too fast');
    return false;
  }

  #send(text: string): void {
    if (this.#isEnding || this.#socket.readyState !== this.#socket.OPEN) return;
    // a broadcast comes when the disk has taken what it tells of: nobody knows any more who wanted it
    this.#work.measure(null, () => this.#hand(bytesOf(text)));
  }

  #hand(bytes: Buffer): void {
    const isCounted = this.#waiting.take(this.#address, bytes.length);
    if (this.#socket.bufferedAmount > this.#limits.backlog || (!isCounted && this.#lookBehind())) {
      if (isCounted) this.#waiting.release(this.#address, bytes.length);
      this.end(closeCodes.notListening, 'not listening');
      // Nothing more will ever be taken, not even the farewell.
      this.#socket.terminate();
      return;
    }
    this.#socket.send(bytes, { binary: false }, () => {
      if (isCounted) this.#waiting.release(this.#address, bytes.length);
      this.#sent();
    });
  }

  /** Does too much wait for this client? Once said, it holds until the client has caught up. */
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
