import type { HalfMade } from '../half-made.ts';
import type { EmporiumTable } from '../table.ts';
import { type EmporiumPlan, plan } from './plan.ts';

export type { EmporiumAction, EmporiumPlan } from './plan.ts';

/** What the counter asks of whoever holds the screen, or whom it waits for, and what it offers. */
export function planOf(_table: EmporiumTable, _half: HalfMade): EmporiumPlan {
  return plan({ asks: '', rule: 'the-end' });
}
