import type { Seat } from '../../engine/index.ts';
import { type BuildingId, isBuildingId } from './buildings/index.ts';

/** The starting building of a seat, printed on its player board. */
export type StartingBuilding = 'start-0' | 'start-1' | 'start-2' | 'start-3';

/** Where a pawn can be: at a building card, or at a starting building. */
export type Place = BuildingId | StartingBuilding;

/** The owner of a building. */
export type Owner = Seat | 'practice';

/** The starting buildings by seat. */
export const startingBuildings = ['start-0', 'start-1', 'start-2', 'start-3'] as const;

/** The starting building of a seat. Throws RangeError for a seat that is not at the table. */
export function startingBuildingOf(seat: Seat): StartingBuilding {
  const place = startingBuildings[seat];
  if (place === undefined) throw new RangeError(`no starting building at seat ${seat}`);
  return place;
}

/** Whether the place is a building card rather than a starting building. */
export function isCard(place: Place): place is BuildingId {
  return isBuildingId(place);
}
