import type {
  AnyMove,
  GameTypes,
  JournalEntry,
  Match,
  RewindFacts,
  Seat,
  Viewer,
} from '../../../shared/engine/index.ts';

/**
 * Changes a match and returns the journal entry to record. Throws `IllegalMove` or `CannotUndo` and then changes
 * nothing.
 */
export type Change = (match: Match<GameTypes>) => JournalEntry<AnyMove>;

/** Plays a choice of one or more moves. */
export function played(seat: Seat, moves: readonly AnyMove[]): Change {
  return (match) => {
    const { move, further } = match.playRun(seat, moves);
    return { kind: 'move', seat, move, ...(further.length > 0 && { further }), hash: match.hash() };
  };
}

/** Takes back the seat's latest choice known to the viewer, as far as undo reaches. */
export function undone(seat: Seat, viewer: Viewer): Change {
  return (match) => {
    const takenBack = match.undo(seat, viewer);
    return { kind: 'undo', seat, ...takenBack, hash: match.hash() };
  };
}

/** Replays the seat's latest undone choice known to the viewer. */
export function redone(seat: Seat, viewer: Viewer): Change {
  return (match) => {
    match.redo(seat, viewer);
    return { kind: 'redo', seat, hash: match.hash() };
  };
}

/** Goes back beyond the reach of undo. */
export function rewound(facts: RewindFacts): Change {
  return (match) => {
    match.rewind(facts);
    return { kind: 'rewind', ...facts, hash: match.hash() };
  };
}
