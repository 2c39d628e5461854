import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import type { LogLine } from '../../../table/index.ts';
import type { Words } from '../words.ts';
import { gained, line } from './line.ts';
import { takingWords } from './taken.ts';

type RestaurantOpened = Extract<MercadoEvent, { type: 'restaurant-opened' }>;

/** "opens the Pub and takes 1 coin", with the grey restaurant taken from the space. */
export function restaurantLine(
  { seat, restaurant, coins }: RestaurantOpened,
  rest: readonly MercadoEvent[],
  words: Words,
): LogLine {
  const opens = words.log('log.restaurant-opened', { restaurant: words.theRestaurant(restaurant) });
  const text = words.list([opens, ...takingWords(words, rest, [words.coins(coins)])]);
  return line(words, seat, text, 'open-a-restaurant', { sum: gained(words, coins) });
}
