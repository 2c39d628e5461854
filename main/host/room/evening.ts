import {
  type EveningMatch,
  foldedName,
  mostMoreAwards,
  type PersonPlate,
  type SeatSettings,
} from '../../../shared/protocol/messages.ts';
import type { PastMatchRecord } from '../../storage/rooms/room-record.ts';
import { awardsFor, outcomeFor } from '../table/redaction.ts';
import type { Table } from '../table/table.ts';

/** Number of past matches kept in an evening. */
const longestEvening = 60;

type Awards = Pick<EveningMatch, 'award' | 'moreAwards'>;

/**
 * The awards of each match, keyed by its last choice.
 * Caches them, because a room is broadcast more often than it changes.
 */
const awards = new WeakMap<object, Awards>();

function awardsOf(match: Parameters<typeof awardsFor>[0]): Awards {
  const last = match.played.at(-1);
  if (last === undefined) return { award: null };
  const known = awards.get(last);
  if (known !== undefined) return known;
  const [award = null, ...more] = awardsFor(match);
  const found = more.length === 0 ? { award } : { award, moreAwards: more.slice(0, mostMoreAwards) };
  awards.set(last, found);
  return found;
}

/** A match as room messages describe it. */
export function eveningMatchOf({ id, kept }: Table): EveningMatch {
  const { game, seats, match } = kept;
  return { table: id, game: game.id, seats: [...seats], outcome: outcomeFor(match), ...awardsOf(match) };
}

/** The past matches after the room has left a table. A match without choices is dropped. */
export function eveningAfter(past: readonly PastMatchRecord[], left: Table | null): readonly PastMatchRecord[] {
  if (left === null || left.kept.played === 0) return past;
  const held = left.seating.record.seats;
  return [...past, { ...eveningMatchOf(left), held }].slice(-longestEvening);
}

/** A player of earlier matches of the evening. */
export interface Player {
  readonly devices: readonly string[];
  readonly names: readonly string[];
}

/** The past matches in which a person has played, as this player or under their own name, with these seats as theirs. */
export function pastOfPerson(
  evening: readonly PastMatchRecord[],
  { devices, names }: Player,
  { id, name: own }: PersonPlate,
): PastMatchRecord[] {
  const known = new Set([...names, own].map(foldedName));
  return evening.flatMap((match) => {
    const isTheirs = ({ name, person }: SeatSettings, seat: number) =>
      person === undefined && devices.includes(match.held[seat]?.owner ?? '') && known.has(foldedName(name));
    const seats = match.seats.map((each, seat) => (isTheirs(each, seat) ? { ...each, person: id } : each));
    return match.seats.some(isTheirs) ? [{ ...match, seats }] : [];
  });
}
