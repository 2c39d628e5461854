import { playerAt, type Seat } from '../../../engine/index.ts';
import { board } from '../board.ts';
import { type ItemCounts, type ItemType, itemTypes, noItems } from '../items.ts';
import { cardDistribution, marketCardIds, picturesOn } from '../market-cards.ts';
import type { BrickState, OpenStore } from '../state.ts';
import { type StoreId, stores } from '../stores/index.ts';
import { type StoreSkill, storeSkill } from './stores.ts';

/** Average pictures of each type on a market card. */
export const picturesEach: Readonly<ItemCounts> = (() => {
  const each = noItems();
  for (const item of itemTypes) {
    cardDistribution[item].forEach((cards, at) => {
      each[item] += (cards * (at + 1)) / marketCardIds.length;
    });
  }
  return each;
})();

/** Cards that suit the players' stores are played more often. */
const aptness = 1.15;

/** Items of the type that reach the market in a usual month, and customers for them. */
export const usualFlow = (state: BrickState, item: ItemType): number => picturesEach[item] * state.seatCount * aptness;

/** The total capacity and items of all players, by type. */
export interface Trade {
  readonly room: ItemCounts;
  readonly goods: ItemCounts;
}

export function tradeOf(state: BrickState): Trade {
  const room = noItems();
  const goods = noItems();
  for (const { building, bought } of state.players) {
    for (const store of building) {
      addRoom(room, storeSkill(store.id));
      addGoods(goods, store);
    }
    if (bought !== null) addRoom(room, storeSkill(bought));
  }
  return { room, goods };
}

function addRoom(room: ItemCounts, skill: StoreSkill): void {
  for (const item of skill.items) room[item] += skill.room[item];
}

function addGoods(goods: ItemCounts, { id, shelves }: OpenStore): void {
  for (const item of storeSkill(id).items) {
    const counts = shelves[item];
    if (counts !== undefined) for (const count of counts) goods[item] += count;
  }
}

/** One player's capacity and terms for each type, averaged over their stores. */
export interface Shop {
  readonly room: ItemCounts;
  readonly goods: ItemCounts;
  /** Items that would be lost at the end of the month. */
  readonly aging: ItemCounts;
  /**
   * Additional dollars for each item sold, dollars off each item stocked, and points for each sold; summed over `room`.
   */
  readonly bonus: ItemCounts;
  readonly discount: ItemCounts;
  readonly pointsEach: ItemCounts;
  /** The part of `room` that sells for money. */
  readonly moneyRoom: ItemCounts;
  /** Items with a private box of the owner. */
  readonly ownBoxes: ItemCounts;
  orderDiscount: number;
  dollars: number;
  points: number;
  utilities: number;
}

function addStore(shop: Shop, id: StoreId): void {
  const skill = storeSkill(id);
  for (const item of skill.items) {
    const room = skill.room[item] * skill.part;
    shop.room[item] += room;
    shop.bonus[item] += room * skill.bonus[item];
    shop.discount[item] += room * skill.discount[item];
    shop.pointsEach[item] += room * skill.pointsEach[item];
    if (!skill.pointsOnly) shop.moneyRoom[item] += room;
  }
  shop.orderDiscount += skill.orderDiscount;
  shop.dollars += skill.dollars;
  shop.points += skill.points;
  shop.utilities += stores[id].utilities;
}

