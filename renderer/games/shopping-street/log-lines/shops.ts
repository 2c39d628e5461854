import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import { type ProductId, product, sumOf } from '../../../../shared/games/shopping-street/products.ts';
import { worth } from '../../../../shared/games/shopping-street/shops.ts';
import type { LogLine } from '../../../table/index.ts';
import { type Rows, sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { factor, line } from './line.ts';

type EventOf<Type extends ShoppingStreetEvent['type']> = Extract<ShoppingStreetEvent, { type: Type }>;

/** A breakdown row of card values and their sum: "Cards 5, 4, 4, 3". */
function cardsRow(cards: readonly ProductId[], words: Words): Rows[number] {
  const values = cards.map((card) => product(card).value).join(', ');
  return { label: words.log('why.cards', { values }), amount: String(sumOf(cards)) };
}

/** A new shop and its worth: the sum of its cards, times its pawn. */
export function openedLine(event: EventOf<'shop-opened'>, words: Words): LogLine {
  const { seat, space, shopType, pawn, cards } = event;
  const text = words.log('log.shop-opened', { type: words.type(shopType), space: words.space(space) });
  return line(words, seat, text, 'open-a-shop', {
    sum: words.change(event.worth),
    breakdown: [
      cardsRow(cards, words),
      { label: words.log('why.pawn'), amount: factor(pawn) },
      sumRow(words.log('why.worth'), event.worth),
    ],
  });
}

/** An improved shop and the worth that its fifth card adds. */
export function improvedLine(event: EventOf<'shop-improved'>, words: Words): LogLine {
  const { seat, space, shopType, card, pawn, before } = event;
  const { group, value } = product(card);
  const text = words.log('log.shop-improved', { type: words.type(shopType), space: words.space(space) });
  return line(words, seat, text, 'improve-a-shop', {
    sum: words.change(event.worth - worth({ cards: [...before], pawn })),
    breakdown: [
      cardsRow(before, words),
      { label: words.log('why.joins', { group: words.group(group) }), amount: words.change(value) },
      { label: words.log('why.pawn'), amount: factor(pawn) },
      sumRow(words.log('why.worth'), event.worth),
    ],
  });
}
