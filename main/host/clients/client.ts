import { type HostMessage, type OpenRoom, protocolVersion } from '../../../shared/protocol/messages.ts';
import type { Flushing } from '../../storage/flushing.ts';
import type { Listener } from '../house/audience.ts';
import type { House } from '../house/house.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room/room.ts';
import { Answers } from '../seats/answers.ts';
import type { Device } from '../seats/seating.ts';
import { sameSecret } from '../secrets.ts';
import { pageOfShelf } from '../shelf/shelf.ts';
import type { Table } from '../table/table.ts';
import { Pieces } from './pieces.ts';

/** What a client needs of the line it is on. */
export interface Line {
  /** The address of a client of the network; undefined for a page of this device. */
  readonly remote: string | undefined;
  /** Has it not taken what it was sent? */
  readonly isBehind: boolean;
  /** Says something once it is safe; `otherwise` is done where it cannot be made so. */
  send(text: string, otherwise?: () => void): void;
  /** So many more characters wait to be sent until something is safe, or fewer. */
  holds(characters: number): void;
  end(code: number, reason: string): void;
}

/** Where a client is: in which room, at which table, as which device, and by which token where it is a guest's. */
interface Place {
  readonly room: Room | null;
  /** Null in a room that plays at none yet. */
  readonly table: Table | null;
  readonly device: Device;
  readonly token: string | null;
}

/** The table at which a client sits, and as whom. */
export interface Seated {
  readonly table: Table;
  readonly device: Device;
}

/** Guests that one line may make: a device needs one a room. */
export const mostGuestsOfLine = 4;

/** One client of the host: what it may do, where it sits, and what it is told there. */
export class Client implements Listener {
  readonly #house: House;
  readonly #line: Line;
  /** Where it is; null at the shelf and at the door. Whoever wants to be in two rooms uses two connections. */
  #place: Place | null = null;
  /** Has it not been told of its table because it was behind? */
  #hasMissed = false;
  /** What it is told waits for the copy of a room that it is in, or was in last. */
  #copied: Flushing | null = null;
  #answers = new Answers();
  #looksAt = pageOfShelf;
  #isKeeper: boolean;
  #isGreeted = false;
  #isGone = false;
  #canHost = false;
  #entered = 0;
  /** What it brings in from another host. */
  readonly pieces = new Pieces();
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

  /** Has it shown that it belongs here: by its key, or by coming into a room? */
  get isKnown(): boolean {
    return this.#isKeeper || this.#place !== null;
  }

  get isPlaying(): boolean {
    const { table = null, device } = this.#place ?? {};
    return this.#isKeeper || (device !== undefined && table?.seating.isSeated(device) === true);
  }

  get isGreeted(): boolean {
    return this.#isGreeted && !this.#isGone;
  }

  get isKeeper(): boolean {
    return this.#isKeeper;
  }

