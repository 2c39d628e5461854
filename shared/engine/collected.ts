import { addTo } from './awards.ts';
import type { Seat } from './seat.ts';

/** How many of a kind of thing a seat collected in a match. `item` is a public id of the game, such as a store's. */
export interface Collected {
  readonly seat: Seat;
  readonly item: string;
  readonly count: number;
}

/** Counts the things of each seat by kind. */
export function collectedOf(things: Iterable<{ readonly seat: Seat; readonly item: string }>): readonly Collected[] {
  const bySeat = new Map<Seat, Map<string, number>>();
  for (const { seat, item } of things) {
    const counts = bySeat.get(seat) ?? new Map<string, number>();
    addTo(counts, item, 1);
    bySeat.set(seat, counts);
  }
  return [...bySeat].flatMap(([seat, counts]) => [...counts].map(([item, count]) => ({ seat, item, count })));
}
