import { type ProductId, product } from '../../../shared/games/shopping-street/products.ts';
import type { Words } from './words.ts';

/** A card as it is drawn. */
export function drawnCard(id: ProductId, words: Words) {
  const { type, group, value } = product(id);
  return { type, group, value, typeName: words.type(type), caption: words.caption(id) };
}
