import type { OptionSpec } from '../../shared/engine/index.ts';
import * as brickAndMortar from '../../shared/games/brick-and-mortar/options.ts';
import * as emporium from '../../shared/games/emporium/options.ts';
import * as harbour from '../../shared/games/harbour/options.ts';
import type { GameId } from '../../shared/games/index.ts';
import * as mercadoDeLisboa from '../../shared/games/mercado-de-lisboa/options.ts';
import * as shoppingStreet from '../../shared/games/shopping-street/options.ts';
import type { Street } from '../design/index.ts';
import type { GameRoom } from '../table/board/game-room.ts';

/**
 * A game as it stands in the street of the lobby. Its name is in the catalogue of the shell, under `games`. The street
 * holds no rules and no drawings of a table: those come with the room, when it is wanted.
 */
export interface GameInStreet {
  readonly id: GameId;
  readonly street: Street;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** The lessons that are offered, the first game first; their words and what is played in them come when they are asked for. */
  readonly lessons: readonly string[];
  /** The catalogues with the game's own words. */
  readonly words: readonly string[];
  /** Fetches how its table is shown. */
  fetchRoom(): Promise<GameRoom>;
}

/** The five games, in the order of their fronts. */
export const gamesInStreet: readonly GameInStreet[] = [
  {
    id: 'brick-and-mortar',
    street: 'brick',
    seats: brickAndMortar.seatRange,
    options: brickAndMortar.options,
    lessons: ['first', 'selling', 'ageing', 'marker'],
    words: ['brick-and-mortar', 'brick-and-mortar-choices', 'brick-and-mortar-stores'],
    fetchRoom: async () => (await import('./brick-and-mortar/index.ts')).brickAndMortarRoom,
  },
  {
    id: 'harbour',
    street: 'harbour',
    seats: harbour.seatRange,
    options: harbour.options,
    lessons: ['first', 'shipping', 'tolls'],
    words: ['harbour', 'harbour-buildings', 'harbour-choices', 'harbour-counter', 'harbour-roll'],
    fetchRoom: async () => (await import('./harbour/index.ts')).harbourRoom,
  },
  {
    id: 'mercado-de-lisboa',
    street: 'lisbon',
    seats: mercadoDeLisboa.seatRange,
    options: mercadoDeLisboa.options,
    lessons: ['first', 'cost', 'restaurants'],
    words: [
      'mercado-de-lisboa',
      'mercado-campaign',
      'mercado-choices',
      'mercado-counter',
      'mercado-roll',
      'mercado-tiles',
    ],
    fetchRoom: async () => (await import('./mercado-de-lisboa/index.ts')).mercadoDeLisboaRoom,
  },
  {
    id: 'emporium',
    street: 'guild',
    seats: emporium.seatRange,
    options: emporium.options,
    lessons: ['first', 'strength', 'bids'],
    words: ['emporium', 'emporium-cards', 'emporium-choices', 'emporium-counter', 'emporium-roll'],
    fetchRoom: async () => (await import('./emporium/index.ts')).emporiumRoom,
  },
  {
    id: 'shopping-street',
    street: 'city',
    seats: shoppingStreet.seatRange,
    options: shoppingStreet.options,
    lessons: ['first', 'neighbours', 'trading'],
    words: [
      'shopping-street',
      'shopping-street-cards',
      'shopping-street-choices',
      'shopping-street-counter',
      'shopping-street-roll',
    ],
    fetchRoom: async () => (await import('./shopping-street/index.ts')).shoppingStreetRoom,
  },
];

/** The game of this id, or undefined for one that this page does not know. */
export function gameInStreet(id: string): GameInStreet | undefined {
  return gamesInStreet.find((game) => game.id === id);
}
