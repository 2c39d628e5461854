import type { OptionSpec } from '../../engine/index.ts';
import { challengeIds } from './challenges.ts';

/** Range of player counts. */
export const seatRange = { min: 1, max: 4 } as const;

/** The match options, default first. */
export const options: readonly OptionSpec[] = [
  // watchful players can work out hidden money: on a shared screen it is not worth a handover each turn
  { id: 'hidden-money', values: ['yes', 'no'], seats: { min: 2, max: 4 }, roundOneScreen: 'no' },
  { id: 'grey-restaurants', values: ['known', 'hidden'] },
  { id: 'challenge', values: challengeIds, seats: { min: 1, max: 1 } },
];
