import type { ClaimedPerson, Declined, Door, HostMessage, Manners } from '../../../shared/protocol/messages.ts';
import type { PastMatchRecord, RoomRecord } from '../../storage/rooms/room-record.ts';
import { RequestError } from '../request-error.ts';
import { Guests } from '../seats/guests.ts';
import type { Device } from '../seats/seating.ts';
import type { Chance } from '../secrets.ts';
import { Replication, type ReplicationParts } from '../standby/replication.ts';
import type { Table } from '../table/table.ts';
import { BroadcastPace } from './broadcast-pace.ts';
import { Company } from './company.ts';
import { eveningAfter, pastOfPerson } from './evening.ts';
import { Lobby } from './lobby.ts';
import { type Member, Members } from './members.ts';
import { becomingPerson, checkEntering, type FurtherChair, type PeopleOfHouse } from './people-in-room.ts';
import { ProvableChance } from './provable-chance.ts';
import { listingOf, personalPart, type RoomFacts, sharedPart } from './room-message.ts';
import { type ClaimRoom, SeatClaims } from './seat-claims.ts';
import { TurnClock } from './turn-clock.ts';

export interface RoomParts {
  /** A monotonic clock in milliseconds. */
  readonly elapsed: () => number;
  /** Saves all rooms. Throws file errors. */
  readonly keep: () => void;
  /** Records who of the house has played these matches of the evening. Does not throw. */
  readonly past: (matches: readonly PastMatchRecord[]) => void;
  readonly people: PeopleOfHouse;
  /** Called when the public listing of the room has changed. */
  readonly changed: () => void;
  /** True if the seeds of matches are given, so that nothing about them can be proven. */
  readonly isSeedGiven: boolean;
  /** What the room needs to replicate itself to a standby. */
  readonly replication: ReplicationParts;
}

/**
 * A room: its code, people and devices of an evening, and current table.
 * A change is on disk before anyone receives it. If it cannot be carried out or saved, the methods throw `RequestError` or
 * file errors and change nothing.
 */
export class Room implements RoomFacts, ClaimRoom {
  readonly id: string;
  readonly guests = new Guests();
  readonly people: PeopleOfHouse;
  readonly lobby: Lobby;
  readonly company: Company;
  readonly turnClock: TurnClock;
  /** Claims by devices to be a guest who is away. */
  readonly claims: SeatClaims;
  /** The copy of the room at its standby. */
  readonly replication: Replication;
  readonly #parts: RoomParts;
  readonly #members = new Members();
  readonly #pace: BroadcastPace;
  /** The pages that wait for a delayed broadcast. */
  readonly #behind = new Set<Member>();
  /** The listing last shown to people outside the room, as JSON text. */
  #shown = '';
  #facts: Pick<RoomRecord, 'name' | 'door' | 'code' | 'lead' | 'manners'>;
  #table: Table | null = null;
  #handedTo: string | null = null;
  #evening: readonly PastMatchRecord[] = [];

  constructor(record: RoomRecord, table: Table | null, parts: RoomParts) {
    this.id = record.room;
    this.#parts = parts;
    this.people = parts.people;
    this.#facts = record;
    this.lobby = new Lobby(record, parts.isSeedGiven ? null : new ProvableChance(parts.replication));
    this.#pace = new BroadcastPace(parts.replication.timers, () => this.send());
    this.company = new Company(this, parts.elapsed);
    this.turnClock = new TurnClock(this, parts.replication.timers);
    this.claims = new SeatClaims(this, parts.replication.timers, parts.replication.report);
    this.replication = new Replication(this, parts.replication);
    this.replication.restore(record.standBy);
    this.#putBack(record);
    this.#sitAt(table);
  }

  get name(): string {
    return this.#facts.name;
  }

  get door(): Door {
    return this.#facts.door;
  }

  get code(): string {
    return this.#facts.code;
  }

  /** The device with the lead: `server`, or the guest who got it from the host. */
  get lead(): Device {
    return this.#facts.lead;
  }

  /** The guest to whose own server the host is transferring the room, or null. */
  get handedTo(): string | null {
    return this.#handedTo;
  }

