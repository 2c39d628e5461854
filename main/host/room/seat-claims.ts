import {
  type ClaimedPerson,
  claimAgainAfter,
  type Declined,
  type Door,
  type SeatClaim,
  silentBeforeClaim,
} from '../../../shared/protocol/messages.ts';
import type { Timers } from '../../bot-workers/timers.ts';
import { RequestError } from '../request-error.ts';
import type { Device } from '../seats/seating.ts';
import type { Lobby } from './lobby.ts';
import { becomingPerson, type FurtherChair, type PersonRoom } from './people-in-room.ts';

export interface ClaimRoom extends PersonRoom {
  readonly door: Door;
  readonly lobby: Pick<Lobby, 'mayTakePart' | 'chairs'>;
  /** Turns the device `by` into this guest. Throws file errors. */
  giveSeatTo(by: string, guest: string): void;
  /** Gives a guest a chair under the name of a person. Throws file errors. */
  seatClaimed(by: string, person: string, at: FurtherChair): void;
  /** Makes a guest a person of the house. Throws `RequestError` or file errors. */
  bePerson(by: string, person: ClaimedPerson, at: FurtherChair): void;
  /** Tells a device that its claim was declined. */
  decline(to: Device, what: Declined['what'], by: Device): void;
  send(): void;
}

/** What a device claims to be: a guest who is away, or else a person of the house. */
type Claim = Omit<SeatClaim, 'by'>;

/**
 * Claims of seats: an admitted device says that it belongs to an absent guest, or to a person of the house.
 * Leaders answer claims. At an open door a claim of a seat is granted once the guest has been away for `silentBeforeClaim`,
 * unless several devices claim the same guest. A returning guest ends the claims on them. The device learns why its claim
 * has ended, unless it withdrew or left.
 */
export class SeatClaims {
  readonly #room: ClaimRoom;
  readonly #timers: Timers;
  readonly #report: (during: string, error: unknown) => void;
  /** What each device claims to be. */
  readonly #claims = new Map<string, Claim>();
  /** When each device was last rejected, in milliseconds. */
  readonly #refused = new Map<string, number>();
  /** Since when each guest has been away, in milliseconds. Guests without an entry count from `#opened`. */
  readonly #awaySince = new Map<string, number>();
  readonly #opened: number;
  #stopTimer = () => {};

  constructor(room: ClaimRoom, timers: Timers, report: (during: string, error: unknown) => void) {
    this.#room = room;
    this.#timers = timers;
    this.#report = report;
    this.#opened = timers.now();
  }

