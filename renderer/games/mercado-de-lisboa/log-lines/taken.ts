import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { Words } from '../words.ts';

/** What a player takes in these events: grey restaurants and display tiles. */
function takenIn(words: Words, events: readonly MercadoEvent[]): readonly string[] {
  return events.flatMap((event) => {
    if (event.type === 'restaurant-taken') return [words.theRestaurant(event.restaurant)];
    return event.type === 'tile-taken' ? [words.tiles([event.good])] : [];
  });
}

/** "takes the Pub and a meat tile", with `before` first; nothing if the player takes nothing. */
export function takingWords(
  words: Words,
  events: readonly MercadoEvent[],
  before: readonly string[] = [],
): readonly string[] {
  const taken = [...before, ...takenIn(words, events)];
  return taken.length === 0 ? [] : [words.log('log.takes', { taken: words.list(taken) })];
}
