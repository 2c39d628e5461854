import type { OptionSpec } from '../../shared/engine/index.ts';
import { brickAndMortar } from '../../shared/games/brick-and-mortar/index.ts';
import { emporium } from '../../shared/games/emporium/index.ts';
import { harbour } from '../../shared/games/harbour/index.ts';
import { mercadoDeLisboa } from '../../shared/games/mercado-de-lisboa/index.ts';
import { shoppingStreet } from '../../shared/games/shopping-street/index.ts';
import type { Street } from '../design/index.ts';
import type { GameRoom } from '../table/game-room.ts';
import { brickAndMortarRoom } from './brick-and-mortar/index.ts';
import { emporiumRoom } from './emporium/index.ts';
import { harbourRoom } from './harbour/index.ts';
import { mercadoDeLisboaRoom } from './mercado-de-lisboa/index.ts';
import { shoppingStreetRoom } from './shopping-street/index.ts';

/** A game as it stands in the street of the lobby. Its name is in the catalogue of the shell, under `games`. */
export interface GameInStreet {
  readonly id: string;
  readonly street: Street;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** How its table is shown; null while the game is not open yet. */
  readonly room: GameRoom | null;
}

/** The five games, in the order of their fronts. */
export const gamesInStreet: readonly GameInStreet[] = [
  {
    id: brickAndMortar.id,
    street: 'brick',
    seats: brickAndMortar.seats,
    options: brickAndMortar.options,
    room: brickAndMortarRoom,
  },
  {
    id: harbour.id,
    street: 'harbour',
    seats: harbour.seats,
    options: harbour.options,
    room: harbourRoom,
  },
  {
    id: mercadoDeLisboa.id,
    street: 'lisbon',
    seats: mercadoDeLisboa.seats,
    options: mercadoDeLisboa.options,
    room: mercadoDeLisboaRoom,
  },
  {
    id: emporium.id,
    street: 'guild',
    seats: emporium.seats,
    options: emporium.options,
    room: emporiumRoom,
  },
  {
    id: shoppingStreet.id,
    street: 'city',
    seats: shoppingStreet.seats,
    options: shoppingStreet.options,
    room: shoppingStreetRoom,
  },
];

/** A game that can be played: its front is lit. */
export interface OpenGame extends GameInStreet {
  readonly room: GameRoom;
}

function isOpen(game: GameInStreet): game is OpenGame {
  return game.room !== null;
}

/** The games that are open, in the order of their fronts. */
export const openGames: readonly OpenGame[] = gamesInStreet.filter(isOpen);

/** The game of this id, or undefined for one that this page does not know. */
export function gameInStreet(id: string): GameInStreet | undefined {
  return gamesInStreet.find((game) => game.id === id);
}

/** The room of a game that is open, or undefined. */
export function roomOf(id: string): GameRoom | undefined {
  return gameInStreet(id)?.room ?? undefined;
}
