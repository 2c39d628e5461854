import type { BuildingId } from './buildings/index.ts';
import type { PriceLine } from './events.ts';
import type { Good } from './goods.ts';
import type { Merchant } from './holdings.ts';
import type { Purchase } from './state.ts';
import { type Keeping, keepingOf } from './trade/keeping.ts';
import { adjustedMarket } from './trade/market.ts';
import { mayBuy, moneyFor, priceBreakdown, priceOf, type Trade } from './trade/purchase.ts';

/** A building of the centre during a purchase, in dollars. */
export interface BuildingOffer {
  readonly building: BuildingId;
  readonly price: number;
  readonly breakdown: readonly PriceLine[];
  /** Whether shipment and trade already pay for it. */
  readonly affordable: boolean;
  /** The shortfall; 0 for none. */
  readonly missing: number;
  /** Unspent money, which would be lost. */
  readonly change: number;
}

/** The complete effect of a purchase, before it is confirmed. */
export interface PurchasePreview {
  /** Total dollars, including the inland traders'. */
  readonly money: number;
  /** The shipped goods, what stays and why, and the choices left for warehouses. */
  readonly keeping: Keeping;
  /** The market afterwards, highest space first. */
  readonly market: readonly Good[];
  /** The centre from left to right. */
  readonly offers: readonly BuildingOffer[];
}

/** Previews a purchase, with the functions that also carry it out. Changes nothing. */
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
        breakdown: priceBreakdown(buyer, building, purchase.terms),
        affordable: mayBuy(buyer, market, purchase, building),
        missing: Math.max(0, price - money),
        change: Math.max(0, money - price),
      };
    }),
  };
}
