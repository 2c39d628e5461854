import { options, seatRange } from '../../../shared/games/emporium/options.ts';
import type { ListedGame } from '../listed-game.ts';

/** The game's tile on the home screen. */
export const inStreet: ListedGame = {
  id: 'emporium',
  place: 4,
  street: 'guild',
  scoredIn: 'gold',
  seats: seatRange,
  options,
  isLight: true,
  lessons: ['first', 'strength', 'bids'],
  words: ['emporium', 'emporium-cards', 'emporium-choices', 'emporium-counter', 'emporium-log'],
  fetchUi: async () => (await import('./index.ts')).emporiumUi,
};
