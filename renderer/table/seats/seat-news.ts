import { levelOf } from '../../../shared/protocol/messages.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';

/** Something that happened to seats, not to the match: who came, went, or took over. */
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

/** The kinds in the order in which they are told. */
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

/** What happened to one seat between two tellings of a table; null where nothing did that others need to know. */
function newsOf(seat: number, before: Seating, after: Seating): SeatNewsKind | null {
  const was = before.holdings[seat];
  const is = after.holdings[seat];
  if (was === undefined || is === undefined) return null;
  const wasOurs = before.own.includes(seat);
  const isOurs = after.own.includes(seat);
  if (was.holder === is.holder) {
    // what a device's own line does, its own people need not be told
    if (was.present === is.present || wasOurs || isOurs || is.holder === 'free') return null;
    return is.present ? 'back' : 'away';
  }
  if (levelOf(is.holder) !== null) return 'bot';
  // what a bot has kept goes back to whom it belongs, on whatever device
  if (levelOf(was.holder) !== null && is.holder === is.owner && was.owner === is.owner) return 'own-again';
  // a free seat that comes to a device without having been wished for was taken there, by somebody who knows it
  // the host person hands seats on at this very page
  const byKeeper = after.keeping !== null;
  if (isOurs)
    return byKeeper || (was.holder === 'free' && !before.wishes.some((wish) => wish.seat === seat)) ? null : 'ours';
  if (was.holder !== was.owner && is.holder === is.owner && is.holder === was.owner) return 'own-again';
  if (wasOurs) return byKeeper ? null : 'not-ours';
  if (is.holder === 'free') return 'got-up';
  if (was.holder === 'free') return 'sat-down';
  return is.holder === is.owner ? 'handed-on' : 'stood-in';
}

/** Everything that happened to the seats, and at the door, between two tellings of the same table. */
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

/** Guests who have come in or are gone, as the host person is told of them. */
function atTheDoor({ keeping: before }: Seating, { keeping: after }: Seating): readonly SeatNews[] {
  if (before === null || after === null) return [];
  const came = after.guests.filter(({ guest }) => !before.guests.some((each) => each.guest === guest));
  const went = before.guests.filter(({ guest }) => !after.guests.some((each) => each.guest === guest));
  return [
    ...came.map(({ name }): SeatNews => ({ kind: 'came-in', guest: name })),
    ...went.map(({ name }): SeatNews => ({ kind: 'went', guest: name })),
  ];
}
