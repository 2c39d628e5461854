import { playerAt, type Seat } from '../../../engine/index.ts';
import { board } from '../board.ts';
import { type ItemType, itemTypes } from '../items.ts';
import { type MarketCardId, type MarketCardRecord, marketCards } from '../market-cards.ts';
import type { BrickMove } from '../moves.ts';
import { effectsOf, freeCapacity, itemsIn } from '../open-stores.ts';
import { handPrice } from '../phases/building/buying.ts';
import { mostToSell } from '../phases/sale/boxes.ts';
import type { BrickState, Face, PlayerState } from '../state.ts';
import { type StoreId, stores } from '../stores/index.ts';
import { monthsAfter } from './money.ts';
import { picturesEach } from './outlook.ts';
import { gainOfStore, pointWorth, worthOfStore } from './stores.ts';

/** The prior of a poor move: unlikely but never impossible. */
const hardly = 0.01;

/** The most dollars worth paying for a store. */
function mostFor(state: BrickState, player: PlayerState, store: StoreId): number {
  const months = monthsAfter(state);
  let worth = worthOfStore(store, months);
  if (player.building.length >= board.slots) {
    let least = worth;
    for (const { id } of player.building) least = Math.min(least, worthOfStore(id, months));
    worth -= least;
  } else worth += 1;
  return Math.min(player.money + 1, (0.6 * worth) / pointWorth);
}

function promiseOfAuction(state: BrickState, player: PlayerState, move: BrickMove): number {
  const { question } = state;
  if (question?.type !== 'auction') return 1;
  const most = mostFor(state, player, question.store);
  if (move.type === 'drop-out') return most > question.offer ? 0.4 : 20;
  if (move.type !== 'raise' || move.offer > most) return hardly / 50;
  return move.offer === question.offer + 1 ? 1 : 0.2;
}

/** How well a card with this face suits a player. */
function fitOf(state: BrickState, player: PlayerState, card: MarketCardId, face: Face): number {
  const { items }: MarketCardRecord = marketCards[card];
  let fit = 0;
  for (const item of itemTypes) {
    const pictures = items[item] ?? 0;
    if (pictures === 0) continue;
    const highest = board.highestSalePrice[item];
    const space = freeCapacity(player.building, item);
    const goods = itemsIn(player.building, item);
    if (face === 'demand') fit += Math.min(pictures, goods + 0.6 * space) * highest;
    else fit += Math.min(pictures, Math.max(0, space - state.market[item])) * (highest - board.leastStockPrice[item]);
  }
  return fit;
}

function bell(value: number, middle: number, width: number): number {
  const off = (value - middle) / width;
  return Math.exp(-0.5 * off * off);
}

function promiseOfStockBid(state: BrickState, item: ItemType, price: number): number {
  let free = 0;
  for (const { building } of state.players) free += freeCapacity(building, item);
  const plenty = Math.min(1, state.market[item] / Math.max(1, free));
  const least = board.leastStockPrice[item];
  const dear = 0.75 * board.highestSalePrice[item];
  if (price > dear) return hardly / 10;
  return hardly + bell(price, least + (dear - least) * 0.7 * (1 - plenty), 0.5 + 0.25 * (dear - least));
}

function promiseOfSaleBid(state: BrickState, item: ItemType, price: number): number {
  let goods = 0;
  for (const { building } of state.players) goods += itemsIn(building, item);
  const plenty = Math.min(1, state.demandBoxes[item] / Math.max(1, goods));
  const highest = board.highestSalePrice[item];
  return hardly + bell(price, highest * (0.4 + 0.6 * plenty), 0.5 + 0.2 * highest);
}

