import type { Lesson } from '../../../engine/index.ts';
import type { EmporiumMove } from '../moves.ts';

/** The first five minutes. */
export const first: Lesson<EmporiumMove> = {
  id: 'first',
  seats: 3,
  options: {},
  seed: 'lesson',
  before: [],
  steps: [],
};
