import { z } from 'zod';
import {
  type ClientMessage,
  type HostMessage,
  hostMessage,
  protocolVersion,
  type RefusalCode,
  type RequestMessage,
} from '../../shared/protocol/messages.ts';
import { type Clock, wallClock } from './clock.ts';
import { HostLine } from './host-line.ts';
import { isTalking, type Phase } from './line.ts';
import { repeatingOf } from './repeating.ts';
import type { Transport } from './transport.ts';

export type Answer =
  /** Carried out. `said`: the host's answer. */
  | { readonly outcome: 'done'; readonly table: string | null; readonly said: HostMessage }
  /** `resent`: it was sent before the connection broke, and may have been carried out then. */
  | { readonly outcome: 'refused'; readonly code: RefusalCode; readonly resent: boolean }
  /** No connection, or it broke before the answer and the request cannot be sent again. Its fate is unknown. */
  | { readonly outcome: 'lost' };

/** A request before it has its id. */
export type Request = RequestMessage extends infer Message
  ? Message extends RequestMessage
    ? Omit<Message, 'request'>
    : never
  : never;

export type Ask = (request: Request) => Promise<Answer>;

/** Callbacks of a request, besides the promise of its answer. */
export interface Handlers {
  /** Called with the request's id before sending, for answers that come as separate messages. */
  readonly named?: (name: string) => void;
  /**
   * Called with further answers to the same request, if the host has announced more.
   * Called with `lost` if the connection breaks before they come.
   */
  readonly further?: (answer: Answer) => void;
}

export type Welcome = Extract<HostMessage, { type: 'welcome' }>;

export interface ConversationListener {
  /** A message of the host that has passed the schema. */
  heard(message: HostMessage): void;
  changed(phase: Phase): void;
  /**
   * The host has sent its welcome: returns to the page's place.
   * Until the promise settles, only its own requests are sent. Never rejects.
   */
  enter(welcome: Welcome, ask: Ask): Promise<void>;
  /** The host sent a message outside the protocol: an older or newer program, or a defect. */
  misunderstood(reason: string): void;
}

/** A request without an answer yet. */
interface Waiting {
  readonly message: RequestMessage;
  readonly finish: (answer: Answer) => void;
  readonly further: Handlers['further'];
  sentAt: number | null;
  resent: boolean;
}

/** A request without an answer is sent again after this time, in milliseconds. */
const LONG_WAIT = 3000;

