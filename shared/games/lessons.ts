import { extrasOf } from './index.ts';
import type { AnyLesson } from './registered.ts';

export type { AnyLesson } from './registered.ts';

/** The lessons of the game with this id, in the order in which they are offered. */
export function lessonsOf(game: string): readonly AnyLesson[] {
  return extrasOf(game).lessons ?? [];
}
