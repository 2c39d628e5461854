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

/** Who has the highest figure of all; null where the lead is shared. */
export function alone(tally: ReadonlyMap<Seat, number>): readonly [Seat, number] | null {
  const first = best(tally, ([, figure]) => figure);
  const level = [...tally.values()].filter((figure) => figure === first?.[1]).length;
  return level === 1 ? first : null;
}
