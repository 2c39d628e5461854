import { board } from '../../board.ts';
import type { ItemType } from '../../items.ts';
import { freeSpace } from '../../open-stores.ts';
import type { TokenRange } from '../../payment.ts';
import { orderSteps, stockPrice } from '../../prices.ts';
import type { OpenStore } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';

/** A building, as far as orders depend on it. A view's building works too. */
export type OrderingBuilding = readonly Pick<OpenStore, 'id' | 'shelves'>[];

/** The total cost of an order, and its most expensive item, after all discounts. Dollars. */
export interface OrderCost {
  readonly total: number;
  readonly dearest: number;
}

/** The cost of an order, given a store for each item, at `price` before discounts. Ruling 25: it is one payment. */
export function orderCost(
  building: OrderingBuilding,
  item: ItemType,
  price: number,
  order: readonly StoreId[],
): OrderCost {
  let total = 0;
  let dearest = 0;
  for (const store of order) {
    const each = stockPrice(building, store, item, price, order.length);
    total += each;
    if (each > dearest) dearest = each;
  }
  return { total, dearest };
}

/**
 * The debt tokens with which a player with `money` may pay an order; least exceeds most if they cannot.
 * Rules, "Debt"; ruling 27: one item of each type may be paid with tokens, so at most half the most expensive item's
 * price, rounded up.
 */
export function orderTokens(money: number, cost: OrderCost): TokenRange {
  return {
    least: Math.max(0, Math.ceil((cost.total - money) / board.tokenMoney)),
    most: Math.ceil(cost.dearest / board.tokenMoney),
  };
}

/** The number of items in the order for this store. */
export function countIn(order: readonly StoreId[], store: StoreId): number {
  let count = 0;
  for (const id of order) if (id === store) count += 1;
  return count;
}

/** One store's share of an order of a certain size. */
interface Share {
  readonly each: number;
  readonly count: number;
  readonly room: number;
}

/**
 * The least money for these shares plus `more` items. The most expensive item costs exactly `dearest`.
 * Infinity if no such order exists.
 */
function moneyWithDearest(shares: readonly Share[], more: number, dearest: number): number {
  let total = 0;
  let reached = false;
  for (const { each, count } of shares) {
    if (count > 0 && each > dearest) return Number.POSITIVE_INFINITY;
    if (count > 0 && each === dearest) reached = true;
    total += each * count;
  }
  let left = more;
  if (!reached) {
    total += dearest;
    left -= 1;
  }
  // The cheapest stores take the rest; `shares` are sorted by price. The expensive item above has taken one place.
  for (const { each, room } of shares) {
    if (each > dearest) break;
    const placeTaken = !reached && each === dearest && room > 0;
    if (placeTaken) reached = true;
    const taken = Math.min(placeTaken ? room - 1 : room, Math.max(0, left));
    total += each * taken;
    left -= taken;
  }
  if (!reached || left !== 0) return Number.POSITIVE_INFINITY;
  return total - board.tokenMoney * Math.ceil(dearest / board.tokenMoney);
}

/** The least money for some order of exactly `size` items that begins with `order`, including tokens. */
function moneyAtSize(
  building: OrderingBuilding,
  item: ItemType,
  price: number,
  order: readonly StoreId[],
  size: number,
): number {
  const shares: Share[] = [];
  for (const store of building) {
    const count = countIn(order, store.id);
    const room = freeSpace(store, item) - count;
    if (count + room > 0) shares.push({ each: stockPrice(building, store.id, item, price, size), count, room });
  }
  shares.sort((one, other) => one.each - other.each);
  let least = Number.POSITIVE_INFINITY;
  for (const { each, count, room } of shares) {
    if (count + room === 0) continue;
    least = Math.min(least, moneyWithDearest(shares, size - order.length, each));
  }
  return least;
}

/**
 * The least money for this order, or for a larger one that begins with it.
 * A larger one is cheaper only if it reaches a Loading Dock, so no other sizes are checked. `available`: items of the
 * type in the market.
 */
export function leastMoneyFor(
  building: OrderingBuilding,
  item: ItemType,
  price: number,
  order: readonly StoreId[],
  available: number,
): number {
  let least = moneyAtSize(building, item, price, order, order.length);
  for (const size of orderSteps(building, item)) {
    if (size <= order.length || size > available) continue;
    least = Math.min(least, moneyAtSize(building, item, price, order, size));
  }
  return least;
}
