import {
  type Door,
  type HostMessage,
  type Manners,
  mostChairs,
  type OpenRoom,
  type Plan,
  type PlayerColour,
} from '../../../shared/protocol/messages.ts';
import type { PastMatchRecord, RoomRecord } from '../../storage/rooms/room-record.ts';
import { Refused } from '../refused.ts';
import { Guests } from '../seats/guests.ts';
import type { Device } from '../seats/seating.ts';
import { checkGuestName } from '../seats/table-names.ts';
import type { Chance } from '../secrets.ts';
import { Replication, type ReplicationParts } from '../stand-by/replication.ts';
import type { Table } from '../table/table.ts';
import { Company } from './company.ts';
import { eveningAfter } from './evening.ts';
import { Lobby } from './lobby.ts';
import { type Member, Members } from './members.ts';
import { type RoomFacts, toldAlike, toldToOne } from './room-message.ts';
import { type ClaimRoom, SeatClaims } from './seat-claims.ts';

/** So many pages are told at once, whatever it takes: no household has more. */
const crowd = 16;
/** How long telling everybody may take at once, in milliseconds, and which part of the time after that. */
const tellingAtOnce = 150;
const tellingShare = 0.05;

/** What a room needs of its house. */
export interface RoomParts {
  /** A clock in milliseconds that never goes back. */
  readonly elapsed: () => number;
  /** Writes down how every room stands. Throws what the disk throws. */
  readonly keep: () => void;
  /** Hears that people at the door may be told something else of it. */
  readonly changed: () => void;
  /** What it needs to have a copy elsewhere. */
  readonly replication: ReplicationParts;
}

/**
 * A room: one code, and one list of people and devices, for as long as they sit together; and the tables at which they play,
 * one after another. Every change is on disk before anyone is told of it; one that cannot be carried out or written never
 * happened, and throws Refused or what the disk throws.
 */
export class Room implements RoomFacts, ClaimRoom {
  readonly id: string;
  readonly guests = new Guests();
  readonly lobby: Lobby;
  /** What people in it send each other. */
  readonly company: Company;
  /** Devices that say to be the person of a guest who is away. */
  readonly claims: SeatClaims;
  /** Its copy at whoever stands by. */
  readonly replication: Replication;
  readonly #parts: RoomParts;
  readonly #members = new Members();
  /** How long telling has taken that is not made good yet, and when that was so; in milliseconds. */
  #told = 0;
  #toldAt = 0;
  /** Everybody is told later: this ends the waiting. And who has not been told meanwhile. */
  #later: (() => void) | null = null;
  readonly #untold = new Set<Member>();
  /** What people at the door were told of it last, as text. */
  #shown = '';
  #facts: Pick<RoomRecord, 'name' | 'door' | 'code' | 'lead' | 'manners'>;
  #table: Table | null = null;
  #handedTo: string | null = null;
  #evening: readonly PastMatchRecord[] = [];

