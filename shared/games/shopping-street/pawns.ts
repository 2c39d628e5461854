/** A push pawn multiplies its shop by its value. The values are known. */
export const pawnValues = [1, 2, 3] as const;
export type PawnValue = (typeof pawnValues)[number];

const pawns: readonly PawnValue[] = [1, 1, 2, 2, 3];
const pawnsOfFive: readonly PawnValue[] = [1, 2, 2, 3];

/** The pawns of each player at the start; with five players, without one of value 1. Rules, "Other player counts". */
export function pawnsAtStart(seatCount: number): readonly PawnValue[] {
  return seatCount === 5 ? pawnsOfFive : pawns;
}
