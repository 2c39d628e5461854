import type { Lesson } from '../../../engine/index.ts';
import type { HarbourMove } from '../moves.ts';
import { first } from './first.ts';
import { shipping } from './shipping.ts';
import { tolls } from './tolls.ts';

/** In menu order. */
export const harbourLessons: readonly Lesson<HarbourMove>[] = [first, shipping, tolls];
