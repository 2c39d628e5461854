import type { Seat } from '../../../shared/engine/index.ts';
import type { Translate } from '../../words/translate.ts';
import type { MatchMoment } from './scoring.ts';

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

/** A moment of a match in the words of its game: what is told of it, and the award that is named by the same key or another. */
export function momentOf(words: Translate, told: string, facts: Parameters<Translate>[1], award = told): MatchMoment {
  return { award: words(`awards.${award}`), text: words(`story.${told}`, facts) };
}