/** Random hexadecimal digits, two for each byte. */
export function randomDigits(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const anyWelcome = z.object({ type: z.literal('welcome'), protocol: z.number() });

/**
 * Talks to the host across broken connections.
 * It greets on every connection, gives requests their ids, resends unanswered ones, and passes on only messages that
 * match the schema.
 */
export class Conversation {
  readonly #line: HostLine;
  readonly #clock: Clock;
  readonly #prefix: string;
  readonly #waiting = new Map<string, Waiting>();
  /** Answered requests to which the host has announced more answers on this connection. */
  readonly #followed = new Map<string, (answer: Answer) => void>();
  #listener: ConversationListener | null = null;
  #asked = 0;
  #connection = 0;

  constructor(transport: Transport, clock: Clock = wallClock, prefix: string = randomDigits(8)) {
    this.#line = new HostLine(transport, clock);
    this.#clock = clock;
    this.#prefix = prefix;
  }

  get phase(): Phase {
    return this.#line.phase;
  }

  /** Connects. A second call starts a new connection. */
  start(listener: ConversationListener): void {
    this.#listener = listener;
    this.#line.start({
      changed: (phase) => this.#changed(phase),
      heard: (text) => this.#heard(text),
      ticked: () => this.#sendAgain((sentAt) => this.#clock.now() - sentAt >= LONG_WAIT),
    });
  }

  /** Sends a request to the host. Resolves with its answer, or once it can no longer be sent; never rejects. */
  ask(request: Request, handlers?: Handlers): Promise<Answer> {
    return this.#ask(request, false, handlers);
  }

  /** Checks the connection now, or dials now if it is broken. */
  nudge(): void {
    this.#line.happened('nudged');
  }

  stop(): void {
    this.#line.happened('hung-up');
  }

  #ask(request: Request, entering: boolean, { named, further }: Handlers = {}): Promise<Answer> {
    this.#asked += 1;
    const name = `${this.#prefix}-${this.#asked}`;
    named?.(name);
    const { phase } = this.#line;
    if (phase === 'waiting-to-retry' || phase === 'turned-away' || phase === 'shut-out' || phase === 'hung-up') {
      return Promise.resolve({ outcome: 'lost' });
    }
    return new Promise((finish) => {
      const waiting: Waiting = { message: { ...request, request: name }, finish, further, sentAt: null, resent: false };
      this.#waiting.set(name, waiting);
      // the host may need it before it lets this page in
      const isAwaited = entering || request.type === 'kept-sealed';
      if (isTalking(phase) || (isAwaited && phase === 'entering')) this.#sendWaiting(waiting);
    });
  }

  #sendWaiting(waiting: Waiting): void {
    waiting.sentAt = this.#clock.now();
    this.#say(waiting.message);
  }

  #say(message: ClientMessage): void {
    this.#line.send(JSON.stringify(message));
  }

  #changed(phase: Phase): void {
    switch (phase) {
      case 'dialling':
      case 'waiting-to-retry':
        this.#connection += 1;
        this.#loseWhatCannotBeSentAgain();
        break;
      case 'turned-away':
      case 'shut-out':
      case 'hung-up':
        this.#connection += 1;
        for (const name of [...this.#waiting.keys()]) this.#finish(name, { outcome: 'lost' });
        this.#loseWhatIsFollowed();
        break;
      case 'greeting':
        this.#say({ type: 'hello', protocol: protocolVersion, imagines: true });
        break;
      case 'doubtful':
        this.#say({ type: 'ping' });
        break;
      case 'entering':
      case 'open':
    }
    this.#listener?.changed(phase);
  }

  #heard(text: string): void {
    const raw = parsedJson(text);
    const greeted = anyWelcome.safeParse(raw);
    if (greeted.success && greeted.data.protocol !== protocolVersion) {
      this.#line.happened('turned-away');
      return;
    }
    const result = hostMessage.safeParse(raw);
    if (!result.success) {
      this.#listener?.misunderstood(result.error.issues.map((issue) => issue.path.join('.')).join(', '));
      return;
    }
    const message = result.data;
    const isFirstWelcome = message.type === 'welcome' && this.#line.phase === 'greeting';
    if (isFirstWelcome) this.#line.happened('welcomed');
    this.#listener?.heard(message);
    if (isFirstWelcome) void this.#enter(message);
    this.#settle(message);
  }

  async #enter(welcome: Welcome): Promise<void> {
    const connection = this.#connection;
    await this.#listener?.enter(welcome, (request) => this.#ask(request, true));
    if (connection !== this.#connection) return;
    this.#line.happened('settled');
    this.#sendAgain(() => false);
  }

  #settle(message: HostMessage): void {
    switch (message.type) {
      case 'done':
      case 'glimpse':
      case 'moment':
      case 'explanation':
      case 'chance':
        this.#finish(message.request, { outcome: 'done', table: message.table, said: message });
        return;
      case 'hint':
      case 'coaching':
        this.#goOn(message.request, { outcome: 'done', table: message.table, said: message }, message.more);
        return;
      case 'entered':
      case 'diagnosis':
      case 'shop-window':
      case 'book':
      case 'backup':
      case 'transfer':
      case 'brought':
      case 'import-preview':
      case 'keeping':
      case 'failing-over':
        this.#finish(message.request, { outcome: 'done', table: null, said: message });
        return;
      case 'refused': {
        const { request, code } = message;
        if (request === null) return;
        const resent = this.#waiting.get(request)?.resent ?? false;
        this.#finish(request, { outcome: 'refused', code, resent });
        return;
      }
      default:
    }
  }

  /** Delivers an answer, the first or a further one. `more`: others may follow. */
  #goOn(name: string, answer: Answer, more: boolean): void {
    const followed = this.#followed.get(name) ?? this.#waiting.get(name)?.further;
    const isFirst = this.#waiting.has(name);
    if (more && followed !== undefined) this.#followed.set(name, followed);
    else this.#followed.delete(name);
    if (isFirst) this.#finish(name, answer);
    else followed?.(answer);
  }

  #finish(name: string, answer: Answer): void {
    const waiting = this.#waiting.get(name);
    this.#waiting.delete(name);
    waiting?.finish(answer);
  }

  /** Fails the requests that only the broken connection could have answered. Marks the others for resending. */
  #loseWhatCannotBeSentAgain(): void {
    this.#loseWhatIsFollowed();
    for (const [name, waiting] of [...this.#waiting]) {
      const repeating = repeatingOf[waiting.message.type];
      const isLost = waiting.sentAt === null ? repeating === 'never' : repeating !== 'anywhere';
      if (isLost) this.#finish(name, { outcome: 'lost' });
      else if (waiting.sentAt !== null) {
        waiting.resent = true;
        waiting.sentAt = null;
      }
    }
  }

  #loseWhatIsFollowed(): void {
    const followed = [...this.#followed.values()];
    this.#followed.clear();
    for (const further of followed) further({ outcome: 'lost' });
  }

  /** Sends requests that were not sent on this connection, and resends overdue ones. */
  #sendAgain(isOverdue: (sentAt: number) => boolean): void {
    for (const waiting of [...this.#waiting.values()]) {
      const { sentAt, message } = waiting;
      if (sentAt === null) this.#sendWaiting(waiting);
      else if (repeatingOf[message.type] !== 'never' && isOverdue(sentAt)) this.#sendWaiting(waiting);
    }
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
