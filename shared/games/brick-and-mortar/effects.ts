import type { ItemType } from './items.ts';

/** When modifiers apply, named by their icon. Rules, "Modifiers and their moments". */
export const effectWindows = [
  'during-building',
  'before-advertisement',
  'during-advertisement',
  'before-supply',
  'during-supply',
  'before-supply-of-food',
  'after-supply-of-food',
  'after-supply-of-jewelry',
  'after-supply-of-art',
  'after-supply-of-any-type',
  'during-sale',
  'before-sale-of-food',
  'during-sale-of-art',
  'after-sale-of-any-type',
  'after-sale',
  'during-inventory',
  'after-utilities',
  'during-investment',
] as const;

export type EffectWindow = (typeof effectWindows)[number];

/**
 * The source of a figure or rule. K: stated in the rulebook. K>=: a lower bound is stated and used as the value.
 * T: the item type is stated, the number is ours. P: the core is stated, a number or condition is ours. R:
 * reconstructed; everything without a mark is R.
 */
export type Mark = 'K' | 'K>=' | 'T' | 'P' | 'R';

/** The kinds of modifiers, with their figures. Money in dollars, points in points. */
interface EffectFigures {
  /** Look at one pooled pile, then add up to `cards` cards from the hand to it. Only the owner knows what was seen. */
  'peek-and-add-card': { cards: number };
  /** Points for every item sold from this store's bottom shelf, on top of its money. */
  'bottom-shelf-points': { points: number };
  /** Points for each item of the type discarded when the owner closes this store in the Building Phase. */
  'close-points': { item: ItemType; points: number };
  /** Dollars off this store's price for every open store of the buyer at the time of payment. */
  'self-discount': { perOpenStore: number };
  /** Dollars off the price of every store the owner buys while this one is open. */
  'store-discount': { amount: number };
  /** Closes when the sale of the type ends, if it sold at least one item; remaining items are discarded. */
  'close-after-selling': { item: ItemType };
  /** Art sold from this store may use empty jewelry boxes of the Demand cards. */
  'art-on-jewelry-boxes': object;
  /** The owner chooses: add items of the type from the general supply to the market, gain points, or neither. */
  'supply-or-points': { item: ItemType; items: number; points: number };
  /** Items sold from the top shelf, or from any lower one, earn this much more (negative: less). */
  'sale-bonus-by-shelf': { item: ItemType; top: number; lower: number };
  /** Items of the types sold from this store earn this much more (negative: less). */
  'sale-bonus': { items: readonly ItemType[]; amount: number };
  /** A sale bonus if another player sells the type in the same Sale Phase; paid after everyone has sold the type. */
  'sale-bonus-if-rival': { item: ItemType; amount: number };
  /** Up to `purchases` separate purchases of points, each from the first price, of at most `mostEach` points. */
  'split-investment': { purchases: number; mostEach: number };
  /** Once an Investment Phase, dollars off one purchase of at least this many points. */
  'invest-rebate': { leastPoints: number; rebate: number };
  /** After the Sale Phase: points if the owner sold at least this many types, from any store. */
  'types-sold-points': { leastTypes: number; points: number };
  /** Points instead of money for up to half of the items sold from this store (rounded down). */
  'half-for-points': { item: ItemType; points: number };
  /** Points for every full group of items of one type sold from this store; item `each`: every type separately. */
  'points-per-sold': { item: ItemType | 'each'; every: number; points: number };
  /** Items sold from this store earn no money, but points for every full group of the type. */
  'points-only-sales': { rates: Partial<Record<ItemType, { every: number; points: number }>> };
  /** Points, at once, if this many items of the type are bought into this store in one turn. */
  'points-for-full-stock': { item: ItemType; count: number; points: number };
  /**
   * Items cost less when stocked. Scope `store`: items this store takes.
   * Scope `order`: every item of an order of at least `leastItems` items of one type, whichever stores take them.
   */
  'supply-discount': { items: readonly ItemType[]; amount: number; scope: 'store' | 'order'; leastItems: number };
  /** Add up to `most` items of the type from the general supply to the market, before the Supply cards. */
  'supply-to-market': { item: ItemType; most: number };
  /** Take free items of the type from the general supply into this store, as many as fit. */
  'free-stock': { item: ItemType; count: number };
  /** Right after a type was stocked: take free items of it left in the market. most null: up to capacity. */
  'free-leftover': { items: readonly ItemType[]; most: number | null; oncePerSupply: boolean };
  /** The type can be sold from this store only while the market holds at least one item of it. */
  'needs-market-stock': { item: ItemType };
  /** Move items of the types between this store and the owner's others, each item once a Sale Phase. */
  transfer: { items: readonly ItemType[] };
  /** Private demand boxes: only the owner delivers there. */
  fulfillment: { boxes: Partial<Record<ItemType, number>> };
  /** Surplus of the types from the owner's other stores may move into this store instead of being discarded. */
  'rescue-surplus': { items: readonly ItemType[] };
  /** After everyone has sold a type: buy surplus that opponents must discard, at these prices, paid to them. */
  'buy-surplus': { prices: Partial<Record<ItemType, number>> };
  /** Points for every full `per` items of the type in this store; closes if it holds none. */
  collector: { item: ItemType; per: number; points: number };
  /** An item of this store that would expire goes to the market instead and gives points. */
  'expire-to-market': { points: number };
  /** Items in this store keep their shelf in the Inventory Phase. */
  'no-aging': object;
  /** Draw this many extra market cards before anyone plays. */
  'draw-extra': { cards: number };
}

export type EffectKind = keyof EffectFigures;

/** A modifier of one kind: its figures, its window, whether it affects other stores, and whether it is optional. */
export type EffectOf<Kind extends EffectKind> = EffectFigures[Kind] & {
  readonly kind: Kind;
  readonly window: EffectWindow;
  /** Affects more than this store (bold on the card). */
  readonly external?: true;
  /** The owner may decline it. */
  readonly optional?: true;
  readonly marks?: { readonly window?: Mark; readonly effect?: Mark };
};

/** One modifier on a store card. */
export type Effect = { [Kind in EffectKind]: EffectOf<Kind> }[EffectKind];
