import type { PartOf } from '../actions.ts';
import { type BoardId, board, boardIds } from '../boards.ts';
import { type BuildingId, buildingIds, buildings } from '../buildings/index.ts';
import { type Holder, symbolsOwned } from '../holdings.ts';
import type { BuyTerms } from '../state.ts';
import { spaceValues } from '../trade/market.ts';

/**
 * The effects of a board or building on purchases, precomputed because a search needs them very often.
 * Symbols by number.
 */
interface Traits {
  readonly coins: number;
  readonly anchors: number;
  readonly topHats: number;
  readonly warehouses: number;
  /** The market space with extra money, as a bit (highest space lowest), and the amount. */
  readonly dearerSpace: number;
  readonly extraMoney: number;
  readonly keepsSurplus: boolean;
  readonly keepsEach: number;
  readonly lowerOne: number;
  readonly stays: boolean;
  /** The purchase offered there, if it is a building card. */
  readonly buy: PartOf<'buy'> | null;
}

function buyPartOf(building: BuildingId): PartOf<'buy'> | null {
  const { action } = buildings[building];
  if (action.order !== 'or') for (const part of action.parts) if (part.kind === 'buy') return part;
  return null;
}

function traitsOf(holder: Holder): Traits {
  const ability = holder.board === null ? null : board(holder.board).ability;
  const dearer = ability?.kind === 'extra-money' ? ability : null;
  const [card] = holder.buildings;
  return {
    coins: symbolsOwned(holder, 'coin'),
    anchors: symbolsOwned(holder, 'anchor'),
    topHats: symbolsOwned(holder, 'top-hat'),
    warehouses: symbolsOwned(holder, 'warehouse'),
    dearerSpace: dearer === null ? 0 : 1 << spaceValues.findIndex((value) => value === dearer.space),
    extraMoney: dearer?.money ?? 0,
    keepsSurplus: ability?.kind === 'keep-surplus',
    keepsEach: ability?.kind === 'keep-shipped' ? ability.goods : 0,
    lowerOne: ability?.kind === 'lower-minimum' ? ability.types : 0,
    stays: ability?.kind === 'stay',
    buy: card === undefined ? null : buyPartOf(card),
  };
}

const noTraits = traitsOf({ board: null, buildings: [] });
const ofBoards = new Map<BoardId, Traits>(boardIds.map((id) => [id, traitsOf({ board: id, buildings: [] })]));
const ofBuildings = new Map<BuildingId, Traits>(
  buildingIds.map((id) => [id, traitsOf({ board: null, buildings: [id] })]),
);

/** The purchase offered at a building card; null if none. */
export function buyPartAt(building: BuildingId): PartOf<'buy'> | null {
  return ofBuildings.get(building)?.buy ?? null;
}

/** The effects on purchases of everything a player owns. */
export interface Belongings {
  readonly board: Traits;
  readonly coins: number;
  readonly anchors: number;
  readonly topHats: number;
  readonly warehouses: number;
}

export function belongingsOf({ board: id, buildings: owned }: Holder): Belongings {
  const own = (id === null ? undefined : ofBoards.get(id)) ?? noTraits;
  let { coins, anchors, topHats, warehouses } = own;
  for (const building of owned) {
    const card = ofBuildings.get(building) ?? noTraits;
    coins += card.coins;
    anchors += card.anchors;
    topHats += card.topHats;
    warehouses += card.warehouses;
  }
  return { board: own, coins, anchors, topHats, warehouses };
}

/** The terms of a purchase for this owner at a place without terms of its own. */
export function plainTerms({ coins, board: { lowerOne } }: Belongings): BuyTerms {
  return { discount: coins, lowerEach: 0, lowerOne };
}

/** How much a building's terms ease a purchase compared to plain ones, in goods. */
export function easeOf({ anchors, warehouses }: Belongings, part: PartOf<'buy'>): number {
  const forAnchors = Math.min(part.mostForAnchors, part.discountPerAnchor * anchors);
  const lowered = Math.min(part.mostLower, part.lowerPerWarehouse * warehouses);
  return part.discount + forAnchors + 2 * lowered + part.lowerOne;
}
