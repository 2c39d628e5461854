import type { HalfMade } from '../half-made.ts';
import type { StreetTable } from '../table.ts';
import { plan, type StreetPlan } from './plan.ts';

export type { StreetAction, StreetPlan } from './plan.ts';

/** What the counter asks of whoever holds the screen, or whom it waits for, and what it offers. */
export function planOf(_table: StreetTable, _half: HalfMade): StreetPlan {
  return plan({ asks: '', rule: 'a-turn' });
}
