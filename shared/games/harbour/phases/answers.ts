import { interned } from '../../../engine/index.ts';
import type { Good } from '../goods.ts';
import type { HarbourMove } from '../moves.ts';

/** Moves that several questions offer. */
export const decline: HarbourMove = { type: 'decline' };
export const done: HarbourMove = { type: 'done' };
export const takeGoodMove = interned((good: Good): HarbourMove => ({ type: 'take-good', good }));
