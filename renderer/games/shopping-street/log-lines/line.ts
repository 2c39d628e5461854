import type { Seat } from '../../../../shared/engine/index.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** The headings of the rules to which lines of the roll lead. */
export const ruleAnchors = [
  'exchanges',
  'the-display',
  'opening-a-shop',
  'improving-a-shop',
  'the-dice',
  'drawing',
  'thieves',
  'the-deck',
  'the-end',
  'scoring',
  'ruling-26',
] as const;
export type RuleAnchor = (typeof ruleAnchors)[number];

/** Rows of a reckoning; the last one is the total. */
export type Rows = NonNullable<LogLine['reckoning']>;

/** A line of a player's (null: of the house), explained by a heading of the rules. */
export function line(
  words: Words,
  seat: Seat | null,
  text: string,
  anchor: RuleAnchor,
  more: Pick<LogLine, 'sum' | 'reckoning' | 'loud' | 'housekeeping' | 'reveal' | 'secret'> = {},
): LogLine {
  return { seat, text, rule: { label: words.roll(`rules.${anchor}`), anchor }, ...more };
}

/** The last figure of a reckoning: "= 33". */
export function equals(amount: number | string): string {
  return `=\u00a0${amount}`;
}

/** Things side by side, as short as a till roll wants them: "Food 4, Home 2". */
export function inARow(parts: readonly string[]): string {
  return parts.join(', ');
}
