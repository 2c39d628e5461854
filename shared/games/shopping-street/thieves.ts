/** The four thieves: different pictures, the same effect. Their number is known; their names are reconstructed. */
export const thieves = ['pickpocket', 'shoplifter', 'night-burglar', 'swindler'] as const;
export type ThiefId = (typeof thieves)[number];

/** Number of thieves in every later deck. Rules, "The deck and the thieves". */
export const thievesPerReshuffle = 2;

const limits: readonly number[] = [12, 10];
const lastLimit = 8;

/** The hand limit when the `count`th thief of the match (from 1) appears. Ruling 15. */
export function handLimit(count: number): number {
  return limits[count - 1] ?? lastLimit;
}
