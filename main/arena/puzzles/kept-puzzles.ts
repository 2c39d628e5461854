import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '../../../shared/games/index.ts';
import { inRoot } from '../../launch/root.mjs';
import { positionOf } from '../../puzzles/position.ts';
import { type Puzzle, puzzle, puzzleFile } from '../../puzzles/puzzle.ts';

function fileOf({ id }: AnyGame): string {
  return inRoot(`shared/games/${id}/puzzles.json`);
}

/** The puzzles in a game's file that open under today's rules. */
export function keptPuzzles(game: AnyGame): readonly Puzzle[] {
  const file = fileOf(game);
  if (!existsSync(file)) return [];
  const { puzzles } = puzzleFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return puzzles.map((each) => puzzle.parse(each)).filter((each) => positionOf(game, each) !== null);
}

/** Writes a game's file, one puzzle per line. */
export function keepPuzzles(game: AnyGame, puzzles: readonly Puzzle[]): void {
  const lines = puzzles.map((each) => JSON.stringify(each)).join(',\n');
  writeFileSync(fileOf(game), `{"game":${JSON.stringify(game.id)},"puzzles":[\n${lines}\n]}\n`);
}
