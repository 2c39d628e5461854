import { nameClash, nameClashWith, type SeatSettings, type SeatWish } from '../../../shared/protocol/messages.ts';
import { Refused } from '../refused.ts';
import type { Guests } from './guests.ts';

/** The names of the seats, with those that are wished for. */
export function namedWith(seats: readonly SeatSettings[], wishes: readonly SeatWish[]): readonly string[] {
  return seats.map(({ name }, seat) => wishes.find((wish) => wish.seat === seat)?.name ?? name);
}

/** Throws Refused where the name that a seat is given is another one's of the table, or would be taken for it. */
export function checkName(names: readonly string[], given: number): void {
  const others = names.filter((_, seat) => seat !== given);
  const clash = nameClashWith(names[given] ?? '', others);
  if (clash !== null) throw new Refused(clash);
}

/** Throws Refused unless the people of these seats could be told apart by the names they would have. */
export function checkNames(seats: readonly SeatSettings[], wishes: readonly SeatWish[]): void {
  const named = namedWith(seats, wishes);
  // names that are only kept may be older than the rule
  for (const { seat, name } of wishes) if (seats[seat]?.name !== name) checkName(named, seat);
}

/**
 * Throws Refused where a guest's name would be taken for somebody's here. It may be that of a seat or chair, which may be
 * meant for them, and of a guest who is away or sits nowhere: that may be they themselves, back without their token.
 * @param named names of seats and chairs
 * @param isSitting is a guest here, and has a seat or a chair?
 */
export function checkGuestName(
  name: string,
  named: readonly string[],
  { all: guests }: Guests,
  isSitting: (guest: string) => boolean,
): void {
  const mayBe = [...named, ...guests.flatMap((guest) => guest.name ?? [])];
  if (mayBe.some((other) => nameClash(name, other) === 'names-look-alike')) throw new Refused('names-look-alike');
  const sitting = guests.filter(({ guest }) => isSitting(guest));
  const clash = nameClashWith(
    name,
    sitting.flatMap((guest) => guest.name ?? []),
  );
  if (clash !== null) throw new Refused(clash);
}
