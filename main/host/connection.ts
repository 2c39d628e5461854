import { z } from 'zod';
import { seatAt } from '../../shared/engine/index.ts';
import {
  type ClientMessage,
  clientMessage,
  type HostMessage,
  protocolVersion,
  type RefusalCode,
} from '../../shared/protocol/messages.ts';
import type { Host } from './host.ts';
import { Refused, refusalOf } from './refused.ts';
import type { Sitter, Table } from './table.ts';

/** The host's end of a transport: IPC, a WebSocket, or a test. */
export interface Link {
  /** Sends one message, as JSON text. */
  send(text: string): void;
  close(code: number, reason: string): void;
}

type Request = Exclude<ClientMessage, { type: 'hello' }>;

/** Longer messages are refused unread, in characters. */
export const longestMessage = 65_536;
/** Answers kept, so that a request that comes twice is answered twice and carried out once. */
const answersKept = 200;

const named = z.object({ request: z.string().min(1).max(40) });

function parse(text: string): unknown {
  if (text.length > longestMessage) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function viewerOf(viewer: number | 'spectator') {
  return viewer === 'spectator' ? viewer : seatAt(viewer);
}

/** One client of the host: checks what it says, carries it out, and tells it what it may know. */
export class Connection implements Sitter {
  readonly #host: Host;
  readonly #link: Link;
  readonly #tables = new Map<string, Table>();
  readonly #answers = new Map<string, HostMessage>();
  #isGreeted = false;
  #isClosed = false;

  constructor(host: Host, link: Link) {
    this.#host = host;
    this.#link = link;
  }

  /** Has said hello and sits at no table: it looks at the shelf. */
  get isAtShelf(): boolean {
    return this.isGreeted && this.#tables.size === 0;
  }

  get isGreeted(): boolean {
    return this.#isGreeted && !this.#isClosed;
  }

  /** Takes a message from the transport. Never throws: whatever is wrong with it is answered. */
  receive(text: string): void {
    if (this.#isClosed) return;
    const raw = parse(text);
    const parsed = clientMessage.safeParse(raw);
    if (!parsed.success) {
      const request = named.safeParse(raw);
      this.#refuse(request.success ? request.data.request : null, 'malformed');
      return;
    }
    const message = parsed.data;
    if (message.type === 'hello') this.tell(this.#greet(message.protocol));
    else if (this.#isGreeted) this.#answer(message);
    else this.#refuse(message.request, 'malformed');
  }

  /** The transport is gone: its seats are free for others. Never throws. */
  closed(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#host.forget(this);
    for (const table of this.#tables.values()) {
      try {
        this.#host.leave(table, this);
      } catch (error) {
        this.#host.reportDefect('leaving', error);
      }
    }
    this.#tables.clear();
  }

  /** Ends the connection from the host's side. */
  end(code: number, reason: string): void {
    this.closed();
    this.#link.close(code, reason);
  }

  tell(message: HostMessage): void {
    if (this.#isClosed) return;
    try {
      this.#link.send(JSON.stringify(message));
    } catch (error) {
      // A transport that cannot send any more reports its end itself; others at the table must not suffer.
      this.#host.reportDefect('sending', error);
    }
  }

  #greet(protocol: number): HostMessage {
    if (protocol !== protocolVersion) return { type: 'refused', request: null, code: 'other-protocol' };
    try {
      const welcome: HostMessage = { type: 'welcome', protocol: protocolVersion, ...this.#host.welcome() };
      this.#isGreeted = true;
      return welcome;
    } catch (error) {
      this.#host.reportDefect('hello', error);
      return { type: 'refused', request: null, code: 'host-failed' };
    }
  }

  #refuse(request: string | null, code: RefusalCode): void {
    this.tell({ type: 'refused', request, code });
  }

  /** A request gets exactly one answer; one that comes again gets the same, and is not carried out again. */
  #answer(message: Request): void {
    const { request } = message;
    const known = this.#answers.get(request);
    if (known !== undefined) {
      this.tell(known);
      return;
    }
    const answer = this.#attempt(message);
    // What shows private things is not kept: asked again, it is looked up again.
    if (answer.type === 'done' || answer.type === 'refused') {
      this.#answers.set(request, answer);
      const [oldest] = this.#answers.keys();
      if (this.#answers.size > answersKept && oldest !== undefined) this.#answers.delete(oldest);
    }
    this.tell(answer);
  }

  #attempt(message: Request): HostMessage {
    try {
      return this.#carryOut(message);
    } catch (error) {
      const code = refusalOf(error);
      if (code === undefined) this.#host.reportDefect(message.type, error);
      return { type: 'refused', request: message.request, code: code ?? 'host-failed' };
    }
  }

  #carryOut(message: Request): HostMessage {
    const { request } = message;
    switch (message.type) {
      case 'create-table': {
        const table = this.#host.createTable(message);
        this.#sit(table);
        return { type: 'done', request, table: table.id };
      }
      case 'open-table':
        this.#sit(this.#tables.get(message.table) ?? this.#host.openTable(message.table));
        break;
      case 'leave-table':
        this.#leave(this.#tableOf(message.table));
        break;
      case 'remove-table':
        this.#remove(message.table);
        break;
      case 'take-in-hand':
        this.#tableOf(message.table).takeInHand(this, seatAt(message.seat));
        break;
      case 'lower-shutter':
        this.#tableOf(message.table).lowerShutter(this);
        break;
      case 'play':
        this.#tableOf(message.table).play(this, message.version, seatAt(message.seat), message.move);
        break;
      case 'undo':
        this.#tableOf(message.table).undo(this, message.version, seatAt(message.seat));
        break;
      case 'redo':
        this.#tableOf(message.table).redo(this, message.version, seatAt(message.seat));
        break;
      case 'glimpse': {
        const view = this.#tableOf(message.table).glimpse(this, seatAt(message.seat));
        return { type: 'glimpse', request, table: message.table, seat: message.seat, view };
      }
      case 'look-back': {
        const { table, position, viewer } = message;
        const moment = this.#tableOf(table).lookBack(position, viewerOf(viewer), this);
        return { type: 'moment', request, table, position, viewer, ...moment };
      }
      case 'change-settings':
        this.#host.changeSettings(message.settings);
        return { type: 'done', request, table: null };
    }
    return { type: 'done', request, table: message.table };
  }

  /** The table of this id at which this client sits. */
  #tableOf(id: string): Table {
    const table = this.#tables.get(id);
    if (table === undefined) throw new Refused('unknown-table');
    return table;
  }

  #sit(table: Table): void {
    this.#tables.set(table.id, table);
    table.join(this);
    this.#host.tellShelf();
  }

  #leave(table: Table): void {
    this.#tables.delete(table.id);
    this.#host.leave(table, this);
  }

  #remove(id: string): void {
    this.#host.mayRemove(id, this);
    const table = this.#tables.get(id);
    if (table !== undefined) this.#leave(table);
    this.#host.removeTable(id);
  }
}
