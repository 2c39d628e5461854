import { playerAt, type Seat } from '../../../engine/index.ts';
import { board } from '../board.ts';
import { effectsOf } from '../open-stores.ts';
import type { BrickState } from '../state.ts';

/** Points that the leader usually gains in a month, to estimate when the marker is reached. */
const usualPace = 5;

/** Expected number of months after this one; fractional if the marker may be taken earlier. */
export function monthsAfter({ month, finalMonth, investmentMarker, players, phase, agenda }: BrickState): number {
  if (investmentMarker === null) return 0;
  let most = 0;
  for (const { points } of players) if (points > most) most = points;
  const months = Math.min(finalMonth - month, (investmentMarker - most) / usualPace);
  if (phase !== 'investment' || months >= 1 || month === finalMonth) return months;
  // another whole month follows unless a player still to invest reaches the marker now
  for (const step of agenda) {
    if (step.type !== 'investment-turn') continue;
    const { points, money } = playerAt({ players }, step.seat);
    if (points + pointsAtOnce(money) >= investmentMarker) return months;
  }
  return 1;
}

/** Whether the seat may still buy points this month. */
export function investsThisMonth({ phase, question, agenda }: BrickState, seat: Seat): boolean {
  if (phase === 'over') return false;
  if (phase !== 'investment') return true;
  if (question?.type === 'invest' && question.seat === seat) return true;
  for (const step of agenda) if (step.type === 'investment-turn' && step.seat === seat) return true;
  return false;
}

/** Points for 0, 1, 2 … dollars spent at once, interpolated between the printed prices. */
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

/** Beyond the largest purchase, this many dollars count as one point. */
const beyond = 25;

/** Points for dollars spent at once. */
function pointsAtOnce(dollars: number): number {
  const whole = Math.floor(dollars);
  const below = pointsByDollars[whole];
  const above = pointsByDollars[whole + 1];
  if (below !== undefined && above !== undefined) return below + (above - below) * (dollars - whole);
  const most = pointsByDollars.length - 1;
  return board.pointPrices.length + (dollars - most) / beyond;
}

/** Number of point purchases a month: two with a Bank. */
export function purchasesOf(state: BrickState, seat: Seat): number {
  for (const { id } of playerAt(state, seat).building) if (effectsOf(id, 'split-investment').length > 0) return 2;
  return 1;
}

/** Points for dollars spread over purchases; missing dollars cost points. */
export function pointsFor(dollars: number, purchases: number): number {
  if (purchases <= 0) return 0;
  if (dollars < 0) return dollars / 3;
  return purchases * pointsAtOnce(dollars / purchases);
}

/** The monthly course of a player's business. */
interface Business {
  /** Dollars when this month's points are bought, or next month begins. */
  readonly money: number;
  /** Dollars that items already stocked bring next month. */
  readonly kept: number;
  readonly isInvestingNow: boolean;
  /** Months after this one; may be fractional. */
  readonly months: number;
  /** Point purchases a month. */
  readonly purchases: number;
  /** Dollars that stocking costs in a usual month and gains; and other income minus expenses. */
  readonly stocking: number;
  readonly gained: number;
  readonly besides: number;
}

/** Dollars spent on points beyond which further ones wait for another month. */
const dear = 24;

/**
 * Points that a business is expected to buy until the end, minus the cost of debt.
 * Each month it stocks as money allows, sells, pays its bills, and spends on points what it does not need for stocking.
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

/** Dollars of items that are stocked on credit without money. */
export const credit = 1;
