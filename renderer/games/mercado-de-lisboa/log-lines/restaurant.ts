import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';
import { gained, line } from './line.ts';
import { withTaken } from './taken.ts';

type RestaurantOpened = Extract<MercadoEvent, { type: 'restaurant-opened' }>;

/** The line of a restaurant: its coin, and the grey one that was taken with it. */
export function restaurantLine(
  { seat, restaurant, coins }: RestaurantOpened,
  rest: readonly MercadoEvent[],
  words: Words,
): LogLine {
  const deed = words.roll('log.restaurant-opened', { restaurant: words.restaurant(restaurant) });
  return line(words, seat, withTaken(words, deed, rest), 'open-a-restaurant', { sum: gained(words, coins) });
}
