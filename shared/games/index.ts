import { brickAndMortarGuide } from './brick-and-mortar/bot/index.ts';
import { brickAndMortar } from './brick-and-mortar/index.ts';
import { brickAndMortarLessons } from './brick-and-mortar/lessons/index.ts';
import brickAndMortarPuzzles from './brick-and-mortar/puzzles.json' with { type: 'json' };
import { emporiumGuide } from './emporium/bot/index.ts';
import { emporium } from './emporium/index.ts';
import { emporiumLessons } from './emporium/lessons/index.ts';
import emporiumPuzzles from './emporium/puzzles.json' with { type: 'json' };
import { harbourGuide } from './harbour/bot/index.ts';
import { harbour } from './harbour/index.ts';
import { harbourLessons } from './harbour/lessons/index.ts';
import harbourPuzzles from './harbour/puzzles.json' with { type: 'json' };
import { mercadoDeLisboaGuide } from './mercado-de-lisboa/bot/index.ts';
import { mercadoDeLisboa } from './mercado-de-lisboa/index.ts';
import { mercadoDeLisboaLessons } from './mercado-de-lisboa/lessons/index.ts';
import mercadoDeLisboaPuzzles from './mercado-de-lisboa/puzzles.json' with { type: 'json' };
import { type AnyGame, registered } from './registered.ts';
import { shoppingStreetGuide } from './shopping-street/bot/index.ts';
import { shoppingStreet } from './shopping-street/index.ts';
import { shoppingStreetLessons } from './shopping-street/lessons/index.ts';
import shoppingStreetPuzzles from './shopping-street/puzzles.json' with { type: 'json' };

export { type AnyGame, extrasOf } from './registered.ts';

/** The registry: every game by its id, which is also its folder's name. No other list names the games. */
export const games = {
  'brick-and-mortar': registered(brickAndMortar, {
    guide: brickAndMortarGuide,
    lessons: brickAndMortarLessons,
    puzzles: brickAndMortarPuzzles,
  }),
  harbour: registered(harbour, { guide: harbourGuide, lessons: harbourLessons, puzzles: harbourPuzzles }),
  'mercado-de-lisboa': registered(mercadoDeLisboa, {
    guide: mercadoDeLisboaGuide,
    lessons: mercadoDeLisboaLessons,
    puzzles: mercadoDeLisboaPuzzles,
  }),
  emporium: registered(emporium, { guide: emporiumGuide, lessons: emporiumLessons, puzzles: emporiumPuzzles }),
  'shopping-street': registered(shoppingStreet, {
    guide: shoppingStreetGuide,
    lessons: shoppingStreetLessons,
    puzzles: shoppingStreetPuzzles,
  }),
} as const satisfies Readonly<Record<string, AnyGame>>;

export type GameId = keyof typeof games;

const byId: ReadonlyMap<string, AnyGame> = new Map(Object.entries<AnyGame>(games));

/** In the order of the registry. */
export const gameIds: readonly GameId[] = Object.keys(games).filter((id): id is GameId => byId.has(id));

/** The game with this id, or undefined for an unknown one. */
export function gameOf(id: string): AnyGame | undefined {
  return byId.get(id);
}
