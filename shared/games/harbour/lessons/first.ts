import type { Lesson } from '../../../engine/index.ts';
import type { HarbourMove } from '../moves.ts';

/** The first five minutes. */
export const first: Lesson<HarbourMove> = { id: 'first', seats: 3, options: {}, seed: 'lesson', before: [], steps: [] };
