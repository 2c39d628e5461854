import { type ItemCounts, type ItemType, itemTypes, noItems } from './items.ts';

/** A market card: face up it adds these items to the market, face down it provides a box for each. */
export interface MarketCardRecord {
  readonly items: Readonly<Partial<Record<ItemType, number>>>;
  /** The preset hand (1 … 4) of the first game that it belongs to. */
  readonly firstGameSet?: number;
}

/**
 * The 84 market cards. How often each type shows each number is stated in the rulebook (mark K, see
 * `cardDistribution`).
 * The single cards, and which of them carry first-game symbols, are reconstructed (mark R).
 */
export const marketCards = {
  m01: { items: { food: 4, clothing: 4 } },
  m02: { items: { food: 4, clothing: 4 } },
  m03: { items: { food: 4, clothing: 3 }, firstGameSet: 3 },
  m04: { items: { food: 4, clothing: 3 } },
  m05: { items: { food: 4, clothing: 2 }, firstGameSet: 4 },
  m06: { items: { food: 4, clothing: 2 } },
  m07: { items: { food: 4, electronics: 2 }, firstGameSet: 2 },
  m08: { items: { food: 4, electronics: 2 } },
  m09: { items: { food: 4, electronics: 1 } },
  m10: { items: { food: 4, jewelry: 2 }, firstGameSet: 3 },
  m11: { items: { food: 4, jewelry: 2 } },
  m12: { items: { food: 4, jewelry: 1 }, firstGameSet: 1 },
  m13: { items: { food: 4, jewelry: 1 } },
  m14: { items: { food: 4, art: 1 }, firstGameSet: 4 },
  m15: { items: { food: 4, art: 1 } },
  m16: { items: { food: 3, clothing: 4 }, firstGameSet: 2 },
  m17: { items: { food: 3, clothing: 3 }, firstGameSet: 1 },
  m18: { items: { food: 3, clothing: 3 } },
  m19: { items: { food: 3, clothing: 2 } },
  m20: { items: { food: 3, electronics: 4 } },
  m21: { items: { food: 3, electronics: 4 } },
  m22: { items: { food: 3, electronics: 3 } },
  m23: { items: { food: 3, jewelry: 2 }, firstGameSet: 3 },
  m24: { items: { food: 3, jewelry: 2 } },
  m25: { items: { food: 3, jewelry: 1 } },
  m26: { items: { food: 3, jewelry: 1 } },
  m27: { items: { food: 3, art: 2 } },
  m28: { items: { food: 3, art: 2 } },
  m29: { items: { food: 3, art: 1 } },
  m30: { items: { food: 3, art: 1 } },
  m31: { items: { food: 2, clothing: 4 } },
  m32: { items: { food: 2, clothing: 4 } },
  m33: { items: { food: 2, clothing: 3 } },
  m34: { items: { food: 2, clothing: 3 } },
  m35: { items: { food: 2, electronics: 4 } },
  m36: { items: { food: 2, electronics: 4 } },
  m37: { items: { food: 2, electronics: 3 } },
  m38: { items: { food: 2, electronics: 3 } },
  m39: { items: { food: 2, jewelry: 2 }, firstGameSet: 1 },
  m40: { items: { food: 2, jewelry: 2 }, firstGameSet: 3 },
  m41: { items: { food: 2, jewelry: 1 } },
  m42: { items: { food: 2, jewelry: 1 } },
  m43: { items: { food: 2, art: 2 } },
  m44: { items: { food: 2, art: 2 } },
  m45: { items: { food: 2, art: 1 }, firstGameSet: 4 },
  m46: { items: { clothing: 4, jewelry: 1 }, firstGameSet: 2 },
  m47: { items: { clothing: 4, jewelry: 1 } },
  m48: { items: { clothing: 3, electronics: 2 }, firstGameSet: 2 },
  m49: { items: { clothing: 3, electronics: 2 } },
  m50: { items: { clothing: 3, electronics: 1 } },
  m51: { items: { clothing: 3, jewelry: 2 } },
  m52: { items: { clothing: 3, jewelry: 2 } },
  m53: { items: { clothing: 3, jewelry: 1 } },
  m54: { items: { clothing: 3, jewelry: 1 } },
  m55: { items: { clothing: 3, art: 1 }, firstGameSet: 4 },
  m56: { items: { clothing: 3, art: 1 } },
  m57: { items: { clothing: 2, electronics: 4 }, firstGameSet: 2 },
  m58: { items: { clothing: 2, electronics: 4 } },
  m59: { items: { clothing: 2, electronics: 3 } },
  m60: { items: { clothing: 2, jewelry: 2 }, firstGameSet: 3 },
  m61: { items: { clothing: 2, jewelry: 2 } },
  m62: { items: { clothing: 2, jewelry: 1 }, firstGameSet: 1 },
  m63: { items: { clothing: 2, jewelry: 1 } },
  m64: { items: { clothing: 2, art: 2 } },
  m65: { items: { clothing: 2, art: 2 } },
  m66: { items: { clothing: 1, electronics: 4 } },
  m67: { items: { clothing: 1, electronics: 4 } },
  m68: { items: { clothing: 1, electronics: 3 } },
  m69: { items: { clothing: 1, electronics: 3 } },
  m70: { items: { clothing: 1, jewelry: 2 } },
  m71: { items: { clothing: 1, jewelry: 2 } },
  m72: { items: { clothing: 1, art: 2 } },
  m73: { items: { clothing: 1, art: 2 } },
  m74: { items: { electronics: 4, jewelry: 1 } },
  m75: { items: { electronics: 4, jewelry: 1 } },
  m76: { items: { electronics: 2, jewelry: 2 } },
  m77: { items: { electronics: 2, jewelry: 2 } },
  m78: { items: { electronics: 1, jewelry: 2 } },
  m79: { items: { electronics: 1, jewelry: 2 } },
  m80: { items: { electronics: 1, art: 2 }, firstGameSet: 4 },
  m81: { items: { electronics: 1, art: 2 } },
  m82: { items: { jewelry: 2, art: 1 }, firstGameSet: 1 },
  m83: { items: { jewelry: 1, art: 1 } },
  m84: { items: { jewelry: 1, art: 1 } },
} as const satisfies Record<string, MarketCardRecord>;

export type MarketCardId = keyof typeof marketCards;

export const marketCardIds = Object.keys(marketCards).filter(isMarketCardId);

/** Whether this text is the id of a market card. */
export function isMarketCardId(id: string): id is MarketCardId {
  return Object.hasOwn(marketCards, id);
}

/** The total pictures of each type on these cards: items to supply, or boxes of demand. */
export function picturesOn(cards: readonly MarketCardId[]): ItemCounts {
  const pictures = noItems();
  for (const card of cards) {
    const { items }: MarketCardRecord = marketCards[card];
    for (const item of itemTypes) pictures[item] += items[item] ?? 0;
  }
  return pictures;
}

/** Number of cards with 1, 2, 3 and 4 items of each type (the rulebook's last table, mark K). */
export const cardDistribution: Readonly<Record<ItemType, readonly [number, number, number, number]>> = {
  food: [0, 15, 15, 15],
  clothing: [8, 12, 15, 7],
  electronics: [6, 6, 6, 10],
  jewelry: [16, 17, 0, 0],
  art: [10, 10, 0, 0],
};
