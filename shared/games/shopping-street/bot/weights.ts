/** The final value of one unit of each feature, in points. Found by `npm run tool -- tune`. */
export const weights = {
  shops: 1,
  sideBySide: 1,
  sameType: 1,
  rows: 0.7,
  hand: 0.3,
  sets: 0.9,
  nearSets: 0.35,
  begunSets: 0.15,
  fifths: 0.85,
  fifthsToCome: 0.6,
  pawns: 3,
  cardsToCome: 1.5,
  draw: 3,
  tooMany: 0.65,
  trade: 0.8,
} as const;
