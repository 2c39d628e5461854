import type { BrickEvent } from '../events.ts';
import type { BrickState } from '../state.ts';
import { scoreMatch } from './scoring.ts';

/** Whether this month is the last: the marker was taken in it, or no months are left. Ruling 12. */
export function isLastMonth(state: Pick<BrickState, 'investmentMarker' | 'month' | 'finalMonth'>): boolean {
  return state.investmentMarker === null || state.month >= state.finalMonth;
}

/**
 * Ends the month, and continues with the next one or with final scoring.
 * Rules, "End of a month and of the game": the month in which the marker is taken is completed and is the last. Ruling
 * 12.
 */
export function endMonth(state: BrickState, events: BrickEvent[]): void {
  for (const player of state.players) {
    player.pointsByMonth.push(player.points);
    player.moneyByMonth.push(player.money);
  }
  events.push({ type: 'month-ended', month: state.month });
  if (isLastMonth(state)) {
    scoreMatch(state, events);
    return;
  }
  state.month += 1;
  events.push({ type: 'month-began', month: state.month });
  state.agenda.push({ type: 'begin-building' });
}
