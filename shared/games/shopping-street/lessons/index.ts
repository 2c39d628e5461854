import type { Lesson } from '../../../engine/index.ts';
import type { ShoppingStreetMove } from '../moves.ts';
import { first } from './first.ts';
import { neighbours } from './neighbours.ts';
import { trading } from './trading.ts';

/** In menu order. */
export const shoppingStreetLessons: readonly Lesson<ShoppingStreetMove>[] = [first, neighbours, trading];
