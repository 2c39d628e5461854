import type { ImportPreview, TableSummary } from '../../../shared/protocol/messages.ts';
import type { Flushing } from '../../storage/flushing.ts';
import { GameFileDamaged } from '../../storage/game-file/container.ts';
import { type GameInFile, packGameFile, unpackGameFile } from '../../storage/game-file/game-file.ts';
import { withoutNames } from '../../storage/game-file/without-names.ts';
import type { BroughtJournal, Journals } from '../../storage/journals.ts';
import type { RoomRecord } from '../../storage/rooms/room-record.ts';
import { nobodyStandsBy } from '../../storage/rooms/standby-record.ts';
import { summaryOf } from '../library/library-reading.ts';
import type { Hosting } from '../network/hosting.ts';
import { servedAt } from '../network/nearby.ts';
import { RequestError } from '../request-error.ts';
import { atHostOf } from '../room/at-another-host.ts';
import type { Room } from '../room/room.ts';
import { Seating } from '../seats/seating.ts';
import type { OpenTables } from './open-tables.ts';

export interface RoomTransfersParts {
  /** The program's version. */
  readonly app: string;
  readonly journals: Journals;
  readonly tables: OpenTables;
  readonly hosting: Hosting;
  readonly flushing: Flushing;
  /** Deletes a table that is not in use. */
  readonly remove: (table: string) => void;
}

/** The result of an import: the table to join, if there is only one, and the room if one came along. */
export interface Brought {
  readonly room: Room | null;
  readonly table: string | null;
}

/** A file whose journals were checked. */
interface CheckedFile {
  readonly room: RoomRecord | null;
  readonly games: readonly CheckedGame[];
}

interface CheckedGame {
  readonly journal: BroughtJournal;
  readonly summary: TableSummary;
  /** True if the table is open here or in another program. */
  readonly isOpen: boolean;
}

/** Throws `GameFileDamaged` if the match can be replayed, but not shown. */
function summaryToShow({ standing }: BroughtJournal): TableSummary {
  try {
    return summaryOf(standing);
  } catch {
    throw new GameFileDamaged();
  }
}

/** Exports of matches and rooms to other servers, and imports from them. */
export class RoomTransfers {
  readonly #parts: RoomTransfersParts;
  /** The export last sent to the guest who takes a room over. */
  readonly #sentOf = new WeakMap<Room, string>();

  constructor(parts: RoomTransfersParts) {
    this.#parts = parts;
  }

  /**
   * Exports a match, which also stays here. Throws `RequestError`, errors of its journal, or file errors.
   * @param names the names for a copy without people's names, by seat; null for an exact copy
   */
  match(table: string, names: readonly string[] | null): string {
    const { journals, app } = this.#parts;
    if (!journals.has(table)) throw new RequestError('unknown-table');
    const game = this.#game(table);
    if (names === null) return packGameFile({ room: null, games: [game] }, app);
    if (journals.header(table).seats.length !== names.length) throw new RequestError('wrong-number-of-seats');
    return packGameFile({ room: null, games: [withoutNames(game, names)] }, app);
  }

  /** Exports a room with its matches, which also stay here. Throws file errors. */
  room(room: Room): string {
    return this.#packed(room, room.record);
  }

  /** Exports a room for the server of the guest who takes it over. Throws `RequestError` or file errors. */
  takeOver(room: Room, guest: string): string {
    if (room.handedTo !== guest) throw new RequestError('not-handed-on');
    const text = this.#packed(room, atHostOf(guest, room.record));
    this.#sentOf.set(room, text);
    return text;
  }

  /** Exports a room in the form for its standby's server. Throws file errors. */
  copyFor(room: Room, guest: string): string {
    return this.#packed(room, atHostOf(guest, room.record));
  }

