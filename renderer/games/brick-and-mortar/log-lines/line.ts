import type { ReckoningLine } from '../../../../shared/games/brick-and-mortar/events.ts';
import type { LogLine } from '../../../table/board/game-room.ts';
import { ruledLine, toldLine } from '../../../table/roll/ruled-line.ts';
import type { Words } from '../words.ts';

/** The heading of the rules that explains a line; anchors are the headings of the rules, in small letters. */
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

/** A line of a player's (null: of the house), explained by a heading of the rules; `told` by a text of the catalogue's `log`. */
export const line = ruledLine<RuleAnchor>;
export const told = toldLine<RuleAnchor>;

/** Marks a line that only its own player is told, or a figure of it; `known`: what others are not told is in it. */
export function secretIf(known: boolean): Pick<LogLine, 'secret'> {
  return known ? { secret: true } : {};
}

/** What a line of a reckoning is called. */
export function reasonOf(words: Words, { why, store, slot }: ReckoningLine): string {
  if (why === 'store-effect' || why === 'store-utilities' || why === 'store-points') {
    if (store !== undefined) return words.store(store);
  }
  return words.say(`why.${why}`, { slot: slot ?? 0 });
}

/** The rows of a reckoning with their total; amounts are dollars or points as `read` puts them. */
export function reckoningRows(
  words: Words,
  lines: readonly ReckoningLine[],
  read: (amount: number) => string,
  total: string,
): NonNullable<LogLine['reckoning']> {
  const sum = lines.reduce((so, { amount }) => so + amount, 0);
  return [
    ...lines.map((part) => ({ label: reasonOf(words, part), amount: read(part.amount) })),
    { label: total, amount: `= ${read(sum)}` },
  ];
}
