import type { BreakdownLine } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { ItemCounts } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import { ruledLine, sumRow, wordedLine } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';

/** The anchor of the rules heading that explains a line. */
export type RuleAnchor =
  | 'setup'
  | 'draft'
  | 'building-in-january'
  | 'building-from-february-on'
  | 'auction'
  | 'public-row'
  | 'advertisement'
  | 'supply'
  | 'sale'
  | 'inventory'
  | 'utilities'
  | 'investment'
  | 'end-of-a-month-and-of-the-game'
  | 'final-scoring'
  | 'turn-order'
  | 'debt'
  | 'modifiers-and-their-moments';

/**
 * A log line of a seat (null: of the game), linked to a heading of the rules. The text of a seat's line is a predicate,
 * as the log shows the player's name in front of it; `worded` takes the text from the catalogue's `log`.
 */
export const line = ruledLine<RuleAnchor>;
export const worded = wordedLine<RuleAnchor>;

/** Marks a line of what did not happen: it stays in the log, and playback leaves it out. */
export function quietIf(isQuiet: boolean): Pick<LogLine, 'housekeeping'> {
  return isQuiet ? { housekeeping: true } : {};
}

/** Marks a line as secret if it contains something that other players may not see. */
export function secretIf(known: boolean): Pick<LogLine, 'secret'> {
  return known ? { secret: true } : {};
}

/** The label of a line of a breakdown. */
export function reasonOf(words: Words, { why, store, slot }: BreakdownLine): string {
  if (why === 'store-effect' || why === 'store-utilities' || why === 'store-points') {
    if (store !== undefined) return words.store(store);
  }
  return words.say(`why.${why}`, { slot: slot ?? 0 });
}

/** The rows of a breakdown and their total. `read` formats an amount of dollars or points. */
export function breakdownRows(
  words: Words,
  lines: readonly BreakdownLine[],
  read: (amount: number) => string,
  total: string,
): NonNullable<LogLine['breakdown']> {
  const sum = lines.reduce((so, { amount }) => so + amount, 0);
  return [
    ...lines.map((part) => ({ label: reasonOf(words, part), amount: read(part.amount) })),
    sumRow(total, read(sum)),
  ];
}

/** The key of a text about goods and its values; texts with no goods have a key of their own. */
export function countsText(
  words: Words,
  key: 'demand-revealed' | 'market-supplied',
  counts: ItemCounts,
): readonly [key: string, facts: { readonly items: string }] {
  const items = words.counts(counts);
  return [isAny(counts) ? key : `${key}-nothing`, { items }];
}

/** Whether there are any goods. */
export function isAny(counts: ItemCounts): boolean {
  return Object.values(counts).some((count) => count > 0);
}
