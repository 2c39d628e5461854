import { playerAt, type Seat } from '../../../engine/index.ts';
import { board } from '../board.ts';
import type { BrickMove } from '../moves.ts';
import { tokenRange } from '../payment.ts';
import { handPrice } from '../phases/building/buying.ts';
import type { BrickState } from '../state.ts';
import { isIdleOffer } from './auctions.ts';
import { monthsAfter } from './money.ts';
import { shopOf, tradeOf, usualMonth } from './outlook.ts';

/** Dollars that the seat needs to stock its shop in a usual month. */
function stockingOf(state: BrickState, seat: Seat): number {
  return usualMonth(state, tradeOf(state), shopOf(state, seat)).stocking;
}

/** Whether the seat takes more debt tokens than it is short of money, for this price and a month's goods. */
function isNeedlessDebt(state: BrickState, seat: Seat, price: number, tokens: number): boolean {
  const { money } = playerAt(state, seat);
  if (tokens <= tokenRange(money, price).least) return false;
  return money + (tokens - 1) * board.tokenMoney - price >= stockingOf(state, seat);
}

/** The part of a month's goods for which points may be sold. They are dearer to buy back than to sell. */
const soldFor = 0.7;

/** Whether the seat sells more points than its most important goods of the next month need. */
function isNeedlessSale(state: BrickState, seat: Seat, points: number): boolean {
  if (monthsAfter(state) < 1) return true;
  const { money } = playerAt(state, seat);
  return money + (points - 1) * board.pointSalePrice >= soldFor * stockingOf(state, seat);
}

/** With at most this many months to come, their own income buys about all points that one may buy. */
const lastMonths = 2;

/** Dollars kept beyond a month's goods, against bad luck. */
const spareMoney = 15;

/** Whether the seat keeps money that it can hardly use before the end, instead of buying more points. */
function isHoarding(state: BrickState, seat: Seat, points: number): boolean {
  const next = board.pointPrices[points];
  if (next === undefined || monthsAfter(state) > lastMonths) return false;
  return playerAt(state, seat).money - next >= spareMoney + stockingOf(state, seat);
}

/** Whether the move bids for what the seat does not want, or turns points, debt and money into each other needlessly. */
export function isIdle(state: BrickState, seat: Seat, move: BrickMove): boolean {
  const { question } = state;
  switch (move.type) {
    case 'open-auction':
    case 'raise':
      return isIdleOffer(state, seat, move);
    case 'pay':
      return question?.type === 'store-payment' && isNeedlessDebt(state, seat, question.price, move.tokens);
    case 'buy-from-hand':
      return isNeedlessDebt(state, seat, handPrice(playerAt(state, seat), move.store).price, move.tokens);
    case 'sell-points':
      return isNeedlessSale(state, seat, move.points);
    case 'buy-points':
      return isHoarding(state, seat, move.points);
    case 'done':
      return question?.type === 'invest' && question.purchases === 0 && isHoarding(state, seat, 0);
    default:
      return false;
  }
}
