import type { OptionSpec } from '../../engine/index.ts';

/** The fewest and the most players. */
export const seatRange = { min: 3, max: 5 } as const;

/** The values of the option "proposals", the usual one first. Ruling 3. */
export const proposalValues = ['3', '1', '2', '4', '5', '6', '7', '8', '9'] as const;

/** What is settled before the match, the usual value first. */
export const options: readonly OptionSpec[] = [
  { id: 'dice-doubles', values: ['once', 'twice'] },
  { id: 'three-player-spaces', values: ['16', '18'], seats: { min: 3, max: 3 } },
  { id: 'proposals', values: proposalValues },
];
