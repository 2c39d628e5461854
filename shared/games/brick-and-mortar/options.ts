import type { OptionSpec } from '../../engine/index.ts';

/** Range of player counts. */
export const seatRange = { min: 2, max: 4 } as const;

/** The match options, default first. Rules, "How to play in a minute": preset hands for beginners. */
export const options: readonly OptionSpec[] = [{ id: 'first-game', values: ['no', 'yes'], firstMatch: 'yes' }];
