import { playerAt, type Seat } from '../../../engine/index.ts';
import { board } from '../board.ts';
import { type ItemCounts, type ItemType, itemTypes } from '../items.ts';
import { picturesOn } from '../market-cards.ts';
import { freeCapacity, itemsIn } from '../open-stores.ts';
import type { BrickState } from '../state.ts';
import { areCardsPlayed, boxesAhead, type Progress, progressOf, type Shop, type Trade, usualFlow } from './outlook.ts';

/** A seat's expected results of this month's market: dollars and points earned, items kept, and stocking costs. */
interface MonthAhead {
  dollars: number;
  points: number;
  /** Cost and gain of stocking, both included in `dollars`. */
  stocking: number;
  gained: number;
  /** Dollars that the remaining items bring later. */
  kept: number;
}

/** A seat's items of a type, their cost, and everyone's items. */
interface Stocked {
  readonly mine: number;
  readonly cost: number;
  readonly all: number;
}

const nothingStocked: Stocked = { mine: 0, cost: 0, all: 0 };

/** Estimates stocking turn by turn: the remaining players take what they can, one after the other. */
function stockedByTurns(state: BrickState, seat: Seat, item: ItemType, worth: number): Stocked {
  let left = state.market[item];
  let mine = 0;
  let cost = 0;
  let all = 0;
  const take = (who: Seat, price: number): void => {
    if (price >= worth) return;
    const taken = Math.min(left, freeCapacity(playerAt(state, who).building, item));
    left -= taken;
    all += taken;
    if (who !== seat) return;
    mine += taken;
    cost += taken * price;
  };
  const { question, agenda } = state;
  if (question?.type === 'stock') take(question.seat, question.price);
  for (let at = agenda.length - 1; at >= 0; at--) {
    const step = agenda[at];
    if (step?.type === 'stock-turn') take(step.seat, step.price);
    else break;
  }
  return { mine, cost, all };
}

/** Estimates future stocking: everyone gets a share of the supply; in shortage, prices rise. */
function stockedAhead(supply: number, free: number, allFree: number, item: ItemType, worth: number): Stocked {
  if (allFree <= 0) return nothingStocked;
  const plenty = Math.min(1, supply / allFree);
  const least = board.leastStockPrice[item];
  const mine = free * plenty;
  return { mine, cost: mine * (least + Math.max(0, worth - least) * 0.5 * (1 - plenty)), all: allFree * plenty };
}

/** A seat's sales of a type, and the payment. */
interface Sold {
  readonly mine: number;
  readonly paid: number;
  /** Items offered without a buyer, which are lost. */
  readonly lost: number;
}

/** Estimates selling turn by turn: the remaining players sell what they can, one after the other. */
function soldByTurns(state: BrickState, seat: Seat, item: ItemType): Sold {
  let left = state.demandBoxes[item];
  let mine = 0;
  let paid = 0;
  let lost = 0;
  const sell = (who: Seat, price: number, remaining: number | null): void => {
    const { building } = playerAt(state, who);
    const wish = remaining ?? itemsIn(building, item);
    let own = 0;
    for (const { boxes } of building) if (boxes !== null) own += boxes[item];
    const sold = Math.min(wish, left + own);
    left -= Math.max(0, sold - own);
    if (who !== seat) return;
    mine += sold;
    paid += sold * price;
    if (remaining !== null) lost += remaining - sold;
  };
  const { question, agenda } = state;
  if (question?.type === 'sell') sell(question.seat, question.price, question.remaining);
  for (let at = agenda.length - 1; at >= 0; at--) {
    const step = agenda[at];
    if (step?.type === 'sell-turn') sell(step.seat, step.price, step.remaining);
    else if (step?.type !== 'points-instead-turn') break;
  }
  return { mine, paid, lost };
}

/** Estimates future sales: everyone sells a share; with few customers, prices fall. */
function soldAhead(boxes: number, goods: number, allGoods: number, item: ItemType, ownBoxes: number): Sold {
  if (goods <= 0) return { mine: 0, paid: 0, lost: 0 };
  const part = Math.min(1, boxes / allGoods);
  const mine = Math.min(goods, goods * part + ownBoxes);
  return { mine, paid: mine * board.highestSalePrice[item] * (0.5 + 0.5 * part), lost: 0 };
}

/** The expected results of this month's market for a seat. */
export function monthAhead(state: BrickState, seat: Seat, trade: Trade, shop: Shop, monthsAfter: number): MonthAhead {
  const ahead: MonthAhead = { dollars: 0, points: 0, stocking: 0, gained: 0, kept: 0 };
  const progress = progressOf(state);
  const boxes = boxesAhead(state);
  const coming = picturesOn(state.supplyPile);
  const played = areCardsPlayed(state);
  for (let at = 0; at < itemTypes.length; at++) {
    const item = itemTypes[at];
    if (item === undefined || shop.room[item] + shop.goods[item] === 0) continue;
    const supply = state.market[item] + coming[item] + (played ? 0 : usualFlow(state, item));
    addType(ahead, state, seat, { item, at, progress, supply, boxes, trade, shop, monthsAfter });
  }
  return ahead;
}

interface TypeAhead {
  readonly item: ItemType;
  readonly at: number;
  readonly progress: Progress;
  readonly supply: number;
  readonly boxes: Readonly<ItemCounts>;
  readonly trade: Trade;
  readonly shop: Shop;
  readonly monthsAfter: number;
}

function addType(ahead: MonthAhead, state: BrickState, seat: Seat, type: TypeAhead): void {
  const { item, at, progress, supply, boxes, trade, shop, monthsAfter } = type;
  const room = shop.room[item];
  const bonus = room === 0 ? 0 : shop.bonus[item] / room;
  const money = room === 0 ? 1 : shop.moneyRoom[item] / room;
  const highest = board.highestSalePrice[item];
  const worth = 0.75 * highest + bonus;
  let got = nothingStocked;
  if (progress.stocked === at && progress.byTurns && state.phase === 'supply') {
    got = stockedByTurns(state, seat, item, worth);
  } else if (progress.stocked <= at) {
    const free = Math.max(0, room - shop.goods[item]);
    got = stockedAhead(supply, free, Math.max(free, trade.room[item] - trade.goods[item]), item, worth);
  }
  const goods = shop.goods[item] + got.mine;
  let sold: Sold = { mine: 0, paid: 0, lost: 0 };
  if (progress.sold === at && progress.byTurns && state.phase === 'sale') sold = soldByTurns(state, seat, item);
  else if (progress.sold <= at) {
    sold = soldAhead(boxes[item], goods, Math.max(goods, trade.goods[item] + got.all), item, shop.ownBoxes[item]);
  }
  const discount = room === 0 ? 0 : shop.discount[item] / room + shop.orderDiscount;
  const cost = Math.max(0, got.cost - got.mine * discount);
  ahead.stocking += cost;
  const revenue = sold.paid * money + sold.mine * bonus;
  ahead.dollars += revenue - cost;
  if (got.mine > 0) ahead.gained += (revenue * got.mine) / goods - cost;
  if (room > 0) ahead.points += (sold.mine * shop.pointsEach[item]) / room;
  if (monthsAfter <= 0) return;
  const left = goods - sold.mine - sold.lost;
  const aging = state.phase === 'utilities' || state.phase === 'investment' ? 0 : shop.aging[item];
  const kept = Math.max(0, Math.min(left, goods - aging));
  const plenty = Math.min(1, usualFlow(state, item) / Math.max(1, trade.room[item]));
  ahead.kept += kept * highest * (0.4 + 0.3 * plenty) * Math.min(1, monthsAfter);
}
