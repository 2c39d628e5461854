import { options, seatRange } from '../../../shared/games/harbour/options.ts';
import type { ListedGame } from '../listed-game.ts';

/** The game's tile on the home screen. */
export const inStreet: ListedGame = {
  id: 'harbour',
  place: 2,
  street: 'harbour',
  seats: seatRange,
  options,
  isLight: true,
  lessons: ['first', 'shipping', 'tolls'],
  words: ['harbour', 'harbour-buildings', 'harbour-choices', 'harbour-counter', 'harbour-log'],
  fetchUi: async () => (await import('./index.ts')).harbourUi,
};
