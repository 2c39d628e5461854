import type { Seat } from '../../engine/index.ts';
import type { BrickView, PlayerView } from './hiding.ts';
import { type ItemType, itemTypes } from './items.ts';
import { freeCapacity, freeSpace, itemsIn, itemsOn } from './open-stores.ts';
import { pointsBreakdown } from './phases/investment.ts';
import { maySellFrom, mostToSell } from './phases/sale/boxes.ts';
import { orderCost, orderTokens } from './phases/supply/order-cost.ts';
import { totalOf } from './prices.ts';
import type { StoreId } from './stores/index.ts';
import { stores } from './stores/index.ts';

/** Why something on the table cannot be used now, computed from what a viewer sees. */
export type Reason =
  /** Other seats must act. */
  | { readonly why: 'others-turn'; readonly seats: readonly Seat[] }
  /** It belongs to another phase. */
  | { readonly why: 'not-now'; readonly when: 'building' | 'advertisement' }
  | { readonly why: 'on-deck' }
  | { readonly why: 'auction-runs'; readonly store: StoreId }
  | { readonly why: 'bought-this-month' }
  | { readonly why: 'sealed' }
  | { readonly why: 'not-asked' }
  | { readonly why: 'does-not-hold'; readonly item: ItemType }
  | { readonly why: 'full'; readonly item: ItemType; readonly held: number; readonly capacity: number }
  | { readonly why: 'market-empty'; readonly item: ItemType }
  | { readonly why: 'all-ordered'; readonly item: ItemType; readonly count: number }
  | {
      readonly why: 'too-dear';
      readonly cost: number;
      readonly money: number;
      /** Maximum debt tokens for this payment. */
      readonly tokens: number;
    }
  | { readonly why: 'none-of-type'; readonly item: ItemType }
  | { readonly why: 'market-must-hold'; readonly item: ItemType }
  | { readonly why: 'no-box'; readonly item: ItemType }
  | { readonly why: 'nothing-to-use' }
  | { readonly why: 'short'; readonly money: number }
  | { readonly why: 'limit' };

function playerIn(view: BrickView, seat: Seat): PlayerView | undefined {
  return view.players[seat];
}

/** Why the seat has no moves at all; null if it must act. */
function notAsked(view: BrickView, seat: Seat, toAct: readonly Seat[]): Reason | null {
  if (toAct.includes(seat)) return null;
  const player = playerIn(view, seat);
  const sealed = player !== undefined && (player.kept.made || player.ready || player.bidPrice.made);
  if (sealed && toAct.length > 0) return { why: 'sealed' };
  return toAct.length === 0 ? { why: 'not-asked' } : { why: 'others-turn', seats: toAct };
}

/** Why the seat cannot put a store of the public row (or the on-deck store) up for auction now. */
export function whyNotForSale(view: BrickView, seat: Seat, store: StoreId, toAct: readonly Seat[]): Reason {
  if (view.onDeck === store) return { why: 'on-deck' };
  const { question } = view;
  if (question?.type === 'auction') return { why: 'auction-runs', store: question.store };
  if (view.phase !== 'building' || view.month === 0) return { why: 'not-now', when: 'building' };
  if (playerIn(view, seat)?.storeAction === 'bought') return { why: 'bought-this-month' };
  return notAsked(view, seat, toAct) ?? { why: 'not-now', when: 'building' };
}

/** Why the seat cannot buy a store from its hand now. */
export function whyNotFromHand(view: BrickView, seat: Seat, store: StoreId, toAct: readonly Seat[]): Reason {
  return whyNotForSale(view, seat, store, toAct);
}

/** Why the seat cannot play one of its market cards now. */
export function whyNotPlayed(view: BrickView, seat: Seat, toAct: readonly Seat[]): Reason {
  if (view.phase !== 'advertisement') return { why: 'not-now', when: 'advertisement' };
  return notAsked(view, seat, toAct) ?? { why: 'not-asked' };
}

