import type { HostSettings } from '../../../main/host/server/host-settings.ts';
import type { Puzzle } from '../../../main/puzzles/puzzle.ts';
import { type AnyMove, sameMove } from '../../../shared/engine/index.ts';
import { gameOf } from '../../../shared/games/index.ts';
import { puzzlesOf } from '../../harness/shipped-puzzles.ts';
import { botServer } from '../bots/bot-table.ts';
import { freshFolder, TestClient } from '../client.ts';

export function firstPuzzle(game: string): Puzzle {
  const [puzzle] = puzzlesOf(game);
  if (puzzle === undefined) throw new Error(`no puzzle of ${game}`);
  return puzzle;
}

/** The shipped puzzle of a game with the most moves before it. */
export function latePuzzle(game: string): Puzzle {
  const [puzzle] = puzzlesOf(game).toSorted((one, other) => other.before.moves.length - one.before.moves.length);
  if (puzzle === undefined) throw new Error(`no puzzle of ${game}`);
  return puzzle;
}

/** The legal moves of a puzzle except the best. */
export function wrongMoves(puzzle: Puzzle): readonly AnyMove[] {
  return puzzle.choices.map(([move]) => move).filter((move) => !puzzle.best.moves.some((each) => sameMove(each, move)));
}

/** A server of the real games, and a client that opens a puzzle. */
export function laidPuzzle(game: string, puzzle: Puzzle, settings: Partial<HostSettings> = {}) {
  const folder = settings.dataFolder ?? freshFolder();
  const { host } = botServer(folder, { gameOf, puzzles: () => new Map([[game, [puzzle]]]), ...settings });
  const client = new TestClient(host);
  const answer = client.ask({ type: 'begin-puzzle', game, puzzle: puzzle.id, name: 'Ana' });
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
  return { host, client, folder };
}

export function answerWith(client: TestClient, [move, ...further]: readonly AnyMove[]): string {
  const { table, version, inHand } = client.table;
  if (move === undefined) throw new Error('nothing is chosen');
  const rest = further.length > 0 && { further: further.map((each) => ({ ...each })) };
  return client.ask({ type: 'play', table, version, seat: inHand ?? 0, move: { ...move }, ...rest }).type;
}
