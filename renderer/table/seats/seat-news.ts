import { levelOf } from '../../../shared/protocol/messages.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';

/** A change of seats or guests, as opposed to the match. */
export type SeatNews =
  | { readonly kind: 'renamed'; readonly seat: number; readonly before: string }
  | { readonly kind: 'came-in' | 'went'; readonly guest: string | null }
  | { readonly kind: SeatNewsKind; readonly seats: readonly number[] };

type SeatNewsKind =
  | 'sat-down'
  | 'got-up'
  | 'away'
  | 'back'
  | 'stood-in'
  | 'bot'
  | 'own-again'
  | 'handed-on'
  | 'ours'
  | 'not-ours';

/** The kinds in display order. */
const kinds = [
  'ours',
  'not-ours',
  'sat-down',
  'got-up',
  'stood-in',
  'bot',
  'own-again',
  'handed-on',
  'back',
  'away',
] as const satisfies readonly SeatNewsKind[];

type Seating = Pick<LiveTable, 'seats' | 'holdings' | 'own' | 'wishes' | 'keeping'>;

/** The change of one seat between two table messages; null if others need not know. */
function newsOf(seat: number, before: Seating, after: Seating): SeatNewsKind | null {
  const was = before.holdings[seat];
  const is = after.holdings[seat];
  if (was === undefined || is === undefined) return null;
  const wasOurs = before.own.includes(seat);
  const isOurs = after.own.includes(seat);
  if (was.holder === is.holder) {
    // a device needs no news of its own connection
    if (was.present === is.present || wasOurs || isOurs || is.holder === 'free') return null;
    return is.present ? 'back' : 'away';
  }
  if (levelOf(is.holder) !== null) return 'bot';
  // a bot's seat returned to its owner, on whatever device
  if (levelOf(was.holder) !== null && is.holder === is.owner && was.owner === is.owner) return 'own-again';
  // no news for a player who took a free seat here without having asked for it, because they know
  // nor for the host person, who assigns seats on this page
  const byKeeper = after.keeping !== null;
  if (isOurs)
    return byKeeper || (was.holder === 'free' && !before.wishes.some((wish) => wish.seat === seat)) ? null : 'ours';
  if (was.holder !== was.owner && is.holder === is.owner && is.holder === was.owner) return 'own-again';
  if (wasOurs) return byKeeper ? null : 'not-ours';
  if (is.holder === 'free') return 'got-up';
  if (was.holder === 'free') return 'sat-down';
  return is.holder === is.owner ? 'handed-on' : 'stood-in';
}

/** All changes of seats and guests between two messages of the same table. */
export function newsBetween(before: Seating, after: Seating): readonly SeatNews[] {
  const found = after.seats.map((_, seat) => newsOf(seat, before, after));
  const atSeats = kinds.flatMap((kind): readonly SeatNews[] => {
    const seats = found.flatMap((each, seat) => (each === kind ? [seat] : []));
    return seats.length === 0 ? [] : [{ kind, seats }];
  });
  const names = after.seats.flatMap(({ name }, seat): readonly SeatNews[] => {
    const was = before.seats[seat]?.name;
    const sameHolder = before.holdings[seat]?.holder === after.holdings[seat]?.holder;
    return was !== undefined && was !== name && sameHolder ? [{ kind: 'renamed', seat, before: was }] : [];
  });
  return [...atTheDoor(before, after), ...atSeats, ...names];
}

/** Guests who came or went, as only the host person knows. */
function atTheDoor({ keeping: before }: Seating, { keeping: after }: Seating): readonly SeatNews[] {
  if (before === null || after === null) return [];
  const came = after.guests.filter(({ guest }) => !before.guests.some((each) => each.guest === guest));
  const went = before.guests.filter(({ guest }) => !after.guests.some((each) => each.guest === guest));
  return [
    ...came.map(({ name }): SeatNews => ({ kind: 'came-in', guest: name })),
    ...went.map(({ name }): SeatNews => ({ kind: 'went', guest: name })),
  ];
}
