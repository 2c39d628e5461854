import { type ProductId, product, type ShopType } from '../../../../shared/games/shopping-street/products.ts';
import { cardsToOpen } from '../../../../shared/games/shopping-street/shops.ts';

/** The most types that can be asked for at once. Ruling 1. */
const mostTypes = 2;

/** What a press on a type makes of those to ask for: it is put back, or joins; a third takes the place of the older. */
export function withType(types: readonly ShopType[], type: ShopType): readonly ShopType[] {
  if (types.includes(type)) return types.filter((each) => each !== type);
  return [...types, type].slice(-mostTypes);
}

/**
 * The cards of a shop with one more, which is not among them. It takes the place of one of its group; cards of another
 * type are all put back; where there are as many as can be, it takes the place of the one of least value. Ruling 7.
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
