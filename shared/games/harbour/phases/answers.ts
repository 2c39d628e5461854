import { interned } from '../../../engine/index.ts';
import type { Good } from '../goods.ts';
import type { HarbourMove } from '../moves.ts';

/** Moves of several questions. */
export const decline: HarbourMove = { type: 'decline' };
export const done: HarbourMove = { type: 'done' };
export const takeGoodMove = interned((good: Good): HarbourMove => ({ type: 'take-good', good }));
