import type { OptionSpec } from '../../engine/index.ts';

/** Range of player counts. Ruling 24. */
export const seatRange = { min: 1, max: 4 } as const;

/** The match options, default first. Rules, "How to play in a minute": one of each good for a first match. */
export const options: readonly OptionSpec[] = [
  { id: 'boards', values: ['wharfs', 'characters', 'all-characters'] },
  { id: 'goods', values: ['choose', 'one-each'], firstMatch: 'one-each' },
  { id: 'bonus-cards', values: ['no', 'yes'] },
  { id: 'inland-traders', values: ['no', 'yes'] },
  { id: 'alone', values: ['twenty-turns', 'practice-opponent'], seats: { min: 1, max: 1 } },
];