  /** @param table the table of the record, opened; null where it has none */
  constructor(record: RoomRecord, table: Table | null, parts: RoomParts) {
    this.id = record.room;
    this.#parts = parts;
    this.#facts = record;
    this.lobby = new Lobby(record);
    this.company = new Company(this, parts.elapsed);
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

  /** Who leads it: the house, or the guest to whom the host person has handed that. */
  get lead(): Device {
    return this.#facts.lead;
  }

  /** The guest to whose own host the room is being handed on; null where it stays. */
  get handedTo(): string | null {
    return this.#handedTo;
  }

  get manners(): Manners {
    return this.#facts.manners;
  }

  /** The table at which it plays. */
  get table(): Table | null {
    return this.#table;
  }

  /** The matches of the evening that are not at the table any more. */
  get past(): readonly PastMatchRecord[] {
    return this.#evening;
  }

  get members(): readonly Member[] {
    return this.#members.all;
  }

  /** What is to be kept on disk. */
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

  /** What people at the door are told of it; null while nobody new comes in. */
  get shown(): OpenRoom | null {
    if (this.door === 'closed') return null;
    const table = this.#table;
    const isPlaying = table !== null && !table.kept.isOver;
    return {
      room: this.id,
      name: this.name,
      game: isPlaying ? table.kept.game.id : (this.lobby.plan.game ?? table?.kept.game.id ?? null),
      free: isPlaying ? table.seating.free : mostChairs - this.lobby.chairs.length,
    };
  }

  /** The guests who are to have a share of what opens its copy elsewhere: those who are here, and those who play. */
  get sharers(): readonly string[] {
    return this.guests.all.map(({ guest }) => guest).filter((guest) => this.isPresent(guest) || this.hasPlace(guest));
  }

  isSeated(guest: string): boolean {
    return this.#table?.seating.isSeated(guest) === true;
  }

  hasPlace(guest: string): boolean {
    return this.guests.has(guest) && (this.lobby.hasChair(guest) || this.isSeated(guest));
  }

  /** Is any page of the device here? */
  isPresent(device: string): boolean {
    return this.#members.has(device);
  }

  /** Is there a host of the device's own, to which the room could be handed on? */
  canHost(device: string): boolean {
    return this.#members.canHost(device);
  }

  /** A page sits down here as this device. */
  join(member: Member, device: Device): void {
    this.#members.add(member, device);
    this.claims.came(device);
    this.replication.joined(device);
    this.tell();
  }

  /** A page goes. What its device holds waits for it. */
  leave(member: Member): void {
    const device = this.#members.devices.get(member);
    this.#members.drop(member);
    this.claims.went(device);
    this.#untold.delete(member);
    if (this.#handedTo !== null && !this.canHost(this.#handedTo)) this.#handedTo = null;
    this.tell();
  }

  /**
   * A device comes in. The token is told this once and kept nowhere here. Throws Refused where its name would be taken for
   * another one here.
   */
  enter(name: string | null, chance: Chance): { readonly guest: string; readonly token: string } {
    if (this.door === 'closed') throw new Refused('door-closed');
    const isMissed = (guest: string) => this.hasPlace(guest) || this.lead === guest || this.isPresent(guest);
    const owns = (guest: string) =>
      this.#table?.seating.seats.some(({ owner }) => owner === guest) === true || this.lobby.hasChair(guest);
    if (name !== null) {
      const named = [...(this.#table?.kept.seats ?? []), ...this.lobby.chairs].map((seat) => seat.name);
      checkGuestName(name, named, this.guests, (guest) => this.isPresent(guest) && owns(guest));
    }
    return this.#kept(() => this.guests.enter(name, chance, isMissed));
  }

  /** Changes what is settled for the next match. */
  settle(change: (lobby: Lobby) => void): void {
    this.#kept(() => change(this.lobby));
    this.tell();
  }

  /** Another name or colour for a chair, or none who sits on it: not for one whose seat is being played. */
  settleChair(chair: number, change: (lobby: Lobby) => void): void {
    const isPlayed = this.lobby.chairs.some((each) => each.chair === chair && each.seat !== null);
    if (isPlayed && this.#table?.kept.isOver === false) throw new Refused('not-while-running');
    this.settle(change);
  }

  /** Somebody of this device takes a chair. */
  takeChair(device: Device, name: string, colour: PlayerColour | null): void {
    this.settle((lobby) => lobby.takeChair(device, name, colour));
  }

  choose(plan: Plan): void {
    this.settle((lobby) => lobby.choose(plan));
  }

  /** Another name, door, code or lead, or other manners. */
  change(facts: Partial<Pick<RoomRecord, 'name' | 'door' | 'code' | 'lead' | 'manners'>>): void {
    this.#kept(() => {
      this.#facts = { ...this.#facts, ...facts };
    });
    if (facts.door !== undefined) this.claims.doorChanged();
    this.#table?.tellSurroundings();
    this.tell();
  }

  /** The host person, the guest who has the lead, or one who was named: while a guest has the lead the house has not. */
  leads(device: Device, isKeeper: boolean): boolean {
    if (this.lead === device || this.guests.isMaster(device)) return true;
    return this.lead === 'house' && isKeeper;
  }

  /** Whoever has the lead hands it on to a guest. Throws Refused. */
  handLead(by: Device, isKeeper: boolean, guest: string): void {
    if (this.lead !== by && !(this.lead === 'house' && isKeeper)) throw new Refused('not-master');
    this.change({ lead: this.guests.mustHave(guest).guest });
  }

  /** The room is handed on to the host of a guest's own device, or stays (null). Throws Refused for one who has none. */
  handHouse(guest: string | null): void {
    if (guest !== null && !this.canHost(this.guests.mustHave(guest).guest)) throw new Refused('not-handed-on');
    this.#handedTo = guest;
    this.tell();
  }

  nameMaster(guest: string, isMaster: boolean): void {
    this.#kept(() => this.guests.nameMaster(guest, isMaster));
    this.#table?.tellSurroundings();
    this.tell();
  }

  /** Shows a guest out: chairs and seats are free, the token is void. */
  removeGuest(guest: string): void {
    const table = this.#table;
    this.#orAsBefore(() => {
      this.guests.remove(guest);
      if (this.lead === guest) this.#facts = { ...this.#facts, lead: 'house' };
      this.lobby.forget(guest);
      // the table keeps its seats, and the room with them
      if (table === null) this.#parts.keep();
      else table.removeGuest(guest);
    });
    this.claims.forget(guest);
    this.#members.partWith((device) => device === guest, this.id, 'removed');
    if (this.#handedTo === guest) this.#handedTo = null;
    if (this.replication.standing?.guest === guest) this.replication.name(null);
    this.tell();
  }

  /**
   * The device `by` is this guest from now on, by its own token: chairs and seats are its own, the guest's token is void. The
   * lead does not come with them, nor standing by. What was the device's own is free. Throws what the disk throws.
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

  /**
   * Everybody goes on to this table, at which nobody has sat yet.
   * @returns the table that they have left
   */
  begin(table: Table): Table | null {
    return this.#moveTo(table, () => {
      this.#evening = eveningAfter(this.#evening, this.#table);
      this.lobby.begun();
    });
  }

