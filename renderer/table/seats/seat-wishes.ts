import {
  longestPlayerName,
  type NameClash,
  type NameFault,
  nameClashWith,
  nameFault,
  type SeatSettings,
  type SeatWish,
} from '../../../shared/protocol/messages.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { othersThan } from '../../people/player-mark.ts';

/** The name a seat is first offered to be played under: the person's own for the first one, else what it is called. */
export function usualName(seats: readonly SeatSettings[], seat: number, chosen: number, own: string): string {
  const isOwn = chosen === 0 && own !== '' && nameClashWith(own, othersThan(seats, seat)) === null;
  return isOwn ? own : (seats[seat]?.name ?? '');
}

/** What is wrong with the name wished for a seat: by itself, or beside the others at the table. */
export function wishFault(
  seats: readonly SeatSettings[],
  wishes: readonly SeatWish[],
  { seat, name }: SeatWish,
): NameFault | NameClash | null {
  const named = seats.map((each, other) => wishes.find((wish) => wish.seat === other) ?? each);
  return nameFault(name, longestPlayerName) ?? nameClashWith(name, othersThan(named, seat));
}

/**
 * What is wished for now. A device without a seat has the first free one chosen from the start, so that sitting down is
 * one press; what somebody else has taken meanwhile is wished for no longer, and its name goes to the next free seat.
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
