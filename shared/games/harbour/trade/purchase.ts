import type { PartOf } from '../actions.ts';
import { type BuildingId, buildings } from '../buildings/index.ts';
import type { PriceLine } from '../events.ts';
import type { Good } from '../goods.ts';
import { abilityOf, type Merchant, symbolsOwned } from '../holdings.ts';
import type { BuyTerms, Purchase } from '../state.ts';
import { moneyOf, spaceValueOf } from './market.ts';

/** What a buy action allows this buyer, by what is owned at this moment. Rules, "Buying". Ruling 27. */
export function termsOf(buyer: Merchant, action: PartOf<'buy'>): BuyTerms {
  const anchors = Math.min(action.mostForAnchors, action.discountPerAnchor * symbolsOwned(buyer, 'anchor'));
  const lowered = Math.min(action.mostLower, action.lowerPerWarehouse * symbolsOwned(buyer, 'warehouse'));
  return {
    discount: symbolsOwned(buyer, 'coin') + action.discount + anchors,
    lowerEach: lowered,
    lowerOne: action.lowerOne + (abilityOf(buyer, 'lower-minimum')?.types ?? 0),
  };
}

/** What a building costs under these terms, in dollars; never below 0. Symbols on the card itself do not count yet. */
export function priceOf(building: BuildingId, terms: BuyTerms): number {
  return Math.max(0, buildings[building].cost - terms.discount);
}

/** How the price comes about; the lines add up to it, so a discount shows only as far as there is a price left. */
export function priceReckoning(buyer: Merchant, building: BuildingId, terms: BuyTerms): readonly PriceLine[] {
  const { cost } = buildings[building];
  const coins = Math.min(cost, symbolsOwned(buyer, 'coin'));
  const action = cost - coins - priceOf(building, terms);
  const lines: PriceLine[] = [{ why: 'cost', amount: cost }];
  if (coins > 0) lines.push({ why: 'coins', amount: -coins });
  if (action > 0) lines.push({ why: 'action', amount: -action });
  return lines;
}

/** The price of the cheapest building in the centre; infinite where it is empty. */
export function leastPrice(centre: readonly BuildingId[], terms: BuyTerms): number {
  let least = Number.POSITIVE_INFINITY;
  for (const building of centre) least = Math.min(least, priceOf(building, terms));
  return least;
}

/** The least amount of a good that must be held to ship it, before single lowerings are spent on it. Ruling 27. */
export function minimumOf(market: readonly Good[], good: Good, terms: BuyTerms): number {
  return Math.max(1, spaceValueOf(market, good) - terms.lowerEach);
}

/**
 * How many of the terms' single lowerings must be spent to ship this good: 0 where enough is held, infinite where none
 * is held at all, for at least 1 is always needed. Ruling 27.
 */
export function loweringsFor(buyer: Merchant, market: readonly Good[], good: Good, terms: BuyTerms): number {
  const held = buyer.goods[good];
  return held === 0 ? Number.POSITIVE_INFINITY : Math.max(0, minimumOf(market, good, terms) - held);
}

/** Single lowerings that remain when these goods are shipped; below 0 where they cannot all be shipped. */
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

/** The most that can still be earned by shipping more types from this space on, in dollars. */
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

/** Dollars that a purchase has brought so far. Rules, "Buying": a type gives its value, however many are shipped. */
export function moneyFor(buyer: Merchant, market: readonly Good[], purchase: Purchase): number {
  let money = purchase.traded ? inlandTradersPay : 0;
  for (const good of purchase.shipped) money += moneyOf(buyer, market, good);
  return money;
}

/** Dollars the inland traders pay for one of each good. Rules, "Inland traders". */
export const inlandTradersPay = 4;

/** Is at least one of each good there to hand in? */
function canTradeInland({ goods }: Merchant): boolean {
  return goods.fish > 0 && goods.livestock > 0 && goods.wood > 0 && goods.stone > 0;
}

/** The table as far as a purchase is concerned, in the state or in a view of it. */
export interface Trade {
  readonly market: readonly Good[];
  readonly centre: readonly BuildingId[];
}

/** Can this good be added to what is shipped, by what is held? It says nothing about what the money is good for. */
export function canShip(buyer: Merchant, market: readonly Good[], purchase: Purchase, good: Good): boolean {
  if (purchase.shipped.includes(good)) return false;
  const left = loweringsLeft(buyer, market, purchase.terms, purchase.shipped);
  return left >= loweringsFor(buyer, market, good, purchase.terms);
}

/**
 * May this good be shipped now: is enough of it held, and will the money with it, and with whatever else could be
 * shipped besides, pay for a building in the centre? Ruling 3: nothing is shipped without a purchase. Ruling 2: more than
 * is needed may be.
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
 * May the inland traders be used now? One of each good is held, nothing is shipped yet, and what they pay, with what
 * could still be shipped afterwards, pays for a building in the centre. Rulings 3 and 4.
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

/** May this building be bought now? Ruling 4: something must have been shipped, or handed to the inland traders. */
export function mayBuy(buyer: Merchant, market: readonly Good[], purchase: Purchase, building: BuildingId): boolean {
  if (purchase.shipped.length === 0 && !purchase.traded) return false;
  return priceOf(building, purchase.terms) <= moneyFor(buyer, market, purchase);
}
