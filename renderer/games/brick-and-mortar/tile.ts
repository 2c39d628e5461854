import { options, seatRange } from '../../../shared/games/brick-and-mortar/options.ts';
import type { ListedGame } from '../listed-game.ts';

/** The game's tile on the home screen. */
export const inStreet: ListedGame = {
  id: 'brick-and-mortar',
  place: 1,
  street: 'brick',
  seats: seatRange,
  options,
  isLight: false,
  lessons: ['first', 'selling', 'ageing', 'marker'],
  words: ['brick-and-mortar', 'brick-and-mortar-choices', 'brick-and-mortar-stores'],
  fetchUi: async () => (await import('./index.ts')).brickAndMortarUi,
};
