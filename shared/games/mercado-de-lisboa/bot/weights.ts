/** What one of each feature of a position is worth at the end, in points of the final score. `npm run tool -- tune` finds them. */
export const weights = {
  coins: 1,
  challenge: 1,
  customersNow: 0.4,
  standNow: 0.75,
  customersToCome: 1.6,
  together: 1,
  restaurants: 0.6,
  turns: 1,
  reserve: 1,
  lastCoin: 2,
} as const;
