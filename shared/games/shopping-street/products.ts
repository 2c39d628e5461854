/** The types of shops, in the order of the counter. A card, and so a shop, is of one of them. All five are known. */
export const shopTypes = ['food', 'home', 'personal', 'leisure', 'tech'] as const;
export type ShopType = (typeof shopTypes)[number];

/** What a shop is stocked with: the same five product groups for every type. All are known. */
export const productGroups = ['stock', 'staff', 'decoration', 'delivery', 'technology'] as const;
export type ProductGroup = (typeof productGroups)[number];

export const productValues = [1, 2, 3, 4, 5] as const;
export type ProductValue = (typeof productValues)[number];

/** A product card: its type, group and value. */
export type ProductId = `${ShopType}-${ProductGroup}-${ProductValue}`;

/** What is printed on a product card. */
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

/** Is this the id of a product card? For cards of a deck that also holds thieves, and for moves from outside. */
export function isProductId(id: string): id is ProductId {
  return byId.has(id);
}

/** The product card of this id. Throws RangeError for none. */
export function product(id: ProductId): Product {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`no product ${id}`);
  return found;
}

const placeOf: ReadonlyMap<ProductId, number> = new Map(productIds.map((id, index) => [id, index]));

/** Cards in the order of the catalogue: by type, then group, then value. */
export function sorted(cards: readonly ProductId[]): ProductId[] {
  return cards.toSorted((one, other) => (placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0));
}

/** The sum of the values of some cards. */
export function sumOf(cards: readonly ProductId[]): number {
  return cards.reduce((sum, id) => sum + product(id).value, 0);
}

/** How many different product groups some cards have of each type, in the order of the types. */
export function groupsByType(cards: readonly ProductId[]): readonly number[] {
  const held = shopTypes.map(() => 0);
  for (const id of cards) {
    const { type, group } = product(id);
    const at = shopTypes.indexOf(type);
    held[at] = (held[at] ?? 0) | (1 << productGroups.indexOf(group));
  }
  return held.map((groups) => productGroups.filter((_, bit) => (groups & (1 << bit)) !== 0).length);
}
