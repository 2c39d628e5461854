import type { PlayedForViewer } from '../../shared/protocol/messages.ts';

type Moves = readonly PlayedForViewer[];

/**
 * The number of moves that left public events.
 * Moves of a choice made behind the screen are in its player's log alone until they leave a trace that all see. Logs of
 * two viewers therefore match by traces, not by index.
 */
function tracesIn(moves: Moves): number {
  return moves.filter(({ events }) => events.length > 0).length;
}

/** The index of the trace with this many traces before it; the log's length if there is none. */
function placeOfTrace(moves: Moves, before: number): number {
  let traces = 0;
  const place = moves.findIndex(({ events }) => events.length > 0 && traces++ === before);
  return place === -1 ? moves.length : place;
}

/**
 * Finds what is new in a log, for a reader of another log (possibly another viewer's).
 * @returns the index of the first move whose trace they have not seen; the log's length if there is none
 */
export function newFrom(moves: Moves, seen: Moves): number {
  return placeOfTrace(moves, tracesIn(seen));
}
