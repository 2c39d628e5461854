import type { Good } from '../goods.ts';
import { abilityOf, type Merchant } from '../holdings.ts';

/** The market's spaces, highest first: the dollars for a good there, and the minimum to ship it. */
export const spaceValues = [5, 4, 3, 2] as const;

/** The number on a good's space: its value in dollars and its printed minimum. Rules, "The market". */
export function spaceValueOf(market: readonly Good[], good: Good): number {
  return spaceValues[market.indexOf(good)] ?? 0;
}

/** Dollars for shipping a good: the value of its space, plus an ability's bonus. Ruling 11. */
export function moneyOf(buyer: Merchant, market: readonly Good[], good: Good): number {
  const value = spaceValueOf(market, good);
  const extra = abilityOf(buyer, 'extra-money');
  return extra !== null && extra.space === value ? value + extra.money : value;
}

/**
 * The market after shipping these goods. Rules, "The market adjusts". Ruling 1.
 * The others keep their order and move up. The shipped ones fill the lowest spaces in reversed order, so that the
 * highest becomes the lowest.
 */
export function adjustedMarket(market: readonly Good[], shipped: readonly Good[]): Good[] {
  const staying: Good[] = [];
  for (const good of market) if (!shipped.includes(good)) staying.push(good);
  for (let space = market.length - 1; space >= 0; space--) {
    const good = market[space];
    if (good !== undefined && shipped.includes(good)) staying.push(good);
  }
  return staying;
}

/** The market after swapping two markers. */
export function swappedMarket(market: readonly Good[], one: Good, other: Good): Good[] {
  return market.map((good) => (good === one ? other : good === other ? one : good));
}

/** The market after moving a marker to the highest space; those above its old space drop by one. */
export function raisedMarket(market: readonly Good[], raised: Good): Good[] {
  return [raised, ...market.filter((good) => good !== raised)];
}
