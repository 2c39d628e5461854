import { options, seatRange } from '../../../shared/games/mercado-de-lisboa/options.ts';
import type { ListedGame } from '../listed-game.ts';

/** The game's tile on the home screen. */
export const inStreet: ListedGame = {
  id: 'mercado-de-lisboa',
  place: 3,
  street: 'lisbon',
  scoredIn: 'coins',
  seats: seatRange,
  options,
  isLight: false,
  lessons: ['first', 'cost', 'restaurants'],
  words: [
    'mercado-de-lisboa',
    'mercado-campaign',
    'mercado-de-lisboa-choices',
    'mercado-counter',
    'mercado-log',
    'mercado-tiles',
  ],
  fetchUi: async () => (await import('./index.ts')).mercadoDeLisboaUi,
};
