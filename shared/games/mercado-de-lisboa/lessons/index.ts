import type { Lesson } from '../../../engine/index.ts';
import type { MercadoMove } from '../moves.ts';
import { cost } from './cost.ts';
import { first } from './first.ts';
import { restaurants } from './restaurants.ts';

/** The lessons of the game, the first game first. */
export const mercadoDeLisboaLessons: readonly Lesson<MercadoMove>[] = [first, cost, restaurants];
