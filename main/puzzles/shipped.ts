import brickAndMortar from '../../shared/games/brick-and-mortar/puzzles.json' with { type: 'json' };
import emporium from '../../shared/games/emporium/puzzles.json' with { type: 'json' };
import harbour from '../../shared/games/harbour/puzzles.json' with { type: 'json' };
import { type AnyGame, games } from '../../shared/games/index.ts';
import mercadoDeLisboa from '../../shared/games/mercado-de-lisboa/puzzles.json' with { type: 'json' };
import shoppingStreet from '../../shared/games/shopping-street/puzzles.json' with { type: 'json' };
import { type Puzzle, puzzleFile } from './puzzle.ts';

/** The puzzles of each game by its id, the first game first. */
export type PuzzlesByGame = ReadonlyMap<string, readonly Puzzle[]>;

const files: readonly unknown[] = [brickAndMortar, harbour, mercadoDeLisboa, emporium, shoppingStreet];

let read: PuzzlesByGame | null = null;

/**
 * The puzzles that come with the program; none of a game whose rules have changed since. They are read when they are first
 * wanted. Throws ZodError for a file that is none.
 */
export function shippedPuzzles(): PuzzlesByGame {
  read ??= new Map(
    files.flatMap((file) => {
      const { game, rulesVersion, puzzles } = puzzleFile.parse(file);
      const isOfToday = Object.values<AnyGame>(games).some(
        (each) => each.id === game && each.rulesVersion === rulesVersion,
      );
      return isOfToday ? [[game, puzzles] as const] : [];
    }),
  );
  return read;
}
