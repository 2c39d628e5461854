import {
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

export interface ClaimRoom {
  readonly door: Door;
  /** True if the guest has a seat or a chair. */
  hasPlace(guest: string): boolean;
  /** True if the guest owns or holds a seat of the table. */
  isSeated(guest: string): boolean;
  isPresent(device: string): boolean;
  readonly lobby: Pick<Lobby, 'mayTakePart'>;
  /** Turns the device `by` into this guest. Throws file errors. */
  giveSeatTo(by: string, guest: string): void;
  /** Tells a device that its claim was declined. */
  decline(to: Device, what: Declined['what'], by: Device): void;
  send(): void;
}

/**
 * Claims of seats: an admitted device says that it belongs to an absent guest.
 * Leaders answer claims. At an open door a claim is granted once the guest has been away for `silentBeforeClaim`,
 * unless several devices claim the same guest. A returning guest ends the claims on them. The device learns why its claim
 * has ended, unless it withdrew or left.
 */
export class SeatClaims {
  readonly #room: ClaimRoom;
  readonly #timers: Timers;
  readonly #report: (during: string, error: unknown) => void;
  /** The guest that each device claims to be. */
  readonly #claims = new Map<string, string>();
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
    return [...this.#claims].flatMap(([by, guest]) => (mayAnswer || by === device ? [{ by, guest }] : []));
  }

  /** Claims a guest for a device, or withdraws its claim (null). Throws `RequestError` or file errors. */
  claim(by: Device, guest: string | null): void {
    const before = this.#claims.get(by);
    if (guest === null) this.#claims.delete(by);
    else {
      this.#room.lobby.mayTakePart(by);
      if (by === 'house' || guest === by || !this.#room.hasPlace(guest)) throw new RequestError('unknown-guest');
      if (this.#room.isPresent(guest) || this.#room.isSeated(by)) throw new RequestError('seat-taken');
      const refused = this.#refused.get(by);
      if (refused !== undefined && this.#timers.now() < refused + claimAgainAfter) throw new RequestError('too-soon');
      this.#claims.set(by, guest);
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

  /** Grants or rejects a device's claim for a leader. Throws `RequestError` if there is none, or file errors. */
  answer(leader: Device, by: string, granted: boolean): void {
    const guest = this.#claims.get(by);
    if (guest === undefined) throw new RequestError('unknown-guest');
    if (granted) this.#grant(by, guest);
    else {
      this.#claims.delete(by);
      this.#refused.set(by, this.#timers.now());
      this.#room.decline(by, 'seat-refused', leader);
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
      if (claimed !== guest) continue;
      this.#claims.delete(by);
      this.#room.decline(by, what, guest);
    }
  }

  #grant(by: string, guest: string): void {
    this.#claims.delete(by);
    try {
      this.#room.giveSeatTo(by, guest);
    } catch (error) {
      this.#claims.set(by, guest);
      throw error;
    }
    this.forget(by);
    this.forget(guest);
  }

  /** Grants the claims that an open door allows, and schedules the next one. */
  #grantSilent(): void {
    this.#stopTimer();
    this.#stopTimer = () => {};
    if (this.#room.door !== 'open') return;
    const now = this.#timers.now();
    const claimed = [...this.#claims.values()];
    const waits: number[] = [];
    for (const [by, guest] of [...this.#claims]) {
      // of two devices that claim the same person one is wrong
      if (claimed.filter((each) => each === guest).length > 1) continue;
      const wait = (this.#awaySince.get(guest) ?? this.#opened) + silentBeforeClaim - now;
      if (wait > 0) waits.push(wait);
      else this.#grant(by, guest);
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
