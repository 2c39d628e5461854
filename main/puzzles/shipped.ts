import { type AnyGame, extrasOf, games } from '../../shared/games/index.ts';
import { type ListedPuzzle, puzzleFile } from './puzzle.ts';

/** The puzzles by game id, the first game first. */
export type PuzzlesByGame = ReadonlyMap<string, readonly ListedPuzzle[]>;

let read: PuzzlesByGame | null = null;

/** The puzzles shipped with the program, read at the first call. Throws `ZodError` for a malformed file. */
export function shippedPuzzles(): PuzzlesByGame {
  read ??= new Map(
    Object.values<AnyGame>(games).flatMap(({ id }) => {
      const { puzzles: file } = extrasOf(id);
      return file === undefined ? [] : [[id, puzzleFile.parse(file).puzzles] as const];
    }),
  );
  return read;
}
