import type {
  AnyMove,
  GameTypes,
  JournalEntry,
  Match,
  RewindFacts,
  Seat,
  Viewer,
} from '../../../shared/engine/index.ts';

/** Changes a match, and says what is to be written down of it. Throws IllegalMove or CannotUndo; nothing has changed then. */
export type Change = (match: Match<GameTypes>) => JournalEntry<AnyMove>;

/** A choice of a seat, one move or several. */
export function played(seat: Seat, moves: readonly AnyMove[]): Change {
  return (match) => {
    const { move, further } = match.playRun(seat, moves);
    return { kind: 'move', seat, move, ...(further.length > 0 && { further }), hash: match.hash() };
  };
}

/** The seat's latest choice that the viewer knows of is taken back, as far as undo reaches. */
export function undone(seat: Seat, viewer: Viewer): Change {
  return (match) => {
    const takenBack = match.undo(seat, viewer);
    return { kind: 'undo', seat, ...takenBack, hash: match.hash() };
  };
}

/** What the seat has undone last, as the viewer knows, is played again. */
export function redone(seat: Seat, viewer: Viewer): Change {
  return (match) => {
    match.redo(seat, viewer);
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
