import type { Lesson } from '../../../engine/index.ts';
import type { MercadoMove } from '../moves.ts';

/** The first five minutes. */
export const first: Lesson<MercadoMove> = { id: 'first', seats: 3, options: {}, seed: 'lesson', before: [], steps: [] };
