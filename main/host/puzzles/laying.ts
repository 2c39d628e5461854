import { fingerprint } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type { ClientMessage } from '../../../shared/protocol/messages.ts';
import { positionOf } from '../../puzzles/position.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Held } from '../../storage/journal-lines.ts';
import type { Journals } from '../../storage/journals.ts';
import { seatsAround } from '../house/neighbours.ts';
import { holderOf } from '../house/new-table.ts';
import { Refused } from '../refused.ts';
import type { ShopWindow } from './shop-window.ts';

type BeginPuzzle = Extract<ClientMessage, { type: 'begin-puzzle' }>;

/** A puzzle as it is asked for, and the table on which it is laid. */
interface AskedPuzzle {
  readonly game: AnyGame;
  readonly puzzle: Puzzle;
  readonly table: string;
}

/** The puzzle that is asked for. Throws Refused where there is none. */
export function askedPuzzle(game: AnyGame | undefined, window: ShopWindow, { puzzle: id }: BeginPuzzle): AskedPuzzle {
  if (game === undefined) throw new Refused('unknown-game');
  const puzzle = window.find({ game: game.id, puzzle: id });
  if (puzzle === undefined) throw new Refused('unknown-puzzle');
  return { game, puzzle, table: `puzzle${fingerprint({ game: game.id, puzzle: id })}` };
}

/**
 * Lays the table of a puzzle: whoever answers sits at the house, the others play only if the match goes on from there. Throws
 * Refused where today's rules lead elsewhere, or what the disk throws.
 */
export function layPuzzle(journals: Journals, { game, puzzle, table }: AskedPuzzle, name: string): void {
  const { id, options, seats, seed, seat } = puzzle;
  const position = positionOf(game, puzzle);
  if (position === null) throw new Refused('unknown-puzzle');
  const held = Array.from({ length: seats }, (_, each): Held => {
    const holder = each === seat ? 'house' : holderOf('merchant');
    return { holder, owner: holder };
  });
  const before = position.played.map((each) => ({ ...each, further: [], chooser: {} }));
  const match = { options, seats, seed };
  journals.create(game, match, seatsAround(name, seat, seats), { held, puzzle: { id, before } }, table);
}
