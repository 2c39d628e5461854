import type { Door, OpenRoom } from '../../../shared/protocol/messages.ts';
import { fileErrorCode } from '../../storage/file-error.ts';
import { asBegun, mostRooms, type PastMatchRecord, type RoomRecord } from '../../storage/rooms/room-record.ts';
import type { ServerFile } from '../../storage/server-file.ts';
import { RequestError } from '../request-error.ts';
import { type Chance, newCode, newId, sameSecret } from '../secrets.ts';
import type { ReplicationParts } from '../standby/replication.ts';
import type { Table } from '../table/table.ts';
import type { PeopleOfHouse } from './people-in-room.ts';
import { Room, type RoomParts } from './room.ts';
import { listingOf } from './room-message.ts';

/** The saved games, as rooms need them. */
export interface SavedMatches {
  /** True if a journal of this table exists, readable or not. */
  has(table: string): boolean;
  /** Records who of the house has played at a table, if it is still there. Throws errors of its journal. */
  notePeople(table: string, seats: PastMatchRecord['seats']): void;
}

export interface RoomsParts {
  readonly file: ServerFile;
  readonly chance: Chance;
  readonly people: PeopleOfHouse;
  /** A monotonic clock in milliseconds, independent of the time of day. */
  readonly elapsed: () => number;
  /** The saved games. */
  readonly saved: () => SavedMatches;
  /** Called when the public listing of rooms has changed. */
  readonly changed: () => void;
  /** True if the seeds of matches are given. */
  readonly isSeedGiven: boolean;
  /** What the rooms need to replicate themselves to a standby. */
  readonly replication: Omit<ReplicationParts, 'keep'>;
}

const nothingSettled: Pick<
  RoomRecord,
  'lead' | 'manners' | 'standBy' | 'guests' | 'chairs' | 'plan' | 'proposals' | 'televisions' | 'evening'
> = {
  ...asBegun,
  guests: [],
  chairs: [],
  plan: { game: null, options: {} },
  proposals: [],
  televisions: [],
  evening: [],
};

