import type { Seat } from './seat.ts';

/** An award of a finished match, as facts; the renderer has the text. */
export type AnyAward = Readonly<{ type: string }>;

export function addTo<Key>(tally: Map<Key, number>, key: Key, by: number): void {
  tally.set(key, (tally.get(key) ?? 0) + by);
}

/** The element with the highest figure; the first of several; null for none. */
export function best<Each>(all: Iterable<Each>, figure: (each: Each) => number): Each | null {
  let found: Each | null = null;
  for (const each of all) if (found === null || figure(each) > figure(found)) found = each;
  return found;
}

/** The seat with the highest figure of all; null for a tie. */
export function alone(tally: ReadonlyMap<Seat, number>): readonly [Seat, number] | null {
  const first = best(tally, ([, figure]) => figure);
  const level = [...tally.values()].filter((figure) => figure === first?.[1]).length;
  return level === 1 ? first : null;
}

/** The facts of every kind of award of a game. An incomplete table does not compile. */
export type AwardFacts<Award extends AnyAward> = {
  readonly [Type in Award['type']]: {
    readonly [Fact in Exclude<keyof Extract<Award, { type: Type }>, 'type'>]-?: true;
  };
};

/** Whether an award, possibly from a host, is one of this game's, with all its facts. */
export function isAwardOf<Award extends AnyAward>(facts: AwardFacts<Award>, award: AnyAward): award is Award {
  const known: Readonly<Record<string, object>> = facts;
  const wanted = Object.hasOwn(known, award.type) ? known[award.type] : undefined;
  return wanted !== undefined && Object.keys(wanted).every((fact) => fact in award);
}
