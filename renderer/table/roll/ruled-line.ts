import type { Seat } from '../../../shared/engine/index.ts';
import type { LogLine } from '../board/game-room.ts';

/** Rows of a reckoning; the last one is the total. */
export type Rows = NonNullable<LogLine['reckoning']>;

/** A line of a player's (null: of the house), explained by a heading of the rules. */
export function ruledLine<Anchor extends string>(
  words: { roll(key: string): string },
  seat: Seat | null,
  text: string,
  anchor: Anchor,
  more: Pick<LogLine, 'sum' | 'reckoning' | 'loud' | 'housekeeping' | 'reveal' | 'secret'> = {},
): LogLine {
  return { seat, text, rule: { label: words.roll(`rules.${anchor}`), anchor }, ...more };
}
