import type { TFunction } from 'i18next';
import type { LiveRoom } from '../../client/slices/room-slice.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { nameOfDevice } from '../../people/devices.ts';
import { nameOf } from '../../people/player-mark.ts';

/** The players at a device of the table, by name; without any, the device's own name. */
export function namesBefore(
  device: string,
  room: LiveRoom,
  table: Pick<LiveTable, 'seats' | 'holdings'> | null,
  t: TFunction<'lobby'>,
): readonly string[] {
  const seats = table?.holdings.flatMap(({ holder }, seat) => (holder === device ? [seat] : [])) ?? [];
  if (table !== null && seats.length > 0) return seats.map((seat) => nameOf(table.seats, seat));
  return [nameOfDevice(room, device, t)];
}
