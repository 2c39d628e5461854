import {
  type ProductGroup,
  type ProductId,
  product,
  productGroups,
  type ShopType,
  shopTypes,
} from '../../../shared/games/shopping-street/products.ts';
import { cardsToOpen } from '../../../shared/games/shopping-street/shops.ts';
import { playerOf, type StreetTable } from './table.ts';

/** What a hand holds of one product group of a type. */
export interface GroupHeld {
  readonly group: ProductGroup;
  /** The card of the highest value; null where there is none. */
  readonly best: ProductId | null;
}

/** What a hand holds of a type. */
export interface TypeSet {
  readonly type: ShopType;
  /** All five groups, in the order of the catalogue. */
  readonly groups: readonly GroupHeld[];
  /** How many different groups are held. */
  readonly held: number;
  /** Are there enough for a shop? */
  readonly complete: boolean;
}

/** What a hand holds of each type: its groups, the best card of each, and whether they make a shop. */
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

/** The four cards of a type that a shop is worth most with, one of each group, the best first; null where there are fewer. */
export function bestFour(hand: readonly ProductId[], type: ShopType): readonly ProductId[] | null {
  const { groups, complete } = setOf(hand, type);
  if (!complete) return null;
  return groups
    .flatMap(({ best }) => (best === null ? [] : [best]))
    .toSorted((one, other) => product(other).value - product(one).value)
    .slice(0, cardsToOpen);
}

/** The cards of the near player's hand; none where it is hidden. */
export function nearHand({ view, near }: Pick<StreetTable, 'view' | 'near'>): readonly ProductId[] {
  return playerOf(view, near).hand.cards ?? [];
}
