import type { BuildingSymbol } from '../actions.ts';
import { type BuildingId, buildingIds, buildings } from '../buildings/index.ts';
import { type Good, type GoodCounts, goods } from '../goods.ts';
import type { BuyTerms } from '../state.ts';
import { spaceValues } from '../trade/market.ts';
import { inlandTradersPay } from '../trade/purchase.ts';
import type { Belongings } from './traits.ts';

/** The value of a turn in points, to weigh an expensive building against an earlier one. */
const turnsWorth = 1.7;
/** The value of a useful good that stays, in points. */
const goodsWorth = 0.55;
/** The value of a symbol for every purchase still to come, in points. */
const symbolsWorth: Readonly<Record<BuildingSymbol, number>> = {
  coin: 0.7,
  warehouse: 0.6,
  'top-hat': 0.4,
  anchor: 0.2,
};

/** Average number of turns to gather this many specific goods. */
const gathering: readonly number[] = [0, 1, 1.15, 1.9, 2.3, 3, 3.4, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8];
/** Usefulness of goods of one type that stay; each further one counts less. */
const usefulness: readonly number[] = [0, 1, 2, 2.9, 3.7, 4.3, 4.4];

const spaces = spaceValues.length;
/** Ways to pay as bit sets: one bit for each market space, highest space lowest, and one for the inland traders. */
const tradersBit = 1 << spaces;
/** Maximum dollars in one purchase. */
const mostMoney = 20;

const symbolsOfBuilding = new Map<BuildingId, number>(
  buildingIds.map((id) => [id, buildings[id].symbols.reduce((sum, symbol) => sum + symbolsWorth[symbol], 0)]),
);

/** What a player buys with, besides goods. */
export interface Means {
  readonly terms: BuyTerms;
  readonly owned: Belongings;
  /** Whether the inland traders are in the game. */
  readonly trades: boolean;
  /** Number of purchases after the next one. */
  readonly later: number;
}

/** The best next purchase for a stock. */
export interface Prospect {
  /** The most valuable building; null if the centre is empty. */
  readonly building: BuildingId | null;
  readonly points: number;
  /** Number of goods missing for it, and turns until it is bought, including the purchase. */
  readonly missing: number;
  readonly turns: number;
  /** Useful goods that stay. */
  readonly left: number;
  /** Points, symbols and remaining goods, minus the value of the turns. */
  readonly worth: number;
  /** The same for the second-best building, or the best if there is no other. */
  readonly second: number;
}

// Scratch arrays, overwritten by every call: a search needs hundreds of thousands of prospects.
const held = new Int32Array(spaces);
const minimum = new Int32Array(spaces);
const missingOf = new Int32Array(2 * tradersBit);
const leftOf = new Float64Array(2 * tradersBit);
const costOf = new Float64Array(2 * tradersBit);
const cheapest = new Int32Array(mostMoney + 1);

/** Returns the dollars of a way to pay, and notes what it lacks and leaves. */
function reckonWay(way: number, { terms, owned }: Means, wild: number): number {
  const { board } = owned;
  const taken = way >= tradersBit ? 1 : 0;
  let money = taken * inlandTradersPay;
  let missing = 0;
  let none = 0;
  let left = 0;
  let shipped = 0;
  for (let space = 0; space < spaces; space++) {
    const own = held[space] ?? 0;
    const bit = 1 << space;
    if ((way & bit) === 0) {
      if (own < taken) missing++;
      left += usefulness[own > taken ? own - taken : 0] ?? 0;
      continue;
    }
    const value = spaceValues[space] ?? 0;
    const lacks = (minimum[space] ?? 0) + taken - own;
    money += value + (bit === board.dearerSpace ? board.extraMoney : 0);
    if (lacks > 0) missing += lacks;
    if (own <= taken) none++;
    shipped += own;
    if (board.keepsSurplus && own > value) left += usefulness[own - value] ?? 0;
    if (board.keepsEach > 0) left++;
  }
  const lacking = Math.max(missing - terms.lowerOne, none);
  missingOf[way] = Math.max(0, lacking - wild);
  leftOf[way] = left + Math.min(owned.warehouses, shipped) + Math.max(0, wild - lacking);
  return money;
}

