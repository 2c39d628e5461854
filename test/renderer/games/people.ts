import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { anaAndOthers } from '../../harness/people.ts';

export const people = anaAndOthers;

/** The players of the largest table. */
export const sixPeople: readonly SeatSettings[] = [
  ...people,
  { name: 'Emeka', colour: 'sand' },
  { name: 'Farah', colour: 'soot' },
];
