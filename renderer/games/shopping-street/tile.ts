import { options, seatRange } from '../../../shared/games/shopping-street/options.ts';
import type { ListedGame } from '../listed-game.ts';

/** The game's tile on the home screen. */
export const inStreet: ListedGame = {
  id: 'shopping-street',
  place: 5,
  street: 'city',
  seats: seatRange,
  options,
  isLight: false,
  lessons: ['first', 'neighbours', 'trading'],
  words: [
    'shopping-street',
    'shopping-street-cards',
    'shopping-street-choices',
    'shopping-street-counter',
    'shopping-street-log',
  ],
  fetchUi: async () => (await import('./index.ts')).shoppingStreetUi,
};
