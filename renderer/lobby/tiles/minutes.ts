import type { ListedGame } from '../../games/listed-game.ts';
import measured from './minutes.json' with { type: 'json' };

/**
 * Minutes by game and number of players.
 * Measured by `npm run tool -- minutes` in bots' matches.
 */
const minutes: Readonly<Record<string, Readonly<Record<string, number>>>> = measured;

/** The longest acceptable game, in minutes; null without a limit. */
export type TimeLimit = 30 | 60 | null;
export const timeLimits: readonly TimeLimit[] = [null, 30, 60];

/** The duration of a match with this number of players, in minutes; undefined if not measured. */
export function minutesOf(game: string, people: number): number | undefined {
  return minutes[game]?.[people];
}

/** The shortest and longest duration over all numbers of players, in minutes; undefined if not measured. */
export function minutesBetween(game: string): { readonly least: number; readonly most: number } | undefined {
  const all = Object.values(minutes[game] ?? {});
  return all.length === 0 ? undefined : { least: Math.min(...all), most: Math.max(...all) };
}

/** Which games the home screen highlights. */
export interface GameFilter {
  /** The number of players; null for any. */
  readonly people: number | null;
  readonly time: TimeLimit;
  /** Only games that are easy to learn. */
  readonly isEasy: boolean;
}

/** Whether the filter asks for anything. */
export function isFiltered({ people, time, isEasy }: GameFilter): boolean {
  return people !== null || time !== null || isEasy;
}

/** Why a game does not fit the filter; null if it does. An unmeasured game is never too long. */
export function whyFilteredOut(
  { id, seats, isLight }: Pick<ListedGame, 'id' | 'seats' | 'isLight'>,
  { people, time, isEasy }: GameFilter,
): 'people' | 'time' | 'new' | null {
  if (people !== null && (people < seats.min || people > seats.max)) return 'people';
  const needed = people === null ? minutesBetween(id)?.least : minutesOf(id, people);
  if (time !== null && needed !== undefined && needed > time) return 'time';
  return isEasy && !isLight ? 'new' : null;
}
