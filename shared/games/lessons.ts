import { extrasOf } from './index.ts';
import type { AnyLesson } from './registered.ts';

export type { AnyLesson } from './registered.ts';

/** The lessons of the game with this id, in menu order. */
export function lessonsOf(game: string): readonly AnyLesson[] {
  return extrasOf(game).lessons ?? [];
}
