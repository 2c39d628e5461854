import { type Details, playerAt } from '../../../engine/index.ts';
import { type BuildingSymbol, symbols } from '../actions.ts';
import { buildingIds } from '../buildings/index.ts';
import { symbolsOwned } from '../holdings.ts';
import type { HarbourTypes } from '../index.ts';
import { startingBuildingOf } from '../places.ts';
import { spaceValues } from '../trade/market.ts';
import type { weights } from './weights.ts';

type Feature = keyof typeof weights;

/** The feature that counts each symbol. */
const featureOf: Readonly<Record<BuildingSymbol, Feature>> = {
  coin: 'coins',
  anchor: 'anchors',
  'top-hat': 'top-hat',
  warehouse: 'warehouses',
};

/** What the network of Harbour sees besides the guide's features: goods by their market space, symbols, buildings. */
export const harbourDetails: Details<HarbourTypes> = {
  names: [
    ...spaceValues.map((value) => `goods at ${value}`),
    ...symbols.map((symbol) => `owned: ${symbol}`),
    'at home',
    ...buildingIds,
  ],
  features: [
    ...spaceValues.map((): Feature => 'goods'),
    ...symbols.map((symbol) => featureOf[symbol]),
    'tempo',
    ...buildingIds.map((): Feature => 'buildings'),
  ],
  measure(state, seat) {
    const player = playerAt(state, seat);
    const { goods, buildings, pawn } = player;
    return [
      ...state.market.map((good) => goods[good]),
      ...symbols.map((symbol) => symbolsOwned(player, symbol)),
      pawn === startingBuildingOf(seat) ? 1 : 0,
      ...buildingIds.map((id) => (buildings.includes(id) ? 1 : 0)),
    ];
  },
};