/** The prior of ordering one more item at this price. */
function promiseOfStocking(
  state: BrickState,
  player: PlayerState,
  item: ItemType,
  price: number,
  ordered: number,
): number {
  const worth = 0.7 * board.highestSalePrice[item];
  if (price >= worth) return hardly;
  const boxes = picturesEach[item] * Math.max(state.seatCount, state.demandPile.length);
  const goods = itemsIn(player.building, item) + ordered;
  return goods < boxes * 0.8 ? 6 : 1;
}

function promiseOfPoints(state: BrickState, player: PlayerState, points: number): number {
  const price = board.pointPrices[points - 1] ?? 0;
  if (monthsAfter(state) <= 0) return points * points;
  const spare = player.money - 14;
  return price > spare ? 0.1 : points;
}

/** How promising a move looks at first glance. */
export function promiseOf(state: BrickState, seat: Seat, move: BrickMove): number {
  const player = playerAt(state, seat);
  const { question } = state;
  switch (move.type) {
    case 'keep-store':
    case 'choose-starting-store':
      return Math.exp(gainOfStore(move.store, monthsAfter(state)) / 3);
    case 'buy-from-hand': {
      if (move.tokens > 0) return player.money + 1 >= handPrice(player, move.store).price ? hardly : 3 * hardly;
      return Math.exp(gainOfStore(move.store, monthsAfter(state)) / 3);
    }
    case 'open-auction':
      if (move.offer > mostFor(state, player, move.store)) return hardly / 50;
      return move.offer === stores[move.store].cost ? Math.exp(gainOfStore(move.store, monthsAfter(state)) / 3) : 0.05;
    case 'raise':
    case 'drop-out':
      return promiseOfAuction(state, player, move);
    case 'pay':
      return 0.03 ** move.tokens;
    case 'open-store':
      return 100;
    case 'close-store': {
      if (player.bought === null || player.building.length < board.slots) return hardly / 10;
      return Math.exp(-worthOfStore(move.store, monthsAfter(state)) / 3);
    }
    case 'play-card':
      return 0.5 + 0.05 * fitOf(state, player, move.card, move.face) ** 1.5;
    case 'add-card':
      return 0.1;
    case 'bid-quantity': {
      if (question?.type !== 'sale-bid') return 1;
      const most = mostToSell(state, player, question.item);
      return move.quantity === most ? 3 : 0.2 + move.quantity / (most + 1) / 2;
    }
    case 'bid-price':
      if (question?.type === 'stock-bid') return promiseOfStockBid(state, question.item, move.price);
      return question?.type === 'sale-bid' ? promiseOfSaleBid(state, question.item, move.price) : 1;
    case 'stock':
      return question?.type === 'stock'
        ? promiseOfStocking(state, player, question.item, question.price, question.order.length)
        : 1;
    case 'sell': {
      const shelves = player.building.find(({ id }) => id === move.store)?.shelves;
      const isLast = question?.type === 'sell' && (shelves?.[question.item]?.length ?? 0) - 1 === move.shelf;
      return (isLast ? 3 : 1) * (move.box === 'demand' || move.box === 'jewelry-demand' ? 1 : 3);
    }
    case 'take-points': {
      if (question?.type !== 'points-instead') return 1;
      const [effect] = effectsOf(question.store, 'half-for-points');
      return question.income * pointWorth < (effect?.points ?? 0) ? move.count + 0.1 : 1 / (1 + move.count);
    }
    case 'discard-surplus':
      return 1 + move.shelf;
    case 'rescue-surplus':
      return 3;
    case 'supply-market':
    case 'take-free':
      return move.count ** 2;
    case 'draw-extra':
      return 3;
    case 'transfer':
      return 0.15;
    case 'return-to-market':
      return 5;
    case 'buy-points':
      return promiseOfPoints(state, player, move.points);
    case 'sell-points':
      return hardly / 20;
    case 'redraw-card':
    case 'redraw-hand':
      return 0.1;
    case 'done':
      return question?.type === 'sell' ? hardly : question?.type === 'stock' ? 0.5 : 0.7;
    default:
      return 1;
  }
}
