import type { Restaurant } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { type Rows, ruledLine, toldLine } from '../../../table/roll/ruled-line.ts';
import type { Words } from '../words.ts';

/** The headings of the rules to which lines of the roll lead, in small letters. */
export const ruleAnchors = [
  'open-a-stand',
  'bring-customers',
  'open-a-restaurant',
  'take-a-coin',
  'exchange-equal-tiles',
  'income',
  'the-end',
  'the-nine-challenges',
] as const;
export type RuleAnchor = (typeof ruleAnchors)[number];

/** A line of a player's (null: of the house), explained by a heading of the rules; `told` by a text of the catalogue's `log`. */
export const line = ruledLine<RuleAnchor>;
export const told = toldLine<RuleAnchor>;

/** What somebody gains or loses, as the right edge of the roll has it: "+$4", "−$3", "$0". */
export function gained(words: Words, coins: number): string {
  return coins > 0 ? words.roll('credit', { money: words.money(coins) }) : words.money(coins);
}

/** The last figure of a reckoning: "= $4". */
export function sumRow(label: string, amount: string): Rows[number] {
  return { label, amount: `=\u00a0${amount}` };
}

/** The open restaurants that improve a stand: "Sushi Bar and Pub next door". */
export function nextDoor(words: Words, restaurants: readonly Restaurant[]): string {
  return words.roll('why.next-door', { restaurants: words.list(restaurants.map(words.restaurant)) });
}

/** By what the restaurants next to a stand multiply what its customers pay: "× 2". */
export function times(restaurants: readonly Restaurant[]): string {
  return `×\u00a0${1 + restaurants.length}`;
}

/** Tiles side by side, as short as a till roll wants them: "fish, meat, fish". */
export function inARow(parts: readonly string[]): string {
  return parts.join(', ');
}
