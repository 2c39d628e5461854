import type { BuildingId } from './buildings/index.ts';
import type { PriceLine } from './events.ts';
import type { Good } from './goods.ts';
import type { Merchant } from './holdings.ts';
import type { Purchase } from './state.ts';
import { type Keeping, keepingOf } from './trade/keeping.ts';
import { adjustedMarket } from './trade/market.ts';
import { mayBuy, moneyFor, priceOf, priceReckoning, type Trade } from './trade/purchase.ts';

/** A building of the centre as a purchase sees it, in dollars. */
export interface BuildingOffer {
  readonly building: BuildingId;
  readonly price: number;
  readonly reckoning: readonly PriceLine[];
  /** Does what is shipped and traded pay for it? */
  readonly affordable: boolean;
  /** What is missing to its price; 0 where nothing is. */
  readonly missing: number;
  /** What would be left over, and lost. */
  readonly change: number;
}

/** Everything a purchase would bring about, before it is confirmed. */
export interface PurchasePreview {
  /** Dollars in all, those of the inland traders included. */
  readonly money: number;
  /** What ships, what of it stays and by which rule, and what warehouses still have to choose. */
  readonly keeping: Keeping;
  /** The market afterwards, the dearest first. */
  readonly market: readonly Good[];
  /** The centre from left to right. */
  readonly offers: readonly BuildingOffer[];
}

/** Shows what a purchase would do; the rules carry it out with the same functions. Changes nothing. */
export function previewPurchase(
  buyer: Merchant,
  { market, centre }: Trade,
  purchase: Purchase,
  keeps: readonly Good[],
): PurchasePreview {
  const money = moneyFor(buyer, market, purchase);
  return {
    money,
    keeping: keepingOf(buyer, market, purchase.shipped, keeps),
    market: adjustedMarket(market, purchase.shipped),
    offers: centre.map((building) => {
      const price = priceOf(building, purchase.terms);
      return {
        building,
        price,
        reckoning: priceReckoning(buyer, building, purchase.terms),
        affordable: mayBuy(buyer, market, purchase, building),
        missing: Math.max(0, price - money),
        change: Math.max(0, money - price),
      };
    }),
  };
}
