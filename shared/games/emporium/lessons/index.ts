import type { Lesson } from '../../../engine/index.ts';
import type { EmporiumMove } from '../moves.ts';
import { bids } from './bids.ts';
import { first } from './first.ts';
import { strength } from './strength.ts';

/** The lessons of the game, the first game first. */
export const emporiumLessons: readonly Lesson<EmporiumMove>[] = [first, strength, bids];
