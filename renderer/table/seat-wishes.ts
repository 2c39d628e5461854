import type { SeatSettings, SeatWish } from '../../shared/protocol/messages.ts';
import type { LiveTable } from './table-slice.ts';

/** Why a wish for seats cannot be sent as it stands. */
export type WishFault = 'empty' | 'same';

const plain = (name: string) => name.trim().toLocaleLowerCase();

/** The name a seat is first offered to be played under: the person's own for the first one, else what it is called. */
export function usualName(seats: readonly SeatSettings[], seat: number, chosen: number, own: string): string {
  const taken = seats.some(({ name }, other) => other !== seat && plain(name) === plain(own));
  return chosen === 0 && own !== '' && !taken ? own : (seats[seat]?.name ?? '');
}

/** What is wrong with the name wished for a seat: nobody plays without a name, and no two people at a table share one. */
export function wishFault(
  seats: readonly SeatSettings[],
  wishes: readonly SeatWish[],
  { seat, name }: SeatWish,
): WishFault | null {
  const wanted = plain(name);
  if (wanted === '') return 'empty';
  const others = seats.map((each, other) => wishes.find((wish) => wish.seat === other)?.name ?? each.name);
  return others.some((other, index) => index !== seat && plain(other) === wanted) ? 'same' : null;
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
