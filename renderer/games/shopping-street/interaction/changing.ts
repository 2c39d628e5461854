import { type ProductId, product, type ShopType } from '../../../../shared/games/shopping-street/products.ts';
import { cardsDue, fits, type Shop } from '../../../../shared/games/shopping-street/shops.ts';
import type { StreetTable } from '../table.ts';
import { askRun } from './offers.ts';

/** The types to ask for after a press on one: it is removed or added; one too many replaces the oldest. */
export function withType(table: Pick<StreetTable, 'moves'>, types: readonly ShopType[], type: ShopType) {
  if (types.includes(type)) return types.filter((each) => each !== type);
  const more = [...types, type];
  return askRun(table, more).length > 0 ? more : more.slice(1);
}

/**
 * The cards for a shop after adding another. It replaces a card of its group, and removes cards of other types. If the
 * shop is full, it replaces the card with the lowest value. Ruling 7.
 */
export function withBuilt(
  cards: readonly ProductId[],
  card: ProductId,
  shop: Pick<Shop, 'cards'> = { cards: [] },
): readonly ProductId[] {
  const { type } = product(card);
  const others = cards.filter((each) => fits({ type, cards: [card] }, each));
  if (others.length < cardsDue(shop)) return [...others, card];
  const least = Math.min(...others.map((each) => product(each).value));
  const out = others.find((each) => product(each).value === least);
  return [...others.filter((each) => each !== out), card];
}
