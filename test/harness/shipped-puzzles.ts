import { type Puzzle, puzzle } from '../../main/puzzles/puzzle.ts';
import { shippedPuzzles } from '../../main/puzzles/shipped.ts';

export function puzzlesOf(game: string): readonly Puzzle[] {
  return (shippedPuzzles().get(game) ?? []).map((each) => puzzle.parse(each));
}
