import type { Good } from '../goods.ts';
import { abilityOf, type Merchant } from '../holdings.ts';

/** The market's spaces, the dearest first: dollars a good there brings, and how many of it must be held to ship it. */
export const spaceValues = [5, 4, 3, 2] as const;

/** The number on the space of a good: its value in dollars and its printed minimum. Rules, "The market". */
export function spaceValueOf(market: readonly Good[], good: Good): number {
  return spaceValues[market.indexOf(good)] ?? 0;
}

/** Dollars that shipping a good brings its owner: the value of its space, and what an ability adds. Ruling 11. */
export function moneyOf(buyer: Merchant, market: readonly Good[], good: Good): number {
  const value = spaceValueOf(market, good);
  const extra = abilityOf(buyer, 'extra-money');
  return extra !== null && extra.space === value ? value + extra.money : value;
}

/**
 * The market after these goods were shipped: the others keep their order and move up, the shipped ones fill the lowest
 * spaces in reversed order, so that the dearest becomes the cheapest. Rules, "The market adjusts". Ruling 1.
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

/** The market after two markers changed places. */
export function swappedMarket(market: readonly Good[], one: Good, other: Good): Good[] {
  return market.map((good) => (good === one ? other : good === other ? one : good));
}

/** The market after a marker went to the dearest space and those above its old space dropped by one. */
export function raisedMarket(market: readonly Good[], raised: Good): Good[] {
  return [raised, ...market.filter((good) => good !== raised)];
}