  /**
   * Completes a transfer once the guest's server has opened the room.
   * Moves everyone there and deletes the matches here. Throws `RequestError` if the room has changed since it was exported,
   * or file errors; the room then stays here.
   * @param addresses where the other server listens
   * @param from the guest's own address, where others can reach it too
   */
  handedOver(room: Room, guest: string, addresses: readonly string[], from: string): void {
    if (room.handedTo !== guest) throw new RequestError('not-handed-on');
    if (this.#packed(room, atHostOf(guest, room.record)) !== this.#sentOf.get(room)) throw new RequestError('stale');
    const to = servedAt(addresses, from);
    if (to === null) throw new RequestError('malformed');
    this.goneTo(room, to);
  }

  /**
   * Moves everyone in a room to another server and deletes its matches here. Throws file errors; the room then stays.
   */
  goneTo(room: Room, to: string): void {
    const { tables, hosting, flushing, remove } = this.#parts;
    const gone = this.#matchesOf(room);
    const table = hosting.moveAway(room, to);
    if (table !== null) tables.close(table);
    // delete journals only once the flush can no longer fail and bring the room back
    flushing.say(() => {
      for (const each of gone) remove(each);
    });
  }

  /** What an import of this file would bring. Changes nothing. Throws `GameFileDamaged` or errors of a journal. */
  preview(text: string): ImportPreview {
    const { room, games } = this.#checked(text);
    return {
      room: room && {
        name: room.name,
        people: room.chairs.map(({ name }) => name),
        isHere: this.#parts.hosting.rooms.byId.has(room.room),
      },
      games: games.map(({ summary, journal: { relation }, isOpen }) => ({
        ...summary,
        here: isOpen ? 'open' : relation,
      })),
    };
  }

  /**
   * Imports matches or a room. Of a match that exists here, the longer one wins.
   * An imported room keeps its people, tokens and, if unused here, its code. Rejects with `RequestError`,
   * `GameFileDamaged`, journal or file errors; nothing is imported then.
   */
  async importTransfer(text: string): Promise<Brought> {
    const { room, games } = this.#checked(text);
    const isHere = room !== null && this.#parts.hosting.rooms.byId.has(room.room);
    if (isHere || games.some(({ isOpen }) => isOpen)) throw new RequestError('already-here');
    const come: BroughtJournal[] = [];
    try {
      for (const { journal } of games) {
        journal.put();
        come.push(journal);
      }
      if (room !== null) return { room: await this.#opened(room), table: room.table?.table ?? null };
      const [first, ...others] = games;
      return { room: null, table: others.length === 0 ? (first?.summary.table ?? null) : null };
    } catch (error) {
      for (const journal of come) journal.takeBack();
      throw error;
    }
  }

  #checked(text: string): CheckedFile {
    const { journals, tables } = this.#parts;
    const { room, games } = unpackGameFile(text);
    const checked = games.map(({ table, journal: text }): CheckedGame => {
      const journal = journals.brought(table, text);
      const isOpen = tables.byId.has(table) || journals.isElsewhere(table);
      return { journal, summary: summaryToShow(journal), isOpen };
    });
    return { room, games: checked };
  }

  async #opened(record: RoomRecord): Promise<Room> {
    const { tables, hosting } = this.#parts;
    const table = record.table === null ? null : tables.open(record.table.table, new Seating(record.table.seating));
    try {
      if (table?.isElsewhere) throw new RequestError('already-here');
      const room = await hosting.takeIn(record, table);
      if (table !== null) tables.lookAt(table);
      return room;
    } catch (error) {
      if (table !== null) tables.close(table);
      throw error;
    }
  }

  #packed(room: Room, record: RoomRecord): string {
    // the standby and the keys of its copies are not exported
    const there = { ...record, standBy: nobodyStandsBy };
    const games = this.#matchesOf(room).map((table) => this.#game(table));
    return packGameFile({ room: there, games }, this.#parts.app);
  }

  /**
   * The match at a room's table and its evening's unfinished ones.
   * Leaves out those that are in use elsewhere.
   */
  #matchesOf({ table, past }: Room): readonly string[] {
    const { journals, tables } = this.#parts;
    const waiting = past.flatMap((match) => (match.outcome === null ? [match.table] : []));
    const free = waiting.filter((id) => journals.has(id) && !tables.byId.has(id) && !journals.isElsewhere(id));
    return table === null ? free : [table.id, ...free];
  }

  #game(table: string): GameInFile {
    return { table, journal: this.#parts.journals.text(table) };
  }
}
