import {
  type Door,
  type HostMessage,
  mostChairs,
  type OpenRoom,
  type Plan,
  type PlayerColour,
} from '../../../shared/protocol/messages.ts';
import type { PastMatchRecord, RoomRecord } from '../../storage/room-record.ts';
import { Refused } from '../refused.ts';
import { Guests } from '../seats/guests.ts';
import type { Page } from '../seats/pages.ts';
import type { Device } from '../seats/seating.ts';
import { checkGuestName } from '../seats/table-names.ts';
import type { Chance } from '../secrets.ts';
import type { Table } from '../table/table.ts';
import { eveningAfter } from './evening.ts';
import { Lobby } from './lobby.ts';
import { type RoomFacts, roomMessageFor } from './room-message.ts';

/** A page that is in a room. */
export interface Member extends Page {
  tell(message: HostMessage): void;
  /** The room plays at this table now, or at none. */
  follow(table: Table | null): void;
  /** It is no longer in the room. */
  part(room: string, why: 'removed' | 'room-closed'): void;
}

/** What a room needs of its house. */
export interface RoomParts {
  /** Writes down how every room stands. Throws what the disk throws. */
  readonly keep: () => void;
  /** Hears that people at the door may be told something else of it. */
  readonly changed: () => void;
}

/**
 * A room: one code, and one list of people and devices, for as long as they sit together; and the tables at which they play,
 * one after another. Every change is on disk before anyone is told of it; one that cannot be carried out or written never
 * happened, and throws Refused or what the disk throws.
 */
export class Room implements RoomFacts {
  readonly id: string;
  readonly guests = new Guests();
  readonly lobby: Lobby;
  readonly #parts: RoomParts;
  readonly #members = new Map<Member, Device>();
  /** What each page was told of the room last, as text. */
  readonly #told = new Map<Member, string>();
  /** What people at the door were told of it last, as text. */
  #shown = '';
  #facts: Pick<RoomRecord, 'name' | 'door' | 'code'>;
  #table: Table | null = null;
  #evening: readonly PastMatchRecord[] = [];

  /** @param table the table of the record, opened; null where it has none */
  constructor(record: RoomRecord, table: Table | null, parts: RoomParts) {
    this.id = record.room;
    this.#parts = parts;
    this.#facts = record;
    this.lobby = new Lobby(record);
    this.#putBack(record);
    this.#sitAt(table);
  }

  get name(): string {
    return this.#facts.name;
  }

  get door(): Door {
    return this.#facts.door;
  }

  get code(): string {
    return this.#facts.code;
  }

  /** The table at which it plays. */
  get table(): Table | null {
    return this.#table;
  }

  /** The matches of the evening that are not at the table any more. */
  get past(): readonly PastMatchRecord[] {
    return this.#evening;
  }

