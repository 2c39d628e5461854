import { interned } from '../../../engine/index.ts';
import type { BrickMove } from '../moves.ts';

/** Moves of several questions. */
export const done: BrickMove = { type: 'done' };
export const pass: BrickMove = { type: 'pass' };
export const payMove = interned((tokens: number): BrickMove => ({ type: 'pay', tokens }));
