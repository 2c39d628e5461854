import type { ClientMessage } from '../../../shared/protocol/messages.ts';
import type { Held } from '../../storage/journal-lines.ts';
import type { NewTable } from '../../storage/new-journal.ts';
import type { PuzzleTry } from '../puzzles/puzzle-try.ts';
import { Refused } from '../refused.ts';
import type { KeptMatch } from '../table/kept-match.ts';
import type { Table } from '../table/table.ts';
import { holderOf } from './new-table.ts';

/** A match that is over goes on from any moment of it, and any seat may be played. Throws Refused. */
function mayGoOn({ isOver, match, seats }: KeptMatch, position: number, seat: number): void {
  if (!isOver) throw new Refused('not-while-running');
  // after the last choice there is nothing to go on with
  if (position >= match.played.length) throw new Refused('position-unknown');
  if (seat >= seats.length) throw new Refused('not-your-seat');
}

/** A puzzle goes on from where it stands, at the seat that it asks: the others have their secrets. Throws Refused. */
function mayGoOnFrom({ puzzle }: PuzzleTry, { isOver }: KeptMatch, seat: number): void {
  if (seat !== puzzle.seat) throw new Refused('not-your-seat');
  if (isOver) throw new Refused('position-unknown');
}

/**
 * What a table is made of at which a match that is over, or a puzzle, goes on from one of its moments: somebody at the house
 * plays one seat, bots play the others. Throws Refused.
 */
export function settlePlayingOn(
  { id, kept, puzzle }: Table,
  { position: asked, seat, level }: Extract<ClientMessage, { type: 'play-on' }>,
) {
  const { game, match, header, seats, journal } = kept;
  if (puzzle === null) mayGoOn(kept, asked, seat);
  else mayGoOnFrom(puzzle, kept, seat);
  // how many choices a running match has, the seat need not know
  const position = puzzle === null ? asked : match.played.length;
  const held = seats.map((_, each): Held => {
    const holder = each === seat ? 'house' : holderOf(level);
    return { holder, owner: holder };
  });
  const choices = match.played.slice(0, position).map(({ seat: by, move, further }, at) => {
    return { seat: by, move, further, chooser: journal.choosers[at] ?? {} };
  });
  const goesOn: NewTable['goesOn'] = { from: { table: id, position }, start: match.stateAfter(0), choices };
  return { game, match: header.match, seats, more: { held, goesOn } };
}
