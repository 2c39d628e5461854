import type { OptionSpec } from '../../engine/index.ts';

/** Range of player counts. */
export const seatRange = { min: 3, max: 5 } as const;

/** The values of the option "proposals", default first. Ruling 3. */
export const proposalValues = ['3', '1', '2', '4', '5', '6', '7', '8', '9'] as const;

/** The match options, default first. */
export const options: readonly OptionSpec[] = [
  { id: 'dice-doubles', values: ['once', 'twice'] },
  { id: 'three-player-spaces', values: ['16', '18'], seats: { min: 3, max: 3 } },
  { id: 'proposals', values: proposalValues },
];
