import type { Flushing } from '../../storage/flushing.ts';
import type { BroughtJournal, Journals } from '../../storage/journals.ts';
import { type Carriage, CarriageDamaged, packCarriage, unpackCarriage } from '../../storage/rooms/carriage.ts';
import type { RoomRecord } from '../../storage/rooms/room-record.ts';
import { nobodyStandsBy } from '../../storage/rooms/stand-by-record.ts';
import type { Hosting } from '../network/hosting.ts';
import { servedAt } from '../network/nearby.ts';
import { Refused } from '../refused.ts';
import { atHostOf } from '../room/at-another-host.ts';
import type { Room } from '../room/room.ts';
import { Seating } from '../seats/seating.ts';
import type { OpenTables } from './open-tables.ts';

/** What taking along needs of the house. */
export interface TakingAlongParts {
  readonly journals: Journals;
  readonly tables: OpenTables;
  readonly hosting: Hosting;
  readonly flushing: Flushing;
  /** Takes a table that nobody sits at off the shelf. */
  readonly remove: (table: string) => void;
}

/** What has come in: the table to sit down at, and the room where one came. */
export interface Brought {
  readonly room: Room | null;
  readonly table: string | null;
}

/** Matches and whole evenings that go from this host to another one, and come in here from others. */
export class TakingAlong {
  readonly #parts: TakingAlongParts;
  /** What the guest who takes a room over has been told of it. */
  readonly #toldOf = new WeakMap<Room, string>();

  constructor(parts: TakingAlongParts) {
    this.#parts = parts;
  }

  /** A match of the house, packed. It stays here as well. Throws Refused, or what the file system throws. */
  match(table: string): string {
    if (!this.#parts.journals.has(table)) throw new Refused('unknown-table');
    return packCarriage({ room: null, journals: this.#journals([table]) });
  }

  /** A room of the house with its matches, packed. It stays here as well. Throws what the file system throws. */
  room(room: Room): string {
    return this.#packed(room, room.record);
  }

  /** Likewise, as it is to be at the host of the guest to whom it is handed on. Throws Refused besides. */
  takeOver(room: Room, guest: string): string {
    if (room.handedTo !== guest) throw new Refused('not-handed-on');
    const text = this.#packed(room, atHostOf(guest, room.record));
    this.#toldOf.set(room, text);
    return text;
  }

  /** A room as it is to be at the host of the guest who stands by for it, packed. Throws what the disk throws. */
  copyFor(room: Room, guest: string): string {
    return this.#packed(room, atHostOf(guest, room.record));
  }

  /**
   * The guest's host has it open: everybody goes there, and the matches that went along are not on the shelf any more. Throws
   * Refused where it has changed since it was taken over, or what the disk throws; it is here then.
   * @param addresses where the other host is served
   * @param from where the guest speaks from: that way others reach them too
   */
  handedOver(room: Room, guest: string, addresses: readonly string[], from: string): void {
    if (room.handedTo !== guest) throw new Refused('not-handed-on');
    if (this.#packed(room, atHostOf(guest, room.record)) !== this.#toldOf.get(room)) throw new Refused('stale');
    const to = servedAt(addresses, from);
    if (to === null) throw new Refused('malformed');
    this.goneTo(room, to);
  }

  /**
   * A room goes on at another host: everybody goes there, and its matches are not on the shelf any more. Throws what the disk
   * throws; it is here then.
   */
  goneTo(room: Room, to: string): void {
    const { tables, hosting, flushing, remove } = this.#parts;
    const gone = this.#matchesOf(room);
    const table = hosting.moveAway(room, to);
    if (table !== null) tables.close(table);
    // as long as the house could still be as it was, the journals must lie where they are looked for
    flushing.say(() => {
      for (const each of gone) remove(each);
    });
  }

  /**
   * Opens here what was packed elsewhere. A match that lies here already goes on where it is further; a room that comes with it
   * has the same people, tokens and, unless another room has it, code. Rejects with Refused, with CarriageDamaged and the errors of
   * journals, or with what the disk throws; nothing has come in then.
   */
  async bringIn(text: string): Promise<Brought> {
    const { journals, tables, hosting } = this.#parts;
    const { room, journals: brought } = unpackCarriage(text);
    const [first] = brought;
    if (room === null && first === undefined) throw new CarriageDamaged();
    const isOpen = brought.some(({ table }) => tables.byId.has(table));
    if (isOpen || (room !== null && hosting.rooms.byId.has(room.room))) throw new Refused('already-here');
    const coming = brought.map((each) => journals.brought(each.table, each.text));
    const come: BroughtJournal[] = [];
    try {
      for (const journal of coming) {
        journal.put();
        come.push(journal);
      }
      if (room === null) return { room: null, table: first?.table ?? null };
      return { room: await this.#opened(room), table: room.table?.table ?? null };
    } catch (error) {
      for (const journal of come) journal.takeBack();
      throw error;
    }
  }

  async #opened(record: RoomRecord): Promise<Room> {
    const { tables, hosting } = this.#parts;
    const table = record.table === null ? null : tables.open(record.table.table, new Seating(record.table.seating));
    try {
      if (table?.isElsewhere) throw new Refused('already-here');
      const room = await hosting.takeIn(record, table);
      if (table !== null) tables.lookAt(table);
      return room;
    } catch (error) {
      if (table !== null) tables.close(table);
      throw error;
    }
  }

  #packed(room: Room, record: RoomRecord): string {
    // nobody stands by for it there, and what opens copies of it is nobody else's
    const there = { ...record, standBy: nobodyStandsBy };
    return packCarriage({ room: there, journals: this.#journals(this.#matchesOf(room)) });
  }

  /** The match at a room's table, and those of the evening that wait to be gone on with; not those at which somebody else sits. */
  #matchesOf({ table, past }: Room): readonly string[] {
    const { journals, tables } = this.#parts;
    const waiting = past.flatMap((match) => (match.outcome === null ? [match.table] : []));
    const free = waiting.filter((id) => journals.has(id) && !tables.byId.has(id) && !journals.isElsewhere(id));
    return table === null ? free : [table.id, ...free];
  }

  #journals(tables: readonly string[]): Carriage['journals'] {
    return tables.map((table) => ({ table, text: this.#parts.journals.text(table) }));
  }
}
