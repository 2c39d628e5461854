import type { GameInStreet } from '../../games/game-in-street.ts';
import measured from './minutes.json' with { type: 'json' };

/** Minutes by game and number of people, as `npm run tool -- minutes` has measured them in bots' matches. */
const minutes: Readonly<Record<string, Readonly<Record<string, number>>>> = measured;

/** What an evening leaves: so many minutes at most; null where nobody looks at the clock. */
export type Evening = 30 | 60 | null;
export const evenings: readonly Evening[] = [30, 60, null];

/** How long a match of so many people lasts, in minutes; undefined where that has not been measured. */
export function minutesOf(game: string, people: number): number | undefined {
  return minutes[game]?.[people];
}

/** The shortest and the longest match of a game, in minutes, over all numbers of people; undefined likewise. */
export function minutesBetween(game: string): { readonly least: number; readonly most: number } | undefined {
  const all = Object.values(minutes[game] ?? {});
  return all.length === 0 ? undefined : { least: Math.min(...all), most: Math.max(...all) };
}

/** What people have said of tonight; null, or undefined, where they have not. */
export interface Tonight {
  readonly people: number | null;
  readonly evening: Evening | undefined;
  /** Has any of them played it before? */
  readonly knows: 'somebody' | 'nobody' | undefined;
}

/** Why a game does not suit tonight; null where it does. How long it takes is held against no game that was never measured. */
export function whyNotTonight(
  { id, seats, isLight }: Pick<GameInStreet, 'id' | 'seats' | 'isLight'>,
  { people, evening = null, knows }: Tonight,
): 'people' | 'time' | 'new' | null {
  if (people !== null && (people < seats.min || people > seats.max)) return 'people';
  const needed = people === null ? minutesBetween(id)?.least : minutesOf(id, people);
  if (evening !== null && needed !== undefined && needed > evening) return 'time';
  return knows === 'nobody' && !isLight ? 'new' : null;
}
