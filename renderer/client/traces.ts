import type { PlayedForViewer } from '../../shared/protocol/messages.ts';

type Moves = readonly PlayedForViewer[];

/**
 * A choice that is made in parts behind the screen is in the log of whoever makes it alone, until it leaves a trace that all
 * see: so places in the logs of two viewers differ by what only one of them knows of, and what is the same is counted by
 * traces.
 */
function tracesIn(moves: Moves): number {
  return moves.filter(({ events }) => events.length > 0).length;
}

/** Where in a log the trace stands that has so many others before it; the end of the log where it has fewer. */
function placeOfTrace(moves: Moves, before: number): number {
  let traces = 0;
  const place = moves.findIndex(({ events }) => events.length > 0 && traces++ === before);
  return place === -1 ? moves.length : place;
}

/**
 * Where in a log what is new begins for who has seen another, theirs or another viewer's.
 * @returns the index of the first move whose trace they have not seen; the end of the log where there is none
 */
export function newFrom(moves: Moves, seen: Moves): number {
  return placeOfTrace(moves, tracesIn(seen));
}
