import type { OptionSpec } from '../../engine/index.ts';

/** The fewest and the most players. */
export const seatRange = { min: 2, max: 6 } as const;

/** What is settled before the match, the usual value first. */
export const options: readonly OptionSpec[] = [{ id: 'votes', values: ['when-asked', 'every-round'] }];
