import { type Rows, ruledLine, wordedLine } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';

/** The rulebook headings that log lines link to. */
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

/** A log line that links to a rulebook heading. The text of a player's line is a predicate. */
export const line = ruledLine<RuleAnchor>;
/** Like `line`, with the text of a key in the catalogue's `log`. */
export const worded = wordedLine<RuleAnchor>;

/** A signed number for a breakdown: "+4", "−3", "0". */
function signed(words: Words, amount: number): string {
  return amount === 0 ? '0' : words.change(amount);
}

/** The gold that a player gains or loses, at the right edge of a line: "+4 gold", "−3 gold". */
export function goldChange(words: Words, gold: number): string {
  return words.log('gold-change', { count: Math.abs(gold), change: signed(words, gold) });
}

/** A row of a breakdown. */
export function row(words: Words, label: string, amount: number): Rows[number] {
  return { label, amount: signed(words, amount) };
}