  /** The claims that a device may know: all if it may answer, otherwise its own. */
  shownTo(device: Device, mayAnswer: boolean): SeatClaim[] {
    return [...this.#claims].flatMap(([by, claim]) => (mayAnswer || by === device ? [{ by, ...claim }] : []));
  }

  /** Claims a guest for a device, or withdraws its claim (null). Throws `RequestError` or file errors. */
  claim(by: Device, guest: string | null): void {
    const before = this.#claims.get(by);
    if (guest === null) this.#claims.delete(by);
    else {
      this.#room.lobby.mayTakePart(by);
      if (by === 'house' || guest === by || !this.#room.hasPlace(guest)) throw new RequestError('unknown-guest');
      if (this.#room.isPresent(guest) || this.#room.isSeated(by)) throw new RequestError('seat-taken');
      this.#mayClaimAgain(by);
      this.#claims.set(by, { guest });
    }
    try {
      this.#grantSilent();
    } catch (error) {
      if (before === undefined) this.#claims.delete(by);
      else this.#claims.set(by, before);
      throw error;
    }
    this.#room.send();
  }

  /**
   * Claims to be a person of the house for a device, or withdraws its claim (null). Throws `RequestError` or file errors.
   * The guest may play under the person's name before a leader confirms it.
   * @param isProven true if no leader needs to confirm it
   * @param chair for a further player of the device
   */
  claimPerson(by: Device, person: ClaimedPerson | null, isProven: boolean, chair?: FurtherChair): void {
    if (by === 'house') throw new RequestError('unknown-guest');
    if (person !== null) becomingPerson(this.#room, by, person, chair);
    if (person === null) this.#claims.delete(by);
    else if (isProven) this.#grant(by, { person, chair });
    else {
      this.#mayClaimAgain(by);
      if (person !== 'new') this.#room.seatClaimed(by, person, chair);
      this.#claims.set(by, { person, ...(chair !== undefined && { chair }) });
    }
    this.#room.send();
  }

  /** Grants or rejects a device's claim for a leader. Throws `RequestError` if there is none, or file errors. */
  answer(leader: Device, by: string, granted: boolean): void {
    const claim = this.#claims.get(by);
    if (claim === undefined) throw new RequestError('unknown-guest');
    // who leads by phone still needs another leader or the host to say who they are
    if (claim.person !== undefined && leader === by) throw new RequestError('not-leader');
    if (granted) this.#grant(by, claim);
    else {
      this.#claims.delete(by);
      this.#refused.set(by, this.#timers.now());
      this.#room.decline(by, claim.person === undefined ? 'seat-refused' : 'person-refused', leader);
    }
    this.#room.send();
  }

  /** Called when a page of the device joins: the claims on this guest end. */
  came(device: Device): void {
    this.#awaySince.delete(device);
    if (device !== 'house') this.#dropClaimsOn(device, 'owner-back');
  }

  /** Called when a page of the device has left. */
  went(device: Device | undefined): void {
    if (device === undefined || device === 'house' || this.#room.isPresent(device)) return;
    this.#awaySince.set(device, this.#timers.now());
    this.#claims.delete(device);
  }

  /** Forgets a removed guest and all claims by or on them. */
  forget(guest: string): void {
    this.#awaySince.delete(guest);
    this.#refused.delete(guest);
    this.#claims.delete(guest);
    this.#dropClaimsOn(guest, 'seat-gone');
  }

  /** Grants the claims that a changed door now allows. */
  doorChanged(): void {
    this.#grantSilent();
  }

  /** Drops all claims and stops the timer. */
  end(): void {
    this.#stopTimer();
    this.#claims.clear();
  }

  #dropClaimsOn(guest: string, what: Declined['what']): void {
    for (const [by, claimed] of this.#claims) {
      if (claimed.guest !== guest) continue;
      this.#claims.delete(by);
      this.#room.decline(by, what, guest);
    }
  }

  #mayClaimAgain(by: string): void {
    const refused = this.#refused.get(by);
    if (refused !== undefined && this.#timers.now() < refused + claimAgainAfter) throw new RequestError('too-soon');
  }

  #grant(by: string, claim: Claim): void {
    const { guest, person, chair } = claim;
    const before = this.#claims.get(by);
    this.#claims.delete(by);
    try {
      if (person !== undefined) this.#room.bePerson(by, person, chair);
      if (guest !== undefined) this.#room.giveSeatTo(by, guest);
    } catch (error) {
      if (before !== undefined) this.#claims.set(by, before);
      throw error;
    }
    this.forget(by);
    if (guest !== undefined) this.forget(guest);
  }

  /** Grants the claims that an open door allows, and schedules the next one. */
  #grantSilent(): void {
    this.#stopTimer();
    this.#stopTimer = () => {};
    if (this.#room.door !== 'open') return;
    const now = this.#timers.now();
    const claimed = [...this.#claims.values()];
    const waits: number[] = [];
    for (const [by, claim] of [...this.#claims]) {
      const { guest } = claim;
      // of two devices that claim the same guest one is wrong
      if (guest === undefined || claimed.filter((each) => each.guest === guest).length > 1) continue;
      const wait = (this.#awaySince.get(guest) ?? this.#opened) + silentBeforeClaim - now;
      if (wait > 0) waits.push(wait);
      else this.#grant(by, claim);
    }
    if (waits.length > 0) this.#stopTimer = this.#timers.after(Math.min(...waits), () => this.#timeUp());
  }

  #timeUp(): void {
    try {
      this.#grantSilent();
    } catch (error) {
      // the disk is full: a leader can still grant the claim once there is space
      this.#report('giving a seat back', error);
    }
    this.#room.send();
  }
}