/** All rooms of a server, and their records across restarts. */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #rooms = new Map<string, Room>();
  /** Records of rooms whose table could not be opened. A later repair may make it readable. */
  #waiting: readonly RoomRecord[] = [];

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  get byId(): ReadonlyMap<string, Room> {
    return this.#rooms;
  }

  get isEmpty(): boolean {
    return this.#rooms.size === 0;
  }

  /** Public listing of the rooms whose door is not closed. */
  get shown(): OpenRoom[] {
    return [...this.#rooms.values()].flatMap((room) => listingOf(room) ?? []);
  }

  /** The room of this id. Throws `RequestError`. */
  mustHave(id: string): Room {
    const room = this.#rooms.get(id);
    if (room === undefined) throw new RequestError('unknown-room');
    return room;
  }

  /** The room with this code; undefined for a wrong one. */
  withCode(code: string): Room | undefined {
    return [...this.#rooms.values()].find((room) => sameSecret(room.code, code));
  }

  /**
   * Keeps records of earlier rooms until their tables have been opened.
   * A room whose journal is gone is kept without a table, because its people matter more.
   */
  remember(records: readonly RoomRecord[]): void {
    const isThere = ({ table }: RoomRecord): boolean => table !== null && this.#parts.saved().has(table.table);
    this.#waiting = records
      .filter(({ room }) => !this.#rooms.has(room))
      .map((record) => (isThere(record) ? record : { ...record, table: null }));
  }

  get waiting(): readonly RoomRecord[] {
    return this.#waiting;
  }

  /** The record of the room that played at a table which could not be opened. */
  waitingAt(table: string): RoomRecord | undefined {
    return this.#waiting.find((record) => record.table?.table === table);
  }

  /** Reopens a remembered room with its table. */
  reopen(record: RoomRecord, table: Table | null): Room {
    this.#waiting = this.#waiting.filter((each) => each !== record);
    const room = this.#add(new Room(record, table, this.#roomParts));
    // another server may have taken over the room: it sends nothing before that is known
    room.replication.changed();
    return room;
  }

  /** Forgets the remembered room at a deleted table. */
  forget(table: string): void {
    this.#waiting = this.#waiting.filter((record) => record.table?.table !== table);
  }

  /**
   * Opens a room, with or without a table. Throws `RequestError` or file errors, and then opens none.
   * The room takes the table's id if no other room has it.
   */
  open(name: string, door: Door, table: Table | null): Room {
    if (this.#rooms.size >= mostRooms) throw new RequestError('too-many-rooms');
    const isFree = table !== null && !this.#rooms.has(table.id);
    const room = isFree ? table.id : newId(this.#parts.chance);
    const facts = { room, name, door, code: this.freshCode() };
    const at = table === null ? null : { table: table.id, seating: table.seating.record };
    const opened = this.#add(new Room({ ...nothingSettled, ...facts, table: at }, table, this.#roomParts));
    try {
      this.keep();
    } catch (error) {
      this.drop(opened);
      throw error;
    }
    return opened;
  }

  /**
   * Opens a room transferred from another server. Throws as `open` does. It gets a new code if its own is taken here.
   */
  takeIn(record: RoomRecord, table: Table | null): Room {
    if (this.#rooms.size >= mostRooms) throw new RequestError('too-many-rooms');
    const code = this.withCode(record.code) === undefined ? record.code : this.freshCode();
    const waited = this.#waiting;
    this.#waiting = waited.filter(({ room }) => room !== record.room);
    const room = this.#add(new Room({ ...record, code }, table, this.#roomParts));
    try {
      this.keep();
    } catch (error) {
      this.#waiting = waited;
      this.drop(room);
      throw error;
    }
    return room;
  }

  /** Discards a room that could not be opened completely. */
  drop(room: Room): void {
    this.#rooms.delete(room.id);
    if (room.table !== null) room.table.hosted = null;
  }

  /**
   * Closes a room. Throws file errors; the room then stays open.
   * @returns the table where it played
   */
  close(room: Room): Table | null {
    const { table } = room;
    this.#end(room, () => table?.endHosting());
    room.close();
    return table;
  }

  /**
   * Moves a room to another server. Throws file errors; the room then stays here.
   * @returns the table where it played, now without pages
   */
  moveAway(room: Room, to: string): Table | null {
    const { table } = room;
    this.#end(room, () => {});
    room.moveAway(to);
    table?.letGo();
    return table;
  }

  /** A code that no room has. */
  freshCode(): string {
    for (;;) {
      const code = newCode(this.#parts.chance);
      if (this.withCode(code) === undefined) return code;
    }
  }

  /** Replaces all codes, because guessing may have narrowed them down. */
  changeCodes(): void {
    for (const room of this.#rooms.values()) {
      this.#whereThereIsRoom(() => room.change({ code: this.freshCode() }));
    }
  }

  /** The saved record of a room, or undefined. */
  recorded(room: string): RoomRecord | undefined {
    return this.#parts.file.current.rooms.find((record) => record.room === room);
  }

  /** Saves all rooms with their guests. Throws file errors. */
  keep(): void {
    const { file } = this.#parts;
    const rooms = [...this.#rooms.values()].map((room) => room.record);
    // A room whose table cannot be opened is unusable, so it is dropped first when there are too many.
    file.change({ ...file.current, rooms: [...rooms, ...this.#waiting].slice(0, mostRooms) });
  }

  /** Saves all rooms, but ignores a full disk: nothing already sent depends on this. */
  keepWhereThereIsRoom(): void {
    this.#whereThereIsRoom(() => this.keep());
  }

  /** Removes a room once that is saved and `also` is done. If either throws, the room stays. */
  #end(room: Room, also: () => void): void {
    this.#rooms.delete(room.id);
    try {
      this.keep();
      also();
    } catch (error) {
      this.#rooms.set(room.id, room);
      this.keepWhereThereIsRoom();
      throw error;
    }
  }

  #whereThereIsRoom(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (fileErrorCode(error) === undefined) throw error;
    }
  }

  get #roomParts(): RoomParts {
    const { people, elapsed, changed, isSeedGiven, replication } = this.#parts;
    const keep = () => this.keep();
    const past = (matches: Parameters<RoomParts['past']>[0]) => this.#notePast(matches);
    return { people, elapsed, keep, past, changed, isSeedGiven, replication: { ...replication, keep } };
  }

  /** Records who has played past matches. A journal that cannot be written keeps nobody from playing on. */
  #notePast(matches: readonly PastMatchRecord[]): void {
    const { saved, replication } = this.#parts;
    for (const { table, seats } of matches) {
      try {
        saved().notePeople(table, seats);
      } catch (error) {
        replication.report('noting who played a past match', error);
      }
    }
  }

  #add(room: Room): Room {
    this.#rooms.set(room.id, room);
    return room;
  }
}
