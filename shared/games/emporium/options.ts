import type { OptionSpec } from '../../engine/index.ts';

/** Range of player counts. */
export const seatRange = { min: 2, max: 6 } as const;

/** The match options, with the default first. */
export const options: readonly OptionSpec[] = [{ id: 'votes', values: ['when-asked', 'every-round'] }];
