import { debtOf } from '../../../../shared/games/brick-and-mortar/debt.ts';
import { prompt } from '../../../table/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { BrickTable } from '../table.ts';
import { advertisePrompt, agencyPrompt } from './advertisement.ts';
import {
  auctionPrompt,
  draftPrompt,
  managePrompt,
  startingStorePrompt,
  storeActionPrompt,
  storePaymentPrompt,
} from './building.ts';
import { investPrompt } from './investment.ts';
import { type Action, offersOfType, type Prompt, partsOf, pickedOffers } from './prompt.ts';
import { pointsInsteadPrompt, saleBidPrompt, sellPrompt, surplusPrompt } from './sale.ts';
import { stockBidPrompt, stockPrompt, windowPrompt } from './supply.ts';

/** The counter's prompt and actions for the active seat, or the player it waits for. Confirms debt once. */
export function promptOf(table: BrickTable, pending: PendingChoice): Prompt {
  const asked = promptOfQuestion(table, pending);
  return { ...asked, actions: asked.actions.map((action) => ({ ...debtConfirmation(table, action), ...action })) };
}

/** The debt of a button's moves and its cost in the final scoring, by the rules. */
function debtConfirmation({ view, ownSeat, words }: BrickTable, { moves }: Action): Pick<Action, 'confirmation'> {
  const last = moves.at(-1);
  const debt = last === undefined ? null : debtOf(view, ownSeat, last);
  if (debt === null) return {};
  const facts = { tokens: words.say('tokens', { count: debt.tokens }), points: words.points(debt.points) };
  return { confirmation: words.say(`doubts.debt-${debt.when}`, facts) };
}

function promptOfQuestion(table: BrickTable, pending: PendingChoice): Prompt {
  const { question, words, toAct } = table;
  if (question === null) return prompt({ title: words.say('titles.over'), rule: 'final-scoring', icon: 'trophy' });
  if (!table.asked) {
    return prompt({
      title: words.say(`waiting.${question.type}`, { count: toAct.length, names: words.names(toAct) }),
      icon: 'clock',
      rule: 'ties-and-waiting',
    });
  }
  if (table.moves.some((move) => move.type === 'take-back')) {
    return prompt({
      title: words.say('titles.sealed', { names: words.names(toAct), count: toAct.length }),
      hint: words.say('hints.sealed'),
      icon: 'envelope',
      rule: 'ties-and-waiting',
      ...partsOf(table, offersOfType(table, 'take-back'), pending, true),
    });
  }
  switch (question.type) {
    case 'draft':
      return draftPrompt(table, pending);
    case 'starting-store':
      return startingStorePrompt(table, pending);
    case 'store-action':
      return storeActionPrompt(table, pending);
    case 'auction':
      return auctionPrompt(table, pending, question);
    case 'store-payment':
      return storePaymentPrompt(table, pending, question);
    case 'manage':
      return managePrompt(table, pending);
    case 'advertise':
      return advertisePrompt(table, pending);
    case 'agency':
      return agencyPrompt(table, pending, question);
    case 'window':
      return windowPrompt(table, pending, question, pickedOffers(table, pending));
    case 'stock-bid':
      return stockBidPrompt(table, pending, question);
    case 'stock':
      return stockPrompt(table, pending, question);
    case 'sale-bid':
      return saleBidPrompt(table, pending, question);
    case 'sell':
      return sellPrompt(table, pending, question);
    case 'points-instead':
      return pointsInsteadPrompt(table, pending, question);
    case 'surplus':
      return surplusPrompt(table, pending, question);
    case 'invest':
      return investPrompt(table, pending, question);
  }
}
