import type { PartOf } from '../actions.ts';
import { type BuildingId, buildings } from '../buildings/index.ts';
import type { PriceLine } from '../events.ts';
import type { Good } from '../goods.ts';
import { abilityOf, type Merchant, symbolsOwned } from '../holdings.ts';
import type { BuyTerms, Purchase } from '../state.ts';
import { moneyOf, spaceValueOf } from './market.ts';

/** The terms of a buy action for this buyer, by what they own now. Rules, "Buying". Ruling 27. */
export function termsOf(buyer: Merchant, action: PartOf<'buy'>): BuyTerms {
  const anchors = Math.min(action.mostForAnchors, action.discountPerAnchor * symbolsOwned(buyer, 'anchor'));
  const lowered = Math.min(action.mostLower, action.lowerPerWarehouse * symbolsOwned(buyer, 'warehouse'));
  return {
    discount: symbolsOwned(buyer, 'coin') + action.discount + anchors,
    lowerEach: lowered,
    lowerOne: action.lowerOne + (abilityOf(buyer, 'lower-minimum')?.types ?? 0),
  };
}

/** The price of a building with these terms, in dollars; never below 0. Symbols on the card itself do not count yet. */
export function priceOf(building: BuildingId, terms: BuyTerms): number {
  return Math.max(0, buildings[building].cost - terms.discount);
}

/** The breakdown of a price. Its lines add up to the price, so a discount appears only as far as it applies. */
export function priceBreakdown(buyer: Merchant, building: BuildingId, terms: BuyTerms): readonly PriceLine[] {
  const { cost } = buildings[building];
  const coins = Math.min(cost, symbolsOwned(buyer, 'coin'));
  const action = cost - coins - priceOf(building, terms);
  const lines: PriceLine[] = [{ why: 'cost', amount: cost }];
  if (coins > 0) lines.push({ why: 'coins', amount: -coins });
  if (action > 0) lines.push({ why: 'action', amount: -action });
  return lines;
}

/** The price of the cheapest building in the centre; infinite if it is empty. */
export function leastPrice(centre: readonly BuildingId[], terms: BuyTerms): number {
  let least = Number.POSITIVE_INFINITY;
  for (const building of centre) least = Math.min(least, priceOf(building, terms));
  return least;
}

/** The minimum amount to ship a good, before single lowerings. Ruling 27. */
export function minimumOf(market: readonly Good[], good: Good, terms: BuyTerms): number {
  return Math.max(1, spaceValueOf(market, good) - terms.lowerEach);
}

/**
 * The number of single lowerings needed to ship this good. Ruling 27. It is 0 if enough is held, and infinite if none
 * is held, because at least 1 is always needed.
 */
export function loweringsFor(buyer: Merchant, market: readonly Good[], good: Good, terms: BuyTerms): number {
  const held = buyer.goods[good];
  return held === 0 ? Number.POSITIVE_INFINITY : Math.max(0, minimumOf(market, good, terms) - held);
}

/** Single lowerings left after shipping these goods; below 0 if they cannot all be shipped. */
export function loweringsLeft(
  buyer: Merchant,
  market: readonly Good[],
  terms: BuyTerms,
  shipped: readonly Good[],
): number {
  let left = terms.lowerOne;
  for (const good of shipped) left -= loweringsFor(buyer, market, good, terms);
  return left;
}

/** The most dollars from shipping further types, starting at this space. */
function mostFrom(
  buyer: Merchant,
  market: readonly Good[],
  purchase: Purchase,
  besides: Good | null,
  space: number,
  lowerings: number,
): number {
  const good = market[space];
  if (good === undefined) return 0;
  const without = mostFrom(buyer, market, purchase, besides, space + 1, lowerings);
  if (good === besides || purchase.shipped.includes(good)) return without;
  const left = lowerings - loweringsFor(buyer, market, good, purchase.terms);
  if (left < 0) return without;
  return Math.max(without, moneyOf(buyer, market, good) + mostFrom(buyer, market, purchase, besides, space + 1, left));
}

/** Dollars of a purchase so far. Rules, "Buying": a type brings its value, however many are shipped. */
export function moneyFor(buyer: Merchant, market: readonly Good[], purchase: Purchase): number {
  let money = purchase.traded ? inlandTradersPay : 0;
  for (const good of purchase.shipped) money += moneyOf(buyer, market, good);
  return money;
}

/** Dollars that the inland traders pay for one of each good. Rules, "Inland traders". */
export const inlandTradersPay = 4;

/** Whether there is at least one of each good to hand in. */
function canTradeInland({ goods }: Merchant): boolean {
  return goods.fish > 0 && goods.livestock > 0 && goods.wood > 0 && goods.stone > 0;
}

/** The table, as far as it affects a purchase, in the state or in a view. */
export interface Trade {
  readonly market: readonly Good[];
  readonly centre: readonly BuildingId[];
}

/** Whether the goods held allow adding this good to the shipment, regardless of what the money can buy. */
export function canShip(buyer: Merchant, market: readonly Good[], purchase: Purchase, good: Good): boolean {
  if (purchase.shipped.includes(good)) return false;
  const left = loweringsLeft(buyer, market, purchase.terms, purchase.shipped);
  return left >= loweringsFor(buyer, market, good, purchase.terms);
}

/**
 * Whether this good may be shipped now.
 * The buyer must hold enough of it, and the money with everything else that could be shipped must pay for a building in
 * the centre. Ruling 3: no shipment without a purchase. Ruling 2: shipping more than needed is allowed.
 */
export function mayShip(buyer: Merchant, { market, centre }: Trade, purchase: Purchase, good: Good): boolean {
  if (purchase.shipped.includes(good)) return false;
  const spent = loweringsFor(buyer, market, good, purchase.terms);
  const left = loweringsLeft(buyer, market, purchase.terms, purchase.shipped) - spent;
  if (left < 0) return false;
  const money = moneyFor(buyer, market, purchase) + moneyOf(buyer, market, good);
  return money + mostFrom(buyer, market, purchase, good, 0, left) >= leastPrice(centre, purchase.terms);
}

/**
 * Whether the inland traders may be used now. Rulings 3 and 4.
 * The buyer must hold one of each good and have shipped nothing. Their payment, with everything that could still be
 * shipped, must pay for a building in the centre.
 */
export function mayTradeInland(buyer: Merchant, { market, centre }: Trade, purchase: Purchase): boolean {
  if (purchase.traded || purchase.shipped.length > 0 || !canTradeInland(buyer)) return false;
  const { fish, livestock, wood, stone } = buyer.goods;
  const after: Merchant = {
    ...buyer,
    goods: { fish: fish - 1, livestock: livestock - 1, wood: wood - 1, stone: stone - 1 },
  };
  const most = inlandTradersPay + mostFrom(after, market, purchase, null, 0, purchase.terms.lowerOne);
  return most >= leastPrice(centre, purchase.terms);
}

/** Whether this building may be bought now. Ruling 4: something must be shipped, or handed to the inland traders. */
export function mayBuy(buyer: Merchant, market: readonly Good[], purchase: Purchase, building: BuildingId): boolean {
  if (purchase.shipped.length === 0 && !purchase.traded) return false;
  return priceOf(building, purchase.terms) <= moneyFor(buyer, market, purchase);
}
