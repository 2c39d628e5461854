import { type BotLevel, type Holder, levelOf, type SeatWish } from '../../../shared/protocol/messages.ts';
import type { SeatingRecord } from '../../storage/rooms/seating-record.ts';
import { RequestError } from '../request-error.ts';
import { Guests } from './guests.ts';

/** A device that plays or watches: `server` or a guest. Bots have none. */
export type Device = Exclude<Holder, 'free'>;
type SeatRecord = SeatingRecord['seats'][number];

/** True if the holder is the server's own device or a bot. */
function isAtHome(who: Holder): boolean {
  return who === 'house' || levelOf(who) !== null;
}

/** A seat after all guests have left: bots keep it, otherwise `server` gets it. */
function heldAtHome({ holder, owner }: SeatRecord): SeatRecord {
  const at = [holder, owner].find(isAtHome) ?? 'house';
  return { holder: at, owner: isAtHome(owner) ? owner : at };
}

/**
 * True if the seat returns to its owner's device when that reconnects.
 * A seat of `server` played by a bot does not: people at that screen come and go, and take it back themselves.
 */
function isBackWith(device: Device, { holder, owner }: SeatRecord): boolean {
  return owner === device && holder !== device && !(device === 'house' && levelOf(holder) !== null);
}

/** Who plays which seat of a table. Seats count from 0. */
export class Seating {
  #record: SeatingRecord;
  /** The guests of the room that plays here. */
  readonly guests: Guests;

  constructor(record: SeatingRecord, guests: Guests = new Guests()) {
    this.#record = structuredClone(record);
    this.guests = guests;
  }

  /** A seating without guests: bots keep their seats, all others are at `server`. */
  static atHome(seats: readonly SeatRecord[]): Seating {
    return new Seating({ seats: seats.map(heldAtHome), wishes: [] });
  }

  /** The same seats, with the guests of another room. */
  withGuests(guests: Guests): Seating {
    return new Seating(this.#record, guests);
  }

  /** A copy of the state to save on disk. */
  get record(): SeatingRecord {
    return structuredClone(this.#record);
  }

  get seats(): readonly Readonly<SeatRecord>[] {
    return this.#record.seats;
  }

  /** Number of seats without a holder. */
  get free(): number {
    return this.seats.filter((seat) => seat.holder === 'free').length;
  }

  /** The only seat of a person where bots own all others; null at other tables. */
  get personAmongBots(): number | null {
    // a seat where a bot stands in for a person still counts as that person's
    const isPersons = ({ owner }: SeatRecord) => levelOf(owner) === null;
    const person = this.seats.findIndex(isPersons);
    if (person === -1 || person !== this.seats.findLastIndex(isPersons) || this.seats.length === 1) return null;
    const { holder } = this.#seat(person);
    return holder === 'free' || levelOf(holder) !== null ? null : person;
  }

  /** The seats that a device holds. Called several times per page and update, so it allocates only the result. */
  heldBy(device: Device): number[] {
    const held: number[] = [];
    for (const [seat, { holder }] of this.seats.entries()) if (holder === device) held.push(seat);
    return held;
  }

  /** The level of the bot that holds a seat, or null. */
  botAt(seat: number): BotLevel | null {
    return levelOf(this.#seat(seat).holder);
  }

  wishesOf(device: Device): readonly SeatWish[] {
    return this.#record.wishes.find(({ guest }) => guest === device)?.wishes ?? [];
  }

  /** Records the seats a guest asks for, replacing earlier requests. Throws `RequestError` for a seat that is taken. */
  wish(guest: string, wishes: readonly SeatWish[]): void {
    if (wishes.some(({ seat }) => this.seats[seat]?.holder !== 'free')) throw new RequestError('seat-taken');
    if (new Set(wishes.map(({ seat }) => seat)).size !== wishes.length) throw new RequestError('malformed');
    const others = this.#record.wishes.filter((each) => each.guest !== guest);
    this.#record.wishes = wishes.length === 0 ? others : [...others, { guest, wishes: [...wishes] }];
  }

  /** Grants a guest's requested seats and returns them. Throws `RequestError` if one is taken by now. */
  grant(guest: string): readonly SeatWish[] {
    if (!this.guests.has(guest)) throw new RequestError('unknown-guest');
    const wishes = this.wishesOf(guest);
    if (wishes.some(({ seat }) => this.seats[seat]?.holder !== 'free')) throw new RequestError('seat-taken');
    for (const { seat } of wishes) this.hand(seat, guest, false);
    return wishes;
  }

  /** Gives a seat to a holder, permanently or until the owner wants it back. */
  hand(seat: number, to: Holder, standIn: boolean): void {
    const record = this.#seat(seat);
    if (!isAtHome(to) && to !== 'free' && !this.guests.has(to)) throw new RequestError('unknown-guest');
    // a seat without an owner has no stand-in
    if (!standIn || record.owner === 'free') record.owner = to;
    record.holder = to;
    if (to === 'free') return;
    this.#record.wishes = this.#record.wishes
      .map(({ guest, wishes }) => ({ guest, wishes: wishes.filter((wish) => wish.seat !== seat) }))
      .filter(({ wishes }) => wishes.length > 0);
  }

  /** Returns a seat to its owner. Throws `RequestError` unless that is this device. */
  takeBack(device: Device, seat: number): void {
    if (this.#seat(seat).owner !== device) throw new RequestError('not-your-seat');
    this.hand(seat, device, false);
  }

  /** True if another holder plays a seat that would return to this device. */
  isLent(device: Device): boolean {
    return this.seats.some((record) => isBackWith(device, record));
  }

  /** Returns to a device all seats that it owns. */
  takeAllBack(device: Device): void {
    this.seats.forEach((record, seat) => {
      if (isBackWith(device, record)) this.hand(seat, device, false);
    });
  }

  /** Frees seats. Throws `RequestError` for a seat that the device does not own. */
  giveUp(device: Device, seats: readonly number[]): void {
    if (seats.some((seat) => this.#seat(seat).owner !== device)) throw new RequestError('not-your-seat');
    for (const seat of seats) this.hand(seat, 'free', false);
  }

  /** True if a guest owns or holds a seat. */
  isSeated(guest: string): boolean {
    return this.seats.some(({ holder, owner }) => holder === guest || owner === guest);
  }

  /**
   * Removes a guest and frees the seats they own and hold.
   * Others go back to their owner, or become the holder's own.
   */
  forget(guest: string): void {
    this.seats.forEach(({ holder, owner }, seat) => {
      if (holder === guest) this.hand(seat, owner === guest ? 'free' : owner, false);
      else if (owner === guest) this.hand(seat, holder, false);
    });
    this.#record.wishes = this.#record.wishes.filter((each) => each.guest !== guest);
  }

  #seat(seat: number): SeatRecord {
    const found = this.#record.seats[seat];
    if (found === undefined) throw new RequestError('not-your-seat');
    return found;
  }
}
