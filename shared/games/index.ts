import type { Game, GameTypes, HidingTable } from '../engine/index.ts';
import { brickAndMortar } from './brick-and-mortar/index.ts';
import { emporium } from './emporium/index.ts';
import { harbour } from './harbour/index.ts';
import { mercadoDeLisboa } from './mercado-de-lisboa/index.ts';
import { shoppingStreet } from './shopping-street/index.ts';

/** Any game, for whoever knows games only through their contract. */
export type AnyGame = Game<GameTypes, HidingTable<GameTypes['State']>>;

/** The games on the shelf, by id. */
export const games = {
  'brick-and-mortar': brickAndMortar,
  harbour,
  'mercado-de-lisboa': mercadoDeLisboa,
  emporium,
  'shopping-street': shoppingStreet,
} as const satisfies Readonly<Record<string, AnyGame>>;

export type GameId = keyof typeof games;

const byId: ReadonlyMap<string, AnyGame> = new Map(Object.entries<AnyGame>(games));

/** The game with this id, or undefined when the shelf holds none. */
export function gameOf(id: string): AnyGame | undefined {
  return byId.get(id);
}
