import type { Lesson } from '../../../engine/index.ts';
import type { ShoppingStreetMove } from '../moves.ts';

/** The first five minutes. */
export const first: Lesson<ShoppingStreetMove> = {
  id: 'first',
  seats: 3,
  options: {},
  seed: 'lesson',
  before: [],
  steps: [],
};
