/**
 * The four thieves: different pictures, the same effect. That there are four is known; who they are is reconstructed.
 */
export const thieves = ['pickpocket', 'shoplifter', 'night-burglar', 'swindler'] as const;
export type ThiefId = (typeof thieves)[number];

/** Thieves shuffled into every later deck. Rules, "The deck and the thieves". */
export const thievesPerReshuffle = 2;

const limits: readonly number[] = [12, 10];
const lastLimit = 8;

/** The cards a hand may keep when a thief appears, who is the `count`th of the match (from 1). Ruling 15. */
export function handLimit(count: number): number {
  return limits[count - 1] ?? lastLimit;
}
