import type { HalfMade } from '../half-made.ts';
import type { MercadoTable } from '../table.ts';
import { type MercadoPlan, plan } from './plan.ts';
import { waitingPlan } from './waiting.ts';

export type { MercadoAction, MercadoPlan } from './plan.ts';

/** What the counter asks of whoever holds the screen, or whom it waits for, and what it offers. */
export function planOf(table: MercadoTable, _half: HalfMade): MercadoPlan {
  const { question, words } = table;
  if (question === null) return plan({ asks: words.counter('asks.over'), rule: 'the-end', icon: 'trophy' });
  return waitingPlan(table, question);
}
