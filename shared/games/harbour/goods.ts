/** The four goods, in their default order. */
export const goods = ['fish', 'livestock', 'wood', 'stone'] as const;
export type Good = (typeof goods)[number];

export type GoodCounts = Record<Good, number>;

/** The most of one good that a player can hold. Rules, "Goods". */
export const goodLimit = 6;

export function noGoods(): GoodCounts {
  return { fish: 0, livestock: 0, wood: 0, stone: 0 };
}

/** The total number of goods. */
export function totalOf(counts: Readonly<GoodCounts>): number {
  return counts.fish + counts.livestock + counts.wood + counts.stone;
}
