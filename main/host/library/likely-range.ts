/** The normal quantile for a range that holds the true share 19 times out of 20. */
const quantile = 1.96;

/**
 * The range of a share that fits `won` of `matches` (Wilson's interval, 95 %), from 0 to 1.
 * Few matches give a wide range; without any it is everything.
 */
export function likelyRange(won: number, matches: number): [number, number] {
  if (matches === 0) return [0, 1];
  const found = won / matches;
  const square = (quantile * quantile) / matches;
  const middle = found + square / 2;
  const spread = quantile * Math.sqrt((found * (1 - found)) / matches + square / (4 * matches));
  return [Math.max(0, (middle - spread) / (1 + square)), Math.min(1, (middle + spread) / (1 + square))];
}
