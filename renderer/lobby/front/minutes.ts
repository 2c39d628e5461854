import type { GameInStreet } from '../../games/game-in-street.ts';
import measured from './minutes.json' with { type: 'json' };

/** Minutes by game and number of people, as `npm run minutes` has measured them in bots' matches. */
const minutes: Readonly<Record<string, Readonly<Record<string, number>>>> = measured;

/** What an evening leaves: so many minutes at most; null where nobody looks at the clock. */
export type Evening = 30 | 60 | null;
export const evenings: readonly Evening[] = [30, 60, null];

/** How long a match of so many people lasts, in minutes; undefined where so many cannot play the game. */
export function minutesOf(game: string, people: number): number | undefined {
  return minutes[game]?.[people];
}

/** The shortest and the longest match of a game, in minutes, over all numbers of people. */
export function minutesBetween(game: string): { readonly least: number; readonly most: number } {
  const all = Object.values(minutes[game] ?? {});
  return { least: Math.min(...all), most: Math.max(...all) };
}

/** What people have said of tonight; null, or undefined, where they have not. */
export interface Tonight {
  readonly people: number | null;
  readonly evening: Evening | undefined;
  /** Has any of them played it before? */
  readonly knows: 'somebody' | 'nobody' | undefined;
}

/** Why a game does not suit tonight; null where it does. */
export function whyNotTonight(
  { id: game, isLight }: Pick<GameInStreet, 'id' | 'isLight'>,
  { people, evening = null, knows }: Tonight,
): 'people' | 'time' | 'new' | null {
  return whyNotTheEvening(game, people, evening) ?? (knows === 'nobody' && !isLight ? 'new' : null);
}

function whyNotTheEvening(game: string, people: number | null, evening: Evening): 'people' | 'time' | null {
  if (people === null) return evening !== null && minutesBetween(game).least > evening ? 'time' : null;
  const needed = minutesOf(game, people);
  if (needed === undefined) return 'people';
  return evening !== null && needed > evening ? 'time' : null;
}
