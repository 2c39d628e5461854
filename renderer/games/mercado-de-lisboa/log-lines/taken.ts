import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { Words } from '../words.ts';
import { inARow } from './line.ts';

/** What was taken with a deed: a grey restaurant that lay there, and a tile of the display. */
function takenWith(words: Words, events: readonly MercadoEvent[]): readonly string[] {
  return events.flatMap((event) => {
    if (event.type === 'restaurant-taken') return [words.restaurant(event.restaurant)];
    return event.type === 'tile-taken' ? [words.good(event.good)] : [];
  });
}

/** A deed with what was taken by it: "fish stand; takes Pub, meat". */
export function withTaken(words: Words, deed: string, events: readonly MercadoEvent[]): string {
  const taken = takenWith(words, events);
  return taken.length === 0 ? deed : words.roll('and-takes', { deed, taken: inARow(taken) });
}
