/** The tiers of items, lowest first. The back of a card shows its tier. */
export const tiers = ['leather', 'chainmail', 'steel'] as const;
export type Tier = (typeof tiers)[number];

/** The rules of a tier. All are known. */
export interface TierRules {
  /** The highest price of its items, in gold. */
  readonly priceCap: number;
  /** The tier that its items upgrade to; null for the highest. */
  readonly upgradesTo: Tier | null;
  /** The fee for upgrading a second card of this tier in one restocking, in gold. The first is free. */
  readonly secondUpgrade: number;
}

export const tierRules: Readonly<Record<Tier, TierRules>> = {
  leather: { priceCap: 4, upgradesTo: 'chainmail', secondUpgrade: 1 },
  chainmail: { priceCap: 6, upgradesTo: 'steel', secondUpgrade: 2 },
  steel: { priceCap: 8, upgradesTo: null, secondUpgrade: 0 },
};
