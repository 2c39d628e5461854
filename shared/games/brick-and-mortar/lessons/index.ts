import type { Lesson } from '../../../engine/index.ts';
import type { BrickMove } from '../moves.ts';
import { ageing } from './ageing.ts';
import { first } from './first.ts';
import { marker } from './marker.ts';
import { selling } from './selling.ts';

/** In menu order. */
export const brickAndMortarLessons: readonly Lesson<BrickMove>[] = [first, selling, ageing, marker];
