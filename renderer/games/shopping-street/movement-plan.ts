import type { ShoppingStreetEvent } from '../../../shared/games/shopping-street/events.ts';

/** Do these events move anything on the table? */
export function movesAnything(_events: readonly ShoppingStreetEvent[]): boolean {
  return false;
}