  /** Everybody goes back to this table of the evening; returns the one they have left. */
  goOn(table: Table): Table | null {
    return this.#moveTo(table, () => {
      this.#evening = eveningAfter(this.#evening, this.#table).filter((past) => past.table !== table.id);
      this.lobby.leaveTable();
    });
  }

  /** Nobody is in the room any more: guests are parted with, the house keeps the table. */
  close(): void {
    this.claims.end();
    this.replication.end(false);
    this.guests.restore([]);
    this.#members.partWith(() => true, this.id, 'room-closed');
  }

  /** The room goes on at another host, and everybody with it. */
  moveAway(to: string): void {
    this.claims.end();
    this.replication.end(true);
    this.guests.restore([]);
    this.#members.sendTo(to, this.id);
  }

  /** Something has changed at the table: chairs go with its seats, as long as they are played. */
  noteTable(): void {
    const table = this.#table;
    if (table !== null && !table.kept.isOver) this.lobby.followSeats(table.kept.seats, table.seating.seats);
    this.company.noteTable();
    this.tell();
  }

  /** Everything is as the disk has it, with its table opened again. Nobody is told. */
  goBack(record: RoomRecord, table: Table | null): void {
    this.#putBack(record);
    this.claims.end();
    this.replication.restore(record.standBy);
    this.replication.changed();
    this.#members.forgetTold();
    this.#sitAt(table);
  }

  /** Tells every page of a device, or everybody, what does not wait for a copy. */
  tellAtOnce(message: HostMessage, device?: Device): void {
    this.#members.tellAtOnce(message, device);
  }

  /** Tells every page of it what is new; later, and once, where a crowd has changed much just now. */
  tell(): void {
    const { timers } = this.#parts.replication;
    const now = timers.now();
    this.#told = Math.max(0, this.#told - (now - this.#toldAt) * tellingShare);
    this.#toldAt = now;
    const { members } = this;
    if (members.length > crowd && this.#told > tellingAtOnce) {
      for (const member of members) this.#untold.add(member);
      this.#later ??= timers.after((this.#told - tellingAtOnce) / tellingShare, () => {
        this.#later = null;
        this.tell();
      });
      return;
    }
    this.#untold.clear();
    this.#tellMembers();
    const shown = JSON.stringify(this.shown);
    if (shown !== this.#shown) this.#parts.changed();
    this.#shown = shown;
    this.#told += timers.now() - now;
  }

  /** Tells a page what is new that everybody is told later: it is about to be answered. */
  tellBeforeAnswer(member: Member): void {
    if (this.#untold.delete(member)) this.#tellMembers(member);
  }

  #tellMembers(only?: Member): void {
    this.#members.tell(toldAlike(this), (device, member) => toldToOne(this, device, member.isKeeper), only);
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
    this.tell();
    // all sit before anybody is told: nobody who came along was ever away
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
