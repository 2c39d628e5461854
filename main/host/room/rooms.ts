import type { Door, OpenRoom } from '../../../shared/protocol/messages.ts';
import { fileErrorCode } from '../../storage/file-error.ts';
import type { HouseFile } from '../../storage/house.ts';
import { asBegun, mostRooms, type RoomRecord } from '../../storage/rooms/room-record.ts';
import { Refused } from '../refused.ts';
import { type Chance, newCode, newRoomId, sameSecret } from '../secrets.ts';
import type { ReplicationParts } from '../stand-by/replication.ts';
import type { Table } from '../table/table.ts';
import { Room, type RoomParts } from './room.ts';

/** What the rooms need of their house. */
export interface RoomsParts {
  readonly file: HouseFile;
  readonly chance: Chance;
  /** A clock in milliseconds that never goes back, whatever the time of day is set to. */
  readonly elapsed: () => number;
  /** Is there a journal of this table, whatever it looks like? */
  readonly isThere: (table: string) => boolean;
  /** Hears that people at the door may be told something else. */
  readonly changed: () => void;
  /** What its rooms need to have a copy elsewhere. */
  readonly replication: Omit<ReplicationParts, 'keep'>;
}

const nothingSettled: Pick<
  RoomRecord,
  'lead' | 'manners' | 'standBy' | 'guests' | 'chairs' | 'plan' | 'proposals' | 'evening'
> = {
  ...asBegun,
  guests: [],
  chairs: [],
  plan: { game: null, options: {} },
  proposals: [],
  evening: [],
};

/** The rooms of a house, and what is remembered of them through a restart. */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #rooms = new Map<string, Room>();
  /** What is remembered of rooms whose table could not be opened: somebody may yet mend what is wrong with it. */
  #waiting: readonly RoomRecord[] = [];

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  /** Each by its id. */
  get byId(): ReadonlyMap<string, Room> {
    return this.#rooms;
  }

  get isEmpty(): boolean {
    return this.#rooms.size === 0;
  }

  /** Those that people may come into, as people at the door are told of them. */
  get shown(): OpenRoom[] {
    return [...this.#rooms.values()].flatMap(({ shown }) => shown ?? []);
  }

  /** The room of this id. Throws Refused. */
  mustHave(id: string): Room {
    const room = this.#rooms.get(id);
    if (room === undefined) throw new Refused('unknown-room');
    return room;
  }

  /** The room with this code; undefined for a wrong one. */
  withCode(code: string): Room | undefined {
    return [...this.#rooms.values()].find((room) => sameSecret(room.code, code));
  }

  /**
   * These are remembered from before: they wait until their tables have been opened. A room whose table is no longer there
   * stands without one: it is the people who are the evening.
   */
  remember(records: readonly RoomRecord[]): void {
    const isThere = ({ table }: RoomRecord): boolean => table !== null && this.#parts.isThere(table.table);
    this.#waiting = records
      .filter(({ room }) => !this.#rooms.has(room))
      .map((record) => (isThere(record) ? record : { ...record, table: null }));
  }

  get waiting(): readonly RoomRecord[] {
    return this.#waiting;
  }

  /** What is remembered of the room that played at a table which could not be opened. */
  waitingAt(table: string): RoomRecord | undefined {
    return this.#waiting.find((record) => record.table?.table === table);
  }

  /** A room that waited is open again, with its table. */
  takeUp(record: RoomRecord, table: Table | null): Room {
    this.#waiting = this.#waiting.filter((each) => each !== record);
    const room = this.#add(new Room(record, table, this.#roomParts));
    // it may have gone on elsewhere: nothing is told before that is known
    room.replication.changed();
    return room;
  }

  /** Nothing waits for this table any more: it is gone. */
  forget(table: string): void {
    this.#waiting = this.#waiting.filter((record) => record.table?.table !== table);
  }

  /**
   * Opens a room, round a table or before there is one. Throws Refused, or what the disk throws; there is no room then.
   * One round a table is called like it, where no other is.
   */
  open(name: string, door: Door, table: Table | null): Room {
    if (this.#rooms.size >= mostRooms) throw new Refused('too-many-rooms');
    const isFree = table !== null && !this.#rooms.has(table.id);
    const room = isFree ? table.id : newRoomId(this.#parts.chance);
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

  /** Opens a room that was another host's, with its table, opened. Throws as `open` does. Its code may be another one's here. */
  takeIn(record: RoomRecord, table: Table | null): Room {
    if (this.#rooms.size >= mostRooms) throw new Refused('too-many-rooms');
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

  /** A room that could not be opened whole is none. */
  drop(room: Room): void {
    this.#rooms.delete(room.id);
    if (room.table !== null) room.table.hosted = null;
  }

  /**
   * Nobody may come in or stay any more. Throws what the disk throws; the room is open then.
   * @returns the table at which it played
   */
  close(room: Room): Table | null {
    const { table } = room;
    this.#end(room, () => table?.endHosting());
    room.close();
    return table;
  }

  /**
   * The room goes on at another host, and everybody with it. Throws what the disk throws; it is here then.
   * @returns the table at which it played, which nobody sits at any more
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

  /** All codes that stand may have been narrowed down by guessing. */
  changeCodes(): void {
    for (const room of this.#rooms.values()) {
      this.#whereThereIsRoom(() => room.change({ code: this.freshCode() }));
    }
  }

  /** What the house has written down of a room; undefined where there is nothing. */
  recorded(room: string): RoomRecord | undefined {
    return this.#parts.file.current.rooms.find((record) => record.room === room);
  }

  /** Writes down how every room stands, and who has come in. Throws what the disk throws. */
  keep(): void {
    const { file } = this.#parts;
    const rooms = [...this.#rooms.values()].map((room) => room.record);
    // Nobody comes into a room whose table cannot be opened: it gives way where the house is full.
    file.change({ ...file.current, rooms: [...rooms, ...this.#waiting].slice(0, mostRooms) });
  }

  /** Writes down what is as well remembered later: the disk may be full, and nothing told to anybody hangs on it. */
  keepWhereThereIsRoom(): void {
    this.#whereThereIsRoom(() => this.keep());
  }

  /** A room is none of this house any more, once that is kept and `also` is done. Throws what either throws; it is one then. */
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
    const { elapsed, changed, replication } = this.#parts;
    const keep = () => this.keep();
    return { elapsed, keep, changed, replication: { ...replication, keep } };
  }

  #add(room: Room): Room {
    this.#rooms.set(room.id, room);
    return room;
  }
}
