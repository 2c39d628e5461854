import type { Seat } from '../../engine/index.ts';
import type { PawnValue } from './pawns.ts';
import { type ProductGroup, type ProductId, product, productGroups, type ShopType, sumOf } from './products.ts';
import type { SpaceId } from './street.ts';

export interface Shop {
  readonly owner: Seat;
  readonly type: ShopType;
  readonly space: SpaceId;
  readonly pawn: PawnValue;
  /**
   * The turn in which it was opened, counted from 1 over the match. Ruling 11: it may be improved only in later turns.
   */
  readonly opened: number;
  /**
   * Its cards, of different groups: four once it is open, five once it is improved; fewer while it is being stocked.
   */
  readonly cards: ProductId[];
}

/** The number of cards that open a shop. Rules, "Open a shop". */
export const cardsToOpen = 4;

/** The number of cards that a shop still needs to open. */
export function cardsDue({ cards }: { readonly cards: readonly ProductId[] }): number {
  return Math.max(0, cardsToOpen - cards.length);
}

/** Whether an open shop has its fifth card. */
export function isImproved({ cards }: Pick<Shop, 'cards'>): boolean {
  return cards.length > cardsToOpen;
}

/** A shop's worth: the values of its cards times its pawn, in points. Rules, "The end of the game". */
export function worth({ cards, pawn }: Pick<Shop, 'cards' | 'pawn'>): number {
  return sumOf(cards) * pawn;
}

/** The product groups a shop lacks, in default order. */
export function missingGroups({ cards }: Pick<Shop, 'cards'>): readonly ProductGroup[] {
  return productGroups.filter((group) => !cards.some((id) => product(id).group === group));
}

/** Whether this card may be put into the shop: of its type, and of a group it lacks. */
export function fits(shop: Pick<Shop, 'cards' | 'type'>, id: ProductId): boolean {
  const { type, group } = product(id);
  return type === shop.type && shop.cards.every((other) => product(other).group !== group);
}

/** The shop on a space, in the state or in a view. */
export function shopOn<Any extends { readonly space: SpaceId }>(
  street: readonly Any[],
  space: SpaceId,
): Any | undefined {
  return street.find((shop) => shop.space === space);
}

/** A seat's shops that lack one group yet, and so can be improved in a turn after the one they opened in. Ruling 11. */
export function unimproved(street: readonly Shop[], seat: Seat): readonly Shop[] {
  return street.filter(({ owner, cards }) => owner === seat && cards.length === cardsToOpen);
}

/** Whether a shop was opened too late to be improved in this turn. Ruling 11. */
export function isNew({ opened }: Pick<Shop, 'opened'>, turn: number): boolean {
  return opened >= turn;
}
