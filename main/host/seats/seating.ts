import { type BotLevel, type Holder, levelOf, type SeatWish } from '../../../shared/protocol/messages.ts';
import type { SeatingRecord } from '../../storage/seating-record.ts';
import { Refused } from '../refused.ts';
import { type Chance, newGuestId, newToken, proofOf } from '../secrets.ts';

/** A device that plays or looks on: the house's own, or a guest's. Bots have none. */
export type Device = Exclude<Holder, 'free'>;
type GuestRecord = SeatingRecord['guests'][number];
type SeatRecord = SeatingRecord['seats'][number];

/** Guests who have come in at one table, in all; the next takes the place of the first who is away and has no seat. */
const mostGuests = 200;

/** Does a seat need nobody from the network: is it the house's, or a bot's? */
function isAtHome(who: Holder): boolean {
  return who === 'house' || levelOf(who) !== null;
}

/** Who plays a seat, and whose it is, once there are no guests: bots keep it, else it is the house's. */
function heldAtHome({ holder, owner }: SeatRecord): SeatRecord {
  const at = [holder, owner].find(isAtHome) ?? 'house';
  return { holder: at, owner: isAtHome(owner) ? owner : at };
}

/**
 * Does a seat go back to a device that comes back? Not one that the house has a bot play: the people round one screen come
 * and go without it, and whoever wants the seat back takes it.
 */
function isBackWith(device: Device, { holder, owner }: SeatRecord): boolean {
  return owner === device && holder !== device && !(device === 'house' && levelOf(holder) !== null);
}

/** Who plays which seat of a table. Seats are numbers from 0. */
export class Seating {
  #record: SeatingRecord;

  constructor(record: SeatingRecord) {
    this.#record = record;
  }

  /** Nobody from the network has come in: bots keep their seats, all others are the house's. */
  static atHome(seats: readonly SeatRecord[]): Seating {
    return new Seating({ seats: seats.map(heldAtHome), guests: [] });
  }

