import type { ClientMessage } from '../../../shared/protocol/messages.ts';
import type { Held } from '../../storage/journal-lines.ts';
import type { NewTable } from '../../storage/new-journal.ts';
import type { PuzzleTry } from '../puzzles/puzzle-try.ts';
import { RequestError } from '../request-error.ts';
import type { KeptMatch } from '../table/kept-match.ts';
import type { Table } from '../table/table.ts';
import { holderOf } from './new-table.ts';

/** Throws `RequestError` unless the match is over and has this position and seat. */
function mayGoOn({ isOver, match, seats }: KeptMatch, position: number, seat: number): void {
  if (!isOver) throw new RequestError('not-while-running');
  // nothing is left to play after the last choice
  if (position >= match.played.length) throw new RequestError('position-unknown');
  if (seat >= seats.length) throw new RequestError('not-your-seat');
}

/** Throws `RequestError` unless the seat is the puzzle's: other seats would reveal their secrets. */
function mayGoOnFrom({ puzzle }: PuzzleTry, { isOver }: KeptMatch, seat: number): void {
  if (seat !== puzzle.seat) throw new RequestError('not-your-seat');
  if (isOver) throw new RequestError('position-unknown');
}

/**
 * Settings of a table that continues a finished match, or a puzzle.
 * A match continues from a position, a puzzle from its current state. A person at this device plays one seat, bots play
 * the others. Throws `RequestError`.
 */
export function settlePlayingOn(
  { id, kept, puzzle }: Table,
  { position: asked, seat, level }: Extract<ClientMessage, { type: 'play-on' }>,
) {
  const { game, match, header, seats, journal } = kept;
  if (puzzle === null) mayGoOn(kept, asked, seat);
  else mayGoOnFrom(puzzle, kept, seat);
  // the puzzle's player need not know how many choices the match has
  const position = puzzle === null ? asked : match.played.length;
  const held = seats.map((_, each): Held => {
    const holder = each === seat ? 'house' : holderOf(level);
    return { holder, owner: holder };
  });
  const choices = match.played.slice(0, position).map(({ seat: by, move, further }, at) => {
    return { seat: by, move, further, chooser: journal.choosers[at] ?? {} };
  });
  const goesOn: NewTable['goesOn'] = { from: { table: id, position }, start: match.stateAfter(0), choices };
  // what might have been counts for nobody of the house
  const players = seats.map(({ name, colour }) => ({ name, colour }));
  return { game, match: header.match, seats: players, more: { held, goesOn } };
}
