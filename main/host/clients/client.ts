import { type HostMessage, type OpenRoom, protocolVersion } from '../../../shared/protocol/messages.ts';
import type { Flushing } from '../../storage/flushing.ts';
import { pageOfLibrary } from '../library/library.ts';
import { RequestError } from '../request-error.ts';
import type { Room } from '../room/room.ts';
import { Answers } from '../seats/answers.ts';
import type { Device } from '../seats/seating.ts';
import { sameSecret } from '../secrets.ts';
import type { Listener } from '../server/audience.ts';
import type { Server } from '../server/server.ts';
import type { Table } from '../table/table.ts';
import { Pieces } from './pieces.ts';

export interface Line {
  /** The network address of the client; undefined for a page of this device. */
  readonly remote: string | undefined;
  /** True if the client lags behind. */
  readonly isBehind: boolean;
  /** Sends a text once the state is safe on disk; calls `otherwise` if that fails. */
  send(text: string, otherwise?: () => void): void;
  /** Changes the number of characters held back until the state is safe. */
  holds(characters: number): void;
  end(code: number, reason: string): void;
}

/** Where a client is: its room, table and device, and the token of a guest. */
interface Place {
  readonly room: Room | null;
  /** Null while the room has no table. */
  readonly table: Table | null;
  readonly device: Device;
  readonly token: string | null;
}

/** The table and device of a client. */
export interface Seated {
  readonly table: Table;
  readonly device: Device;
}

/** Guests that one connection may create: a device needs one per room. */
export const mostGuestsOfLine = 4;

/** One connected client: its rights, its place, and the messages sent to it. */
export class Client implements Listener {
  readonly #server: Server;
  readonly #line: Line;
  /** Its place, or null outside rooms and tables. A device in two rooms uses two connections. */
  #place: Place | null = null;
  /** True if it missed an update while it lagged behind. */
  #hasMissed = false;
  /** Messages wait for the copy of the current room, or the last one. */
  #copied: Flushing | null = null;
  #answers = new Answers();
  #looksAt = pageOfLibrary;
  #isHost: boolean;
  #isGreeted = false;
  #imagines = false;
  #isGone = false;
  #canHost = false;
  #entered = 0;
  /** The import that it sends in pieces. */
  readonly pieces = new Pieces();
  #endWatching: (() => void) | null = null;

  constructor(server: Server, line: Line) {
    this.#server = server;
    this.#line = line;
    this.#isHost = this.isHere;
    server.audience.add(this);
  }

  get isAtNoTable(): boolean {
    return this.isGreeted && this.#place === null;
  }

  /** True once it has authenticated with a key, or entered a room. */
  get isKnown(): boolean {
    return this.#isHost || this.#place !== null;
  }

  get isPlaying(): boolean {
    const { table = null, device } = this.#place ?? {};
    return this.#isHost || (device !== undefined && table?.seating.isSeated(device) === true);
  }

  get isGreeted(): boolean {
    return this.#isGreeted && !this.#isGone;
  }

