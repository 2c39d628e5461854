import type { EmporiumEvent } from '../../../shared/games/emporium/events.ts';

/** Do these events move anything on the table? */
export function movesAnything(events: readonly EmporiumEvent[]): boolean {
  return events.some(({ type }) => type === 'item-sold' || type === 'monster-beaten');
}
