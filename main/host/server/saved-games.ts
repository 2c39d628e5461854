import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import type { Journals } from '../../storage/journals.ts';
import type { Campaigns } from '../library/campaigns.ts';
import type { Library } from '../library/library.ts';
import { RequestError } from '../request-error.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Listener } from './audience.ts';
import type { OpenTables } from './open-tables.ts';

export interface SavedGamesParts {
  readonly journals: Journals;
  readonly tables: OpenTables;
  readonly library: Library;
  readonly campaigns: Campaigns;
  readonly rooms: () => Rooms;
  /** The room that plays at a table, or undefined. */
  readonly roomAt: (table: string) => Room | undefined;
  /** Throws `JournalNotWritten`. */
  readonly closeRoom: (room: Room) => void;
  /** Called once the saved games have changed. */
  readonly changed: () => void;
}

/** Renames and deletes saved games. */
export class SavedGames {
  readonly #parts: SavedGamesParts;

  constructor(parts: SavedGamesParts) {
    this.#parts = parts;
  }

  /** Throws `RequestError` if another client or program has the table open. */
  mayRemove(id: string, client: Listener): void {
    const { journals, tables } = this.#parts;
    if (!journals.has(id)) throw new RequestError('unknown-table');
    const seated = tables.byId.get(id);
    const isInUse = seated === undefined ? journals.isElsewhere(id) : seated.presence.pages.hasOtherThan(client);
    if (isInUse || seated?.isElsewhere) throw new RequestError('open-elsewhere');
  }

  /** Renames a saved game; null for no name. Throws `RequestError` or errors of its journal. */
  rename(id: string, name: string | null): void {
    const { journals, tables, changed } = this.#parts;
    if (!journals.has(id)) throw new RequestError('unknown-table');
    const open = tables.byId.get(id);
    if (open?.isElsewhere || (open === undefined && journals.isElsewhere(id))) throw new RequestError('open-elsewhere');
    if (open === undefined) journals.rename(id, name);
    else open.kept.noteName(name);
    changed();
  }

  /** True if a journal of this table exists, readable or not. */
  has(id: string): boolean {
    return this.#parts.journals.has(id);
  }

  /** Records who of the house has played at a table, if it is still there. Throws errors of its journal. */
  notePeople(id: string, seats: readonly SeatSettings[]): void {
    const { journals, tables, changed } = this.#parts;
    const open = tables.byId.get(id);
    if (open !== undefined) open.kept.notePeople(seats);
    else if (this.has(id)) journals.notePeople(id, seats);
    changed();
  }

  /** Deletes a table that is not in use. Throws file errors; nothing has changed then. */
  remove(id: string): void {
    const { journals, library, campaigns, rooms, roomAt, closeRoom, changed } = this.#parts;
    // save the table's campaign results before its journal is deleted
    library.look(id);
    campaigns.settle();
    const room = roomAt(id);
    if (room !== undefined) closeRoom(room);
    journals.remove(id);
    rooms().forget(id);
    changed();
  }
}
