import type { Seat } from './seat.ts';

/** Something worth telling of a match that is over, as facts; the renderer words it. */
export type AnyAward = Readonly<{ type: string }>;

/** Adds so many to what is counted for somebody or something. */
export function addTo<Key>(tally: Map<Key, number>, key: Key, by: number): void {
  tally.set(key, (tally.get(key) ?? 0) + by);
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

/** The facts of every kind of award of a game; leaving one out does not compile. */
export type AwardFacts<Award extends AnyAward> = {
  readonly [Type in Award['type']]: {
    readonly [Fact in Exclude<keyof Extract<Award, { type: Type }>, 'type'>]-?: true;
  };
};

/** Is this one of a game's awards, with all its facts? It may have come from a host. */
export function isAwardOf<Award extends AnyAward>(facts: AwardFacts<Award>, award: AnyAward): award is Award {
  const known: Readonly<Record<string, object>> = facts;
  const wanted = Object.hasOwn(known, award.type) ? known[award.type] : undefined;
  return wanted !== undefined && Object.keys(wanted).every((fact) => fact in award);
}
