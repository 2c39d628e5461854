import type { Lesson } from '../../../engine/index.ts';
import type { BrickMove } from '../moves.ts';
import { ageing } from './ageing.ts';
import { first } from './first.ts';
import { marker } from './marker.ts';
import { selling } from './selling.ts';

/** The lessons of the game, the first game first. */
export const brickAndMortarLessons: readonly Lesson<BrickMove>[] = [first, selling, ageing, marker];
