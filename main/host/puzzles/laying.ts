import { fingerprint } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type { ClientMessage } from '../../../shared/protocol/messages.ts';
import { positionOf, wayTo } from '../../puzzles/position.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Held } from '../../storage/journal-lines.ts';
import type { Journals } from '../../storage/journals.ts';
import { RequestError } from '../request-error.ts';
import { seatsAround } from '../server/neighbours.ts';
import { holderOf } from '../server/new-table.ts';
import type { ShopWindow } from './shop-window.ts';

type BeginPuzzle = Extract<ClientMessage, { type: 'begin-puzzle' }>;

/** The puzzle a player asked for, and the id of its table. */
interface AskedPuzzle {
  readonly game: AnyGame;
  readonly puzzle: Puzzle;
  readonly table: string;
}

/** Throws `RequestError` if the puzzle does not exist or does not open under today's rules. */
export function askedPuzzle(game: AnyGame | undefined, window: ShopWindow, { puzzle: id }: BeginPuzzle): AskedPuzzle {
  if (game === undefined) throw new RequestError('unknown-game');
  const puzzle = window.find({ game: game.id, puzzle: id });
  if (puzzle === undefined || positionOf(game, puzzle) === null) throw new RequestError('unknown-puzzle');
  return { game, puzzle, table: `puzzle${fingerprint({ game: game.id, puzzle: id })}` };
}

/**
 * Writes the journal of a puzzle's table. Throws file errors.
 * The player sits at the seat that chooses. Bots hold the other seats and play only if the match continues from there.
 */
export function layPuzzle(journals: Journals, { game, puzzle, table }: AskedPuzzle, name: string): void {
  const { id, options, seats, seed, seat } = puzzle;
  const { start, moves } = wayTo(game, puzzle);
  const held = Array.from({ length: seats }, (_, each): Held => {
    const holder = each === seat ? 'house' : holderOf('merchant');
    return { holder, owner: holder };
  });
  const before = moves.map((each) => ({ ...each, further: [], chooser: {} }));
  const match = { options, seats, seed };
  journals.create(game, match, seatsAround(name, seat, seats), { held, puzzle: { id, start, before } }, table);
}
