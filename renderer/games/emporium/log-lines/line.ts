import { type Rows, ruledLine, toldLine } from '../../../table/roll/ruled-line.ts';
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

/** A line of a player's (null: of the house), explained by a heading of the rules; `told` by a text of the catalogue's `log`. */
export const line = ruledLine<RuleAnchor>;
export const told = toldLine<RuleAnchor>;

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