  get canHost(): boolean {
    return this.#canHost;
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
    if (this.#isKeeper) this.#house.audience.catchUp(this);
  }

  /** Runs the house from here. */
  becomeKeeper(): void {
    this.#isKeeper = true;
    this.welcome();
    this.#place?.room?.tell();
    this.#place?.table?.resync(this);
  }

  tell(message: HostMessage, otherwise?: () => void): void {
    this.#say(JSON.stringify(message), otherwise);
  }

  tellAtOnce(message: HostMessage, otherwise?: () => void): void {
    this.#line.send(JSON.stringify(message), otherwise);
  }

  tellInPassing(message: HostMessage): void {
    if (!this.isBehind) this.tell(message);
  }

  tellRoom(text: string): boolean {
    return this.tellTable(text);
  }

  /** What a request has changed is told before its answer. */
  answer(message: HostMessage, isAtOnce: boolean, otherwise: () => void): void {
    this.#place?.room?.tellBeforeAnswer(this);
    if (isAtOnce) this.tellAtOnce(message, otherwise);
    else this.tell(message, otherwise);
  }

  tellTable(text: string): boolean {
    if (this.isBehind) {
      this.#hasMissed = true;
      return false;
    }
    this.#say(text);
    return true;
  }

  tellDoor(rooms: readonly OpenRoom[]): void {
    if (this.isAtNoTable) this.tell({ type: 'rooms', rooms: [...rooms] });
  }

  /** It takes again what it is sent: it is told at once how its table stands now. Never throws. */
  caughtUp(): void {
    if (!this.#hasMissed) return;
    this.#hasMissed = false;
    try {
      this.#place?.room?.tell();
      this.#place?.table?.resync(this);
    } catch (error) {
      this.#house.reportDefect('catching up', error);
    }
  }

  /** Is told of rooms on the network, or no longer. Throws Refused where there is no network. */
  watchNearby(on: boolean): void {
    this.#endWatching?.();
    this.#endWatching = on
      ? this.#house.watchNearby((rooms) => this.tell({ type: 'nearby', rooms: [...rooms] }))
      : null;
  }

  /** The table of this id at which it sits, and as whom. Throws Refused. */
  at(id: string): Seated {
    const place = this.#placeIfAt(id);
    if (place === null) throw new Refused('unknown-table');
    return place;
  }

  /** Likewise, where the match is to be changed there: a guest must show the guest's own token. Throws Refused. */
  provenAt(id: string, token: string | undefined): Seated {
    const place = this.at(id);
    const own = this.#place?.token ?? null;
    if (own !== null && (token === undefined || !sameSecret(own, token))) throw new Refused('not-your-seat');
    return place;
  }

  /** The room of this id in which it is, and as whom. Throws Refused. */
  in(id: string): { readonly room: Room; readonly device: Device } {
    const { room = null, device } = this.#place ?? {};
    if (room?.id !== id || device === undefined) throw new Refused('unknown-room');
    return { room, device };
  }

  /** May it lead this room? */
  leads(room: Room | null): boolean {
    if (room === null) return this.#isKeeper;
    if (this.#place?.room === room) return room.leads(this.#place.device, this.#isKeeper);
    return this.#isKeeper && room.leads('house', true);
  }

  /** The room in which it is; null for none. */
  get room(): Room | null {
    return this.#place?.room ?? null;
  }

  /** Sits down at a table of this id, or is told of it afresh. Only the house's own may open any. Throws Refused. */
  open(id: string): void {
    const place = this.#placeIfAt(id);
    if (place !== null) place.table.join(this, place.device);
    else if (this.#isKeeper) this.sit(this.#house.openTable(id));
    else throw new Refused('not-keeper');
  }

  /** Sits down at a table of the house, in its room where one plays there, and has got up from the one before. */
  sit(table: Table): void {
    this.#goTo({ room: this.#house.roomAt(table) ?? null, table, device: 'house', token: null });
  }

  /** Goes into a room, and to its table where it plays at one. */
  sitIn(room: Room, device: Device, token: string | null = null): void {
    this.#goTo({ room, table: room.table, device, token });
  }

  comeInto(room: Room): void {
    if (this.#place === null) return;
    this.#place = { ...this.#place, room };
    room.join(this, this.#place.device);
  }

  /** Each coming in makes another guest, and everybody is told of it. Throws Refused where this line has made many. */
  mayEnter(): void {
    if (this.#entered >= mostGuestsOfLine) throw new Refused('too-many-tries');
  }

  /** Has come into a room as another guest. */
  hasEntered(): void {
    this.#entered += 1;
  }

  /**
   * Comes in as a guest, and is about to sit down; what it asked for on an earlier line is remembered.
   * @param canHost is there a host of its device's own?
   */
  enter(room: Room, guest: string, canHost: boolean): void {
    this.#canHost = canHost;
    const before = this.#place;
    if (before?.room === room && before.device !== guest) this.leave();
    this.#answers = room.guests.answersOf(guest);
  }

  become(guest: string): void {
    const place = this.#place;
    if (place === null || place.room === null) return;
    this.#answers = place.room.guests.answersOf(guest);
    this.#goTo({ ...place, device: guest });
  }

  follow(table: Table): void {
    const place = this.#place;
    if (place === null) return;
    if (place.table !== null) this.#house.advice.forget(place.table, this);
    this.#place = { ...place, table };
  }

  sitAgain(room: Room | null, table: Table | null): void {
    const place = this.#place;
    if (place === null) return;
    const { device } = place;
    const isKnown = device === 'house' || room?.guests.has(device) === true;
    // nothing holds that was answered last
    this.#answers = room === null || device === 'house' ? new Answers() : room.guests.answersOf(device);
    if (room === null && place.room !== null) place.room.leave(this);
    this.#place = isKnown && (room !== null || table !== null) ? { ...place, room, table } : null;
    if (this.#place === null || room === null) this.#tellParted(place.room, 'room-closed');
    if (this.#place !== null) table?.join(this, device);
  }

  part(room: string, why: 'removed' | 'room-closed'): void {
    const place = this.#place;
    if (place?.room?.id !== room) return;
    const stays = place.device === 'house' && place.table !== null;
    this.#place = stays ? { ...place, room: null } : null;
    if (!stays && place.table !== null) this.#house.advice.forget(place.table, this);
    this.#tellParted(place.room, why);
    if (stays) return;
    this.tellDoor(this.#house.hosting.shown);
    if (this.#isKeeper) this.#house.showShelf(this);
  }

  moved(room: string, to: string): void {
    const place = this.#place;
    if (place?.room?.id !== room) return;
    this.#place = null;
    this.#copied = null;
    if (place.table !== null) this.#house.advice.forget(place.table, this);
    this.tell({ type: 'moved', room, to });
    this.tellDoor(this.#house.hosting.shown);
    if (this.#isKeeper) this.#house.showShelf(this);
  }

  /** Gets up from its table, and goes out of its room. */
  leave(): void {
    this.#getUp();
    this.tellDoor(this.#house.hosting.shown);
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

  /** Says something once it is safe, and the room it is in, or was in last, is so at whoever stands by too. */
  #say(text: string, otherwise?: () => void): void {
    this.#copied = this.#place?.room?.replication.copied ?? this.#copied;
    const say = () => this.#line.send(text, otherwise);
    if (this.#copied === null) say();
    else {
      this.#line.holds(text.length);
      const letGo = () => this.#line.holds(-text.length);
      this.#copied.say(() => {
        letGo();
        say();
      }, letGo);
    }
  }

  #goTo(place: Place): void {
    const before = this.#place;
    if (before !== null && before.table !== place.table) this.#house.leave(before.table, this);
    if (before !== null && before.room !== place.room) before.room?.leave(this);
    this.#place = place;
    place.room?.join(this, place.device);
    place.table?.join(this, place.device);
    this.#house.tellShelf();
  }

  #getUp(): void {
    const place = this.#place;
    this.#place = null;
    if (place === null) return;
    this.#house.leave(place.table, this);
    place.room?.leave(this);
  }

  #tellParted(room: Room | null, why: 'removed' | 'room-closed'): void {
    if (room !== null) this.tell({ type: 'parted', room: room.id, why });
  }

  #placeIfAt(id: string): (Place & Seated) | null {
    const place = this.#place;
    return place?.table?.id === id ? { ...place, table: place.table } : null;
  }
}
