import type { QuestionBook, Seat, StepHandlers } from '../../../engine/index.ts';
import type { BrickEvent } from '../events.ts';
import type { BrickMove } from '../moves.ts';
import type { BrickState, QuestionFacts } from '../state.ts';
import { ageItems, beginInventory } from './inventory.ts';
import { beginInvestment, investmentTurn, investQuestion } from './investment.ts';
import type { MarketSteps } from './market-steps.ts';
import { runWindow, windowQuestion } from './modifiers/windows.ts';
import { endMonth } from './month-end.ts';
import { pointsInsteadQuestion, pointsInsteadTurn } from './sale/points-instead.ts';
import { beginSale, saleBidQuestion, saleOf, testSaleCompetition } from './sale/sale.ts';
import { closeSaleOf, discardSurplus, endSale } from './sale/sale-end.ts';
import { sellQuestion, sellTurn } from './sale/selling.ts';
import { surplusQuestion, surplusTurn } from './sale/surplus.ts';
import { stockQuestion, stockTurn } from './supply/stocking.ts';
import { beginSupply, fillMarket, stockBidQuestion, supplyOf, testSupplyCompetition } from './supply/supply.ts';
import { beginUtilities } from './utilities.ts';

/** The steps from the Supply Phase to the month's end. */
export const marketSteps: StepHandlers<BrickState, MarketSteps, BrickEvent> = {
  window: runWindow,
  'begin-supply': (state, _step, events) => beginSupply(state, events),
  'fill-market': (state, _step, events) => fillMarket(state, events),
  'supply-of': (state, { item }) => supplyOf(state, item),
  'test-supply-competition': (state, { item }, events) => testSupplyCompetition(state, item, events),
  'stock-turn': (state, { seat, item, price }) => stockTurn(state, seat, item, price),
  'begin-sale': (state, _step, events) => beginSale(state, events),
  'sale-of': (state, { item }) => saleOf(state, item),
  'test-sale-competition': (state, { item }, events) => testSaleCompetition(state, item, events),
  'sell-turn': sellTurn,
  'points-instead-turn': pointsInsteadTurn,
  'surplus-turn': surplusTurn,
  'close-sale-of': (state, { item }, events) => closeSaleOf(state, item, events),
  'discard-surplus': (state, { item }, events) => discardSurplus(state, item, events),
  'end-sale': (state, _step, events) => endSale(state, events),
  'begin-inventory': (state, _step, events) => beginInventory(state, events),
  'age-items': (state, _step, events) => ageItems(state, events),
  'begin-utilities': (state, _step, events) => beginUtilities(state, events),
  'begin-investment': (state, _step, events) => beginInvestment(state, events),
  'investment-turn': (state, { seat }) => investmentTurn(state, seat),
  'end-month': (state, _step, events) => endMonth(state, events),
};

/** The questions of those phases. */
export const marketQuestions: QuestionBook<
  BrickState,
  Pick<QuestionFacts, 'window' | 'stock-bid' | 'stock' | 'sale-bid' | 'sell' | 'points-instead' | 'surplus' | 'invest'>,
  BrickMove,
  Seat,
  BrickEvent
> = {
  window: windowQuestion,
  'stock-bid': stockBidQuestion,
  stock: stockQuestion,
  'sale-bid': saleBidQuestion,
  sell: sellQuestion,
  'points-instead': pointsInsteadQuestion,
  surplus: surplusQuestion,
  invest: investQuestion,
};
