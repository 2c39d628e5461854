import type { Lesson } from '../../../engine/index.ts';
import type { BrickMove } from '../moves.ts';

/** The first five minutes. */
export const first: Lesson<BrickMove> = { id: 'first', seats: 3, options: {}, seed: 'lesson', before: [], steps: [] };
