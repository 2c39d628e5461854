import { debtOf } from '../../../../shared/games/brick-and-mortar/debt.ts';
import { plan } from '../../../table/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { BrickTable } from '../table.ts';
import { advertisePlan, agencyPlan } from './advertisement.ts';
import {
  auctionPlan,
  draftPlan,
  managePlan,
  startingStorePlan,
  storeActionPlan,
  storePaymentPlan,
} from './building.ts';
import { investPlan } from './investment.ts';
import { type Action, offersOfType, type Plan, partsOf, pickedOffers } from './plan.ts';
import { pointsInsteadPlan, saleBidPlan, sellPlan, surplusPlan } from './sale.ts';
import { stockBidPlan, stockPlan, windowPlan } from './supply.ts';

/** The counter's prompt and actions for the active seat, or the player it waits for. Confirms debt once. */
export function planOf(table: BrickTable, half: PendingChoice): Plan {
  const asked = planOfQuestion(table, half);
  return { ...asked, actions: asked.actions.map((action) => ({ ...debtDoubt(table, action), ...action })) };
}

/** The debt that a button brings and what it costs in the end, as the rules work it out. */
function debtDoubt({ view, near, words }: BrickTable, { moves }: Action): Pick<Action, 'doubt'> {
  const last = moves.at(-1);
  const debt = last === undefined ? null : debtOf(view, near, last);
  if (debt === null) return {};
  const facts = { tokens: words.say('tokens', { count: debt.tokens }), points: words.points(debt.points) };
  return { doubt: words.say(`doubts.debt-${debt.when}`, facts) };
}

function planOfQuestion(table: BrickTable, half: PendingChoice): Plan {
  const { question, words, toAct } = table;
  if (question === null) return plan({ asks: words.say('asks.over'), rule: 'final-scoring', icon: 'trophy' });
  if (!table.asked) {
    return plan({
      asks: words.say(`waiting.${question.type}`, { count: toAct.length, names: words.names(toAct) }),
      icon: 'clock',
      rule: 'ties-and-waiting',
    });
  }
  if (table.moves.some((move) => move.type === 'take-back')) {
    return plan({
      asks: words.say('asks.sealed', { names: words.names(toAct), count: toAct.length }),
      says: words.say('says.sealed'),
      icon: 'envelope',
      rule: 'ties-and-waiting',
      ...partsOf(table, offersOfType(table, 'take-back'), half, true),
    });
  }
  switch (question.type) {
    case 'draft':
      return draftPlan(table, half);
    case 'starting-store':
      return startingStorePlan(table, half);
    case 'store-action':
      return storeActionPlan(table, half);
    case 'auction':
      return auctionPlan(table, half, question);
    case 'store-payment':
      return storePaymentPlan(table, half, question);
    case 'manage':
      return managePlan(table, half);
    case 'advertise':
      return advertisePlan(table, half);
    case 'agency':
      return agencyPlan(table, half, question);
    case 'window':
      return windowPlan(table, half, question, pickedOffers(table, half));
    case 'stock-bid':
      return stockBidPlan(table, half, question);
    case 'stock':
      return stockPlan(table, half, question);
    case 'sale-bid':
      return saleBidPlan(table, half, question);
    case 'sell':
      return sellPlan(table, half, question);
    case 'points-instead':
      return pointsInsteadPlan(table, half, question);
    case 'surplus':
      return surplusPlan(table, half, question);
    case 'invest':
      return investPlan(table, half, question);
  }
}
