import type { OptionSpec } from '../../engine/index.ts';
import { challengeIds } from './challenges.ts';

/** The fewest and the most players. */
export const seatRange = { min: 1, max: 4 } as const;

/** What is settled before the match, the usual value first. */
export const options: readonly OptionSpec[] = [
  // who watches can count hidden money: round one screen it is not worth a hand-over a turn
  { id: 'hidden-money', values: ['yes', 'no'], seats: { min: 2, max: 4 }, roundOneScreen: 'no' },
  { id: 'grey-restaurants', values: ['known', 'hidden'] },
  { id: 'challenge', values: challengeIds, seats: { min: 1, max: 1 } },
];
