import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { MercadoTable } from '../table.ts';
import { actPlan } from './act.ts';
import { type MercadoPlan, plan } from './plan.ts';
import { specialtyPlan } from './specialty.ts';
import { takeTilePlan } from './take-tile.ts';
import { waitingPlan } from './waiting.ts';

export type { MercadoAction, MercadoPlan } from './plan.ts';

/** The counter's prompt and actions for the active seat, or the player it waits for. */
export function planOf(table: MercadoTable, half: PendingChoice): MercadoPlan {
  const { question, words } = table;
  if (question === null) return plan({ asks: words.counter('asks.over'), rule: 'the-end', icon: 'trophy' });
  if (!table.asked) return waitingPlan(table, question);
  switch (question.type) {
    case 'specialty':
      return specialtyPlan(table, half);
    case 'act':
      return actPlan(table, half);
    case 'take-tile':
      return takeTilePlan(table, half);
  }
}
