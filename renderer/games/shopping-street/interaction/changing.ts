import { type ProductId, product, type ShopType } from '../../../../shared/games/shopping-street/products.ts';
import { cardsToOpen } from '../../../../shared/games/shopping-street/shops.ts';

/** The maximum number of types to ask for at once. Ruling 1. */
const mostTypes = 2;

/** The types to ask for after a press on one: it is removed or added; a third replaces the older one. */
export function withType(types: readonly ShopType[], type: ShopType): readonly ShopType[] {
  if (types.includes(type)) return types.filter((each) => each !== type);
  return [...types, type].slice(-mostTypes);
}

/**
 * The cards of a shop after adding another. It replaces a card of its group, and removes cards of other types. If the
 * shop is full, it replaces the card with the lowest value. Ruling 7.
 */
export function withBuilt(
  cards: readonly ProductId[],
  card: ProductId,
  most: number = cardsToOpen,
): readonly ProductId[] {
  const { type, group } = product(card);
  const others = cards.filter((each) => product(each).type === type && product(each).group !== group);
  if (others.length < most) return [...others, card];
  const least = Math.min(...others.map((each) => product(each).value));
  const out = others.find((each) => product(each).value === least);
  return [...others.filter((each) => each !== out), card];
}
