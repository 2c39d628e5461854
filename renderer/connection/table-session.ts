import type { HostMessage, RefusalCode, RoomMessage, TableMessage } from '../../shared/protocol/messages.ts';
import type { Answer, Ask, Conversation, Hearing, Request, Welcome } from './conversation.ts';
import type { Keyring, RoomToken } from './keyring.ts';
import type { Phase } from './line.ts';
import { hearTable, type KnownLog, type TableLog } from './table-log.ts';

/** A request about the table one sits at, before the table is named. */
export type RequestAtTable = Request extends infer Each
  ? Each extends { table: string }
    ? Omit<Each, 'table'>
    : never
  : never;

/** A request about the room one is in, before the room is named. */
export type RequestInRoom = Request extends infer Each
  ? Each extends { room: string }
    ? Omit<Each, 'room'>
    : never
  : never;

/** Where a page is: in which room, and at which table; null for none. */
export interface Seated {
  readonly room: string | null;
  readonly table: string | null;
}

type Change = Extract<
  RequestAtTable,
  { type: 'play' | 'undo' | 'redo' | 'ask-rewind' | 'answer-rewind' | 'withdraw-rewind' | 'ask-hint' }
>;

export interface TableSessionListener {
  changed(phase: Phase): void;
  /** The table as it stands now, with its whole log: nothing was missed in between. */
  told(message: TableMessage, log: TableLog): void;
  /** Any other message, the welcome and the room among them. */
  heard(message: HostMessage): void;
  /** The page is back where it was: in its room, at its table, at the door, or on the shelf. */
  settled(welcome: Welcome): void;
  /** Is there from now on. */
  seated(at: Seated): void;
  /** The room it was in goes on at another host; `key` opens it there too, null for a page of the house. */
  moved(room: string, to: string, key: RoomToken | null): void;
  /** Is no longer in the room it was in. */
  parted(why: Extract<HostMessage, { type: 'parted' }>['why']): void;
  /** The room or table could not be come back to. */
  notBack(code: RefusalCode): void;
  misunderstood(): void;
}

interface Sat {
  readonly conversation: Conversation;
  readonly keyring: Keyring;
  /** What the keyring calls this host. */
  readonly host: string;
  /** Is there a host of this device's own, to which a room could be handed on? */
  readonly canHost?: boolean;
  /** Where to come back to, and the code to come in by. */
  readonly arrival?: Seated & { readonly code: string | null };
}

const nowhere: Seated = { room: null, table: null };

/**
 * One page's place in a room of a host and at its table. It comes back there after every break of the line, goes with the
 * room from table to table, hears of each without a gap, and proves to the host whose seats it has. It knows nothing of the
 * screen.
 */
export class TableSession {
  readonly #conversation: Conversation;
  readonly #keyring: Keyring;
  readonly #host: string;
  readonly #canHost: boolean;
  #listener: TableSessionListener | null = null;
  #at: string | null;
  #room: string | null;
  /** Has the host told, on this connection, how the room stands? */
  #isRoomTold = false;
  /** The code by which it comes in just now. */
  #code: string | null;
  #role: Welcome['role'] = 'keeper';
  #known: KnownLog | null = null;
  /** A table or room is being made or entered, and nobody knows its name yet. */
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

  /** The table this page sits at or is about to; null for none. */
  get at(): string | null {
    return this.#at;
  }

  /** The room it is in or about to be; null for none. */
  get room(): string | null {
    return this.#room;
  }

