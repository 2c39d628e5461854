import { askedAlone, interned, notAnAnswer, playerAt, type Seat } from '../../../engine/index.ts';
import { board } from '../board.ts';
import type { BreakdownLine, BrickEvent } from '../events.ts';
import type { BrickMove } from '../moves.ts';
import { effectsOf } from '../open-stores.ts';
import { changePoints } from '../points.ts';
import { type PricedBuilding, totalOf } from '../prices.ts';
import type { BrickState, PlayerState, Question } from '../state.ts';
import { done } from './answers.ts';
import { ifMoneyIsOpen, type RulesOf } from './question-rules.ts';

type InvestQuestion = Extract<Question, { type: 'invest' }>;

const buyMove = interned((points: number): BrickMove => ({ type: 'buy-points', points }));
const sellMove = interned((points: number): BrickMove => ({ type: 'sell-points', points }));

/** Begins the Investment Phase. Ruling 11: the order is fixed now, and each seat acts once even if markers move. */
export function beginInvestment(state: BrickState, events: BrickEvent[]): void {
  state.phase = 'investment';
  events.push({ type: 'phase-began', phase: 'investment', month: state.month });
  state.agenda.push({ type: 'end-month' });
  for (const seat of state.turnOrder.toReversed()) state.agenda.push({ type: 'investment-turn', seat });
}

/** Asks every seat, even without money: skipping one would reveal that it has none. */
export function investmentTurn(state: BrickState, seat: Seat): void {
  state.question = { type: 'invest', seat, purchases: 0, rebateUsed: false };
}

/** The maximum purchases in a turn, and points in each. Ruling 55: the Bank's limit applies even to a single one. */
export function purchaseLimits(building: PricedBuilding): { readonly purchases: number; readonly mostEach: number } {
  for (const { id } of building) {
    const split = effectsOf(id, 'split-investment')[0];
    if (split !== undefined) return split;
  }
  return { purchases: 1, mostEach: board.pointPrices.length };
}

/** The breakdown of the price for this many points bought at once, in dollars; the lines add up to it. */
export function pointsBreakdown(
  building: PricedBuilding,
  points: number,
  rebateUsed: boolean,
): readonly BreakdownLine[] {
  const lines: BreakdownLine[] = [{ why: 'point-prices', amount: board.pointPrices[points - 1] ?? 0 }];
  if (rebateUsed) return lines;
  for (const { id } of building) {
    for (const effect of effectsOf(id, 'invest-rebate')) {
      if (points >= effect.leastPoints) lines.push({ why: 'rebate', amount: -effect.rebate, store: id });
    }
  }
  return lines;
}

/** The dollars for points sold. */
export function pointsIncome(points: number): number {
  return points * board.pointSalePrice;
}

function addPurchases(player: PlayerState, question: InvestQuestion, into: BrickMove[]): void {
  const { purchases, mostEach } = purchaseLimits(player.building);
  if (question.purchases >= purchases) return;
  for (let points = 1; points <= mostEach; points++) {
    // Rules, "Debt": tokens cannot pay for points. All amounts are checked, because a rebate can make more points
    // cheaper.
    const price = totalOf(pointsBreakdown(player.building, points, question.rebateUsed));
    if (price <= player.money) into.push(buyMove(points));
  }
}

function buyPoints(state: BrickState, question: InvestQuestion, points: number, events: BrickEvent[]): void {
  const { seat, purchases } = question;
  const player = playerAt(state, seat);
  const breakdown = pointsBreakdown(player.building, points, question.rebateUsed);
  const paid = totalOf(breakdown);
  player.money -= paid;
  events.push({ type: 'points-bought', seat, points, paid, breakdown });
  changePoints(state, seat, points, 'bought', events);
  if (purchases + 1 >= purchaseLimits(player.building).purchases) return;
  state.question = {
    type: 'invest',
    seat,
    purchases: purchases + 1,
    rebateUsed: question.rebateUsed || breakdown.length > 1,
  };
}

const investMoves: RulesOf<'invest'>['moves'] = (state, question, seat) => {
  const player = playerAt(state, seat);
  const moves: BrickMove[] = [];
  addPurchases(player, question, moves);
  if (question.purchases === 0) {
    for (let points = 1; points <= player.points; points++) moves.push(sellMove(points));
  }
  moves.push(done);
  return moves;
};

/** Ruling 13: either buy or sell; with the Bank two purchases, or one sale. */
export const investQuestion: RulesOf<'invest'> = {
  asks: askedAlone,
  moves: investMoves,
  publicMoves: ifMoneyIsOpen(investMoves),
  answer(state, question, seat, move, events) {
    state.question = null;
    if (move.type === 'buy-points') buyPoints(state, question, move.points, events);
    else if (move.type === 'sell-points') {
      const received = pointsIncome(move.points);
      playerAt(state, seat).money += received;
      events.push({ type: 'points-sold', seat, points: move.points, received });
      changePoints(state, seat, -move.points, 'sold', events);
    } else if (move.type !== 'done') throw notAnAnswer('invest', move.type);
    else if (question.purchases === 0) events.push({ type: 'investment-declined', seat });
  },
};
