/** The final value of one unit of each feature, in points. Found by `npm run tool -- tune`. */
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
