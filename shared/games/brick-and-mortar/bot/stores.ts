import { interned } from '../../../engine/index.ts';
import { board } from '../board.ts';
import type { Effect } from '../effects.ts';
import { type ItemCounts, type ItemType, itemTypes, noItems } from '../items.ts';
import { type StoreId, stores } from '../stores/index.ts';

/** A rough estimate of a store's benefits to its owner. It concerns skill, not rules. */
export interface StoreSkill {
  /** The types it holds, and its capacity for each. */
  readonly items: readonly ItemType[];
  readonly room: Readonly<ItemCounts>;
  /** Additional dollars for each item sold from it. */
  readonly bonus: ItemCounts;
  /** Dollars off each item stocked there. */
  readonly discount: ItemCounts;
  /** Points for each item sold from it. */
  readonly pointsEach: ItemCounts;
  /** The fraction of its items that can be sold, and of the months in which it is open. */
  part: number;
  /** Dollars and points in a usual month, regardless of sales. */
  dollars: number;
  points: number;
  /** Dollars off each item stocked anywhere in the building, as part of a large enough order. */
  orderDiscount: number;
  /** Sells for points instead of money. */
  pointsOnly: boolean;
  /** Its items do not age. */
  keeps: boolean;
}

function addEffect(effect: Effect, skill: StoreSkill): void {
  switch (effect.kind) {
    case 'sale-bonus':
      for (const item of effect.items) skill.bonus[item] += effect.amount;
      return;
    case 'sale-bonus-by-shelf':
      skill.bonus[effect.item] += 0.7 * effect.top + 0.3 * effect.lower;
      return;
    case 'sale-bonus-if-rival':
      skill.bonus[effect.item] += 0.6 * effect.amount;
      return;
    case 'supply-discount':
      if (effect.scope === 'store') for (const item of effect.items) skill.discount[item] += effect.amount;
      else skill.orderDiscount += effect.amount * (effect.leastItems > 3 ? 0.3 : 0.6);
      return;
    case 'points-per-sold':
      for (const item of effect.item === 'each' ? itemTypes : [effect.item]) {
        skill.pointsEach[item] += (0.8 * effect.points) / effect.every;
      }
      return;
    case 'points-only-sales':
      skill.pointsOnly = true;
      for (const item of itemTypes) {
        const rate = effect.rates[item];
        if (rate !== undefined) skill.pointsEach[item] += rate.points / rate.every;
      }
      return;
    case 'points-for-full-stock':
      skill.points += 0.35 * effect.points;
      return;
    case 'types-sold-points':
      skill.points += effect.points * (effect.leastTypes > 3 ? 0.25 : 0.45);
      return;
    case 'supply-or-points':
      skill.points += effect.points;
      return;
    case 'bottom-shelf-points':
      skill.points += 0.3 * effect.points;
      return;
    case 'collector':
      skill.points += effect.points;
      return;
    case 'close-after-selling':
      skill.part *= 0.3;
      return;
    case 'needs-market-stock':
      skill.part *= 0.6;
      return;
    case 'fulfillment':
      for (const item of itemTypes) skill.dollars += 0.25 * (effect.boxes[item] ?? 0) * board.highestSalePrice[item];
      return;
    case 'free-stock':
    case 'free-leftover':
      skill.dollars += 3;
      return;
    case 'art-on-jewelry-boxes':
      skill.bonus.art += 2;
      return;
    case 'invest-rebate':
      skill.dollars += 0.8 * effect.rebate;
      return;
    case 'split-investment':
      skill.dollars += 5;
      return;
    case 'supply-to-market':
      skill.dollars += 0.4 * effect.most;
      return;
    case 'no-aging':
      skill.keeps = true;
      skill.dollars += 2;
      return;
    default:
      skill.dollars += 1;
  }
}

function skillOf(id: StoreId): StoreSkill {
  const room = noItems();
  for (const item of itemTypes) room[item] = stores[id].holds[item]?.capacity ?? 0;
  const skill: StoreSkill = {
    items: itemTypes.filter((item) => room[item] > 0),
    room,
    bonus: noItems(),
    discount: noItems(),
    pointsEach: noItems(),
    part: 1,
    dollars: 0,
    points: 0,
    orderDiscount: 0,
    pointsOnly: false,
    keeps: false,
  };
  for (const effect of stores[id].effects) addEffect(effect, skill);
  return skill;
}

/** The benefits of a store, cached. */
export const storeSkill = interned(skillOf);

/** The usual number of points for a dollar. */
export const pointWorth = 0.2;

/** The expected value of a store before its cost: points at the end, and points each month. */
interface StoreWorth {
  readonly atEnd: number;
  readonly monthly: number;
}

const storeWorth = interned((id: StoreId): StoreWorth => {
  const { room, bonus, discount, pointsEach, part, dollars, points, pointsOnly } = storeSkill(id);
  let earned = dollars - stores[id].utilities - 1.5;
  let gained = points;
  for (const item of itemTypes) {
    const items = 0.55 * part * room[item];
    const price = pointsOnly ? 0 : 0.75 * board.highestSalePrice[item];
    earned += items * (price - 1.3 * board.leastStockPrice[item] + bonus[item] + discount[item]);
    gained += items * pointsEach[item];
  }
  return { atEnd: stores[id].points, monthly: gained + pointWorth * earned };
});

/** The expected value of a store with this many months left, in points, before its cost. */
export function worthOfStore(id: StoreId, months: number): number {
  const { atEnd, monthly } = storeWorth(id);
  return atEnd + Math.max(0, months) * monthly;
}

/** The expected gain of buying a store at its printed cost, in points. */
export function gainOfStore(id: StoreId, months: number): number {
  return worthOfStore(id, months) - pointWorth * 1.1 * stores[id].cost;
}
