import type { Seat } from '../../../shared/engine/index.ts';
import type { ShoppingStreetView } from '../../../shared/games/shopping-street/hiding.ts';
import type { Words } from './words.ts';

/** Where the match stands, in a few words: "Round 3, Ana asks for Food and Home". */
export function whereabouts({ round }: Pick<ShoppingStreetView, 'round'>, _asked: Seat | null, words: Words): string {
  return words.roll('round', { round });
}

/** Where a new match stands before its first move: the first round. */
export function opening(_options: Readonly<Record<string, string>>, words: Words): string {
  return words.roll('round', { round: 1 });
}
