import type { Seat } from '../../shared/engine/index.ts';

/** Adds so many to what is counted for a seat. */
export function addTo(tally: Map<Seat, number>, seat: Seat, by: number): void {
  tally.set(seat, (tally.get(seat) ?? 0) + by);
}

/** What has the highest figure; the first to reach it where several did; null where there is nothing. */
export function best<Each>(all: Iterable<Each>, figure: (each: Each) => number): Each | null {
  let found: Each | null = null;
  for (const each of all) if (found === null || figure(each) > figure(found)) found = each;
  return found;
}
