import type { EveningMatch } from '../../../shared/protocol/messages.ts';
import type { PastMatchRecord } from '../../storage/rooms/room-record.ts';
import { awardsFor, outcomeFor } from '../table/redaction.ts';
import type { Table } from '../table/table.ts';

/** Number of past matches kept in an evening. */
const longestEvening = 60;

/**
 * The award of each match, keyed by its last choice.
 * Caches it, because a room is broadcast more often than it changes.
 */
const awards = new WeakMap<object, EveningMatch['award']>();

function awardOf(match: Parameters<typeof awardsFor>[0]): EveningMatch['award'] {
  const last = match.played.at(-1);
  if (last === undefined) return null;
  const known = awards.get(last);
  if (known !== undefined) return known;
  const award = awardsFor(match)[0] ?? null;
  awards.set(last, award);
  return award;
}

/** A match as room messages describe it. */
export function eveningMatchOf({ id, kept }: Table): EveningMatch {
  const { game, seats, match } = kept;
  return { table: id, game: game.id, seats: [...seats], outcome: outcomeFor(match), award: awardOf(match) };
}

/** The past matches after the room has left a table. A match without choices is dropped. */
export function eveningAfter(past: readonly PastMatchRecord[], left: Table | null): readonly PastMatchRecord[] {
  if (left === null || left.kept.played === 0) return past;
  const held = left.seating.record.seats;
  return [...past, { ...eveningMatchOf(left), held }].slice(-longestEvening);
}