/** Maps the stock to the spaces of the market. */
function layOut(stock: Readonly<GoodCounts>, market: readonly Good[], terms: BuyTerms): void {
  for (let space = 0; space < spaces; space++) {
    const good = market[space];
    held[space] = good === undefined ? 0 : stock[good];
    minimum[space] = Math.max(1, (spaceValues[space] ?? 0) - terms.lowerEach);
  }
}

/** Finds the cheapest way to pay for every amount of money: turns to wait, minus remaining goods. */
function rankWays(means: Means, wild: number): void {
  cheapest.fill(-1);
  const ways = means.trades ? 2 * tradersBit : tradersBit;
  const stays = means.later > 0 ? goodsWorth : 0.02;
  for (let way = 1; way < ways; way++) {
    const money = reckonWay(way, means, wild);
    const cost = turnsWorth * (gathering[missingOf[way] ?? 0] ?? 9) - stays * (leftOf[way] ?? 0);
    costOf[way] = cost;
    const known = cheapest[money] ?? -1;
    if (known < 0 || cost < (costOf[known] ?? 0)) cheapest[money] = way;
  }
  for (let money = mostMoney - 1; money >= 0; money--) {
    const dearer = cheapest[money + 1] ?? -1;
    const own = cheapest[money] ?? -1;
    if (dearer >= 0 && (own < 0 || (costOf[dearer] ?? 0) < (costOf[own] ?? 0))) cheapest[money] = dearer;
  }
}

/** The table, as far as it affects purchases. */
interface Table {
  readonly market: readonly Good[];
  readonly centre: readonly BuildingId[];
}

/** The best next purchase for a player with these goods, plus `wild` more of their choice. */
export function prospectOf(stock: Readonly<GoodCounts>, wild: number, table: Table, means: Means): Prospect {
  const { terms } = means;
  layOut(stock, table.market, terms);
  rankWays(means, wild);
  let best: BuildingId | null = null;
  let bestWay = 0;
  let worth = -20;
  let second = -20;
  for (const building of table.centre) {
    const { cost, points } = buildings[building];
    const way = cheapest[Math.max(0, cost - terms.discount)] ?? -1;
    if (way < 0) continue;
    const symbols = (symbolsOfBuilding.get(building) ?? 0) * means.later;
    const own = points + symbols - (costOf[way] ?? 0) - turnsWorth;
    if (own > worth) {
      second = worth;
      worth = own;
      best = building;
      bestWay = way;
    } else if (own > second) second = own;
  }
  const missing = missingOf[bestWay] ?? 0;
  return {
    building: best,
    points: best === null ? 0 : buildings[best].points,
    missing: best === null ? goods.length : missing,
    turns: 1 + (best === null ? 4 : (gathering[missing] ?? 9)),
    left: best === null ? 0 : (leftOf[bestWay] ?? 0),
    worth,
    second: second === -20 ? worth : second,
  };
}

/** A purchase in progress: the shipped types as bits of the market's spaces, and whether more may be shipped. */
export interface Begun {
  readonly shipped: number;
  readonly more: boolean;
  /** Whether the inland traders have been used. */
  readonly traded: boolean;
}

/**
 * The value of the best purchase possible at once: points, symbols and remaining goods. Null if there is none.
 * @param only the building to buy; null for the best one
 */
export function purchaseNow(
  stock: Readonly<GoodCounts>,
  table: Table,
  means: Means,
  { shipped, more, traded }: Begun,
  only: BuildingId | null,
): number | null {
  layOut(stock, table.market, means.terms);
  let best: number | null = null;
  for (let way = 0; way < 2 * tradersBit; way++) {
    if ((way & shipped) !== shipped || (!more && way !== shipped)) continue;
    if (way >= tradersBit && (!means.trades || traded || shipped > 0)) continue;
    if (way === 0 && !traded) continue;
    const money = reckonWay(way, means, 0) + (traded ? inlandTradersPay : 0);
    if ((missingOf[way] ?? 0) > 0) continue;
    const stays = means.later > 0 ? goodsWorth * (leftOf[way] ?? 0) : 0;
    for (const building of table.centre) {
      const { cost, points } = buildings[building];
      if ((only !== null && building !== only) || cost - means.terms.discount > money) continue;
      const worth = points + stays + (symbolsOfBuilding.get(building) ?? 0) * means.later;
      if (best === null || worth > best) best = worth;
    }
  }
  return best;
}
