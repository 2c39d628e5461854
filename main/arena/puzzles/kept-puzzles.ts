import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '../../../shared/games/index.ts';
import { inRoot } from '../../launch/root.mjs';
import { positionOf } from '../../puzzles/position.ts';
import { type Puzzle, puzzleFile } from '../../puzzles/puzzle.ts';

function fileOf({ id }: AnyGame): string {
  return inRoot(`shared/games/${id}/puzzles.json`);
}

/** The puzzles of a game that the file holds and that the rules of today still lead to. */
export function keptPuzzles(game: AnyGame): readonly Puzzle[] {
  const file = fileOf(game);
  if (!existsSync(file)) return [];
  const { puzzles } = puzzleFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return puzzles.filter((each) => positionOf(game, each) !== null);
}

/** Writes the puzzles of a game down, a line each. */
export function keepPuzzles({ id, rulesVersion, ...game }: AnyGame, puzzles: readonly Puzzle[]): void {
  const lines = puzzles.map((each) => JSON.stringify(each)).join(',\n');
  const head = `{"game":${JSON.stringify(id)},"rulesVersion":${rulesVersion},"puzzles":[`;
  writeFileSync(fileOf({ id, rulesVersion, ...game }), `${head}\n${lines}\n]}\n`);
}
