import type { ShoppingStreetEvent } from '../../../shared/games/shopping-street/events.ts';
import type { Words } from './words.ts';

/** What was worth telling of the match. */
export function momentsOf(_played: readonly ShoppingStreetEvent[], _words: Words): readonly string[] {
  return [];
}
