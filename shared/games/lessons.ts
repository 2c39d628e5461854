import type { AnyMove, Lesson } from '../engine/index.ts';
import { brickAndMortarLessons } from './brick-and-mortar/lessons/index.ts';
import { emporiumLessons } from './emporium/lessons/index.ts';
import { harbourLessons } from './harbour/lessons/index.ts';
import type { GameId } from './index.ts';
import { mercadoDeLisboaLessons } from './mercado-de-lisboa/lessons/index.ts';
import { shoppingStreetLessons } from './shopping-street/lessons/index.ts';

/** A lesson of any game, for whoever knows games only through their contract. */
export type AnyLesson = Lesson<AnyMove>;

/** The lessons of each game, in the order in which they are offered: the first game comes first. */
export const lessons: Readonly<Record<GameId, readonly AnyLesson[]>> = {
  'brick-and-mortar': brickAndMortarLessons,
  harbour: harbourLessons,
  'mercado-de-lisboa': mercadoDeLisboaLessons,
  emporium: emporiumLessons,
  'shopping-street': shoppingStreetLessons,
};

const byGame: ReadonlyMap<string, readonly AnyLesson[]> = new Map(Object.entries(lessons));

/** The lessons of the game with this id; none for a game that is not on the shelf. */
export function lessonsOf(game: string): readonly AnyLesson[] {
  return byGame.get(game) ?? [];
}
