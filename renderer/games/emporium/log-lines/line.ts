import type { Seat } from '../../../../shared/engine/index.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** The headings of the rules to which lines of the roll lead. */
export const ruleAnchors = [
  'the-action-phase',
  'sales',
  'patrons',
  'restocking',
  'banishing',
  'ruling-21',
  'the-end',
  'scoring',
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

/** What somebody gains or loses, as the right edge of the roll has it: "+4", "−3", "0". */
export function gained(words: Words, gold: number): string {
  return gold === 0 ? '0' : words.change(gold);
}

/** A row of a reckoning with what it adds or takes. */
export function row(words: Words, label: string, amount: number): Rows[number] {
  return { label, amount: gained(words, amount) };
}

/** The last figure of a reckoning: "= +4". */
export function sumRow(label: string, amount: string): Rows[number] {
  return { label, amount: `=\u00a0${amount}` };
}

/** Things side by side, as short as a till roll wants them: "Axe, Cap". */
export function inARow(parts: readonly string[]): string {
  return parts.join(', ');
}
