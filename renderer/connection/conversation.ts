import {
  type ClientMessage,
  type HostMessage,
  hostMessage,
  protocolVersion,
  type RefusalCode,
  type RequestMessage,
} from '../../shared/protocol/messages.ts';
import type { ConnectionState, Transport } from './transport.ts';

/** How a request ended. `lost`: the line broke before the host answered; it may or may not have been carried out. */
export type Answer =
  | { readonly outcome: 'done'; readonly table: string | null }
  | { readonly outcome: 'refused'; readonly code: RefusalCode }
  | { readonly outcome: 'lost' };

/** A request before it is given its name. */
export type Request = RequestMessage extends infer Message
  ? Message extends RequestMessage
    ? Omit<Message, 'request'>
    : never
  : never;

interface ConversationListener {
  /** A message of the host that has passed the schema. */
  heard(message: HostMessage): void;
  changed(state: ConnectionState): void;
  /** The host said something that is not in the protocol: an older or newer program, or a defect. */
  misunderstood(reason: string): void;
}

/** Talks to the host: says hello on every connection, names requests, and hands on only what the schema knows. */
export class Conversation {
  readonly #transport: Transport;
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  #asked = 0;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Begins to connect; call it once. */
  start(listener: ConversationListener): void {
    this.#transport.start({
      changed: (state) => {
        if (state !== 'open') this.#loseAll();
        listener.changed(state);
        if (state === 'open') this.#send({ type: 'hello', protocol: protocolVersion });
      },
      heard: (text) => {
        const message = parsed(text);
        if (typeof message === 'string') {
          listener.misunderstood(message);
          return;
        }
        listener.heard(message);
        this.#settle(message);
      },
    });
  }

  /**
   * Asks the host for something; resolves when it has answered or the line has broken, and never rejects. `named` hears
   * the request's name before it is sent, for answers that come as a message of their own.
   */
  ask(request: Request, named?: (name: string) => void): Promise<Answer> {
    this.#asked += 1;
    const name = `r${this.#asked}`;
    named?.(name);
    return new Promise((resolve) => {
      this.#waiting.set(name, resolve);
      if (!this.#send({ ...request, request: name })) this.#finish(name, { outcome: 'lost' });
    });
  }

  retryNow(): void {
    this.#transport.retryNow();
  }

  stop(): void {
    this.#transport.stop();
  }

  #send(message: ClientMessage): boolean {
    return this.#transport.send(JSON.stringify(message));
  }

  #settle(message: HostMessage): void {
    switch (message.type) {
      case 'done':
        this.#finish(message.request, { outcome: 'done', table: message.table });
        return;
      case 'refused':
        if (message.request !== null) this.#finish(message.request, { outcome: 'refused', code: message.code });
        return;
      case 'glimpse':
      case 'moment':
      case 'entered':
        this.#finish(message.request, { outcome: 'done', table: message.table });
        return;
      case 'diagnosis':
        this.#finish(message.request, { outcome: 'done', table: null });
        return;
      default:
    }
  }

  #finish(name: string, answer: Answer): void {
    this.#waiting.get(name)?.(answer);
    this.#waiting.delete(name);
  }

  #loseAll(): void {
    for (const name of [...this.#waiting.keys()]) this.#finish(name, { outcome: 'lost' });
  }
}

/** The message in a text of the host, or what is wrong with it. */
function parsed(text: string): HostMessage | string {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const result = hostMessage.safeParse(raw);
  return result.success ? result.data : result.error.issues.map((issue) => issue.path.join('.')).join(', ');
}
