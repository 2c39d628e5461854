import type { HostMessage, RefusalCode, RoomMessage, TableMessage } from '../../shared/protocol/messages.ts';
import type { Answer, Ask, Conversation, Handlers, Request, Welcome } from './conversation.ts';
import type { Keyring, RoomToken } from './keyring.ts';
import type { Phase } from './line.ts';
import { hearTable, type KnownLog, type TableLog } from './table-log.ts';

/** A request about the current table, without the table's id. */
export type RequestAtTable = Request extends infer Each
  ? Each extends { table: string }
    ? Omit<Each, 'table'>
    : never
  : never;

/** A request about the current room, without the room's id. */
export type RequestInRoom = Request extends infer Each
  ? Each extends { room: string }
    ? Omit<Each, 'room'>
    : never
  : never;

/** A page's room and table; null for none. */
export interface Seated {
  readonly room: string | null;
  readonly table: string | null;
}

type Change = Extract<
  RequestAtTable,
  {
    type:
      | 'play'
      | 'undo'
      | 'redo'
      | 'ask-rewind'
      | 'answer-rewind'
      | 'withdraw-rewind'
      | 'give-order'
      | 'withdraw-order'
      | 'ask-hint';
  }
>;

export interface TableSessionListener {
  changed(phase: Phase): void;
  /** The current table with its complete log; nothing was missed. */
  received(message: TableMessage, log: TableLog): void;
  /** Any other message, including the welcome and the room. */
  heard(message: HostMessage): void;
  /** The page is back in its place: room, table, entry form or library. */
  settled(welcome: Welcome): void;
  /** The page has changed its place. */
  seated(at: Seated): void;
  /** The page's room continues at another host. `key` opens it there; null on a page of the host person. */
  moved(room: string, to: string, key: RoomToken | null): void;
  /** The page is no longer in its room. */
  parted(why: Extract<HostMessage, { type: 'parted' }>['why']): void;
  /** The page could not return to its room or table. */
  notBack(code: RefusalCode): void;
  misunderstood(): void;
}

interface Sat {
  readonly conversation: Conversation;
  readonly keyring: Keyring;
  /** The keyring's name for this host. */
  readonly host: string;
  /** Whether this device has its own host, which could take over a room. */
  readonly canHost?: boolean;
  /** The place to return to, and the code to enter with. */
  readonly arrival?: Seated & { readonly code: string | null };
}

const nowhere: Seated = { room: null, table: null };

/**
 * One page's place in a host's room and at its table, independent of the screen.
 * It returns there after every broken connection, follows the room from table to table, receives each without gaps, and
 * proves its seats to the host.
 */
export class TableSession {
  readonly #conversation: Conversation;
  readonly #keyring: Keyring;
  readonly #host: string;
  readonly #canHost: boolean;
  #listener: TableSessionListener | null = null;
  #at: string | null;
  #room: string | null;
  /** Whether the host has sent the room on this connection. */
  #isRoomSent = false;
  /** The code with which the page is entering now. */
  #code: string | null;
  #role: Welcome['role'] = 'host';
  #known: KnownLog | null = null;
  /** Whether the page is entering or creating a room or table whose id is unknown. */
  #arriving = false;
  #openingAfresh = false;
  #leaving: Promise<unknown> | null = null;

  constructor({ conversation, keyring, host, canHost = false, arrival }: Sat) {
    this.#conversation = conversation;
    this.#keyring = keyring;
    this.#host = host;
    this.#canHost = canHost;
    this.#at = arrival?.table ?? null;
    this.#room = arrival?.room ?? null;
    this.#code = arrival?.code ?? null;
  }

  /** The table where this page sits or is about to; null for none. */
  get at(): string | null {
    return this.#at;
  }

  /** The room that it is in or about to enter; null for none. */
  get room(): string | null {
    return this.#room;
  }

