import type { Lesson } from '../../../engine/index.ts';
import type { EmporiumMove } from '../moves.ts';
import { bids } from './bids.ts';
import { first } from './first.ts';
import { strength } from './strength.ts';

/** In menu order. */
export const emporiumLessons: readonly Lesson<EmporiumMove>[] = [first, strength, bids];
