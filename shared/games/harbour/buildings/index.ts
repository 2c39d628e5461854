import type { Building } from './building.ts';
import { gatherers } from './gatherers.ts';
import { marketHalls } from './market-halls.ts';
import { quayside } from './quayside.ts';
import { tradingHouses } from './trading-houses.ts';
import { workshops } from './workshops.ts';

export type { Building } from './building.ts';

const catalogue = {
  ...gatherers,
  ...workshops,
  ...tradingHouses,
  ...marketHalls,
  ...quayside,
};

export type BuildingId = keyof typeof catalogue;

/** All 36 building cards by id. */
export const buildings: Readonly<Record<BuildingId, Building>> = catalogue;

/** Whether an id from outside is that of a building card. */
export function isBuildingId(id: string): id is BuildingId {
  return Object.hasOwn(catalogue, id);
}

/** The ids of all building cards, in the order of the catalogue. */
export const buildingIds: readonly BuildingId[] = Object.keys(catalogue).filter(isBuildingId);