/** A player's shop. */
export function shopOf(state: BrickState, seat: Seat): Shop {
  const { building, bought } = playerAt(state, seat);
  const shop: Shop = {
    room: noItems(),
    goods: noItems(),
    aging: noItems(),
    bonus: noItems(),
    discount: noItems(),
    pointsEach: noItems(),
    moneyRoom: noItems(),
    ownBoxes: noItems(),
    orderDiscount: 0,
    dollars: 0,
    points: 0,
    utilities: 0,
  };
  for (let slot = 0; slot < building.length; slot++) {
    const store = building[slot];
    if (store === undefined) break;
    addStore(shop, store.id);
    shop.utilities += board.slotUtilities[slot] ?? 0;
    addGoods(shop.goods, store);
    const skill = storeSkill(store.id);
    for (const item of skill.items) {
      const counts = store.shelves[item];
      if (counts !== undefined && !skill.keeps) shop.aging[item] += counts[counts.length - 1] ?? 0;
    }
    if (store.boxes !== null) for (const item of itemTypes) shop.ownBoxes[item] += store.boxes[item];
  }
  if (bought !== null) {
    addStore(shop, bought);
    shop.utilities += board.slotUtilities[building.length] ?? 0;
  }
  return shop;
}

/** A shop's results in a usual month, in dollars and points, and its stocking. */
interface UsualMonth {
  dollars: number;
  points: number;
  /** Cost and gain of stocking, both included in `dollars`. */
  stocking: number;
  gained: number;
}

/** The fraction of their capacity that rivals usually fill. */
const usualFill = 0.7;

/** A shop's profit in a usual month, after utilities. */
export function usualMonth(state: BrickState, trade: Trade, shop: Shop): UsualMonth {
  const month: UsualMonth = { dollars: shop.dollars - shop.utilities, points: shop.points, stocking: 0, gained: 0 };
  for (const item of itemTypes) {
    const room = shop.room[item];
    if (room === 0) continue;
    const rivals = Math.max(0, trade.room[item] - room);
    const plenty = Math.min(1, usualFlow(state, item) / (room + usualFill * rivals));
    const items = 0.6 * room * plenty;
    const price = board.highestSalePrice[item] * (0.7 + 0.25 * plenty);
    const cost = 1.15 * board.leastStockPrice[item] - shop.discount[item] / room - shop.orderDiscount;
    const gained = items * ((price * shop.moneyRoom[item] + shop.bonus[item]) / room - Math.max(0, cost));
    month.dollars += gained;
    month.gained += gained;
    month.points += (items * shop.pointsEach[item]) / room;
    month.stocking += items * Math.max(0, cost);
  }
  return month;
}

/** How many types everyone has stocked and sold this month. */
export interface Progress {
  readonly stocked: number;
  readonly sold: number;
  /** Whether the next type is now being stocked or sold, turn by turn. */
  readonly byTurns: boolean;
}

/** The progress of this month's market. */
export function progressOf({ phase, item, question }: BrickState): Progress {
  const at = item === null ? 0 : itemTypes.indexOf(item);
  const isOver = question?.type === 'window' && question.window.startsWith('after-');
  switch (phase) {
    case 'supply':
      return { stocked: isOver ? at + 1 : at, sold: 0, byTurns: question?.type === 'stock' };
    case 'sale': {
      const byTurns = question?.type === 'sell' || question?.type === 'points-instead' || question?.type === 'surplus';
      return { stocked: itemTypes.length, sold: isOver ? at + 1 : at, byTurns };
    }
    case 'inventory':
    case 'utilities':
    case 'investment':
    case 'over':
      return { stocked: itemTypes.length, sold: itemTypes.length, byTurns: false };
    default:
      return { stocked: 0, sold: 0, byTurns: false };
  }
}

/** Whether this month's market cards have been played. */
export function areCardsPlayed({ phase, supplyPile, demandPile }: BrickState): boolean {
  return phase === 'supply' || phase === 'sale' || supplyPile.length + demandPile.length > 0;
}

/** Boxes for each type this month: the revealed ones, an estimate of the face-down ones, or the usual number. */
export function boxesAhead(state: BrickState): ItemCounts {
  if (state.phase === 'sale') return state.demandBoxes;
  const boxes = noItems();
  const played = areCardsPlayed(state);
  const pictures = picturesOn(state.demandPile);
  for (const item of itemTypes) {
    boxes[item] = played
      ? 0.5 * pictures[item] + 0.5 * picturesEach[item] * state.demandPile.length
      : usualFlow(state, item);
  }
  return boxes;
}
