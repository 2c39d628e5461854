import { type ProductId, product, sumOf } from '../../../../shared/games/shopping-street/products.ts';
import { type Effect, improvementOf, type Opening } from '../../../../shared/games/shopping-street/prospects.ts';
import { cardsToOpen, type Shop } from '../../../../shared/games/shopping-street/shops.ts';
import type { Words } from '../words.ts';

/** A card without its group, for sentences with several cards: "Food 5". */
export function shortCard(words: Words, id: ProductId): string {
  const { type, value } = product(id);
  return words.counter('short-card', { type: words.type(type), value });
}

/** The most cards that a sentence names. It counts more than that. */
const namedCards = 3;

/** Some cards in a sentence: "Food 5 and Home 2", or "5 cards". */
export function cardsWords(words: Words, cards: readonly ProductId[]): string {
  return cards.length > namedCards
    ? words.cards(cards.length)
    : words.list(cards.map((card) => shortCard(words, card)));
}

const weightiest: readonly Effect['of'][] = [
  'completes',
  'improves',
  'breaks',
  'improves-no-more',
  'better',
  'weaker',
  'more-groups',
  'fewer-groups',
];

/** At most `most` sentences about the effects, most important first; one if nothing changes. */
export function effectsWords(words: Words, effects: readonly Effect[], most: number): readonly string[] {
  if (effects.length === 0) return [words.counter('effects.none')];
  return effects
    .toSorted((one, other) => weightiest.indexOf(one.of) - weightiest.indexOf(other.of))
    .slice(0, most)
    .map((effect) => effectWords(words, effect));
}

function effectWords(words: Words, effect: Effect): string {
  switch (effect.of) {
    case 'completes':
      return words.counter('effects.completes', { type: words.type(effect.type), sum: effect.sum });
    case 'better':
    case 'weaker':
      return words.counter(`effects.${effect.of}`, {
        type: words.type(effect.type),
        sum: effect.sum,
        before: effect.before,
      });
    case 'breaks':
    case 'more-groups':
    case 'fewer-groups':
      if (effect.held === 0) return words.counter('effects.no-group', { type: words.type(effect.type) });
      return words.counter(`effects.${effect.of}`, {
        type: words.type(effect.type),
        held: effect.held,
        needed: cardsToOpen,
      });
    case 'improves':
    case 'improves-no-more':
      return words.counter(`effects.${effect.of}`, {
        space: words.space(effect.space),
        change: words.change(effect.gain),
      });
  }
}

/** "14 × 3 = 42". */
export function worthWords(words: Words, { cards, pawn, worth }: Pick<Opening, 'cards' | 'pawn' | 'worth'>): string {
  return words.counter('worth', { cards, pawn, worth });
}

/** The bonuses of a new shop for its place and its type; empty if there are none. */
export function groupWords(words: Words, { sideBySide, sameType }: Opening): readonly string[] {
  return [
    ...(sideBySide === 0 ? [] : [words.counter('groups.side-by-side', { change: words.change(sideBySide) })]),
    ...(sameType === 0 ? [] : [words.counter('groups.same-type', { change: words.change(sameType) })]),
  ];
}

/** The worth of an improved shop: "(8 + 3) × 3 = 33 instead of 24". */
export function improvedWords(words: Words, shop: Shop, card: ProductId): string {
  const { worth, gain } = improvementOf(shop, card);
  return words.counter('improved', {
    cards: sumOf(shop.cards),
    value: product(card).value,
    pawn: shop.pawn,
    worth,
    before: worth - gain,
  });
}
