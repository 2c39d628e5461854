import { PLAYER_MARKS } from '../drawing/marks.ts';
import { range } from '../drawing/paper.ts';
import { CITY_GROUPS, CITY_TYPES } from '../shopping-street/city-kinds.ts';
import type { DrawnCityShop } from '../shopping-street/city-shop.tsx';
import type { DrawnProduct } from '../shopping-street/product-card.tsx';

/** A card of each type and group, with all values. */
export const PRODUCTS: readonly DrawnProduct[] = CITY_TYPES.flatMap((type, row) =>
  CITY_GROUPS.map((group, column): DrawnProduct => ({ type, group, value: ((row + column) % 5) + 1 })),
);

/** Shops of every type, pawn and owner; every third is improved. */
export const SHOPS: readonly DrawnCityShop[] = range(15).flatMap((index): DrawnCityShop[] => {
  const type = CITY_TYPES[index % 5];
  const owner = PLAYER_MARKS[index % PLAYER_MARKS.length];
  if (type === undefined || owner === undefined) return [];
  const cards = CITY_GROUPS.filter((_, place) => index % 3 === 0 || place !== (index + 2) % 5).map((group, place) => ({
    group,
    value: ((index * 7 + place * 3) % 5) + 1,
  }));
  const pawn = (index % 3) + 1;
  return [{ type, owner, pawn, cards, worth: pawn * cards.reduce((sum, { value }) => sum + value, 0) }];
});
