import type { GameInStreet } from '../../games/game-in-street.ts';
import measured from './minutes.json' with { type: 'json' };

/**
 * Minutes by game and number of players.
 * Measured by `npm run tool -- minutes` in bots' matches.
 */
const minutes: Readonly<Record<string, Readonly<Record<string, number>>>> = measured;

/** The longest acceptable match, in minutes; null without a limit. */
export type Evening = 30 | 60 | null;
export const evenings: readonly Evening[] = [30, 60, null];

/** The duration of a match with this number of players, in minutes; undefined if not measured. */
export function minutesOf(game: string, people: number): number | undefined {
  return minutes[game]?.[people];
}

/** The shortest and longest duration over all numbers of players, in minutes; undefined if not measured. */
export function minutesBetween(game: string): { readonly least: number; readonly most: number } | undefined {
  const all = Object.values(minutes[game] ?? {});
  return all.length === 0 ? undefined : { least: Math.min(...all), most: Math.max(...all) };
}

/** The answers to the questions on the kerb; null or undefined if unanswered. */
export interface Tonight {
  readonly people: number | null;
  readonly evening: Evening | undefined;
  /** Whether any of the players knows the game. */
  readonly knows: 'somebody' | 'nobody' | undefined;
}

/** Why a game does not fit the answers; null if it does. An unmeasured game is never too long. */
export function whyNotTonight(
  { id, seats, isLight }: Pick<GameInStreet, 'id' | 'seats' | 'isLight'>,
  { people, evening = null, knows }: Tonight,
): 'people' | 'time' | 'new' | null {
  if (people !== null && (people < seats.min || people > seats.max)) return 'people';
  const needed = people === null ? minutesBetween(id)?.least : minutesOf(id, people);
  if (evening !== null && needed !== undefined && needed > evening) return 'time';
  return knows === 'nobody' && !isLight ? 'new' : null;
}
