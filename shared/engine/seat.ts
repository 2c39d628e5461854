declare const seatBrand: unique symbol;

/** A place at the table, counted from 0 clockwise. It never changes during a match. */
export type Seat = number & { readonly [seatBrand]: true };

/** The viewer of a match: the player of a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** The most seats of a table. */
export const mostSeats = 16;
const allSeats: readonly Seat[] = Array.from({ length: mostSeats }, (_, index) => index as Seat);

/** Seats 0 … count − 1, clockwise, by count. The lists are shared: do not change them. */
const firstSeats: readonly (readonly Seat[])[] = Array.from({ length: mostSeats + 1 }, (_, count) =>
  allSeats.slice(0, count),
);

/** The seat with this index (0 … 15). Throws RangeError for anything else. */
export function seatAt(index: number): Seat {
  const seat = allSeats[index];
  if (seat === undefined) throw new RangeError(`no seat ${index}`);
  return seat;
}

/** All seats of a table with `count` players, clockwise from seat 0. The list is shared: do not change it. */
export function seatsOf(count: number): readonly Seat[] {
  const seats = firstSeats[count];
  if (seats === undefined) throw new RangeError(`no table of ${count} seats`);
  return seats;
}

/** The record of a seat's player, in a state or a view. Throws RangeError for a seat that is not at the table. */
export function playerAt<Player>({ players }: { readonly players: readonly Player[] }, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`no player at seat ${seat}`);
  return player;
}

/** The seats whose players match, clockwise from seat 0. */
export function seatsThat<Player>(
  { players }: { readonly players: readonly Player[] },
  isWanted: (player: Player, seat: Seat) => boolean,
): readonly Seat[] {
  const found: Seat[] = [];
  for (const seat of seatsOf(players.length)) {
    const player = players[seat];
    if (player !== undefined && isWanted(player, seat)) found.push(seat);
  }
  return found;
}

/** Every seat of a table once, clockwise from the first. */
export function clockwiseFrom(first: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, step) => seatAt((first + step) % count));
}
