import type { SeatSettings, SeatWish } from '../../../shared/protocol/messages.ts';
import { nameClash, nameClashWith } from '../../../shared/protocol/name-clashes.ts';
import { RequestError } from '../request-error.ts';
import type { Guests } from './guests.ts';

/** The names of the seats, including requested ones. */
export function namedWith(seats: readonly SeatSettings[], wishes: readonly SeatWish[]): readonly string[] {
  return seats.map(({ name }, seat) => wishes.find((wish) => wish.seat === seat)?.name ?? name);
}

/** Throws `RequestError` if the seat's name equals another one or looks like it. */
export function checkName(names: readonly string[], given: number): void {
  const others = names.filter((_, seat) => seat !== given);
  const clash = nameClashWith(names[given] ?? '', others);
  if (clash !== null) throw new RequestError(clash);
}

/** Throws `RequestError` unless the requested names are distinct at this table. */
export function checkNames(seats: readonly SeatSettings[], wishes: readonly SeatWish[]): void {
  const named = namedWith(seats, wishes);
  // unchanged names may predate the rule
  for (const { seat, name } of wishes) if (seats[seat]?.name !== name) checkName(named, seat);
}

/**
 * Throws `RequestError` if a guest's name could be confused with another person's.
 * It may equal the name of a seat or chair, which may be meant for them. It may also equal that of an absent guest, who
 * may be the same person without their token.
 * @param named names of seats and chairs
 * @param isSitting true for guests who are present and have a place
 */
export function checkGuestName(
  name: string,
  named: readonly string[],
  { all: guests }: Guests,
  isSitting: (guest: string) => boolean,
): void {
  const mayBe = [...named, ...guests.flatMap((guest) => guest.name ?? [])];
  if (mayBe.some((other) => nameClash(name, other) === 'names-look-alike')) throw new RequestError('names-look-alike');
  const sitting = guests.filter(({ guest }) => isSitting(guest));
  const clash = nameClashWith(
    name,
    sitting.flatMap((guest) => guest.name ?? []),
  );
  if (clash !== null) throw new RequestError(clash);
}
