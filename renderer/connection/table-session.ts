import type { HostMessage, RefusalCode, TableMessage } from '../../shared/protocol/messages.ts';
import type { Answer, Ask, Conversation, Hearing, Request, Welcome } from './conversation.ts';
import type { Keyring } from './keyring.ts';
import type { Phase } from './line.ts';
import { hearTable, type KnownLog, type TableLog } from './table-log.ts';

/** A request about the table one sits at, before the table is named. */
export type RequestAtTable = Request extends infer Each
  ? Each extends { table: string }
    ? Omit<Each, 'table'>
    : never
  : never;

type Change = Extract<
  RequestAtTable,
  { type: 'play' | 'undo' | 'redo' | 'ask-rewind' | 'answer-rewind' | 'withdraw-rewind' | 'ask-hint' }
>;

export interface TableSessionListener {
  changed(phase: Phase): void;
  /** The table as it stands now, with its whole log: nothing was missed in between. */
  told(message: TableMessage, log: TableLog): void;
  /** Any other message, the welcome among them. */
  heard(message: HostMessage): void;
  /** The page is back where it was: at its table, at the door, or on the shelf. */
  settled(welcome: Welcome): void;
  /** Sits at this table from now on, or at none. */
  seated(table: string | null): void;
  /** Came in, or back, as this guest; the token stays here. */
  cameIn(as: { readonly table: string; readonly guest: string }): void;
  /** Shown out of the table it sat at. */
  parted(why: Extract<HostMessage, { type: 'parted' }>['why']): void;
  /** The table could not be come back to. */
  notBack(code: RefusalCode): void;
  misunderstood(): void;
}

interface Sat {
  readonly conversation: Conversation;
  readonly keyring: Keyring;
  /** What the keyring calls this host. */
  readonly host: string;
  /** The table to come back to, and the code to come in by. */
  readonly arrival?: { readonly table: string | null; readonly code: string | null };
}

/**
 * One page's place at one table of a host. It comes back to it after every break of the line, hears of the table
 * without a gap, and proves to the host whose seats it has. It knows nothing of the screen.
 */
export class TableSession {
  readonly #conversation: Conversation;
  readonly #keyring: Keyring;
  readonly #host: string;
  #listener: TableSessionListener | null = null;
  #at: string | null;
  /** The code by which it comes in just now. */
  #code: string | null;
  #role: Welcome['role'] = 'keeper';
  #known: KnownLog | null = null;
  /** A table is being made or entered, and nobody knows its name yet. */
  #arriving = false;
  #openingAfresh = false;
  #leaving: Promise<unknown> | null = null;

  constructor({ conversation, keyring, host, arrival }: Sat) {
    this.#conversation = conversation;
    this.#keyring = keyring;
    this.#host = host;
    this.#at = arrival?.table ?? null;
    this.#code = arrival?.code ?? null;
  }

  /** The table this page sits at or is about to; null for none. */
  get at(): string | null {
    return this.#at;
  }

  /** Has the host told, on this connection, how the table stands? */
  get isTold(): boolean {
    return this.#known !== null;
  }

  /** Does this page run the house, or came it in as a guest? */
  get role(): Welcome['role'] {
    return this.#role;
  }

  /** The tables of this host to which this device can come back without a code, the latest first. */
  get tables(): readonly string[] {
    return this.#keyring.tablesOf(this.#host);
  }

