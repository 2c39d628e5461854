import type { AnyMove, GameTypes, JournalEntry, Match, RewindFacts, Seat } from '../../../shared/engine/index.ts';

/** Changes a match, and says what is to be written down of it. Throws IllegalMove or CannotUndo; nothing has changed then. */
export type Change = (match: Match<GameTypes>) => JournalEntry<AnyMove>;

/** A choice of a seat, one move or several. */
export function played(seat: Seat, moves: readonly AnyMove[]): Change {
  return (match) => {
    const { move, further } = match.playRun(seat, moves);
    return { kind: 'move', seat, move, ...(further.length > 0 && { further }), hash: match.hash() };
  };
}

/** The seat's latest choice is taken back, as far as undo reaches. */
export function undone(seat: Seat): Change {
  return (match) => {
    match.undo(seat);
    return { kind: 'undo', seat, hash: match.hash() };
  };
}

/** What the seat has undone last is played again. */
export function redone(seat: Seat): Change {
  return (match) => {
    match.redo(seat);
    return { kind: 'redo', seat, hash: match.hash() };
  };
}

/** The match goes back beyond the reach of undo. */
export function rewound(facts: RewindFacts): Change {
  return (match) => {
    match.rewind(facts);
    return { kind: 'rewind', ...facts, hash: match.hash() };
  };
}
