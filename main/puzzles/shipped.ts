import { type AnyGame, extrasOf, games } from '../../shared/games/index.ts';
import { type Puzzle, puzzleFile } from './puzzle.ts';

/** The puzzles of each game by its id, the first game first. */
export type PuzzlesByGame = ReadonlyMap<string, readonly Puzzle[]>;

let read: PuzzlesByGame | null = null;

/**
 * The puzzles that come with the program; none of a game whose rules have changed since. They are read when they are first
 * wanted. Throws ZodError for a file that is none.
 */
export function shippedPuzzles(): PuzzlesByGame {
  read ??= new Map(
    Object.values<AnyGame>(games).flatMap(({ id, rulesVersion }) => {
      const { puzzles: file } = extrasOf(id);
      if (file === undefined) return [];
      const found = puzzleFile.parse(file);
      return found.rulesVersion === rulesVersion ? [[id, found.puzzles] as const] : [];
    }),
  );
  return read;
}