function whyNotStocked(
  view: BrickView,
  player: PlayerView,
  store: StoreId,
  item: ItemType,
  price: number | null,
  order: readonly StoreId[],
): Reason {
  const holding = stores[store].holds[item];
  const open = player.building.find((candidate) => candidate.id === store);
  if (holding === undefined || open === undefined) return { why: 'does-not-hold', item };
  const ordered = order.filter((id) => id === store).length;
  if (freeSpace(open, item) - ordered <= 0) {
    return { why: 'full', item, held: itemsOn(open, item) + ordered, capacity: holding.capacity };
  }
  if (view.market[item] === 0) return { why: 'market-empty', item };
  if (order.length >= view.market[item]) return { why: 'all-ordered', item, count: view.market[item] };
  if (price === null || player.money === null) return { why: 'not-asked' };
  const cost = orderCost(player.building, item, price, [...order, store]);
  return { why: 'too-dear', cost: cost.total, money: player.money, tokens: orderTokens(player.money, cost).most };
}

function holds(player: PlayerView, store: StoreId, item: ItemType): boolean {
  const open = player.building.find((candidate) => candidate.id === store);
  return open !== undefined && itemsOn(open, item) > 0;
}

function whyNotSold(view: BrickView, player: PlayerView, store: StoreId, item: ItemType): Reason {
  const open = player.building.find((candidate) => candidate.id === store);
  if (open === undefined || itemsOn(open, item) === 0) return { why: 'none-of-type', item };
  if (!maySellFrom(view.market, store, item)) return { why: 'market-must-hold', item };
  return { why: 'no-box', item };
}

/**
 * Why the seat cannot use one of its open stores now.
 * `order`: the store of each item ordered so far, while the page composes an order.
 */
export function whyNotUsed(
  view: BrickView,
  seat: Seat,
  store: StoreId,
  toAct: readonly Seat[],
  order: readonly StoreId[],
): Reason {
  const waiting = notAsked(view, seat, toAct);
  if (waiting !== null) return waiting;
  const player = playerIn(view, seat);
  const { question } = view;
  if (player === undefined || question === null) return { why: 'not-asked' };
  switch (question.type) {
    case 'stock-bid':
      return whyNotStocked(view, player, store, question.item, null, []);
    case 'stock':
      return whyNotStocked(view, player, store, question.item, question.price, order);
    case 'sale-bid':
      return mostToSell(view, player, question.item) > 0 &&
        holds(player, store, question.item) &&
        maySellFrom(view.market, store, question.item)
        ? { why: 'not-asked' }
        : whyNotSold(view, player, store, question.item);
    case 'sell':
    case 'surplus':
      return whyNotSold(view, player, store, question.item);
    case 'window':
      return { why: 'nothing-to-use' };
    default:
      return { why: 'not-asked' };
  }
}

/** Why a player cannot buy this many points at once. */
export function whyNotPoints({ building, money }: PlayerView, points: number, rebateUsed: boolean): Reason {
  const price = totalOf(pointsBreakdown(building, points, rebateUsed));
  return money !== null && price > money ? { why: 'short', money } : { why: 'limit' };
}

/** Total free capacity of the seat's rivals for the type. */
export function rivalsRoom(view: BrickView, seat: Seat, item: ItemType): number {
  let room = 0;
  view.players.forEach((player, index) => {
    if (index !== seat) room += freeCapacity(player.building, item);
  });
  return room;
}

/** Items of the type that the seat's rivals hold. */
export function rivalsStock(view: BrickView, seat: Seat, item: ItemType): number {
  let held = 0;
  view.players.forEach((player, index) => {
    if (index !== seat) held += itemsIn(player.building, item);
  });
  return held;
}

/** The progress of a type of item in the current phase: still to come, now, or done. */
export function progressOf(view: BrickView, item: ItemType): 'to-come' | 'now' | 'done' | 'idle' {
  if (view.phase !== 'supply' && view.phase !== 'sale') return 'idle';
  const now = view.item;
  if (now === item) return 'now';
  // Between two types the progress is unknown.
  if (now === null) return 'idle';
  return itemTypes.indexOf(item) < itemTypes.indexOf(now) ? 'done' : 'to-come';
}
