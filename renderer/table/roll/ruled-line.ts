import type { Seat } from '../../../shared/engine/index.ts';
import type { Translate } from '../../words/translate.ts';
import type { LogLine } from '../board/game-room.ts';

/** Rows of a reckoning; the last one is the total. */
export type Rows = NonNullable<LogLine['reckoning']>;

/** What a text of the catalogue may hold besides its words. */
type Facts = NonNullable<Parameters<Translate>[1]>;

/** What a line may have besides its text and its rule. */
type More = Pick<LogLine, 'sum' | 'reckoning' | 'loud' | 'housekeeping' | 'reveal' | 'secret'>;

/** A line of a player's (null: of the house), explained by a heading of the rules. */
export function ruledLine<Anchor extends string>(
  words: { roll(key: string): string },
  seat: Seat | null,
  text: string,
  anchor: Anchor,
  more: More = {},
): LogLine {
  return { seat, text, rule: { label: words.roll(`rules.${anchor}`), anchor }, ...more };
}

/** The same with a text of the catalogue's `log`, by its key there and with its facts. */
export function toldLine<Anchor extends string>(
  words: { roll(key: string, facts?: Facts): string },
  seat: Seat | null,
  key: string,
  facts: Facts,
  anchor: Anchor,
  more: More = {},
): LogLine {
  return ruledLine(words, seat, words.roll(`log.${key}`, facts), anchor, more);
}
