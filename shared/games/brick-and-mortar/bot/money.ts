import { playerAt, type Seat } from '../../../engine/index.ts';
import { board } from '../board.ts';
import { effectsOf } from '../open-stores.ts';
import type { BrickState } from '../state.ts';

/** Points that the leader usually gains in a month, by what the marker is worth waiting for. */
const usualPace = 5;

/** Months that are likely to follow this one; a part of one where the marker may be taken before. */
export function monthsAfter({ month, finalMonth, investmentMarker, players }: BrickState): number {
  if (investmentMarker === null) return 0;
  let most = 0;
  for (const { points } of players) if (points > most) most = points;
  return Math.min(finalMonth - month, (investmentMarker - most) / usualPace);
}

/** May the seat still buy points this month? */
export function investsThisMonth({ phase, question, agenda }: BrickState, seat: Seat): boolean {
  if (phase === 'over') return false;
  if (phase !== 'investment') return true;
  if (question?.type === 'invest' && question.seat === seat) return true;
  for (const step of agenda) if (step.type === 'investment-turn' && step.seat === seat) return true;
  return false;
}

/** Points that 0, 1, 2 … dollars buy at once, between the printed prices too. */
const pointsByDollars: readonly number[] = (() => {
  const { pointPrices } = board;
  const points: number[] = [];
  let bought = 0;
  let before = 0;
  for (const price of pointPrices) {
    for (let dollars = before; dollars < price; dollars++) points.push(bought + (dollars - before) / (price - before));
    bought++;
    before = price;
  }
  points.push(bought);
  return points;
})();

/** Dollars past the dearest purchase hardly buy anything. */
const beyond = 25;

/** Points that so many dollars buy at once. */
function pointsAtOnce(dollars: number): number {
  const whole = Math.floor(dollars);
  const below = pointsByDollars[whole];
  const above = pointsByDollars[whole + 1];
  if (below !== undefined && above !== undefined) return below + (above - below) * (dollars - whole);
  const most = pointsByDollars.length - 1;
  return board.pointPrices.length + (dollars - most) / beyond;
}

/** How a seat buys points: with a Bank twice a month. */
export function purchasesOf(state: BrickState, seat: Seat): number {
  for (const { id } of playerAt(state, seat).building) if (effectsOf(id, 'split-investment').length > 0) return 2;
  return 1;
}

/** Points that so many dollars become, spread over so many purchases; what is missing costs points. */
export function pointsFor(dollars: number, purchases: number): number {
  if (purchases <= 0) return 0;
  if (dollars < 0) return dollars / 3;
  return purchases * pointsAtOnce(dollars / purchases);
}

/** How a shop goes on, month by month. */
interface Business {
  /** Dollars when this month's points are bought, or next month begins. */
  readonly money: number;
  /** Dollars that goods already stocked bring next month. */
  readonly kept: number;
  readonly isInvestingNow: boolean;
  /** Months after this one; a part of one counts as a part. */
  readonly months: number;
  /** Purchases of points in a month. */
  readonly purchases: number;
  /** What stocking costs in a usual month and what it gains; what comes in or goes out besides. Dollars. */
  readonly stocking: number;
  readonly gained: number;
  readonly besides: number;
}

/** Dollars spent on points beyond which the next ones wait for another month. */
const dear = 24;

/**
 * Points that a business is likely to buy until the end, less those that debt costs. Each month it stocks what it can
 * pay, sells, pays its bills, and buys points for what it does not need to stock again.
 */
export function fortuneOf(business: Business): number {
  const { stocking, gained, besides, purchases, isInvestingNow } = business;
  let { money, months, kept } = business;
  let points = 0;
  const invest = (reserve: number): void => {
    if (money < 0) {
      points += money / 2;
      money = 0;
    }
    const spare = money - reserve;
    if (spare <= 0) return;
    const spent = reserve > 0 && spare > dear ? dear + (spare - dear) / 2 : spare;
    points += purchases * pointsAtOnce(spent / purchases);
    money -= spent;
  };
  if (isInvestingNow) invest(months > 0 ? stocking : 0);
  while (months > 0) {
    const part = Math.min(1, months);
    const missing = stocking <= 0 ? 0 : Math.max(0, 1 - Math.max(0, money + credit) / stocking);
    money += part * (gained * (1 - missing ** 1.5) + besides + kept);
    kept = 0;
    months -= 1;
    invest(months > 0 ? stocking : 0);
  }
  return points;
}

/** Dollars of goods that are stocked on credit where there is no money. */
export const credit = 1;
