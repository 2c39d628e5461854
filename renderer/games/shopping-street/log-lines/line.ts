import type { Seat } from '../../../../shared/engine/index.ts';
import { type ProductId, product } from '../../../../shared/games/shopping-street/products.ts';
import { ruledLine, wordedLine } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';

/** The rulebook headings that log lines link to. */
export const ruleAnchors = [
  'trade',
  'open-a-shop',
  'improve-a-shop',
  'roll-both-dice',
  'draw-three-cards',
  'end-of-each-round',
  'the-deck-and-the-thieves',
  'the-end-of-the-game',
  'ruling-17',
  'ruling-26',
] as const;
export type RuleAnchor = (typeof ruleAnchors)[number];

/** `worded` takes its text from the catalogue's `log`. */
export const line = ruledLine<RuleAnchor>;
export const worded = wordedLine<RuleAnchor>;

/** A factor of a breakdown: "× 3". */
export function factor(amount: number): string {
  return `×\u00a0${amount}`;
}

/** A card without its group: "Personal 5". */
export function brief(card: ProductId, words: Words): string {
  const { type, value } = product(card);
  return words.log('card', { type: words.type(type), value });
}

/** Cards without their groups: "Food 4 and Home 2". */
export function briefly(cards: readonly ProductId[], words: Words): string {
  return words.list(cards.map((card) => brief(card, words)));
}

/** A breakdown row of a player's cards: "Bruno: Personal 5 (Staff) and Home 4 (Stock)". */
export function cardsOf(seat: Seat, cards: readonly ProductId[], words: Words): string {
  return words.log('cards-of', { name: words.name(seat), cards: words.list(cards.map(words.card)) });
}
