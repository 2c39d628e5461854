/** The four goods, in the order in which they are listed wherever nothing else orders them. */
export const goods = ['fish', 'livestock', 'wood', 'stone'] as const;
export type Good = (typeof goods)[number];

/** So many of each good. */
export type GoodCounts = Record<Good, number>;

/** Nobody holds more of one good than this. Rules, "Goods". */
export const goodLimit = 6;

/** None of any good. */
export function noGoods(): GoodCounts {
  return { fish: 0, livestock: 0, wood: 0, stone: 0 };
}

/** All goods together. */
export function totalOf(counts: Readonly<GoodCounts>): number {
  return counts.fish + counts.livestock + counts.wood + counts.stone;
}

/** What is left of a stock when `paid` has gone; of no good less than none. */
export function stockAfter(stock: Readonly<GoodCounts>, paid: Readonly<GoodCounts>): GoodCounts {
  const left = noGoods();
  for (const good of goods) left[good] = Math.max(0, stock[good] - paid[good]);
  return left;
}
