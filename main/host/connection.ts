import { z } from 'zod';
import {
  clientMessage,
  closeCodes,
  type HostedTable,
  type HostMessage,
  keeperRequests,
  nameFaultOf,
  protocolVersion,
  type RefusalCode,
  type RequestMessage,
} from '../../shared/protocol/messages.ts';
import { Answers } from './answers.ts';
import type { Host } from './host.ts';
import type { Page } from './pages.ts';
import { Refused, refusalOf } from './refused.ts';
import { type Carried, carryOut } from './requests.ts';
import type { Device } from './seating.ts';
import { sameSecret } from './secrets.ts';
import { pageOfShelf } from './shelf.ts';
import type { Table } from './table.ts';

/** The host's end of a transport: IPC, a WebSocket, or a test. */
export interface Link {
  /** The address of a client of the network; left out for a page of this device, which may run the house. */
  readonly remote?: string;
  /** Sends one message, as JSON text. */
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Has the client not taken what it was sent? Then tables wait until the transport calls `caughtUp`. */
  isBehind?(): boolean;
}

/** Longer messages are refused unread, in characters. */
export const longestMessage = 65_536;

/** Where a client sits: at which table, as which device, and by which token where it is a guest's. */
interface Place {
  readonly table: Table;
  readonly device: Device;
  readonly token: string | null;
}

const named = z.object({ request: z.string().min(1).max(40) });