  start(listener: TableSessionListener): void {
    this.#listener = listener;
    this.#conversation.start({
      changed: (phase) => {
        // a host that comes back may count its moments anew
        if (phase === 'greeting') this.#known = null;
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

  /** Plays, undoes, redoes, goes back by consent or asks for a hint, with the token of whoever came in as a guest. */
  change(change: Change, hearing?: Hearing): Promise<Answer> | null {
    const table = this.#at;
    if (table === null) return null;
    const token = this.#keyring.tokenOf(this.#host, table);
    return this.ask({ ...change, table, ...(token !== null && { token }) }, hearing);
  }

  /** Sets up a table, anew, from a match that is over or for a lesson, and sits down at it. */
  async create(request: Extract<Request, { type: 'create-table' | 'play-on' | 'begin-lesson' }>): Promise<Answer> {
    const answer = await this.#arriveBy(request);
    const isTold = answer.outcome !== 'done' || answer.table === null || this.#known?.table === answer.table;
    return isTold ? answer : this.open(answer.table);
  }

  /** Comes in at the table with this code. */
  async enter(code: string, name: string | null): Promise<Answer> {
    this.#code = code;
    const answer = await this.#arriveBy({ type: 'enter', code, name });
    this.#code = null;
    return answer;
  }

  /** Sits down at a table: a guest by its token, whoever sits there already by being told of it afresh. */
  async open(table: string): Promise<Answer> {
    if (this.#leaving !== null) await this.#leaving;
    this.#leaving = null;
    const wasAt = this.#at;
    this.#sitAt(table);
    const answer =
      this.#role === 'guest' && (wasAt !== table || this.#known === null)
        ? await this.#return(table, (request) => this.ask(request))
        : await this.ask({ type: 'open-table', table });
    if (answer.outcome === 'refused' && this.#at === table) this.#sitAt(null);
    return answer;
  }

  /** Gets up from the table; its seats wait. */
  leave(): void {
    const table = this.#at;
    if (table === null) return;
    this.#sitAt(null);
    // what the host still says of this table belongs to the sitting that is over
    this.#leaving = this.ask({ type: 'leave-table', table });
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

  #sitAt(table: string | null): void {
    if (table !== this.#at) this.#known = null;
    this.#at = table;
    this.#listener?.seated(table);
  }

  /** Whatever table is told of meanwhile is the one this page arrives at. */
  async #arriveBy(request: Request): Promise<Answer> {
    this.#arriving = true;
    const answer = await this.ask(request);
    this.#arriving = false;
    return answer;
  }

  async #enter(welcome: Welcome, ask: Ask): Promise<void> {
    this.#role = welcome.role;
    if (this.#role === 'guest') await this.#presentKeptKey(ask);
    const table = this.#at ?? this.#tableOfArrival(welcome);
    if (table !== null) {
      if (table !== this.#at) this.#sitAt(table);
      const answer = this.#role === 'guest' ? await this.#return(table, ask) : await ask({ type: 'open-table', table });
      if (answer.outcome === 'lost') return;
      if (answer.outcome === 'refused' && this.#at === table) {
        this.#sitAt(null);
        this.#listener?.notBack(answer.code);
      }
    }
    this.#code = null;
    this.#listener?.settled(welcome);
  }

  /** Whoever comes by a code and has been at that table before is still the same guest. */
  #tableOfArrival({ hosted }: Welcome): string | null {
    if (this.#code === null || this.#role !== 'guest') return null;
    const byCode = this.#keyring.tableByCode(this.#host, this.#code);
    const [only] = hosted;
    const known = byCode ?? (hosted.length === 1 && only !== undefined ? only.table : null);
    return known !== null && this.tables.includes(known) ? known : null;
  }

  async #presentKeptKey(ask: Ask): Promise<void> {
    const key = this.#keyring.houseKeyOf(this.#host);
    if (key === null) return;
    const answer = await ask({ type: 'present-key', key });
    if (answer.outcome === 'done') this.#role = 'keeper';
    if (answer.outcome === 'refused' && answer.code === 'wrong-key') this.#keyring.keepHouseKey(this.#host, null);
  }

  async #return(table: string, ask: Ask): Promise<Answer> {
    const token = this.#keyring.tokenOf(this.#host, table);
    if (token === null) return { outcome: 'refused', code: 'unknown-token', resent: false };
    const answer = await ask({ type: 'return', table, token });
    if (answer.outcome === 'refused' && answer.code === 'unknown-token') this.#keyring.drop(this.#host, table);
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
      case 'entered': {
        const { table, guest, token } = message;
        this.#keyring.keep({ host: this.#host, table, guest, token, code: this.#code });
        if (this.#arriving && table !== this.#at) this.#sitAt(table);
        this.#listener?.cameIn({ table, guest });
        return;
      }
      case 'parted': {
        this.#keyring.drop(this.#host, message.table);
        if (message.table !== this.#at) return;
        this.#sitAt(null);
        this.#listener?.parted(message.why);
        return;
      }
      default:
        this.#listener?.heard(message);
    }
  }

  #told(message: TableMessage): void {
    if (this.#arriving && message.table !== this.#at) this.#sitAt(message.table);
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
