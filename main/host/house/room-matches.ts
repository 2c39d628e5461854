import type { Holder } from '../../../shared/protocol/messages.ts';
import type { Journals } from '../../storage/journals.ts';
import type { RoomRecord } from '../../storage/rooms/room-record.ts';
import type { Hosting } from '../network/hosting.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room/room.ts';
import { Seating } from '../seats/seating.ts';
import type { Table } from '../table/table.ts';
import type { Audience } from './audience.ts';
import type { HostSettings } from './host-settings.ts';
import type { OpenTables } from './open-tables.ts';

/** What the matches of rooms need of their house. */
export interface RoomMatchParts {
  readonly journals: Journals;
  readonly tables: OpenTables;
  readonly hosting: Hosting;
  readonly audience: Audience;
  readonly gameOf: NonNullable<HostSettings['gameOf']>;
  /** A seed for a new match. */
  readonly newSeed: () => string;
}

/** Which tables the rooms of a house play at, one after the other: matches begin, are gone back to, and are taken up again. */
export class RoomMatches {
  readonly #parts: RoomMatchParts;

  constructor(parts: RoomMatchParts) {
    this.#parts = parts;
  }

  /** Everybody in a room goes on to a new table, with what is planned there. Throws Refused, or what the disk throws. */
  start(room: Room): void {
    const { journals, tables, gameOf, newSeed } = this.#parts;
    const { game, options, seats, held } = room.lobby.nextMatch(gameOf);
    const id = journals.create(game, { options, seats: seats.length, seed: newSeed() }, seats, { held });
    try {
      const table = tables.open(id, new Seating({ seats: held, wishes: [] }, room.guests));
      this.#follow(room.begin(table), table);
    } catch (error) {
      // once the room has kept that it plays there, the match has begun: what failed is that somebody was told
      if (room.table?.id === id) throw error;
      this.#closeIfOpen(id);
      journals.remove(id);
      throw error;
    }
  }

  /** Everybody in a room goes back to a match of the evening that has not ended. Throws Refused, or what opening throws. */
  goOn(room: Room, id: string): void {
    const { tables } = this.#parts;
    const past = room.past.find(({ table, outcome }) => table === id && outcome === null);
    if (past === undefined) throw new Refused('unknown-table');
    // a page of the house has it open by itself, without the room
    if (tables.byId.has(id)) throw new Refused('already-here');
    const isGone = (holder: Holder) => holder.startsWith('g') && !room.guests.has(holder);
    const seats = past.held.map(({ holder, owner }) => ({
      holder: isGone(holder) ? 'free' : holder,
      owner: isGone(owner) ? 'free' : owner,
    }));
    const table = tables.open(id, new Seating({ seats, wishes: [] }, room.guests));
    try {
      if (table.isElsewhere) throw new Refused('read-only');
      this.#follow(room.goOn(table), table);
    } catch (error) {
      this.#closeIfOpen(id);
      throw error;
    }
  }

  /** What is remembered of rooms is taken up where its table can be opened; of others the shelf says what is wrong. */
  takeUp(): void {
    const { rooms } = this.#parts.hosting;
    for (const record of rooms.waiting) {
      const table = record.table === null ? null : this.#openedFor(record.table);
      if (table === undefined || table?.isElsewhere) continue;
      const room = rooms.takeUp(record, table);
      if (table !== null) for (const client of this.#parts.audience.at(table)) client.comeInto(room);
    }
  }

  #openedFor({ table, seating }: NonNullable<RoomRecord['table']>): Table | undefined {
    const { tables } = this.#parts;
    const open = tables.byId.get(table);
    if (open !== undefined) {
      open.presence.seating = new Seating(seating);
      return open;
    }
    try {
      return tables.open(table, new Seating(seating));
    } catch {
      // It cannot be read: its guests are told that it is not here, and its code is kept for it.
      return undefined;
    }
  }

  /** A room has gone on to a table from another one, which nobody needs any more unless it is open elsewhere. */
  #follow(left: Table | null, table: Table): void {
    const { tables, hosting } = this.#parts;
    if (left !== null) tables.closeIfUnused(left);
    hosting.tell();
    tables.lookAt(table);
  }

  #closeIfOpen(id: string): void {
    const { tables } = this.#parts;
    const open = tables.byId.get(id);
    if (open !== undefined) tables.abandon(open);
  }
}
