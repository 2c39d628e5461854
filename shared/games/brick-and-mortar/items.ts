/** The five item types, in the order in which the market always handles them. */
export const itemTypes = ['food', 'clothing', 'electronics', 'jewelry', 'art'] as const;

export type ItemType = (typeof itemTypes)[number];

/** A number of items (or boxes) of each type. */
export type ItemCounts = Record<ItemType, number>;

/** A new record without items. */
export function noItems(): ItemCounts {
  return { food: 0, clothing: 0, electronics: 0, jewelry: 0, art: 0 };
}

export function copyCounts(counts: Readonly<ItemCounts>): ItemCounts {
  return {
    food: counts.food,
    clothing: counts.clothing,
    electronics: counts.electronics,
    jewelry: counts.jewelry,
    art: counts.art,
  };
}
