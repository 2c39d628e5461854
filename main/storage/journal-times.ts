import { type HeaderLine, isEntry, type LaterLine } from './journal-lines.ts';

/** When a match was played. */
export interface JournalTimes {
  /** Its last entry or creation, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Time spent at the table, in milliseconds. Of a long pause only its first minutes count. */
  readonly time: number;
}

/** The part of a pause that counts as time at the table, in milliseconds. */
const longestThought = 5 * 60_000;

/** When a match was last played: its last entry or creation, in milliseconds since 1970. */
export function lastPlayed(header: HeaderLine, lines: readonly LaterLine[]): number {
  return lines.findLast(isEntry)?.at ?? header.created;
}

export function timesOf(header: HeaderLine, lines: readonly LaterLine[]): JournalTimes {
  let savedAt = header.created;
  let time = 0;
  for (const { at } of lines.filter(isEntry)) {
    // clocks can be set back
    time += Math.min(Math.max(at - savedAt, 0), longestThought);
    savedAt = at;
  }
  return { savedAt, time };
}
