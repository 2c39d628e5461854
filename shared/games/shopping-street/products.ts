/** The types of shops, in default order. Each card, and each shop, has one of them. All five are known. */
export const shopTypes = ['food', 'home', 'personal', 'leisure', 'tech'] as const;
export type ShopType = (typeof shopTypes)[number];

/** The product groups of a shop: the same five for every type. All are known. */
export const productGroups = ['stock', 'staff', 'decoration', 'delivery', 'technology'] as const;
export type ProductGroup = (typeof productGroups)[number];

export const productValues = [1, 2, 3, 4, 5] as const;
export type ProductValue = (typeof productValues)[number];

/** A product card's id: its type, group and value. */
export type ProductId = `${ShopType}-${ProductGroup}-${ProductValue}`;

/** A product card. */
export interface Product {
  readonly id: ProductId;
  readonly type: ShopType;
  readonly group: ProductGroup;
  readonly value: ProductValue;
}

/** Every type with every group in every value, once each: 125 cards, by type, then group, then value. All are known. */
export const products: readonly Product[] = shopTypes.flatMap((type) =>
  productGroups.flatMap((group) =>
    productValues.map((value): Product => ({ id: `${type}-${group}-${value}`, type, group, value })),
  ),
);

export const productIds: readonly ProductId[] = products.map(({ id }) => id);

const byId: ReadonlyMap<string, Product> = new Map(products.map((product) => [product.id, product]));

/** Whether an id is that of a product card: for decks that also hold thieves, and for moves from outside. */
export function isProductId(id: string): id is ProductId {
  return byId.has(id);
}

/** The product card with this id. Throws RangeError for an unknown one. */
export function product(id: ProductId): Product {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`no product ${id}`);
  return found;
}

const placeOf: ReadonlyMap<ProductId, number> = new Map(productIds.map((id, index) => [id, index]));

/** Sorts cards by the catalogue: by type, then group, then value. */
export function sorted(cards: readonly ProductId[]): ProductId[] {
  return cards.toSorted((one, other) => (placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0));
}

export function sumOf(cards: readonly ProductId[]): number {
  return cards.reduce((sum, id) => sum + product(id).value, 0);
}

/** Number of different product groups in some cards, by type. */
export function groupsByType(cards: readonly ProductId[]): readonly number[] {
  const held = shopTypes.map(() => 0);
  for (const id of cards) {
    const { type, group } = product(id);
    const at = shopTypes.indexOf(type);
    held[at] = (held[at] ?? 0) | (1 << productGroups.indexOf(group));
  }
  return held.map((groups) => productGroups.filter((_, bit) => (groups & (1 << bit)) !== 0).length);
}
