import type { OptionSpec } from '../../engine/index.ts';

/** Range of player counts. */
export const seatRange = { min: 2, max: 4 } as const;

/** The match options, default first. */
export const options: readonly OptionSpec[] = [
  // Rules, "How to play in a minute": preset hands for beginners
  { id: 'first-game', values: ['no', 'yes'], firstMatch: 'yes' },
  // every sum is public, so players can keep count: on a shared screen hidden money is not worth its handovers
  { id: 'hidden-money', values: ['yes', 'no'], roundOneScreen: 'no' },
];
