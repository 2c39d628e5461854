import { below, type RandomWords } from '../../shared/engine/index.ts';
import {
  type HostMessage,
  hostMessage,
  protocolVersion,
  type RequestMessage,
  type TableMessage,
} from '../../shared/protocol/messages.ts';
import type { ClientEnd, FaultyLine } from './faulty-line.ts';
import type { Timeline } from './timeline.ts';

/** A request without its name. */
export type Request = RequestMessage extends infer Message
  ? Message extends RequestMessage
    ? Omit<Message, 'request'>
    : never
  : never;

/** The result of a request: done, or refused with this code. */
export type Answer =
  | { readonly type: 'done'; readonly table: string | null }
  | { readonly type: 'refused'; readonly code: string };
type HostAnswer = Extract<HostMessage, { request: string | null }>;

/** A request of a player that has not been answered yet. */
interface Waiting {
  readonly message: RequestMessage;
  readonly answered: (answer: Answer | null) => void;
  /** Sent again on a new connection; everything else is dropped with the old one. */
  readonly outlives: boolean;
  tries: number;
}

/** The table as a player has assembled it from messages. */
export interface Known {
  readonly message: TableMessage;
  readonly log: readonly TableMessage['log']['moves'][number][];
}

/** A player at the table through a bad network, with any client program. */
export interface Person {
  readonly identity: Identity;
  /** How to join: the code for a guest who has no token yet. */
  code: string | null;
  readonly token: string | null;
  readonly table: string | null;
  /** The table as now known; null while unknown. */
  readonly known: Known | null;
  readonly line: FaultyLine | null;
  /** True if a request is unanswered. */
  readonly isBusy: boolean;
  /** Connections so far. */
  readonly calls: number;
  /** Called after each change that may need a reaction. */
  changed: () => void;
  /** Starts like a page that has just loaded: it knows only table and token. */
  load(): void;
  close(): void;
  /** The same device in another page. */
  twin(): Person;
  /** Sends a request; `answered` receives null if its result will never be known. */
  ask(request: Request, answered: (answer: Answer | null) => void): void;
}

/** The surroundings of a player. */
export interface World {
  readonly timeline: Timeline;
  readonly random: RandomWords;
  /** True if messages may be lost on an open connection. Then a silent client asks for the state of the table. */
  readonly isWary: boolean;
  /** Connects to the host; null if it does not answer. */
  dial(end: ClientEnd, isHost: boolean): FaultyLine | null;
  /** Called with every text received and the table known after it. */
  heard(person: Person, text: string): void;
  knows(person: Person, known: Known): void;
}

/** The identity of a player, known throughout the test. Two pages of one device are two players with the same name. */
export interface Identity {
  readonly name: string;
  readonly isHost: boolean;
}

const callAgain = 300;
const patience = 3000;
const mostTries = 4;
/** After this long without a message a player asks for the state of the table. */
const silence = 5000;

/**
 * A client written from the protocol's page alone. It says hello, joins or returns, names its requests, repeats
 * unanswered ones, and assembles the table from messages. Its owner decides what it does there.
 */
export class Player implements ClientEnd, Person {
  readonly identity: Identity;
  readonly #world: World;
  code: string | null = null;
  token: string | null = null;
  table: string | null = null;
  changed: () => void = () => {};
  #prefix = '';
  #asked = 0;
  #line: FaultyLine | null = null;
  #calls = 0;
  #known: Known | null = null;
  #isIn = false;
  #isGone = false;
  #heardAt = 0;
  readonly #waiting = new Map<string, Waiting>();

  constructor(identity: Identity, world: World) {
    this.identity = identity;
    this.#world = world;
  }

  get known(): Known | null {
    return this.#isIn ? this.#known : null;
  }

  get line(): FaultyLine | null {
    return this.#line;
  }

