import { hasSealed } from '../interaction/offers.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { EmporiumTable } from '../table.ts';
import { choosePlan, sealedPlan } from './choose.ts';
import { patronPlan } from './patron.ts';
import { placePlan } from './place.ts';
import { type EmporiumPlan, plan } from './plan.ts';
import { restockPlan, upgradeAgainPlan } from './restock.ts';
import { callVotePlan, votePlan } from './vote.ts';
import { waitingPlan } from './waiting.ts';

export type { EmporiumAction, EmporiumPlan } from './plan.ts';

/** The counter's prompt and actions for the active seat, or the player it waits for. */
export function planOf(table: EmporiumTable, half: PendingChoice): EmporiumPlan {
  const { question, words } = table;
  if (question === null) return plan({ asks: words.counter('asks.over'), rule: 'the-end', icon: 'trophy' });
  if (!table.asked) return waitingPlan(table, question);
  if (hasSealed(table)) return sealedPlan(table);
  switch (question.type) {
    case 'choose':
      return choosePlan(table, half);
    case 'place':
      return placePlan(table, half, question);
    case 'patron':
      return patronPlan(table, half, question);
    case 'restock':
      return restockPlan(table, half);
    case 'upgrade-again':
      return upgradeAgainPlan(table, half, question);
    case 'call-vote':
      return callVotePlan(table);
    case 'vote':
      return votePlan(table, half);
  }
}