  get manners(): Manners {
    return this.#facts.manners;
  }

  get table(): Table | null {
    return this.#table;
  }

  /** The matches of the evening, except the one at the current table. */
  get past(): readonly PastMatchRecord[] {
    return this.#evening;
  }

  get members(): readonly Member[] {
    return this.#members.all;
  }

  /** The state to save on disk. */
  get record(): RoomRecord {
    const table = this.#table;
    return {
      room: this.id,
      ...structuredClone(this.#facts),
      standBy: this.replication.record,
      guests: this.guests.record,
      ...this.lobby.record,
      table: table === null ? null : { table: table.id, seating: table.seating.record },
      evening: structuredClone([...this.#evening]),
    };
  }

  /** The guests who get a share of the copy's key: those present or with a place. */
  get sharers(): readonly string[] {
    return this.guests.all.map(({ guest }) => guest).filter((guest) => this.isPresent(guest) || this.hasPlace(guest));
  }

  isSeated(guest: string): boolean {
    return this.#table?.seating.isSeated(guest) === true;
  }

  hasPlace(guest: string): boolean {
    return this.guests.has(guest) && (this.lobby.hasChair(guest) || this.isSeated(guest));
  }

  isPresent(device: string): boolean {
    return this.#members.has(device);
  }

  /** True if the device has its own server, to which the room could be transferred. */
  canHost(device: string): boolean {
    return this.#members.canHost(device);
  }

  /** Adds a page of this device. */
  join(member: Member, device: Device): void {
    this.#members.add(member, device);
    this.claims.came(device);
    this.replication.joined(device);
    this.send();
    this.turnClock.greet(member);
  }

  /** Removes a page. Its device keeps its chairs and seats. */
  leave(member: Member): void {
    const device = this.#members.devices.get(member);
    this.#members.drop(member);
    this.claims.went(device);
    this.#behind.delete(member);
    if (this.#handedTo !== null && !this.canHost(this.#handedTo)) this.stay(this.#handedTo);
    this.send();
  }

  /**
   * Admits a device. The token is returned only here and never stored.
   * Throws `RequestError` if the door is closed, the room is full or the name is not distinct.
   */
  enter(name: string | null, chance: Chance): { readonly guest: string; readonly token: string } {
    if (this.door === 'closed') throw new RequestError('door-closed');
    const isMissed = (guest: string) =>
      this.hasPlace(guest) || this.lead === guest || this.isPresent(guest) || this.lobby.isTelevision(guest);
    if (name !== null) checkEntering(this, name);
    return this.#kept(() => this.guests.enter(name, chance, isMissed));
  }

  /** Changes the settings of the next match. */
  settle(change: (lobby: Lobby) => void): void {
    this.#kept(() => change(this.lobby));
    this.send();
  }

  /** Changes or removes a chair, unless its seat is in a running match. */
  settleChair(chair: number, change: (lobby: Lobby) => void): void {
    const isPlayed = this.lobby.chairs.some((each) => each.chair === chair && each.seat !== null);
    if (isPlayed && this.#table?.kept.isOver === false) throw new RequestError('not-while-running');
    this.settle(change);
  }

  /** Makes a device a television or an ordinary device again. Throws `RequestError` while it plays a seat. */
  beTelevision(device: Device, on: boolean): void {
    if (on && this.#table?.kept.isOver === false && this.#table.seating.isSeated(device)) {
      throw new RequestError('not-while-running');
    }
    this.settle((lobby) => lobby.beTelevision(device, on));
  }

  /** Changes the name, door, code, lead or manners. */
  change(facts: Partial<Pick<RoomRecord, 'name' | 'door' | 'code' | 'lead' | 'manners'>>): void {
    this.#kept(() => {
      this.#facts = { ...this.#facts, ...facts };
    });
    if (facts.door !== undefined) this.claims.doorChanged();
    this.#table?.sendSurroundings();
    this.send();
    this.turnClock.look();
  }

  /** True if the device may lead: it has the lead, is a named leader, or is the host's while the lead is with `house`. */
  leads(device: Device, isHost: boolean): boolean {
    if (this.lead === device || this.guests.isLeader(device)) return true;
    return this.lead === 'house' && isHost;
  }

  /** Hands the lead on to a guest. Throws `RequestError`. */
  handLead(by: Device, isHost: boolean, guest: string): void {
    if (this.lead !== by && !(this.lead === 'house' && isHost)) throw new RequestError('not-leader');
    this.change({ lead: this.guests.mustHave(guest).guest });
  }

  /** Announces a transfer to the guest's own server, or cancels it (null). Throws `RequestError` if it has none. */
  handRoomOver(guest: string | null): void {
    if (guest !== null && !this.canHost(this.guests.mustHave(guest).guest)) throw new RequestError('not-handed-on');
    this.#handedTo = guest;
    this.send();
  }

  /** Ends the transfer that the guest has declined, and tells the host. */
  stay(guest: string): void {
    this.handRoomOver(null);
    this.decline('house', 'room-refused', guest);
  }

  nameLeader(guest: string, isLeader: boolean): void {
    this.#kept(() => this.guests.nameLeader(guest, isLeader));
    this.#table?.sendSurroundings();
    this.send();
  }

  /** Removes a guest, frees their chairs and seats, and revokes their token. */
  removeGuest(guest: string): void {
    const table = this.#table;
    this.#orAsBefore(() => {
      this.guests.remove(guest);
      if (this.lead === guest) this.#facts = { ...this.#facts, lead: 'house' };
      this.lobby.forget(guest);
      // the table saves its seats, and the room with them
      if (table === null) this.#parts.keep();
      else table.removeGuest(guest);
    });
    this.claims.forget(guest);
    this.#members.partWith((device) => device === guest, this.id, 'removed');
    if (this.#handedTo === guest) this.#handedTo = null;
    if (this.replication.standing?.guest === guest) this.replication.name(null);
    this.send();
  }

  /**
   * Turns the device `by` into this guest, with its own token.
   * It gets the guest's chairs and seats and loses its own. It gets neither the lead nor the role of standby. The
   * guest's token is revoked. Throws file errors.
   */
  giveSeatTo(by: string, guest: string): void {
    const table = this.#table;
    this.#orAsBefore(() => {
      this.guests.replace(guest, by);
      if (this.lead === guest) this.#facts = { ...this.#facts, lead: 'house' };
      this.lobby.forget(by);
      // as in `removeGuest`
      if (table === null) this.#parts.keep();
      else table.seatChanges.forgetGuest(by);
    });
    if (this.replication.standing?.guest === guest) this.replication.name(null);
    for (const [member, device] of [...this.#members.devices]) if (device === by) member.become(guest);
  }

  /** Gives a guest a chair under the name of the person they claim to be, if they have none. */
  seatClaimed(by: string, person: string, at: FurtherChair): void {
    this.#kept(() => this.lobby.seatPerson(by, this.people.own(person), false, at));
  }

  /** Makes a guest a person of the house, with the seats and the chair that are theirs, also in past matches. */
  bePerson(by: string, claimed: ClaimedPerson, at: FurtherChair): void {
    const { before, player, seat, add } = becomingPerson(this, by, claimed, at);
    if (before !== undefined) this.giveSeatTo(by, before);
    const guest = before ?? by;
    const person = add();
    const past = pastOfPerson(this.#evening, player, person);
    this.#kept(() => {
      this.#evening = this.#evening.map((match) => past.find(({ table }) => table === match.table) ?? match);
      this.guests.become(guest, person, at !== undefined);
      this.lobby.seatPerson(guest, person, true, at);
    });
    this.#parts.past(past);
    this.#table?.seatChanges.bringPerson(guest, person, seat);
  }

  /** Moves everyone to a new table for the next match; returns the table they left. */
  begin(table: Table): Table | null {
    return this.#moveTo(table, () => {
      this.#evening = eveningAfter(this.#evening, this.#table);
      this.lobby.begun();
    });
  }

  /** Moves everyone back to a past table of the evening; returns the table they left. */
  resume(table: Table): Table | null {
    return this.#moveTo(table, () => {
      this.#evening = eveningAfter(this.#evening, this.#table).filter((past) => past.table !== table.id);
      this.lobby.leaveTable();
    });
  }

  /** Removes all guests; the table stays with the server. */
  close(): void {
    this.claims.end();
    this.turnClock.end();
    this.replication.end(false);
    this.guests.restore([]);
    this.#members.partWith(() => true, this.id, 'room-closed');
  }

  /** Sends everyone to another server, where the room continues. */
  moveAway(to: string): void {
    this.claims.end();
    this.turnClock.end();
    this.replication.end(true);
    this.guests.restore([]);
    this.#members.sendTo(to, this.id);
  }

  /**
   * Called after each change at the table. Updates the chairs to the seats while the match runs.
   * @param isOfMatch true if neither its seats nor its pages have changed
   */
  noteTable(isOfMatch: boolean): void {
    const table = this.#table;
    if (table !== null && !table.kept.isOver) this.lobby.followSeats(table.kept.seats, table.seating.seats);
    this.company.noteTable();
    // of a running match, the room shows only who plays
    if (!isOfMatch || table === null || table.kept.isOver) this.send();
    this.turnClock.look();
  }

  /** Restores the room from the record on disk, with its table reopened. Sends nothing. */
  goBack(record: RoomRecord, table: Table | null): void {
    this.#putBack(record);
    this.claims.end();
    this.replication.restore(record.standBy);
    this.replication.changed();
    this.#members.forgetSent();
    this.#sitAt(table);
  }

  /** Tells a device, now or when it returns, that its request was declined. */
  decline(to: Device, what: Declined['what'], by: Device): void {
    this.#members.notify(to, { type: 'declined', room: this.id, what, by });
  }

  /** Sends to every page, or those of one device, without waiting for the standby's copy. */
  sendAtOnce(message: HostMessage, device?: Device): void {
    this.#members.sendAtOnce(message, device);
  }

  /** Sends the changes to every page. Delays and merges them if a crowd has just caused much work. */
  send(): void {
    const isSent = this.#pace.run(this.members.length, () => {
      this.#behind.clear();
      this.#sendMembers();
      const shown = JSON.stringify(listingOf(this));
      if (shown !== this.#shown) this.#parts.changed();
      this.#shown = shown;
    });
    if (!isSent) for (const member of this.members) this.#behind.add(member);
  }

  /** Sends a page its delayed changes now, before the answer to its request. */
  sendBeforeAnswer(member: Member): void {
    if (this.#behind.delete(member)) this.#sendMembers(member);
  }

  #sendMembers(only?: Member): void {
    this.#members.send(sharedPart(this), (device, member) => personalPart(this, device, member.isHost), only);
  }

  #sitAt(table: Table | null): void {
    this.#table = table;
    this.company.noteTable();
    if (table === null) return;
    table.hosted = this;
    table.presence.seating = table.seating.withGuests(this.guests);
    if (!table.kept.isOver) this.lobby.followSeats(table.kept.seats, table.seating.seats);
  }

  #moveTo(table: Table, change: () => void): Table | null {
    const before = this.#table;
    try {
      this.#kept(() => {
        change();
        this.#sitAt(table);
      });
    } catch (error) {
      table.hosted = null;
      this.#table = before;
      throw error;
    }
    before?.letGo();
    this.send();
    // all pages join before anything is sent, so that none appears as away
    for (const member of this.members) member.follow(table);
    table.joinAll(this.#members.devices);
    return before;
  }

  #kept<Result>(work: () => Result): Result {
    return this.#orAsBefore(() => {
      const result = work();
      this.#parts.keep();
      return result;
    });
  }

  #orAsBefore<Result>(work: () => Result): Result {
    const before = this.record;
    try {
      return work();
    } catch (error) {
      this.#putBack(before);
      throw error;
    }
  }

  #putBack(record: RoomRecord): void {
    const { name, door, code, lead, manners, guests, evening } = record;
    this.#facts = { name, door, code, lead, manners };
    this.guests.restore(guests);
    this.lobby.restore(record);
    this.#evening = evening;
  }
}
