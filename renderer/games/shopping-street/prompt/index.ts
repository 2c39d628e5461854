import { hasSealed } from '../interaction/offers.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { StreetTable } from '../table.ts';
import { answerPlan, bargainPlan } from './bargain.ts';
import { payPlan, robPlan } from './discards.ts';
import { layPlan, sealedPlan } from './lay.ts';
import { plan, type StreetPlan } from './plan.ts';
import { stockPlan } from './stock.ts';
import { turnPlan } from './turn.ts';
import { waitingPlan } from './waiting.ts';

export type { StreetAction, StreetPlan } from './plan.ts';

/** The counter's prompt and actions for the active seat, or the player it waits for. */
export function planOf(seen: StreetTable, half: PendingChoice): StreetPlan {
  const table = { ...seen, half };
  const { question, words } = table;
  if (question === null) return plan({ asks: words.counter('asks.over'), rule: 'the-end-of-the-game', icon: 'trophy' });
  if (!table.asked) return waitingPlan(table, question);
  if (hasSealed(table)) return sealedPlan(table);
  switch (question.type) {
    case 'turn':
      return turnPlan(table, question);
    case 'lay':
      return layPlan(table, question);
    case 'bargain':
      return bargainPlan(table, question);
    case 'answer':
      return answerPlan(table, question);
    case 'pay':
      return payPlan(table, question);
    case 'stock':
      return stockPlan(table, question);
    case 'rob':
      return robPlan(table, question);
  }
}
