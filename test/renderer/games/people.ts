import type { SeatSettings } from '../../../shared/protocol/messages.ts';

/** The people of every sample table. */
export const people: readonly SeatSettings[] = [
  { name: 'Ana', colour: 'teal' },
  { name: 'Bruno', colour: 'navy' },
  { name: 'Chidi', colour: 'orange' },
  { name: 'Dalia', colour: 'violet' },
];

/** The players of the largest table. */
export const sixPeople: readonly SeatSettings[] = [
  ...people,
  { name: 'Emeka', colour: 'sand' },
  { name: 'Farah', colour: 'soot' },
];
