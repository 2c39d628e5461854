import type { Seat } from '../../engine/index.ts';
import { type BuildingId, isBuildingId } from './buildings/index.ts';

/** The starting building of a seat, printed on its player board. */
export type StartingBuilding = 'start-0' | 'start-1' | 'start-2' | 'start-3';

/** Where a pawn can stand: a building card, or a starting building. */
export type Place = BuildingId | StartingBuilding;

/** Whose building it is: a player's, the practice opponent's, or nobody's while it stands in the centre. */
export type Owner = Seat | 'practice';

/** The starting buildings by seat. */
export const startingBuildings = ['start-0', 'start-1', 'start-2', 'start-3'] as const;

/** The starting building of a seat. Throws RangeError for a seat that is not at the table. */
export function startingBuildingOf(seat: Seat): StartingBuilding {
  const place = startingBuildings[seat];
  if (place === undefined) throw new RangeError(`no starting building at seat ${seat}`);
  return place;
}

/** Is it a building card, and not a starting building? */
export function isCard(place: Place): place is BuildingId {
  return isBuildingId(place);
}