  get members(): readonly Member[] {
    return [...this.#members.keys()];
  }

  /** What is to be kept on disk. */
  get record(): RoomRecord {
    const { name, door, code } = this.#facts;
    const table = this.#table;
    return {
      room: this.id,
      name,
      door,
      code,
      guests: this.guests.record,
      ...this.lobby.record,
      table: table === null ? null : { table: table.id, seating: table.seating.record },
      evening: structuredClone([...this.#evening]),
    };
  }

  /** What people at the door are told of it; null while nobody new comes in. */
  get shown(): OpenRoom | null {
    if (this.door === 'closed') return null;
    const table = this.#table;
    const isPlaying = table !== null && !table.kept.isOver;
    return {
      room: this.id,
      name: this.name,
      game: isPlaying ? table.kept.game.id : (this.lobby.plan.game ?? table?.kept.game.id ?? null),
      free: isPlaying ? table.seating.free : mostChairs - this.lobby.chairs.length,
    };
  }

  /** Is any page of the device here? */
  isPresent(device: string): boolean {
    return [...this.#members.values()].some((each) => each === device);
  }

  /** A page sits down here as this device. */
  join(member: Member, device: Device): void {
    this.#members.set(member, device);
    // whoever sits down is told afresh
    this.#told.delete(member);
    this.tell();
  }

  /** A page goes. What its device holds waits for it. */
  leave(member: Member): void {
    this.#members.delete(member);
    this.#told.delete(member);
    this.tell();
  }

  /**
   * A device comes in. The token is told this once and kept nowhere here. Throws Refused where its name would be taken for
   * another one here.
   */
  enter(name: string | null, chance: Chance): { readonly guest: string; readonly token: string } {
    if (this.door === 'closed') throw new Refused('door-closed');
    const hasPlace = (guest: string) => this.#table?.seating.isSeated(guest) === true || this.lobby.hasChair(guest);
    const owns = (guest: string) =>
      this.#table?.seating.seats.some(({ owner }) => owner === guest) === true || this.lobby.hasChair(guest);
    if (name !== null) {
      const named = [...(this.#table?.kept.seats ?? []), ...this.lobby.chairs].map((seat) => seat.name);
      checkGuestName(name, named, this.guests, (guest) => this.isPresent(guest) && owns(guest));
    }
    return this.#kept(() => this.guests.enter(name, chance, (guest) => hasPlace(guest) || this.isPresent(guest)));
  }

  /** Changes what is settled for the next match. */
  settle(change: (lobby: Lobby) => void): void {
    this.#kept(() => change(this.lobby));
    this.tell();
  }

  /** Another name or colour for a chair, or none who sits on it: not for one whose seat is being played. */
  settleChair(chair: number, change: (lobby: Lobby) => void): void {
    const isPlayed = this.lobby.chairs.some((each) => each.chair === chair && each.seat !== null);
    if (isPlayed && this.#table?.kept.isOver === false) throw new Refused('not-while-running');
    this.settle(change);
  }

  /** Somebody of this device takes a chair. */
  takeChair(device: Device, name: string, colour: PlayerColour | null): void {
    this.settle((lobby) => lobby.takeChair(device, name, colour));
  }

  choose(plan: Plan): void {
    this.settle((lobby) => lobby.choose(plan));
  }

  /** Another name, door or code. */
  change(facts: Partial<Pick<RoomRecord, 'name' | 'door' | 'code'>>): void {
    this.#kept(() => {
      this.#facts = { ...this.#facts, ...facts };
    });
    this.#table?.tellSurroundings();
    this.tell();
  }

  nameMaster(guest: string, isMaster: boolean): void {
    this.#kept(() => this.guests.nameMaster(guest, isMaster));
    this.#table?.tellSurroundings();
    this.tell();
  }

  /** Shows a guest out: chairs and seats are free, the token is void. */
  removeGuest(guest: string): void {
    const table = this.#table;
    this.#orAsBefore(() => {
      this.guests.remove(guest);
      this.lobby.forget(guest);
      // the table keeps its seats, and the room with them
      if (table === null) this.#parts.keep();
      else table.removeGuest(guest);
    });
    this.#partWith((device) => device === guest, 'removed');
    this.tell();
  }

  /**
   * Everybody goes on to this table, at which nobody has sat yet.
   * @returns the table that they have left
   */
  begin(table: Table): Table | null {
    return this.#moveTo(table, () => {
      this.#evening = eveningAfter(this.#evening, this.#table);
      this.lobby.begun();
    });
  }

  /** Everybody goes back to this table of the evening; returns the one they have left. */
  goOn(table: Table): Table | null {
    return this.#moveTo(table, () => {
      this.#evening = eveningAfter(this.#evening, this.#table).filter((past) => past.table !== table.id);
      this.lobby.leaveTable();
    });
  }

  /** Nobody is in the room any more: guests are parted with, the house keeps the table. */
  close(): void {
    this.guests.restore([]);
    this.#partWith(() => true, 'room-closed');
  }

  /** Something has changed at the table: chairs go with its seats, as long as they are played. */
  noteTable(): void {
    const table = this.#table;
    if (table !== null && !table.kept.isOver) this.lobby.followSeats(table.kept.seats, table.seating.seats);
    this.tell();
  }

  /** Everything is as the disk has it, with its table opened again. Nobody is told. */
  goBack(record: RoomRecord, table: Table | null): void {
    this.#putBack(record);
    this.#told.clear();
    this.#sitAt(table);
  }

  /** Tells every page of it what is new. */
  tell(): void {
    for (const [member, device] of this.#members) {
      const message = roomMessageFor(this, device, member.isKeeper);
      const text = JSON.stringify(message);
      if (this.#told.get(member) === text) continue;
      this.#told.set(member, text);
      member.tell(message);
    }
    const shown = JSON.stringify(this.shown);
    if (shown !== this.#shown) this.#parts.changed();
    this.#shown = shown;
  }

  #sitAt(table: Table | null): void {
    this.#table = table;
    if (table === null) return;
    table.hosted = this;
    table.presence.seating = table.seating.withGuests(this.guests);
    if (!table.kept.isOver) this.lobby.followSeats(table.kept.seats, table.seating.seats);
  }

  #moveTo(table: Table, change: () => void): Table | null {
    const before = this.#table;
    try {
      this.#kept(() => {
        change();
        this.#sitAt(table);
      });
    } catch (error) {
      table.hosted = null;
      this.#table = before;
      throw error;
    }
    before?.letGo();
    this.tell();
    for (const member of this.members) member.follow(table);
    return before;
  }

  #partWith(isWanted: (device: Device) => boolean, why: 'removed' | 'room-closed'): void {
    for (const [member, device] of [...this.#members]) {
      if (!isWanted(device)) continue;
      this.#members.delete(member);
      this.#told.delete(member);
      member.part(this.id, why);
    }
  }

  #kept<Result>(work: () => Result): Result {
    return this.#orAsBefore(() => {
      const result = work();
      this.#parts.keep();
      return result;
    });
  }

  #orAsBefore<Result>(work: () => Result): Result {
    const before = this.record;
    try {
      return work();
    } catch (error) {
      this.#putBack(before);
      throw error;
    }
  }

  #putBack(record: RoomRecord): void {
    const { name, door, code, guests, evening } = record;
    this.#facts = { name, door, code };
    this.guests.restore(guests);
    this.lobby.restore(record);
    this.#evening = evening;
  }
}
