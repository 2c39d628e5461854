import {
  longestPlayerName,
  type NameFault,
  nameFault,
  type SeatSettings,
  type SeatWish,
} from '../../../shared/protocol/messages.ts';
import { type NameClash, nameClashWith } from '../../../shared/protocol/name-clashes.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { othersThan } from '../../people/player-mark.ts';

/** The suggested name for a seat: the player's own for their first one, else the seat's current name. */
export function usualName(seats: readonly SeatSettings[], seat: number, chosen: number, own: string): string {
  const isOwn = chosen === 0 && own !== '' && nameClashWith(own, othersThan(seats, seat)) === null;
  return isOwn ? own : (seats[seat]?.name ?? '');
}

/** The fault of a name wished for a seat: by itself, or a clash with others at the table. */
export function wishFault(
  seats: readonly SeatSettings[],
  wishes: readonly SeatWish[],
  { seat, name }: SeatWish,
): NameFault | NameClash | null {
  const named = seats.map((each, other) => wishes.find((wish) => wish.seat === other) ?? each);
  return nameFault(name, longestPlayerName) ?? nameClashWith(name, othersThan(named, seat));
}

/**
 * The current wishes. A device without a seat starts with the first free one chosen, so sitting down takes one press.
 * Seats taken meanwhile drop out, and their name moves to the next free seat.
 */
export function wishesFor(
  { seats, own }: Pick<LiveTable, 'seats' | 'own'>,
  free: readonly number[],
  chosen: readonly SeatWish[] | null,
  ownName: string,
): readonly SeatWish[] {
  const left = (chosen ?? []).filter(({ seat }) => free.includes(seat));
  const [first] = free;
  const lost = chosen?.[0];
  const wantsAny = chosen === null ? own.length === 0 : lost !== undefined;
  if (left.length > 0 || first === undefined || !wantsAny) return left;
  return [{ seat: first, name: lost?.name ?? usualName(seats, first, 0, ownName) }];
}
