/** The tiers of items, the plainest first. The back of a card shows its tier. */
export const tiers = ['leather', 'chainmail', 'steel'] as const;
export type Tier = (typeof tiers)[number];

/** The rules of a tier. All of them are known. */
export interface TierRules {
  /** The most its items may be sold for, in gold. */
  readonly priceCap: number;
  /** What its items become; null for the highest. */
  readonly upgradesTo: Tier | null;
  /** What the second card of a restocking costs that is upgraded from this tier, in gold; the first is free. */
  readonly secondUpgrade: number;
}

export const tierRules: Readonly<Record<Tier, TierRules>> = {
  leather: { priceCap: 4, upgradesTo: 'chainmail', secondUpgrade: 1 },
  chainmail: { priceCap: 6, upgradesTo: 'steel', secondUpgrade: 2 },
  steel: { priceCap: 8, upgradesTo: null, secondUpgrade: 0 },
};