  get isHost(): boolean {
    return this.#isHost;
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

  /** The address for counting wrong codes. */
  get address(): string {
    return this.#line.remote ?? '';
  }

  get looksAt(): number {
    return this.#looksAt;
  }

  /** Shows it one more page of the shelf. */
  lookFurther(): void {
    this.#looksAt += pageOfLibrary;
  }

  /** The cached answers; a guest's belong to its device and survive reconnection. */
  get answers(): Answers {
    return this.#answers;
  }

  get imagines(): boolean {
    return this.#imagines;
  }

  /** Called after the client has said hello: sends the welcome. */
  welcome(imagines = this.#imagines): void {
    this.#imagines = imagines;
    const sent = this.#server.welcome(this.#isHost, this.isHere);
    // nothing is sent before the welcome
    this.#isGreeted = true;
    this.send({ type: 'welcome', protocol: protocolVersion, ...sent });
    if (this.#isHost) this.#server.audience.catchUp(this);
  }

  /** Gives the client the rights of the host. */
  becomeHost(): void {
    this.#isHost = true;
    this.welcome();
    this.#place?.room?.send();
    this.#place?.table?.resync(this);
  }

  send(message: HostMessage, otherwise?: () => void): void {
    this.#say(JSON.stringify(message), otherwise);
  }

  sendAtOnce(message: HostMessage, otherwise?: () => void): void {
    this.#line.send(JSON.stringify(message), otherwise);
  }

  sendInPassing(message: HostMessage): void {
    if (!this.isBehind) this.send(message);
  }

  sendRoom(text: string): boolean {
    return this.sendTable(text);
  }

  /** Sends an answer, after the changes that the request caused. */
  answer(message: HostMessage, isAtOnce: boolean, otherwise: () => void): void {
    this.#place?.room?.sendBeforeAnswer(this);
    if (isAtOnce) this.sendAtOnce(message, otherwise);
    else this.send(message, otherwise);
  }

  sendTable(text: string): boolean {
    if (this.isBehind) {
      this.#hasMissed = true;
      return false;
    }
    this.#say(text);
    return true;
  }

  sendDoor(rooms: readonly OpenRoom[]): void {
    if (this.isAtNoTable) this.send({ type: 'rooms', rooms: [...rooms] });
  }

  /** Called once the client takes messages again: sends its current room and table. Never throws. */
  caughtUp(): void {
    if (!this.#hasMissed) return;
    this.#hasMissed = false;
    try {
      this.#place?.room?.send();
      this.#place?.table?.resync(this);
    } catch (error) {
      this.#server.reportDefect('catching up', error);
    }
  }

  /** Starts or stops sending nearby rooms. Throws `RequestError` without a network. */
  watchNearby(on: boolean): void {
    this.#endWatching?.();
    this.#endWatching = on
      ? this.#server.watchNearby((rooms) => this.send({ type: 'nearby', rooms: [...rooms] }))
      : null;
  }

  /** The table of this id and the client's device there. Throws `RequestError` unless it is at this table. */
  at(id: string): Seated {
    const place = this.#placeIfAt(id);
    if (place === null) throw new RequestError('unknown-table');
    return place;
  }

  /** The same for changes of the match, where a guest must present its token. Throws `RequestError`. */
  provenAt(id: string, token: string | undefined): Seated {
    const place = this.at(id);
    const own = this.#place?.token ?? null;
    if (own !== null && (token === undefined || !sameSecret(own, token))) throw new RequestError('not-your-seat');
    return place;
  }

  /** The room of this id and the client's device there. Throws `RequestError` unless it is in this room. */
  in(id: string): { readonly room: Room; readonly device: Device } {
    const { room = null, device } = this.#place ?? {};
    if (room?.id !== id || device === undefined) throw new RequestError('unknown-room');
    return { room, device };
  }

  /** True if it may lead this room. */
  leads(room: Room | null): boolean {
    if (room === null) return this.#isHost;
    if (this.#place?.room === room) return room.leads(this.#place.device, this.#isHost);
    return this.#isHost && room.leads('house', true);
  }

  get room(): Room | null {
    return this.#place?.room ?? null;
  }

  /** Joins a table, or resyncs with its own. Only the host may open others. Throws `RequestError`. */
  open(id: string): void {
    const place = this.#placeIfAt(id);
    if (place !== null) place.table.join(this, place.device);
    else if (this.#isHost) this.sit(this.#server.openTable(id));
    else throw new RequestError('not-host');
  }

  /** Joins a table as `server`, with the room that plays there. Leaves the previous table. */
  sit(table: Table): void {
    this.#goTo({ room: this.#server.roomAt(table) ?? null, table, device: 'house', token: null });
  }

  /** Joins a room, and its table if it has one. */
  sitIn(room: Room, device: Device, token: string | null = null): void {
    this.#goTo({ room, table: room.table, device, token });
  }

  comeInto(room: Room): void {
    if (this.#place === null) return;
    this.#place = { ...this.#place, room };
    room.join(this, this.#place.device);
  }

  /** Throws `RequestError` if this connection has created too many guests, each of which is broadcast. */
  mayEnter(): void {
    if (this.#entered >= mostGuestsOfLine) throw new RequestError('too-many-tries');
  }

  /** Counts a guest created by this connection. */
  hasEntered(): void {
    this.#entered += 1;
  }

  /**
   * Prepares to join as a guest and uses the answers cached for it.
   * @param canHost true if its device has its own server
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
    if (place.table !== null) this.#server.advice.forget(place.table, this);
    this.#place = { ...place, table };
  }

  sitAgain(room: Room | null, table: Table | null): void {
    const place = this.#place;
    if (place === null) return;
    const { device } = place;
    const isKnown = device === 'house' || room?.guests.has(device) === true;
    // the last cached answers may belong to lost changes
    this.#answers = room === null || device === 'house' ? new Answers() : room.guests.answersOf(device);
    if (room === null && place.room !== null) place.room.leave(this);
    this.#place = isKnown && (room !== null || table !== null) ? { ...place, room, table } : null;
    if (this.#place === null || room === null) this.#sendParted(place.room, 'room-closed');
    if (this.#place !== null) table?.join(this, device);
  }

  part(room: string, why: 'removed' | 'room-closed'): void {
    const place = this.#place;
    if (place?.room?.id !== room) return;
    const stays = place.device === 'house' && place.table !== null;
    this.#place = stays ? { ...place, room: null } : null;
    if (!stays && place.table !== null) this.#server.advice.forget(place.table, this);
    this.#sendParted(place.room, why);
    if (stays) return;
    this.sendDoor(this.#server.hosting.shown);
    if (this.#isHost) this.#server.showShelf(this);
  }

  moved(room: string, to: string): void {
    const place = this.#place;
    if (place?.room?.id !== room) return;
    this.#place = null;
    this.#copied = null;
    if (place.table !== null) this.#server.advice.forget(place.table, this);
    this.send({ type: 'moved', room, to });
    this.sendDoor(this.#server.hosting.shown);
    if (this.#isHost) this.#server.showShelf(this);
  }

  /** Leaves its table and room. */
  leave(): void {
    this.#getUp();
    this.sendDoor(this.#server.hosting.shown);
  }

  leaveIfThere(id: string): void {
    if (this.#placeIfAt(id) !== null) this.leave();
  }

  end(code: number, reason: string): void {
    this.#line.end(code, reason);
  }

  /** Called when the connection has closed; its seats stay reserved. Never throws. */
  gone(): void {
    this.#isGone = true;
    this.watchNearby(false);
    this.#server.audience.forget(this);
    try {
      this.#getUp();
    } catch (error) {
      this.#server.reportDefect('leaving', error);
    }
  }

  /** Sends a text once its room is safe on disk and at the standby. */
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
    if (before !== null && before.table !== place.table) this.#server.leave(before.table, this);
    if (before !== null && before.room !== place.room) before.room?.leave(this);
    this.#place = place;
    place.room?.join(this, place.device);
    place.table?.join(this, place.device);
    this.#server.sendLibrary();
  }

  #getUp(): void {
    const place = this.#place;
    this.#place = null;
    if (place === null) return;
    this.#server.leave(place.table, this);
    place.room?.leave(this);
  }

  #sendParted(room: Room | null, why: 'removed' | 'room-closed'): void {
    if (room !== null) this.send({ type: 'parted', room: room.id, why });
  }

  #placeIfAt(id: string): (Place & Seated) | null {
    const place = this.#place;
    return place?.table?.id === id ? { ...place, table: place.table } : null;
  }
}
