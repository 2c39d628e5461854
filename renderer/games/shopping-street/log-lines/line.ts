import type { Seat } from '../../../../shared/engine/index.ts';
import { type ProductId, product } from '../../../../shared/games/shopping-street/products.ts';
import { ruledLine, toldLine } from '../../../table/roll/ruled-line.ts';
import type { Words } from '../words.ts';

/** The headings of the rules to which lines of the roll lead. */
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

/** A line of a player's (null: of the house), explained by a heading of the rules; `told` by a text of the catalogue's `log`. */
export const line = ruledLine<RuleAnchor>;
export const told = toldLine<RuleAnchor>;

/** The last figure of a reckoning: "= 33". */
export function equals(amount: number): string {
  return `=\u00a0${amount}`;
}

/** A factor of a reckoning: "× 3". */
export function factor(amount: number): string {
  return `×\u00a0${amount}`;
}

/** A card in two words, as a till roll wants it: "Personal 5". */
export function brief(card: ProductId, words: Words): string {
  const { type, value } = product(card);
  return words.roll('card', { type: words.type(type), value });
}

/** Cards side by side, as short as a till roll wants them: "Food 4, Home 2". */
export function briefly(cards: readonly ProductId[], words: Words): string {
  return cards.map((card) => brief(card, words)).join(', ');
}

/** Cards of somebody, in full, for a row of a reckoning: "Bruno: Personal 5, Staff; Home 4, Stock". */
export function cardsOf(seat: Seat, cards: readonly ProductId[], words: Words): string {
  return words.roll('cards-of', { name: words.name(seat), cards: cards.map(words.card).join(' · ') });
}