  /** Has the host told, on this connection, how room and table stand? */
  get isTold(): boolean {
    return (this.#room === null || this.#isRoomTold) && (this.#at === null || this.#known !== null);
  }

  /** Does this page run the house, or came it in as a guest? */
  get role(): Welcome['role'] {
    return this.#role;
  }

  /** The rooms of this host to which this device can come back without a code, the latest first. */
  get rooms(): readonly string[] {
    return this.#keyring.roomsOf(this.#host);
  }

  start(listener: TableSessionListener): void {
    this.#listener = listener;
    this.#conversation.start({
      changed: (phase) => {
        // a host that comes back may count its moments anew
        if (phase === 'greeting') {
          this.#known = null;
          this.#isRoomTold = false;
        }
        listener.changed(phase);
      },
      heard: (message) => this.#heard(message),
      enter: (welcome, ask) => this.#enter(welcome, ask),
      misunderstood: () => listener.misunderstood(),
    });
  }

  /** Finds out at once whether the line still stands, or dials at once where it is known not to. */
  nudge(): void {
    this.#conversation.nudge();
  }

  stop(): void {
    this.#listener = null;
    this.#conversation.stop();
  }

  /** Asks the host for something; see `Conversation.ask`. */
  ask(request: Request, hearing?: Hearing): Promise<Answer> {
    return this.#conversation.ask(request, hearing);
  }

  /** Asks for something about the table this page sits at; null where it sits at none. */
  askAt(request: RequestAtTable, hearing?: Hearing): Promise<Answer> | null {
    const table = this.#at;
    return table === null ? null : this.ask({ ...request, table }, hearing);
  }

  /** Asks for something about the room this page is in; null where it is in none. */
  askIn(request: RequestInRoom): Promise<Answer> | null {
    const room = this.#room;
    return room === null ? null : this.ask({ ...request, room });
  }

  /** Plays, undoes, redoes, goes back by consent or asks for a hint, with the token of whoever came in as a guest. */
  change(change: Change, hearing?: Hearing): Promise<Answer> | null {
    const table = this.#at;
    if (table === null) return null;
    const token = this.#room === null ? null : this.#keyring.tokenOf(this.#host, this.#room);
    return this.ask({ ...change, table, ...(token !== null && { token }) }, hearing);
  }

  /** Sets up a table, anew, from a match that is over, for a lesson or a puzzle, and sits down at it. */
  async create(
    request: Extract<Request, { type: 'create-table' | 'play-on' | 'begin-lesson' | 'begin-puzzle' }>,
  ): Promise<Answer> {
    const answer = await this.#arriveBy(request);
    const isTold = answer.outcome !== 'done' || answer.table === null || this.#known?.table === answer.table;
    return isTold ? answer : this.open(answer.table);
  }

  /** Comes into the room with this code. */
  async enter(code: string, name: string | null): Promise<Answer> {
    this.#code = code;
    const answer = await this.#arriveBy({ type: 'enter', code, name, ...this.#hosting });
    this.#code = null;
    return answer;
  }

  /** Opens a room of this house, and goes into it. */
  openRoom(request: Extract<Request, { type: 'open-room' }>): Promise<Answer> {
    return this.#arriveBy(request);
  }

  /** Goes into a room: a guest by its token, the house into its own. */
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

  /** Sits down at a table of the house, or is told of the one it sits at afresh. */
  async open(table: string): Promise<Answer> {
    if (this.#leaving !== null) await this.#left();
    if (table !== this.#at) this.#sit({ room: null, table });
    else this.#listener?.seated({ room: this.#room, table });
    const answer = await this.ask({ type: 'open-table', table });
    if (answer.outcome === 'refused' && this.#at === table) this.#sit(nowhere);
    return answer;
  }

  /** Gets up from the table and goes out of the room; seats and chairs wait. */
  leave(): void {
    const table = this.#at;
    const room = this.#room;
    if (table === null && room === null) return;
    this.#sit(nowhere);
    // what the host still says of them belongs to the sitting that is over
    if (room !== null) this.#leaving = this.ask({ type: 'leave-room', room });
    else if (table !== null) this.#leaving = this.ask({ type: 'leave-table', table });
  }

  /** Runs the house with the key that its host printed; kept for the next time where it fits. */
  async presentKey(key: string): Promise<Answer> {
    const answer = await this.ask({ type: 'present-key', key });
    if (answer.outcome === 'done') {
      this.#keyring.keepHouseKey(this.#host, key);
      this.#role = 'keeper';
    }
    return answer;
  }

  /** What a guest says of its device. */
  get #hosting() {
    return this.#canHost ? { canHost: true } : {};
  }

  async #left(): Promise<void> {
    await this.#leaving;
    this.#leaving = null;
  }

  #sit({ room, table }: Seated): void {
    if (table !== this.#at) this.#known = null;
    if (room !== this.#room) this.#isRoomTold = false;
    this.#at = table;
    this.#room = room;
    this.#listener?.seated({ room, table });
  }

  /** Whatever table or room is told of meanwhile is the one this page arrives at. */
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

  /** Back into the room it was in, or into which it is invited and has been before; null where there is none. */
  async #comeBackAsGuest(welcome: Welcome, ask: Ask): Promise<Answer | null> {
    // before there were rooms, a page remembered the table after which its room is called
    const room = this.#room ?? this.#at ?? this.#roomOfArrival(welcome);
    if (room === null) return null;
    if (room !== this.#room) this.#sit({ room, table: null });
    return await this.#return(room, ask);
  }

  /** Back into the room it was in, wherever that plays by now; otherwise to the table; null where it was at none. */
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

  /** Whoever comes by a code and has been in that room before is still the same guest. */
  #roomOfArrival({ rooms }: Welcome): string | null {
    if (this.#code === null) return null;
    const byCode = this.#keyring.roomByCode(this.#host, this.#code);
    const [only] = rooms;
    const known = byCode ?? (rooms.length === 1 && only !== undefined ? only.room : null);
    return known !== null && this.rooms.includes(known) ? known : null;
  }

  async #presentKeptKey(ask: Ask): Promise<void> {
    const key = this.#keyring.houseKeyOf(this.#host);
    if (key === null) return;
    const answer = await ask({ type: 'present-key', key });
    if (answer.outcome === 'done') this.#role = 'keeper';
    if (answer.outcome === 'refused' && answer.code === 'wrong-key') this.#keyring.keepHouseKey(this.#host, null);
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
        this.#told(message);
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
          // another room of the house
          if (this.#role === 'keeper') this.#listener?.heard(message);
          return;
        }
        this.#sit(nowhere);
        this.#listener?.moved(room, to, key);
        return;
      }
      case 'parted': {
        this.#keyring.drop(this.#host, message.room);
        if (message.room !== this.#room) return;
        // the house keeps its table; a guest has none without the room
        this.#sit({ room: null, table: this.#role === 'keeper' ? this.#at : null });
        this.#listener?.parted(message.why);
        return;
      }
      default:
        this.#listener?.heard(message);
    }
  }

  /** Goes with the room it is in, or finds itself in the one that plays at its table. */
  #followed(message: RoomMessage): void {
    const { room, table } = message;
    const isIts = room === this.#room || (table !== null && table === this.#at) || this.#arriving;
    if (!isIts) return;
    if (room !== this.#room || table !== this.#at) this.#sit({ room, table });
    this.#isRoomTold = true;
    this.#keepGuest(message);
    this.#listener?.heard(message);
  }

  /** A claimed seat makes this device another guest, by the token that it has. */
  #keepGuest({ room, you }: RoomMessage): void {
    const key = this.#keyring.keyOf(this.#host, room);
    if (key === null || you === 'house' || you === key.guest) return;
    this.#keyring.keep({ host: this.#host, room, guest: you, token: key.token, code: null });
  }

  #told(message: TableMessage): void {
    if (this.#arriving && message.table !== this.#at) this.#sit({ room: null, table: message.table });
    if (message.table !== this.#at) return;
    const heard = hearTable(this.#known, message);
    if (heard.kind === 'gap') void this.#openAfresh(message.table);
    if (heard.kind !== 'news') return;
    this.#known = heard.known;
    this.#listener?.told(message, heard.known);
  }

  /** Something was missed: asks once for the whole table. */
  async #openAfresh(table: string): Promise<void> {
    if (this.#openingAfresh) return;
    this.#openingAfresh = true;
    await this.ask({ type: 'open-table', table });
    this.#openingAfresh = false;
  }
}
