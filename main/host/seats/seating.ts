import { type BotLevel, type Holder, levelOf, type SeatWish } from '../../../shared/protocol/messages.ts';
import type { SeatingRecord } from '../../storage/rooms/seating-record.ts';
import { Refused } from '../refused.ts';
import { Guests } from './guests.ts';

/** A device that plays or looks on: the house's own, or a guest's. Bots have none. */
export type Device = Exclude<Holder, 'free'>;
type SeatRecord = SeatingRecord['seats'][number];

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
  /** Who has come in from the network: the guests of the room that plays here. */
  readonly guests: Guests;

  constructor(record: SeatingRecord, guests: Guests = new Guests()) {
    this.#record = structuredClone(record);
    this.guests = guests;
  }

  /** Nobody from the network has come in: bots keep their seats, all others are the house's. */
  static atHome(seats: readonly SeatRecord[]): Seating {
    return new Seating({ seats: seats.map(heldAtHome), wishes: [] });
  }

  /** The same seats, with these guests in the room round them. */
  withGuests(guests: Guests): Seating {
    return new Seating(this.#record, guests);
  }

  /** A copy of what is to be kept on disk. */
  get record(): SeatingRecord {
    return structuredClone(this.#record);
  }

  get seats(): readonly Readonly<SeatRecord>[] {
    return this.#record.seats;
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

  /** The seats of a device. Asked several times for each page that is told of a move: it makes nothing but the answer. */
  heldBy(device: Device): number[] {
    const held: number[] = [];
    for (const [seat, { holder }] of this.seats.entries()) if (holder === device) held.push(seat);
    return held;
  }

  /** The level of the bot that plays a seat; null where none does. */
  botAt(seat: number): BotLevel | null {
    return levelOf(this.#seat(seat).holder);
  }

  wishesOf(device: Device): readonly SeatWish[] {
    return this.#record.wishes.find(({ guest }) => guest === device)?.wishes ?? [];
  }

  /** Notes what a guest would like; earlier wishes are forgotten. Throws Refused for a seat that somebody has. */
  wish(guest: string, wishes: readonly SeatWish[]): void {
    if (wishes.some(({ seat }) => this.seats[seat]?.holder !== 'free')) throw new Refused('seat-taken');
    if (new Set(wishes.map(({ seat }) => seat)).size !== wishes.length) throw new Refused('malformed');
    const others = this.#record.wishes.filter((each) => each.guest !== guest);
    this.#record.wishes = wishes.length === 0 ? others : [...others, { guest, wishes: [...wishes] }];
  }

  /** Gives a guest what it has wished for, and returns it. Throws Refused where somebody has one of the seats by now. */
  grant(guest: string): readonly SeatWish[] {
    if (!this.guests.has(guest)) throw new Refused('unknown-guest');
    const wishes = this.wishesOf(guest);
    if (wishes.some(({ seat }) => this.seats[seat]?.holder !== 'free')) throw new Refused('seat-taken');
    for (const { seat } of wishes) this.hand(seat, guest, false);
    return wishes;
  }

  /** Gives a seat to somebody: for good, or for as long as its owner does not want it. */
  hand(seat: number, to: Holder, standIn: boolean): void {
    const record = this.#seat(seat);
    if (!isAtHome(to) && to !== 'free' && !this.guests.has(to)) throw new Refused('unknown-guest');
    // for nobody nobody can stand in
    if (!standIn || record.owner === 'free') record.owner = to;
    record.holder = to;
    if (to === 'free') return;
    this.#record.wishes = this.#record.wishes
      .map(({ guest, wishes }) => ({ guest, wishes: wishes.filter((wish) => wish.seat !== seat) }))
      .filter(({ wishes }) => wishes.length > 0);
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

  /** Is a seat a guest's, by right or for now? */
  isSeated(guest: string): boolean {
    return this.seats.some(({ holder, owner }) => holder === guest || owner === guest);
  }

  /** Somebody is a guest no more: what is their own is free, what they only played goes back to its owner. */
  forget(guest: string): void {
    this.seats.forEach(({ holder, owner }, seat) => {
      if (holder === guest) this.hand(seat, owner === guest ? 'free' : owner, false);
      else if (owner === guest) this.hand(seat, holder, false);
    });
    this.#record.wishes = this.#record.wishes.filter((each) => each.guest !== guest);
  }

  #seat(seat: number): SeatRecord {
    const found = this.#record.seats[seat];
    if (found === undefined) throw new Refused('not-your-seat');
    return found;
  }
}
