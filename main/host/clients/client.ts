import { type HostedTable, type HostMessage, protocolVersion } from '../../../shared/protocol/messages.ts';
import type { Listener } from '../house/audience.ts';
import type { House } from '../house/house.ts';
import { Refused } from '../refused.ts';
import { Answers } from '../seats/answers.ts';
import type { Device } from '../seats/seating.ts';
import { sameSecret } from '../secrets.ts';
import { pageOfShelf } from '../shelf/shelf.ts';
import type { Table } from '../table/table.ts';

/** What a client needs of the line it is on. */
export interface Line {
  /** The address of a client of the network; undefined for a page of this device. */
  readonly remote: string | undefined;
  /** Has it not taken what it was sent? */
  readonly isBehind: boolean;
  /** Says something once it is safe; `otherwise` is done where it cannot be made so. */
  send(text: string, otherwise?: () => void): void;
  end(code: number, reason: string): void;
}

/** Where a client sits: at which table, as which device, and by which token where it is a guest's. */
interface Place {
  readonly table: Table;
  readonly device: Device;
  readonly token: string | null;
}

/** One client of the host: what it may do, where it sits, and what it is told there. */
export class Client implements Listener {
  readonly #house: House;
  readonly #line: Line;
  /** Where it sits; null at the shelf and at the door. Whoever wants to sit at two tables uses two connections. */
  #place: Place | null = null;
  /** Has it not been told of its table because it was behind? */
  #hasMissed = false;
  #answers = new Answers();
  #looksAt = pageOfShelf;
  #isKeeper: boolean;
  #isGreeted = false;
  #isGone = false;
  #endWatching: (() => void) | null = null;

  constructor(house: House, line: Line) {
    this.#house = house;
    this.#line = line;
    this.#isKeeper = this.isHere;
    house.audience.add(this);
  }

  get isAtNoTable(): boolean {
    return this.isGreeted && this.#place === null;
  }

  /** Has it shown that it belongs here: by its key, or by coming in at a table? */
  get isKnown(): boolean {
    return this.#isKeeper || this.#place !== null;
  }

  get isGreeted(): boolean {
    return this.#isGreeted && !this.#isGone;
  }

  get isKeeper(): boolean {
    return this.#isKeeper;
  }

  get isHere(): boolean {
    return this.#line.remote === undefined;
  }

  get isBehind(): boolean {
    return this.#line.isBehind;
  }

  /** Where it speaks from, for counting wrong codes. */
  get address(): string {
    return this.#line.remote ?? '';
  }

  get looksAt(): number {
    return this.#looksAt;
  }

  /** From now on it is told of one more page of the shelf. */
  lookFurther(): void {
    this.#looksAt += pageOfShelf;
  }

  /** What it has been answered; a guest's answers are those of its device, on whatever line they were given. */
  get answers(): Answers {
    return this.#answers;
  }

  /** Has said hello. */
  welcome(): void {
    const told = this.#house.welcome(this.#isKeeper, this.isHere);
    // it is told of nothing else before its welcome
    this.#isGreeted = true;
    this.tell({ type: 'welcome', protocol: protocolVersion, ...told });
  }

  /** Runs the house from here. */
  becomeKeeper(): void {
    this.#isKeeper = true;
    this.welcome();
    this.#place?.table.resync(this);
  }

  tell(message: HostMessage, otherwise?: () => void): void {
    this.#line.send(JSON.stringify(message), otherwise);
  }

  tellTable(text: string): boolean {
    if (this.isBehind) {
      this.#hasMissed = true;
      return false;
    }
    this.#line.send(text);
    return true;
  }

  tellDoor(hosted: readonly HostedTable[]): void {
    if (!this.#isKeeper && this.isAtNoTable) this.tell({ type: 'hosted', hosted: [...hosted] });
  }

  /** It takes again what it is sent: it is told at once how its table stands now. Never throws. */
  caughtUp(): void {
    if (!this.#hasMissed) return;
    this.#hasMissed = false;
    try {
      this.#place?.table.resync(this);
    } catch (error) {
      this.#house.reportDefect('catching up', error);
    }
  }

  /** Is told of tables on the network, or no longer. Throws Refused where there is no network. */
  watchNearby(on: boolean): void {
    this.#endWatching?.();
    this.#endWatching = on
      ? this.#house.watchNearby((tables) => this.tell({ type: 'nearby', tables: [...tables] }))
      : null;
  }

  /** The table of this id at which it sits, and as whom. Throws Refused. */
  at(id: string): { readonly table: Table; readonly device: Device } {
    const place = this.#placeIfAt(id);
    if (place === null) throw new Refused('unknown-table');
    return place;
  }

  /** Likewise, where the match is to be changed there: a guest must show the guest's own token. Throws Refused. */
  provenAt(id: string, token: string | undefined): { readonly table: Table; readonly device: Device } {
    const place = this.at(id);
    const own = this.#place?.token ?? null;
    if (own !== null && (token === undefined || !sameSecret(own, token))) throw new Refused('not-your-seat');
    return place;
  }

  /** Sits down at a table of this id, or is told of it afresh. Only the house's own may open any. Throws Refused. */
  open(id: string): void {
    const place = this.#placeIfAt(id);
    if (place !== null) place.table.join(this, place.device);
    else if (this.#isKeeper) this.sit(this.#house.openTable(id), 'house');
    else throw new Refused('not-keeper');
  }

  /** Sits down at a table, and has got up from the one before. */
  sit(table: Table, device: Device, token: string | null = null): void {
    if (this.#place !== null && this.#place.table !== table) this.#getUp();
    this.#place = { table, device, token };
    table.join(this, device);
    this.#house.tellShelf();
  }

  /** Comes in at a table as a guest, and is about to sit down; what it asked for on an earlier line is remembered. */
  enter(table: Table, guest: string): void {
    const before = this.#placeIfAt(table.id);
    if (before !== null && before.device !== guest) this.leave();
    this.#answers = table.seatChanges.answersOf(guest);
  }

  /** It sits where it sat before, unless nobody knows it there. It gets up where the table cannot be had. */
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

  part(table: string, why: 'removed' | 'hosting-ended'): void {
    const place = this.#placeIfAt(table);
    if (place === null) return;
    this.#place = null;
    this.#house.advice.forget(place.table, this);
    this.tell({ type: 'parted', table, why });
    this.tellDoor(this.#house.hosting.hosted);
  }

  /** Gets up from its table. */
  leave(): void {
    this.#getUp();
    this.tellDoor(this.#house.hosting.hosted);
  }

  leaveIfThere(id: string): void {
    if (this.#placeIfAt(id) !== null) this.leave();
  }

  end(code: number, reason: string): void {
    this.#line.end(code, reason);
  }

  /** Its line is gone; its seats wait for it. Never throws. */
  gone(): void {
    this.#isGone = true;
    this.watchNearby(false);
    this.#house.audience.forget(this);
    try {
      this.#getUp();
    } catch (error) {
      this.#house.reportDefect('leaving', error);
    }
  }

  #getUp(): void {
    const place = this.#place;
    this.#place = null;
    if (place !== null) this.#house.leave(place.table, this);
  }

  #placeIfAt(id: string): Place | null {
    return this.#place?.table.id === id ? this.#place : null;
  }
}
