import type { Seat } from '../../../shared/engine/index.ts';
import type { Translate } from '../../words/translate.ts';
import type { LogLine } from '../board/game-ui.ts';

/** Rows of a breakdown; the last one is the total. */
export type Rows = NonNullable<LogLine['breakdown']>;

/** The interpolation values of a catalogue text. */
type Facts = NonNullable<Parameters<Translate>[1]>;

/** A log line's optional parts. */
type More = Pick<LogLine, 'sum' | 'breakdown' | 'loud' | 'housekeeping' | 'reveal' | 'secret'>;

/** A player's line (null: the game's), linked to a rulebook heading. */
export function ruledLine<Anchor extends string>(
  words: { log(key: string): string },
  seat: Seat | null,
  text: string,
  anchor: Anchor,
  more: More = {},
): LogLine {
  return { seat, text, rule: { label: words.log(`rules.${anchor}`), anchor }, ...more };
}

/** Like `ruledLine`, with the text of a key in the catalogue's `log`. */
export function wordedLine<Anchor extends string>(
  words: { log(key: string, facts?: Facts): string },
  seat: Seat | null,
  key: string,
  facts: Facts,
  anchor: Anchor,
  more: More = {},
): LogLine {
  return ruledLine(words, seat, words.log(`log.${key}`, facts), anchor, more);
}

/** The total of a breakdown, as its last row: "= $4". */
export function sumRow(label: string, amount: string | number): Rows[number] {
  return { label, amount: `=\u00a0${amount}` };
}
