import type { Unsafe } from '../../storage/flushing.ts';
import type { SeatingRecord } from '../../storage/rooms/seating-record.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import { Seating } from '../seats/seating.ts';
import type { Table } from '../table/table.ts';
import type { Audience } from './audience.ts';
import type { OpenTables } from './open-tables.ts';

export interface GoingBackParts {
  readonly tables: OpenTables;
  readonly rooms: Rooms;
  readonly audience: Audience;
  /** Called with the error if a table cannot be reopened. */
  readonly report: (error: unknown) => void;
}

/**
 * Reverts tables and rooms to their state on disk after a failed write. Nothing of the lost state was sent.
 * Reopens the tables, restores the rooms from their records, and resyncs their clients.
 * @param isHouseLost true if the server's own file was not written either; then all rooms are restored
 */
export function goBack(parts: GoingBackParts, unsafe: ReadonlySet<Unsafe>, isServerFileLost: boolean): void {
  const isLost = (table: Table | null) => table?.kept.isWrittenIn(unsafe) === true;
  const rooms = [...parts.rooms.byId.values()].filter(({ table }) => isServerFileLost || isLost(table));
  for (const room of rooms) roomGoesBack(parts, room);
  for (const table of [...parts.tables.byId.values()].filter(isLost)) tableGoesBack(parts, table);
}

/** Restores a room and its table from disk and resyncs their clients. A room without a record is dropped. */
function roomGoesBack(parts: GoingBackParts, room: Room): void {
  const { tables, rooms, audience } = parts;
  const members = audience.in(room);
  if (room.table !== null) tables.abandon(room.table);
  const record = rooms.recorded(room.id);
  if (record === undefined) {
    const table = room.table === null ? null : openedAgain(parts, room.table.id);
    rooms.drop(room);
    for (const client of members) client.sitAgain(null, table);
    if (table !== null) tables.lookAt(table);
    return;
  }
  const table = record.table === null ? null : openedAgain(parts, record.table.table, record.table.seating);
  room.goBack(record, table);
  for (const client of members) client.sitAgain(room, table);
  room.send();
  if (table !== null) tables.lookAt(table);
}

/** Reopens a table without a room from disk and resyncs its clients. */
function tableGoesBack(parts: GoingBackParts, table: Table): void {
  const seated = parts.audience.at(table);
  parts.tables.abandon(table);
  const again = openedAgain(parts, table.id);
  for (const client of seated) client.sitAgain(null, again);
  if (again !== null) parts.tables.lookAt(again);
}

function openedAgain({ tables, report }: GoingBackParts, id: string, seating?: SeatingRecord): Table | null {
  const open = tables.byId.get(id);
  if (open !== undefined) return open;
  try {
    return tables.open(id, seating && new Seating(seating));
  } catch (error) {
    report(error);
    return null;
  }
}
