import { type ProductGroup, type ProductId, product, productGroups, type ShopType, shopTypes } from './products.ts';
import { cardsToOpen } from './shops.ts';

/** The cards of one product group of a type in a hand. */
interface GroupHeld {
  readonly group: ProductGroup;
  /** The card with the highest value; null if there is none. */
  readonly best: ProductId | null;
}

/** The cards of a type in a hand. */
export interface TypeSet {
  readonly type: ShopType;
  /** All five groups, in the order of the catalogue. */
  readonly groups: readonly GroupHeld[];
  /** The number of different groups in the hand. */
  readonly held: number;
  /** True if there are enough for a shop. */
  readonly complete: boolean;
}

/** The cards of each type in a hand: the groups, the best card of each, and whether they make a shop. */
export function setsOf(hand: readonly ProductId[]): readonly TypeSet[] {
  return shopTypes.map((type) => setOf(hand, type));
}

/** The same for one type. */
export function setOf(hand: readonly ProductId[], type: ShopType): TypeSet {
  const ofType = hand.map(product).filter((card) => card.type === type);
  const groups = productGroups.map((group): GroupHeld => {
    const [best = null] = ofType
      .filter((card) => card.group === group)
      .toSorted((one, other) => other.value - one.value);
    return { group, best: best?.id ?? null };
  });
  const held = groups.filter(({ best }) => best !== null).length;
  return { type, groups, held, complete: held >= cardsToOpen };
}
