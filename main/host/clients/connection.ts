import { z } from 'zod';
import {
  type ClientMessage,
  clientMessage,
  closeCodes,
  nameFaultOf,
  protocolVersion,
  type RefusalCode,
  type RequestMessage,
} from '../../../shared/protocol/messages.ts';
import { parseJson } from '../../storage/bounded-json.ts';
import type { Conversation, Link } from '../network/link.ts';
import { refusalOf } from '../request-error.ts';
import type { Server } from '../server/server.ts';
import { Client, type Line } from './client.ts';
import type { Carried } from './gates.ts';
import { carryOut } from './requests.ts';

/** Maximum message length in characters; longer messages are rejected unread. */
export const longestMessage = 65_536;

/**
 * Limits on held messages, in characters.
 * Beyond the first a client lags behind, beyond the second it is disconnected.
 */
const mostHeld = 256 * 1024;
const longestHeld = 4 * 1024 * 1024;

const named = z.object({ request: z.string().min(1).max(40) });

function parse(text: string): unknown {
  if (text.length > longestMessage) return undefined;
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** One client's connection: parses, carries out and answers its messages. Sends only what is safe on disk. */
export class Connection implements Conversation, Line {
  readonly #server: Server;
  readonly #link: Link;
  readonly #client: Client;
  #isClosed = false;
  /** Number of characters waiting to be safe on disk. */
  #held = 0;

  constructor(server: Server, link: Link) {
    this.#server = server;
    this.#link = link;
    this.#client = new Client(server, this);
  }

  get remote(): string | undefined {
    return this.#link.remote;
  }

  get isGreeted(): boolean {
    return this.#client.isGreeted;
  }

  get isKnown(): boolean {
    return this.#client.isKnown;
  }

  get isPlaying(): boolean {
    return this.#client.isPlaying;
  }

  get isBehind(): boolean {
    return this.#held > mostHeld || this.#link.isBehind?.() === true;
  }

  receive(text: string): void {
    if (this.#isClosed) return;
    const raw = parse(text);
    const parsed = clientMessage.safeParse(raw);
    if (!parsed.success) {
      const request = named.safeParse(raw);
      const fault = request.success ? nameFaultOf(parsed.error) : undefined;
      this.#refuse(request.success ? request.data.request : null, fault ?? 'malformed');
      return;
    }
    const message = parsed.data;
    if (message.type === 'hello') this.#greet(message);
    else if (message.type === 'ping') this.#client.sendAtOnce({ type: 'pong' });
    else if (this.isGreeted) this.#answer(message, text);
    else this.#refuse(message.request, 'malformed');
  }

  closed(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#client.gone();
  }

  /** Closes the connection from the server's side. */
  end(code: number, reason: string): void {
    this.closed();
    this.#server.flushing.say(() => this.#link.close(code, reason));
  }

  caughtUp(): void {
    this.#client.caughtUp();
  }

  send(text: string, otherwise?: () => void): void {
    if (this.#isClosed) return;
    this.holds(text.length);
    const say = (): void => {
      this.holds(-text.length);
      try {
        this.#link.send(text);
      } catch (error) {
        // A transport that can no longer send reports its own end; other clients must not be affected.
        this.#server.reportDefect('sending', error);
      }
    };
    this.#server.flushing.say(say, () => {
      this.holds(-text.length);
      otherwise?.();
    });
  }

  holds(characters: number): void {
    const wasBehind = this.isBehind;
    this.#held += characters;
    if (this.#held > longestHeld) this.end(closeCodes.notListening, 'not listening');
    else if (wasBehind && !this.isBehind) this.caughtUp();
  }

  #greet({ protocol, imagines = false }: Extract<ClientMessage, { type: 'hello' }>): void {
    if (protocol !== protocolVersion) {
      this.#refuse(null, 'other-protocol');
      if (!this.#client.isHost) this.end(closeCodes.otherProtocol, 'another protocol');
      return;
    }
    try {
      this.#client.welcome(imagines);
    } catch (error) {
      this.#server.reportDefect('hello', error);
      this.#refuse(null, 'host-failed');
    }
  }

  #refuse(request: string | null, code: RefusalCode): void {
    this.#client.send({ type: 'refused', request, code });
  }

  /** Answers a request exactly once. A repeated request gets the same answer without effect. */
  #answer(message: RequestMessage, text: string): void {
    const known = this.#client.answers.to(message.request, text);
    if (known !== undefined) {
      this.#client.send(known);
      return;
    }
    const finish = (carried: Carried): void => {
      // A guest who has just entered continues with the answers cached on earlier connections.
      this.#client.answers.keep(message.request, text, carried.answer);
      this.#finish(carried);
    };
    const carried = this.#attempt(message);
    if (carried instanceof Promise) void carried.then(finish);
    else finish(carried);
  }

  #finish({ answer, isAtOnce = false, afterwards }: Carried): void {
    const request = 'request' in answer ? answer.request : null;
    const client = this.#client;
    // a change that could not be saved is refused; a refusal needs no saving
    const otherwise = (): void =>
      answer.type === 'refused' ? client.send(answer) : this.#refuse(request, 'disk-full');
    client.answer(answer, isAtOnce, otherwise);
    if (this.#isClosed) return;
    try {
      afterwards?.();
    } catch (error) {
      this.#server.reportDefect('following', error);
    }
  }

  #attempt(message: RequestMessage): Carried | Promise<Carried> {
    const refused = (error: unknown): Carried => {
      const code = refusalOf(error);
      if (code === undefined) this.#server.reportDefect(message.type, error);
      return { answer: { type: 'refused', request: message.request, code: code ?? 'host-failed' } };
    };
    try {
      const carried = carryOut({ server: this.#server, client: this.#client, message });
      return carried instanceof Promise ? carried.catch(refused) : carried;
    } catch (error) {
      return refused(error);
    }
  }
}