  /** A copy of what is to be kept on disk. */
  get record(): SeatingRecord {
    return structuredClone(this.#record);
  }

  get seats(): readonly Readonly<SeatRecord>[] {
    return this.#record.seats;
  }

  get guests(): readonly Readonly<GuestRecord>[] {
    return this.#record.guests;
  }

  /** The number of seats nobody holds yet. */
  get free(): number {
    return this.seats.filter((seat) => seat.holder === 'free').length;
  }

  /** The only seat that people play, at a table where all others are bots' own; null elsewhere. */
  get personAmongBots(): number | null {
    // a bot that stands in keeps the seat of somebody who will have a word in it
    const ofPeople = this.seats.flatMap(({ owner }, seat) => (levelOf(owner) === null ? [seat] : []));
    const [person, ...more] = ofPeople;
    if (person === undefined || more.length > 0 || this.seats.length === 1) return null;
    const { holder } = this.#seat(person);
    return holder === 'free' || levelOf(holder) !== null ? null : person;
  }

  heldBy(device: Device): number[] {
    return this.seats.flatMap((seat, index) => (seat.holder === device ? [index] : []));
  }

  /** The level of the bot that plays a seat; null where none does. */
  botAt(seat: number): BotLevel | null {
    return levelOf(this.#seat(seat).holder);
  }

  wishesOf(device: Device): readonly SeatWish[] {
    return this.guests.find(({ guest }) => guest === device)?.wishes ?? [];
  }

  /** The guest with this token, or undefined. */
  guestWith(token: string): string | undefined {
    const proof = proofOf(token);
    return this.guests.find((guest) => guest.proof === proof)?.guest;
  }

  /**
   * Lets a device in, as an onlooker. Throws Refused where the table is full of people.
   * @param isPresent is a guest's device on the line?
   */
  enter(
    name: string | null,
    chance: Chance,
    isPresent: (guest: string) => boolean,
  ): { readonly guest: string; readonly token: string } {
    if (this.guests.length >= mostGuests) this.#forgetOneAway(isPresent);
    const token = newToken(chance);
    const guest = newGuestId(chance);
    this.#record.guests.push({ guest, name, proof: proofOf(token), wishes: [] });
    return { guest, token };
  }

  /** Notes what a guest would like; earlier wishes are forgotten. Throws Refused for a seat that somebody has. */
  wish(guest: string, wishes: readonly SeatWish[]): void {
    if (wishes.some(({ seat }) => this.seats[seat]?.holder !== 'free')) throw new Refused('seat-taken');
    if (new Set(wishes.map(({ seat }) => seat)).size !== wishes.length) throw new Refused('malformed');
    this.#guest(guest).wishes = [...wishes];
  }

  /** Gives a guest what it has wished for, and returns it. Throws Refused where somebody has one of the seats by now. */
  grant(guest: string): readonly SeatWish[] {
    const { wishes } = this.#guest(guest);
    if (wishes.some(({ seat }) => this.seats[seat]?.holder !== 'free')) throw new Refused('seat-taken');
    for (const { seat } of wishes) this.hand(seat, guest, false);
    return wishes;
  }

  /** Gives a seat to somebody: for good, or for as long as its owner does not want it. */
  hand(seat: number, to: Holder, standIn: boolean): void {
    const record = this.#seat(seat);
    if (!isAtHome(to) && to !== 'free') this.#guest(to);
    // for nobody nobody can stand in
    if (!standIn || record.owner === 'free') record.owner = to;
    record.holder = to;
    for (const guest of this.#record.guests) {
      if (to !== 'free') guest.wishes = guest.wishes.filter((wish) => wish.seat !== seat);
    }
  }

  /** Gives a seat back to its owner. Throws Refused unless that is this device. */
  takeBack(device: Device, seat: number): void {
    if (this.#seat(seat).owner !== device) throw new Refused('not-your-seat');
    this.hand(seat, device, false);
  }

  /** Does a device find a seat of its own played by somebody else when it comes back? */
  isLent(device: Device): boolean {
    return this.seats.some((record) => isBackWith(device, record));
  }

  /** Gives a device that comes back all that is its own. */
  takeAllBack(device: Device): void {
    this.seats.forEach((record, seat) => {
      if (isBackWith(device, record)) this.hand(seat, device, false);
    });
  }

  /** Gets a device up from these seats; they are free. Throws Refused for one that it does not hold by right. */
  giveUp(device: Device, seats: readonly number[]): void {
    if (seats.some((seat) => this.#seat(seat).owner !== device)) throw new Refused('not-your-seat');
    for (const seat of seats) this.hand(seat, 'free', false);
  }

  /** Shows a guest out: what is its own is free, what it only played goes back to its owner, its token is void. */
  remove(guest: string): void {
    this.#guest(guest);
    this.seats.forEach(({ holder, owner }, seat) => {
      if (holder === guest) this.hand(seat, owner === guest ? 'free' : owner, false);
      else if (owner === guest) this.hand(seat, holder, false);
    });
    this.#record.guests = this.#record.guests.filter((record) => record.guest !== guest);
  }

  #forgetOneAway(isPresent: (guest: string) => boolean): void {
    const isSeated = (guest: string) => this.seats.some(({ holder, owner }) => holder === guest || owner === guest);
    const forgotten = this.guests.find(({ guest }) => !isSeated(guest) && !isPresent(guest));
    if (forgotten === undefined) throw new Refused('too-many-tries');
    this.#record.guests = this.#record.guests.filter((record) => record !== forgotten);
  }

  #guest(guest: string): GuestRecord {
    const found = this.#record.guests.find((record) => record.guest === guest);
    if (found === undefined) throw new Refused('unknown-guest');
    return found;
  }

  #seat(seat: number): SeatRecord {
    const found = this.#record.seats[seat];
    if (found === undefined) throw new Refused('not-your-seat');
    return found;
  }
}
