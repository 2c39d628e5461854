import type { OptionSpec } from '../../engine/index.ts';

/** The fewest and the most players. */
export const seatRange = { min: 2, max: 4 } as const;

/** What is settled before the match, the usual value first. Rules, "How to play in a minute": hands that work for whoever is new to it. */
export const options: readonly OptionSpec[] = [{ id: 'first-game', values: ['no', 'yes'], firstMatch: 'yes' }];
