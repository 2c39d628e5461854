import type { Lesson } from '../../../engine/index.ts';
import type { MercadoMove } from '../moves.ts';
import { cost } from './cost.ts';
import { first } from './first.ts';
import { restaurants } from './restaurants.ts';

/** In menu order. */
export const mercadoDeLisboaLessons: readonly Lesson<MercadoMove>[] = [first, cost, restaurants];