  get calls(): number {
    return this.#calls;
  }

  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  load(): void {
    this.#prefix = `${below(this.#world.random, 2 ** 30).toString(36)}-`;
    this.#asked = 0;
    for (const { answered } of this.#waiting.values()) answered(null);
    this.#waiting.clear();
    this.#hangUp();
    this.#dial();
    if (this.#world.isWary) this.#listen();
  }

  close(): void {
    this.#isGone = true;
    this.#hangUp();
  }

  twin(): Player {
    const twin = new Player(this.identity, this.#world);
    twin.token = this.token;
    twin.table = this.table;
    return twin;
  }

  ask(request: Request, answered: (answer: Answer | null) => void): void {
    this.#asked += 1;
    const message: RequestMessage = { ...request, request: `${this.#prefix}${this.#asked}` };
    const outlives = ['play', 'undo', 'redo'].includes(request.type);
    this.#waiting.set(message.request, { message, answered, outlives, tries: 0 });
    this.#send(message.request);
  }

  heard(text: string): void {
    this.#world.heard(this, text);
    this.#heardAt = this.#world.timeline.now;
    const message = hostMessage.parse(JSON.parse(text));
    switch (message.type) {
      case 'welcome':
        this.#comeIn();
        break;
      case 'table':
        this.#take(message);
        break;
      case 'entered':
        this.table = message.room;
        this.token = message.token;
        this.#settle(message);
        break;
      case 'parted':
        this.token = null;
        this.#hangUp();
        break;
      case 'done':
      case 'refused':
      case 'glimpse':
      case 'moment':
        this.#settle(message);
        break;
      default:
    }
  }

  broke(): void {
    this.#forgetLine();
    this.#callLater();
  }

  #comeIn(): void {
    const { table, token, code } = this;
    if (this.identity.isHost) {
      if (table !== null) this.ask({ type: 'open-table', table }, (answer) => this.#cameIn(answer));
      else this.#arrived();
    } else if (table !== null && token !== null) {
      this.ask({ type: 'return', room: table, token }, (answer) => this.#cameIn(answer));
    } else if (code !== null) {
      this.ask({ type: 'enter', code, name: this.identity.name }, (answer) => this.#cameIn(answer));
    }
  }

  #cameIn(answer: Answer | null): void {
    if (answer === null) return;
    if (answer.type === 'refused') throw new Error(`${this.identity.name} cannot come in: ${answer.code}`);
    this.#arrived();
  }

  #arrived(): void {
    this.#isIn = true;
    for (const [name, { tries }] of this.#waiting) if (tries === 0) this.#send(name);
    this.changed();
  }

  /** The page's rules for versions and for the incremental log. */
  #take(message: TableMessage): void {
    const before = this.#known;
    if (before !== null && message.moment <= before.message.moment) return;
    const { after, from, moves } = message.log;
    if (after !== null && after !== before?.message.moment) {
      this.ask({ type: 'open-table', table: message.table }, () => {});
      return;
    }
    this.#known = { message, log: [...(after === null ? [] : (before?.log ?? [])).slice(0, from), ...moves] };
    this.#world.knows(this, this.#known);
    if (this.#isIn) this.changed();
  }

  #settle(answer: HostAnswer): void {
    const waiting = this.#waiting.get(answer.request ?? '');
    if (waiting === undefined) return;
    this.#waiting.delete(waiting.message.request);
    if (waiting.message.type === 'create-table' && answer.type === 'done') this.table = answer.table;
    waiting.answered(
      answer.type === 'refused' ? answer : { type: 'done', table: 'table' in answer ? answer.table : null },
    );
    if (this.#isIn) this.changed();
  }

  /** Sends a request and repeats it while there is no answer; finally treats the connection as dead. */
  #send(name: string): void {
    const waiting = this.#waiting.get(name);
    if (waiting === undefined || this.#line === null) return;
    waiting.tries += 1;
    const { tries } = waiting;
    this.#line.say(JSON.stringify(waiting.message));
    const calls = this.#calls;
    this.#world.timeline.after(patience, () => {
      if (this.#calls !== calls || this.#waiting.get(name)?.tries !== tries) return;
      if (tries < mostTries) this.#send(name);
      else this.#redial();
    });
  }

  #dial(): void {
    if (this.#isGone || this.#line !== null) return;
    this.#line = this.#world.dial(this, this.identity.isHost);
    if (this.#line === null) {
      this.#callLater();
      return;
    }
    this.#calls += 1;
    const calls = this.#calls;
    this.#line.say(JSON.stringify({ type: 'hello', protocol: protocolVersion }));
    this.#world.timeline.after(patience, () => {
      if (this.#calls === calls && !this.#isIn) this.#redial();
    });
  }

  #callLater(): void {
    this.#world.timeline.after(callAgain + below(this.#world.random, callAgain), () => this.#dial());
  }

  #redial(): void {
    this.#hangUp();
    this.#callLater();
  }

  #hangUp(): void {
    const line = this.#line;
    this.#forgetLine();
    line?.hangUp();
  }

  /** Requests that survive the connection are sent again on the next; the result of the others stays unknown. */
  #forgetLine(): void {
    this.#line = null;
    this.#calls += 1;
    this.#isIn = false;
    this.#known = null;
    for (const [name, waiting] of [...this.#waiting]) {
      waiting.tries = 0;
      if (waiting.outlives) continue;
      this.#waiting.delete(name);
      waiting.answered(null);
    }
  }

  #listen(): void {
    const prefix = this.#prefix;
    this.#world.timeline.after(silence, () => {
      if (this.#isGone || this.#prefix !== prefix) return;
      const { table } = this;
      const isSilent = this.#world.timeline.now - this.#heardAt >= silence;
      if (isSilent && this.#isIn && table !== null && this.#known?.message.readOnly !== true && !this.isBusy) {
        this.ask({ type: 'open-table', table }, () => {});
      }
      this.#listen();
    });
  }
}
