import type { BreakdownLine } from './events.ts';
import type { ItemType } from './items.ts';
import { effectsOf } from './open-stores.ts';
import type { OpenStore } from './state.ts';
import type { StoreId } from './stores/index.ts';

/** The open stores in order, which determine prices. A view's building works too. */
export type PricedBuilding = readonly Pick<OpenStore, 'id'>[];

/** The dollars off each item of the type that goes into this store. */
function storeDiscount(store: StoreId, item: ItemType): number {
  let discount = 0;
  for (const effect of effectsOf(store, 'supply-discount')) {
    if (effect.scope === 'store' && effect.items.includes(item)) discount += effect.amount;
  }
  return discount;
}

/** The dollars that this store takes off each item of an order of `count` items, for any stores. */
function orderDiscountOf(store: StoreId, item: ItemType, count: number): number {
  let discount = 0;
  for (const effect of effectsOf(store, 'supply-discount')) {
    if (effect.scope === 'order' && count >= effect.leastItems && effect.items.includes(item)) {
      discount += effect.amount;
    }
  }
  return discount;
}

/** The order sizes from which this building's items of the type become cheaper. Ruling 26: all discounts add up. */
export function orderSteps(building: PricedBuilding, item: ItemType): readonly number[] {
  const steps: number[] = [];
  for (const { id } of building) {
    for (const effect of effectsOf(id, 'supply-discount')) {
      if (effect.scope === 'order' && effect.items.includes(item)) steps.push(effect.leastItems);
    }
  }
  return steps;
}

/**
 * Dollars for one item in this store. The order has `count` items, at `price` before discounts.
 * Rules, "Supply": the store's discount and those of the Loading Docks add up; never below $0. Ruling 25.
 */
export function stockPrice(
  building: PricedBuilding,
  store: StoreId,
  item: ItemType,
  price: number,
  count: number,
): number {
  let each = price - storeDiscount(store, item);
  for (const { id } of building) each -= orderDiscountOf(id, item, count);
  return Math.max(0, each);
}

function withFloor(lines: BreakdownLine[]): readonly BreakdownLine[] {
  const sum = totalOf(lines);
  if (sum < 0) lines.push({ why: 'floor', amount: -sum });
  return lines;
}

export function totalOf(lines: readonly BreakdownLine[]): number {
  let sum = 0;
  for (const line of lines) sum += line.amount;
  return sum;
}

/** The breakdown of `stockPrice`. competition: whether the price was set on a dial. */
export function stockBreakdown(
  building: PricedBuilding,
  store: StoreId,
  item: ItemType,
  price: number,
  count: number,
  competition: boolean,
): readonly BreakdownLine[] {
  const lines: BreakdownLine[] = [{ why: competition ? 'dial' : 'least-price', amount: price }];
  const own = storeDiscount(store, item);
  if (own !== 0) lines.push({ why: 'store-effect', amount: -own, store });
  for (const { id } of building) {
    const discount = orderDiscountOf(id, item, count);
    if (discount !== 0) lines.push({ why: 'store-effect', amount: -discount, store: id });
  }
  return withFloor(lines);
}

/** Whether a sale of this type from the store brings points and no money. */
export function paysOnlyPoints(store: StoreId, item: ItemType): boolean {
  for (const { rates } of effectsOf(store, 'points-only-sales')) if (rates[item] !== undefined) return true;
  return false;
}

/**
 * The breakdown of the income for one item sold from this shelf (0: the top one) at `price`. The lines add up to the
 * dollars received at once. Rules, "Sale": price plus all modifiers on it, never below $0. A bonus that depends on a
 * rival is paid later and not included.
 */
export function saleBreakdown(
  store: StoreId,
  item: ItemType,
  shelf: number,
  price: number,
  competition: boolean,
): readonly BreakdownLine[] {
  const lines: BreakdownLine[] = [{ why: competition ? 'dial' : 'highest-price', amount: price }];
  if (paysOnlyPoints(store, item)) {
    lines.push({ why: 'store-effect', amount: -price, store });
    return lines;
  }
  for (const effect of effectsOf(store, 'sale-bonus')) {
    if (effect.items.includes(item)) lines.push({ why: 'store-effect', amount: effect.amount, store });
  }
  for (const effect of effectsOf(store, 'sale-bonus-by-shelf')) {
    const amount = shelf === 0 ? effect.top : effect.lower;
    if (effect.item === item && amount !== 0) lines.push({ why: 'store-effect', amount, store });
  }
  return withFloor(lines);
}
