import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import type { Plan } from '../../../table/plan.ts';
import type { HalfMade } from '../half-made.ts';
import type { HarbourTable } from '../table.ts';

/** What the counter asks of whoever holds the screen, or whom it waits for, and what it offers. */
export function planOf(table: HarbourTable, _half: HalfMade): Plan<HarbourMove> {
  return {
    asks: table.words.counter('asks.over'),
    says: null,
    steppers: [],
    actions: [],
    clears: false,
    rule: 'the-end',
  };
}
