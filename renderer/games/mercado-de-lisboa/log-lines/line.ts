import { paidByEach } from '../../../../shared/games/mercado-de-lisboa/income.ts';
import type { Restaurant } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';
import { ruledLine, wordedLine } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';

/** The rules headings that log lines link to. */
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

/** A line of a player (null: of the game) with its rules heading; `worded` takes a key of the catalogue's `log`. */
export const line = ruledLine<RuleAnchor>;
export const worded = wordedLine<RuleAnchor>;

/** A gain or a loss for the right edge of a line: "+$4", "−$3", "$0". */
export function gained(words: Words, coins: number): string {
  return coins > 0 ? words.log('credit', { money: words.money(coins) }) : words.money(coins);
}

/** "earns 4 coins"; nothing if there was no income. */
export function earningWords(words: Words, coins: number): readonly string[] {
  return coins > 0 ? [words.log('log.earns', { coins: words.coins(coins) })] : [];
}

/** The open restaurants that improve a stand: "Sushi Bar and Pub next door". */
export function nextDoor(words: Words, restaurants: readonly Restaurant[]): string {
  return words.log('why.next-door', { restaurants: words.list(restaurants.map(words.restaurant)) });
}

/** The factor by which adjacent restaurants multiply a stand's income: "× 2". */
export function times(restaurants: readonly Restaurant[]): string {
  return `×\u00a0${paidByEach(restaurants.length)}`;
}