  /** Whether the host has sent room and table on this connection. */
  get hasReceived(): boolean {
    return (this.#room === null || this.#isRoomSent) && (this.#at === null || this.#known !== null);
  }

  get role(): Welcome['role'] {
    return this.#role;
  }

  /** The rooms of this host that this device can re-enter without a code, latest first. */
  get rooms(): readonly string[] {
    return this.#keyring.roomsOf(this.#host);
  }

  start(listener: TableSessionListener): void {
    this.#listener = listener;
    this.#conversation.start({
      changed: (phase) => {
        // a host that returns may restart its count of moments
        if (phase === 'greeting') {
          this.#known = null;
          this.#isRoomSent = false;
        }
        listener.changed(phase);
      },
      heard: (message) => this.#heard(message),
      enter: (welcome, ask) => this.#enter(welcome, ask),
      misunderstood: () => listener.misunderstood(),
    });
  }

  /** Checks the connection now, or dials now if it is broken. */
  nudge(): void {
    this.#conversation.nudge();
  }

  stop(): void {
    this.#listener = null;
    this.#conversation.stop();
  }

  /** Sends a request to the host; see `Conversation.ask`. */
  ask(request: Request, handlers?: Handlers): Promise<Answer> {
    return this.#conversation.ask(request, handlers);
  }

  /** Sends a request about this page's table; null without a table. */
  askAt(request: RequestAtTable, handlers?: Handlers): Promise<Answer> | null {
    const table = this.#at;
    return table === null ? null : this.ask({ ...request, table }, handlers);
  }

  /** Sends a request about this page's room; null without a room. */
  askIn(request: RequestInRoom): Promise<Answer> | null {
    const room = this.#room;
    return room === null ? null : this.ask({ ...request, room });
  }

  /** Sends a request to play, undo, redo, rewind, order or hint, with a guest's token. */
  change(change: Change, handlers?: Handlers): Promise<Answer> | null {
    const table = this.#at;
    if (table === null) return null;
    const token = this.#room === null ? null : this.#keyring.tokenOf(this.#host, this.#room);
    return this.ask({ ...change, table, ...(token !== null && { token }) }, handlers);
  }

  /** Creates a table and sits down at it: new, from a finished match, for a lesson or a puzzle. */
  async create(
    request: Extract<Request, { type: 'create-table' | 'play-on' | 'begin-lesson' | 'begin-puzzle' }>,
  ): Promise<Answer> {
    const answer = await this.#arriveBy(request);
    const hasReceived = answer.outcome !== 'done' || answer.table === null || this.#known?.table === answer.table;
    return hasReceived ? answer : this.open(answer.table);
  }

  /** Enters the room with this code. */
  async enter(code: string, name: string | null): Promise<Answer> {
    this.#code = code;
    const answer = await this.#arriveBy({ type: 'enter', code, name, ...this.#hosting });
    this.#code = null;
    return answer;
  }

  /** Opens a room of this server, and enters it. */
  openRoom(request: Extract<Request, { type: 'open-room' }>): Promise<Answer> {
    return this.#arriveBy(request);
  }

  /** Goes into a room: a guest with its token, the host person without. */
  async goInto(room: string): Promise<Answer> {
    if (this.#leaving !== null) await this.#left();
    this.#sit({ room, table: null });
    const answer =
      this.#role === 'guest'
        ? await this.#return(room, (request) => this.ask(request))
        : await this.ask({ type: 'visit-room', room });
    if (answer.outcome === 'refused' && this.#room === room) this.#sit(nowhere);
    return answer;
  }

  /** Sits down at a table of the server, or requests the current one again. */
  async open(table: string): Promise<Answer> {
    if (this.#leaving !== null) await this.#left();
    if (table !== this.#at) this.#sit({ room: null, table });
    else this.#listener?.seated({ room: this.#room, table });
    const answer = await this.ask({ type: 'open-table', table });
    if (answer.outcome === 'refused' && this.#at === table) this.#sit(nowhere);
    return answer;
  }

  /** Leaves the table and the room; seats and chairs stay. */
  leave(): void {
    const table = this.#at;
    const room = this.#room;
    if (table === null && room === null) return;
    this.#sit(nowhere);
    // later messages about them belong to the place that was left
    if (room !== null) this.#leaving = this.ask({ type: 'leave-room', room });
    else if (table !== null) this.#leaving = this.ask({ type: 'leave-table', table });
  }

  /** Becomes the host with the key that the server printed. Stores the key if it is right. */
  async presentKey(key: string): Promise<Answer> {
    const answer = await this.ask({ type: 'present-key', key });
    if (answer.outcome === 'done') {
      this.#keyring.keepServerKey(this.#host, key);
      this.#role = 'host';
    }
    return answer;
  }

  /** A guest's facts about its device. */
  get #hosting() {
    return this.#canHost ? { canHost: true } : {};
  }

  async #left(): Promise<void> {
    await this.#leaving;
    this.#leaving = null;
  }

  #sit({ room, table }: Seated): void {
    if (table !== this.#at) this.#known = null;
    if (room !== this.#room) this.#isRoomSent = false;
    this.#at = table;
    this.#room = room;
    this.#listener?.seated({ room, table });
  }

  /** Sends a request that leads to a new place: the next table or room received is that place. */
  async #arriveBy(request: Request): Promise<Answer> {
    this.#arriving = true;
    const answer = await this.ask(request);
    this.#arriving = false;
    return answer;
  }

  async #enter(welcome: Welcome, ask: Ask): Promise<void> {
    this.#role = welcome.role;
    if (this.#role === 'guest') await this.#presentKeptKey(ask);
    const answer = this.#role === 'guest' ? await this.#comeBackAsGuest(welcome, ask) : await this.#comeBackHome(ask);
    if (answer?.outcome === 'lost') return;
    if (answer?.outcome === 'refused' && (this.#at !== null || this.#room !== null)) {
      this.#sit(nowhere);
      this.#listener?.notBack(answer.code);
    }
    this.#code = null;
    this.#listener?.settled(welcome);
  }

  /** Returns to the previous room, or to the one of the invitation if known here. Null if there is none. */
  async #comeBackAsGuest(welcome: Welcome, ask: Ask): Promise<Answer | null> {
    // before there were rooms, pages stored the table from which the room got its id
    const room = this.#room ?? this.#at ?? this.#roomOfArrival(welcome);
    if (room === null) return null;
    if (room !== this.#room) this.#sit({ room, table: null });
    return await this.#return(room, ask);
  }

  /** Returns to the previous room, at its current table; otherwise to the previous table. Null if there was none. */
  async #comeBackHome(ask: Ask): Promise<Answer | null> {
    const room = this.#room;
    const table = this.#at;
    if (room !== null) {
      const answer = await ask({ type: 'visit-room', room });
      if (answer.outcome !== 'refused' || table === null) return answer;
      this.#sit({ room: null, table });
    }
    return table === null ? null : await ask({ type: 'open-table', table });
  }

  /** The room of the code, if this device has been there: then it is still the same guest. */
  #roomOfArrival({ rooms }: Welcome): string | null {
    if (this.#code === null) return null;
    const byCode = this.#keyring.roomByCode(this.#host, this.#code);
    const [only] = rooms;
    const known = byCode ?? (rooms.length === 1 && only !== undefined ? only.room : null);
    return known !== null && this.rooms.includes(known) ? known : null;
  }

  async #presentKeptKey(ask: Ask): Promise<void> {
    const key = this.#keyring.serverKeyOf(this.#host);
    if (key === null) return;
    const answer = await ask({ type: 'present-key', key });
    if (answer.outcome === 'done') this.#role = 'host';
    if (answer.outcome === 'refused' && answer.code === 'wrong-key') this.#keyring.keepServerKey(this.#host, null);
  }

  async #return(room: string, ask: Ask): Promise<Answer> {
    const token = this.#keyring.tokenOf(this.#host, room);
    if (token === null) return { outcome: 'refused', code: 'unknown-token', resent: false };
    const answer = await ask({ type: 'return', room, token, ...this.#hosting });
    const isVoid = answer.outcome === 'refused' && ['unknown-token', 'seat-moved'].includes(answer.code);
    if (isVoid) this.#keyring.drop(this.#host, room);
    return answer;
  }

  #heard(message: HostMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#role = message.role;
        this.#listener?.heard(message);
        return;
      case 'table':
        this.#received(message);
        return;
      case 'room':
        this.#followed(message);
        return;
      case 'entered': {
        const { room, guest, token } = message;
        this.#keyring.keep({ host: this.#host, room, guest, token, code: this.#code });
        if (this.#arriving && room !== this.#room) this.#sit({ room, table: null });
        return;
      }
      case 'moved': {
        const { room, to } = message;
        const key = this.#keyring.keyOf(this.#host, room);
        this.#keyring.drop(this.#host, room);
        if (room !== this.#room) {
          // another room of this server
          if (this.#role === 'host') this.#listener?.heard(message);
          return;
        }
        this.#sit(nowhere);
        this.#listener?.moved(room, to, key);
        return;
      }
      case 'parted': {
        this.#keyring.drop(this.#host, message.room);
        if (message.room !== this.#room) return;
        // the host person keeps the table; a guest has none without the room
        this.#sit({ room: null, table: this.#role === 'host' ? this.#at : null });
        this.#listener?.parted(message.why);
        return;
      }
      default:
        this.#listener?.heard(message);
    }
  }

  /** Follows the page's room, or joins the room that plays at its table. */
  #followed(message: RoomMessage): void {
    const { room, table } = message;
    const isIts = room === this.#room || (table !== null && table === this.#at) || this.#arriving;
    if (!isIts) return;
    if (room !== this.#room || table !== this.#at) this.#sit({ room, table });
    this.#isRoomSent = true;
    this.#keepGuest(message);
    this.#listener?.heard(message);
  }

  /** A claimed seat makes this device another guest, by the token that it has. */
  #keepGuest({ room, you }: RoomMessage): void {
    const key = this.#keyring.keyOf(this.#host, room);
    if (key === null || you === 'house' || you === key.guest) return;
    this.#keyring.keep({ host: this.#host, room, guest: you, token: key.token, code: null });
  }

  #received(message: TableMessage): void {
    if (this.#arriving && message.table !== this.#at) this.#sit({ room: null, table: message.table });
    if (message.table !== this.#at) return;
    const heard = hearTable(this.#known, message);
    if (heard.kind === 'gap') void this.#openAfresh(message.table);
    if (heard.kind !== 'news') return;
    this.#known = heard.known;
    this.#listener?.received(message, heard.known);
  }

  /** Requests the whole table once, after a missed message. */
  async #openAfresh(table: string): Promise<void> {
    if (this.#openingAfresh) return;
    this.#openingAfresh = true;
    await this.ask({ type: 'open-table', table });
    this.#openingAfresh = false;
  }
}
