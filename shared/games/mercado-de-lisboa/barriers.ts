import type { Seat } from '../../engine/index.ts';
import { standCost } from './cost.ts';
import { demandIn, standEarnings, type TradingMarket } from './income.ts';
import { bitsOf, type Market, ownGoodsIn, standsIn } from './lines.ts';
import { type Entrance, type Good, lineOf, type Space } from './market.ts';
import { type CustomerId, customers, type Restaurant } from './tiles.ts';

/** The space is occupied. */
export interface SpaceTaken {
  readonly why: 'taken';
  readonly by: 'stand' | 'restaurant';
}

/** Why a stand cannot be opened on a space. */
export type StandBarrier =
  | SpaceTaken
  /** All wooden stands are in the market. Ruling 13. */
  | { readonly why: 'no-wooden-stand' }
  /** Money and income together do not pay for it. All in coins. */
  | { readonly why: 'too-dear'; readonly cost: number; readonly income: number; readonly money: number };

/** Why customers cannot be brought to an entrance. */
export type CustomersBarrier =
  | { readonly why: 'entrance-taken'; readonly by: CustomerId }
  /** Fewer stands of any player in the row or column than customers on the tile. */
  | { readonly why: 'too-few-stands'; readonly stands: number; readonly customers: number }
  /** None of the player's own stands in the row or column sells a good they want. */
  | { readonly why: 'no-own-stand'; readonly wants: readonly Good[] };

/** Why a restaurant cannot be opened on a space. */
export type RestaurantBarrier =
  | SpaceTaken
  /** The player has no such restaurant. */
  | { readonly why: 'none' };

function takenBy({ stands, open }: Market, space: Space): SpaceTaken | null {
  if (stands[space] !== null) return { why: 'taken', by: 'stand' };
  return open[space] === null ? null : { why: 'taken', by: 'restaurant' };
}

/** Why a player cannot open a stand of this good on a space; null if they can. Rules, "Open a stand". */
export function standBarrier(
  market: TradingMarket,
  { money, woodenStands }: { readonly money: number; readonly woodenStands: number },
  space: Space,
  good: Good,
): StandBarrier | null {
  const taken = takenBy(market, space);
  if (taken !== null) return taken;
  if (woodenStands === 0) return { why: 'no-wooden-stand' };
  const { cost } = standCost(market, space);
  const income = standEarnings(market, demandIn(market), space, good);
  return cost <= money + income ? null : { why: 'too-dear', cost, income, money };
}

/** Why a seat cannot bring these customers to an entrance; null if it can. Rules, "Bring customers". */
export function customersBarrier(
  market: Market,
  seat: Seat,
  tile: CustomerId,
  entrance: Entrance,
): CustomersBarrier | null {
  const there = market.doors[entrance];
  if (there !== null) return { why: 'entrance-taken', by: there };
  const { level, wants } = customers(tile);
  const line = lineOf(entrance);
  const stands = standsIn(market, line);
  if (stands < level) return { why: 'too-few-stands', stands, customers: level };
  return (ownGoodsIn(market, seat, line) & bitsOf(wants)) === 0 ? { why: 'no-own-stand', wants } : null;
}

/** Why a player cannot open this restaurant on a space; null if they can. Rules, "Open a restaurant". */
export function restaurantBarrier(
  market: Market,
  { restaurants }: { readonly restaurants: readonly Restaurant[] },
  restaurant: Restaurant,
  space: Space,
): RestaurantBarrier | null {
  return takenBy(market, space) ?? (restaurants.includes(restaurant) ? null : { why: 'none' });
}