function parse(text: string): unknown {
  if (text.length > longestMessage) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One client of the host: checks what it says, has it carried out, and tells it what it may know. */
export class Connection implements Page {
  readonly #host: Host;
  readonly #link: Link;
  /** Where it sits; null at the shelf and at the door. Whoever wants to sit at two tables uses two connections. */
  #place: Place | null = null;
  /** Has it not been told of its table because it was behind? */
  #hasMissed = false;
  #answers = new Answers();
  #looksAt = pageOfShelf;
  #isKeeper: boolean;
  #isGreeted = false;
  #isClosed = false;
  #endWatching: (() => void) | null = null;

  constructor(host: Host, link: Link) {
    this.#host = host;
    this.#link = link;
    this.#isKeeper = link.remote === undefined;
  }

  /** Has said hello and sits at no table: a keeper looks at the shelf, a guest stands at the door. */
  get isAtNoTable(): boolean {
    return this.isGreeted && this.#place === null;
  }

  /** Has it shown that it belongs here: by its key, or by coming in at a table? */
  get isKnown(): boolean {
    return this.#isKeeper || this.#place !== null;
  }

  get isGreeted(): boolean {
    return this.#isGreeted && !this.#isClosed;
  }

  get isKeeper(): boolean {
    return this.#isKeeper;
  }

  /** So many of the tables on the shelf it is told of. */
  get looksAt(): number {
    return this.#looksAt;
  }

  /** From now on it is told of one more page of the shelf. */
  lookFurther(): void {
    this.#looksAt += pageOfShelf;
  }

  /** Is it a page of the host's own device? */
  get isHere(): boolean {
    return this.#link.remote === undefined;
  }

  /** Where it speaks from, for counting wrong codes. */
  get address(): string {
    return this.#link.remote ?? '';
  }

  /** Takes a message from the transport. Never throws: whatever is wrong with it is answered. */
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
    if (message.type === 'hello') this.#greet(message.protocol);
    else if (message.type === 'ping') this.tell({ type: 'pong' });
    else if (this.#isGreeted) this.#answer(message, text);
    else this.#refuse(message.request, 'malformed');
  }

  /** The transport is gone; its seats wait for it. Never throws. */
  closed(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.watchNearby(false);
    this.#host.forget(this);
    try {
      this.#getUp();
    } catch (error) {
      this.#host.reportDefect('leaving', error);
    }
  }

  /** Ends the connection from the host's side. */
  end(code: number, reason: string): void {
    this.closed();
    this.#host.flushing.say(() => this.#link.close(code, reason));
  }

  /** The transport has sent what waited: the client is told at once how its tables stand now. Never throws. */
  caughtUp(): void {
    if (!this.#hasMissed) return;
    this.#hasMissed = false;
    try {
      this.#place?.table.resync(this);
    } catch (error) {
      this.#host.reportDefect('catching up', error);
    }
  }

  tell(message: HostMessage, otherwise?: () => void): void {
    this.#send(JSON.stringify(message), otherwise);
  }

  /** Has it not taken what it was sent? */
  get isBehind(): boolean {
    return this.#link.isBehind?.() === true;
  }

  tellTable(text: string): boolean {
    if (this.isBehind) {
      this.#hasMissed = true;
      return false;
    }
    this.#send(text);
    return true;
  }

  part(table: string, why: 'removed' | 'hosting-ended'): void {
    const place = this.#placeIfAt(table);
    if (place === null) return;
    this.#place = null;
    this.#host.advice.forget(place.table, this);
    this.tell({ type: 'parted', table, why });
    this.tellDoor(this.#host.hosting.hosted);
  }

  /** The table of this id at which this client sits. Throws Refused. */
  tableOf(id: string): Table {
    return this.#placeAt(id).table;
  }

  /** As whom it sits there. Throws Refused. */
  deviceAt(id: string): Device {
    return this.#placeAt(id).device;
  }

  /** The table of a change of the match: a guest's must carry the guest's own token. Throws Refused. */
  tableToChange({ table, token }: { readonly table: string; readonly token?: string | undefined }): Table {
    const place = this.#placeAt(table);
    if (place.token !== null && (token === undefined || !sameSecret(place.token, token))) {
      throw new Refused('not-your-seat');
    }
    return place.table;
  }

  /** Sits down at a table of this id, or is told of it afresh. Only the house's own may open any. Throws Refused. */
  open(id: string): void {
    const place = this.#placeIfAt(id);
    if (place !== null) place.table.join(this, place.device);
    else if (this.#isKeeper) this.sit(this.#host.openTable(id), 'house');
    else throw new Refused('not-keeper');
  }

  /** Sits down at a table, and has got up from the one before. */
  sit(table: Table, device: Device, token: string | null = null): void {
    if (this.#place !== null && this.#place.table !== table) this.#getUp();
    this.#place = { table, device, token };
    table.join(this, device);
    this.#host.tellShelf();
  }

  /** Comes in at a table as a guest; what it asked for on an earlier line is remembered. */
  enter(request: string, table: Table, guest: string, token: string): Carried {
    const before = this.#placeIfAt(table.id);
    if (before !== null && before.device !== guest) this.leave();
    this.#answers = table.seatChanges.answersOf(guest);
    const answer = { type: 'entered', request, table: table.id, guest, token } as const;
    return { answer, afterwards: () => this.sit(table, guest, token) };
  }

  /**
   * The table it sits at was opened again, because what had happened there could not be kept: it sits there as before, unless
   * nobody knows it there. It gets up where the table cannot be had.
   */
  sitAgain(table: Table | null): void {
    const place = this.#place;
    if (place === null) return;
    const { device, token } = place;
    const isKnown = device === 'house' || table?.seating.guests.some(({ guest }) => guest === device) === true;
    // nothing holds that was answered last
    this.#answers = table === null || device === 'house' ? new Answers() : table.seatChanges.answersOf(device);
    this.#place = table === null || !isKnown ? null : { table, device, token };
    if (this.#place === null) this.tell({ type: 'parted', table: place.table.id, why: 'hosting-ended' });
    else this.#place.table.join(this, device);
  }

  /** Gets up from its table. */
  leave(): void {
    this.#getUp();
    this.tellDoor(this.#host.hosting.hosted);
  }

  /** Tells a guest who stands at the door which tables can be joined. */
  tellDoor(hosted: readonly HostedTable[]): void {
    if (!this.#isKeeper && this.isAtNoTable) this.tell({ type: 'hosted', hosted: [...hosted] });
  }

  leaveIfThere(id: string): void {
    if (this.#placeIfAt(id) !== null) this.leave();
  }

  /** Runs the house from here. */
  becomeKeeper(): void {
    this.#isKeeper = true;
    this.#welcome();
    this.#place?.table.resync(this);
  }

  /** Is told of tables on the network, or no longer. */
  watchNearby(on: boolean): void {
    this.#endWatching?.();
    this.#endWatching = on
      ? this.#host.watchNearby((tables) => this.tell({ type: 'nearby', tables: [...tables] }))
      : null;
  }

  #getUp(): void {
    const place = this.#place;
    this.#place = null;
    if (place !== null) this.#host.leave(place.table, this);
  }

  #placeIfAt(id: string): Place | null {
    return this.#place?.table.id === id ? this.#place : null;
  }

  #placeAt(id: string): Place {
    const place = this.#placeIfAt(id);
    if (place === null) throw new Refused('unknown-table');
    return place;
  }

  #greet(protocol: number): void {
    if (protocol !== protocolVersion) {
      this.#refuse(null, 'other-protocol');
      if (!this.#isKeeper) this.end(closeCodes.otherProtocol, 'another protocol');
      return;
    }
    try {
      this.#welcome();
    } catch (error) {
      this.#host.reportDefect('hello', error);
      this.#refuse(null, 'host-failed');
    }
  }

  #welcome(): void {
    const told = this.#host.welcome(this.#isKeeper, this.isHere);
    // it is told of nothing else before its welcome
    this.#isGreeted = true;
    this.tell({ type: 'welcome', protocol: protocolVersion, ...told });
  }

  #refuse(request: string | null, code: RefusalCode): void {
    this.tell({ type: 'refused', request, code });
  }

  /** A request gets exactly one answer; one that comes again gets the same, and is not carried out again. */
  #answer(message: RequestMessage, text: string): void {
    const answers = this.#answers;
    const known = answers.to(message.request, text);
    if (known !== undefined) {
      this.tell(known);
      return;
    }
    const carried = this.#attempt(message);
    if (carried instanceof Promise) void carried.then((later) => this.#finish(later));
    else {
      // A guest who has just come in goes on with the answers given on earlier lines.
      this.#answers.keep(message.request, text, carried.answer);
      this.#finish(carried);
    }
  }

  #finish({ answer, afterwards }: Carried): void {
    const request = 'request' in answer ? answer.request : null;
    // what was carried out and could not be kept never was; a refusal holds all the same
    this.tell(answer, () => (answer.type === 'refused' ? this.tell(answer) : this.#refuse(request, 'disk-full')));
    if (this.#isClosed) return;
    try {
      afterwards?.();
    } catch (error) {
      this.#host.reportDefect('following', error);
    }
  }

  #attempt(message: RequestMessage): Carried | Promise<Carried> {
    const refused = (error: unknown): Carried => {
      const code = refusalOf(error);
      if (code === undefined) this.#host.reportDefect(message.type, error);
      return { answer: { type: 'refused', request: message.request, code: code ?? 'host-failed' } };
    };
    try {
      if (!this.#isKeeper && keeperRequests.has(message.type)) throw new Refused('not-keeper');
      const carried = carryOut(this.#host, this, message);
      return carried instanceof Promise ? carried.catch(refused) : carried;
    } catch (error) {
      return refused(error);
    }
  }

  /** Nothing is said before it is safe; `otherwise` is done where it cannot be made so. */
  #send(text: string, otherwise?: () => void): void {
    if (this.#isClosed) return;
    const say = (): void => {
      try {
        this.#link.send(text);
      } catch (error) {
        // A transport that cannot send any more reports its end itself; others at the table must not suffer.
        this.#host.reportDefect('sending', error);
      }
    };
    this.#host.flushing.say(say, otherwise);
  }
}
