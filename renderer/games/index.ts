import { brickAndMortarInStreet } from './brick-and-mortar/street.ts';
import { emporiumInStreet } from './emporium/street.ts';
import type { GameInStreet } from './game-in-street.ts';
import { harbourInStreet } from './harbour/street.ts';
import { mercadoDeLisboaInStreet } from './mercado-de-lisboa/street.ts';
import { shoppingStreetInStreet } from './shopping-street/street.ts';

export type { GameInStreet } from './game-in-street.ts';

/** The games, in the order of their fronts. */
export const gamesInStreet: readonly GameInStreet[] = [
  brickAndMortarInStreet,
  harbourInStreet,
  mercadoDeLisboaInStreet,
  emporiumInStreet,
  shoppingStreetInStreet,
];

/** The game of this id, or undefined for one that this page does not know. */
export function gameInStreet(id: string): GameInStreet | undefined {
  return gamesInStreet.find((game) => game.id === id);
}
