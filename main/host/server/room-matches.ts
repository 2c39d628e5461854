import type { Holder } from '../../../shared/protocol/messages.ts';
import type { Journals } from '../../storage/journals.ts';
import type { RoomRecord } from '../../storage/rooms/room-record.ts';
import type { Hosting } from '../network/hosting.ts';
import { RequestError } from '../request-error.ts';
import type { Room } from '../room/room.ts';
import { Seating } from '../seats/seating.ts';
import type { Table } from '../table/table.ts';
import type { Audience } from './audience.ts';
import type { HostSettings } from './host-settings.ts';
import type { OpenTables } from './open-tables.ts';

export interface RoomMatchParts {
  readonly journals: Journals;
  readonly tables: OpenTables;
  readonly hosting: Hosting;
  readonly audience: Audience;
  readonly gameOf: NonNullable<HostSettings['gameOf']>;
  /** The seed of a match of a room whose chance cannot be proven. */
  readonly newSeed: () => string;
}

/** Moves rooms between tables: starts matches, returns to earlier ones, reopens them after a restart. */
export class RoomMatches {
  readonly #parts: RoomMatchParts;

  constructor(parts: RoomMatchParts) {
    this.#parts = parts;
  }

  /**
   * Moves a room to a new table with its planned match, once the devices have revealed their parts of its chance.
   * At once if none has promised one. Throws or rejects with `RequestError` or file errors.
   */
  start(room: Room): void | Promise<void> {
    const { hosting, gameOf } = this.#parts;
    const { chance } = room.lobby;
    const { held } = room.lobby.nextMatch(gameOf);
    const collecting = chance?.collect(
      held,
      (device) => room.isPresent(device),
      (device, promises) =>
        room.sendAtOnce({ type: 'chance-closed', room: room.id, commitment: chance.commitment, promises }, device),
    );
    if (collecting === undefined) return this.#begin(room);
    return collecting.then(() => {
      if (hosting.rooms.byId.get(room.id) !== room) throw new RequestError('unknown-room');
      this.#begin(room);
    });
  }

  /** Starts the match. If that fails, the parts are known already, so the room gets new ones. */
  #begin(room: Room): void {
    try {
      this.#deal(room);
    } catch (error) {
      room.lobby.chance?.renew();
      room.send();
      throw error;
    }
  }

  #deal(room: Room): void {
    const { journals, tables, gameOf, newSeed } = this.#parts;
    const { game, options, seats, held } = room.lobby.nextMatch(gameOf);
    const { seed, ...proof } = room.lobby.chance?.deal(held) ?? { seed: newSeed() };
    const id = journals.create(game, { options, seats: seats.length, seed }, seats, { held, ...proof });
    try {
      const table = tables.open(id, new Seating({ seats: held, wishes: [] }, room.guests));
      this.#follow(room.begin(table), table);
    } catch (error) {
      // once the room is saved at the table the match has begun; only a later step failed
      if (room.table?.id === id) throw error;
      this.#closeIfOpen(id);
      journals.remove(id);
      throw error;
    }
  }

  /** Moves a room back to an unfinished match of the evening. Throws `RequestError` or the errors of opening. */
  resume(room: Room, id: string): void {
    const { tables } = this.#parts;
    const past = room.past.find(({ table, outcome }) => table === id && outcome === null);
    if (past === undefined) throw new RequestError('unknown-table');
    // a local page has it open outside the room
    if (tables.byId.has(id)) throw new RequestError('already-here');
    const isGone = (holder: Holder) => holder.startsWith('g') && !room.guests.has(holder);
    const seats = past.held.map(({ holder, owner }) => ({
      holder: isGone(holder) ? 'free' : holder,
      owner: isGone(owner) ? 'free' : owner,
    }));
    const table = tables.open(id, new Seating({ seats, wishes: [] }, room.guests));
    try {
      if (table.isElsewhere) throw new RequestError('read-only');
      this.#follow(room.resume(table), table);
    } catch (error) {
      this.#closeIfOpen(id);
      throw error;
    }
  }

  /** Reopens remembered rooms whose table can be opened. The library shows the errors of the others. */
  reopen(): void {
    const { rooms } = this.#parts.hosting;
    for (const record of rooms.waiting) {
      const table = record.table === null ? null : this.#openedFor(record.table);
      if (table === undefined || table?.isElsewhere) continue;
      const room = rooms.reopen(record, table);
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
      // Unreadable: guests learn that the room is not here, and its code stays reserved.
      return undefined;
    }
  }

  /** Finishes a room's move to another table; closes the table it left if unused. */
  #follow(left: Table | null, table: Table): void {
    const { tables, hosting } = this.#parts;
    if (left !== null) tables.closeIfUnused(left);
    hosting.send();
    tables.lookAt(table);
  }

  #closeIfOpen(id: string): void {
    const { tables } = this.#parts;
    const open = tables.byId.get(id);
    if (open !== undefined) tables.abandon(open);
  }
}
