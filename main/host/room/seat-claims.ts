import { claimAgainAfter, type Door, type SeatClaim, silentBeforeClaim } from '../../../shared/protocol/messages.ts';
import type { Timers } from '../../thinkers/timers.ts';
import { Refused } from '../refused.ts';
import type { Device } from '../seats/seating.ts';

/** The room in which seats are claimed. */
export interface ClaimRoom {
  readonly door: Door;
  /** Has the guest a seat or a chair? */
  hasPlace(guest: string): boolean;
  /** Does the guest own or play a seat of the table? */
  isSeated(guest: string): boolean;
  isPresent(device: string): boolean;
  /** The device `by` is this guest from now on. Throws what the disk throws. */
  giveSeatTo(by: string, guest: string): void;
  tell(): void;
}

/**
 * Claims of seats: a device that came in by the code says to be the person of a guest who is away. Whoever leads the room
 * answers. At an open door a claim is granted by itself once the guest has been silent for `silentBeforeClaim`, unless
 * several devices claim the same guest. A guest who comes back ends the claims on them.
 */
export class SeatClaims {
  readonly #room: ClaimRoom;
  readonly #timers: Timers;
  readonly #report: (during: string, error: unknown) => void;
  /** The guest that each device claims to be. */
  readonly #claims = new Map<string, string>();
  /** When a device was refused last. */
  readonly #refused = new Map<string, number>();
  /** Since when guests have been away; those who are not in it, since the room was opened here. */
  readonly #awaySince = new Map<string, number>();
  readonly #opened: number;
  #stopTimer = () => {};

  constructor(room: ClaimRoom, timers: Timers, report: (during: string, error: unknown) => void) {
    this.#room = room;
    this.#timers = timers;
    this.#report = report;
    this.#opened = timers.now();
  }

  /** The claims that a device may know of: all where it may answer them, otherwise its own. */
  shownTo(device: Device, mayAnswer: boolean): SeatClaim[] {
    return [...this.#claims].flatMap(([by, guest]) => (mayAnswer || by === device ? [{ by, guest }] : []));
  }

  /** A device claims to be this guest, or (null) does no longer. Throws Refused, or what the disk throws. */
  claim(by: Device, guest: string | null): void {
    const before = this.#claims.get(by);
    if (guest === null) this.#claims.delete(by);
    else {
      if (by === 'house' || guest === by || !this.#room.hasPlace(guest)) throw new Refused('unknown-guest');
      if (this.#room.isPresent(guest) || this.#room.isSeated(by)) throw new Refused('seat-taken');
      const refused = this.#refused.get(by);
      if (refused !== undefined && this.#timers.now() < refused + claimAgainAfter) throw new Refused('too-soon');
      this.#claims.set(by, guest);
    }
    try {
      this.#grantSilent();
    } catch (error) {
      if (before === undefined) this.#claims.delete(by);
      else this.#claims.set(by, before);
      throw error;
    }
    this.#room.tell();
  }

  /** Whoever may says yes or no to a claim. Throws Refused where there is none, or what the disk throws. */
  answer(by: string, granted: boolean): void {
    const guest = this.#claims.get(by);
    if (guest === undefined) throw new Refused('unknown-guest');
    if (granted) this.#grant(by, guest);
    else {
      this.#claims.delete(by);
      this.#refused.set(by, this.#timers.now());
    }
    this.#room.tell();
  }

  /** A page of the device is here: nobody else is that guest. */
  came(device: Device): void {
    this.#awaySince.delete(device);
    this.#drop((_, guest) => guest === device);
  }

  /** A page of the device has gone. */
  went(device: Device | undefined): void {
    if (device === undefined || device === 'house' || this.#room.isPresent(device)) return;
    this.#awaySince.set(device, this.#timers.now());
    this.#drop((by) => by === device);
  }

  /** Somebody is a guest no more. */
  forget(guest: string): void {
    this.#awaySince.delete(guest);
    this.#refused.delete(guest);
    this.#drop((by, claimed) => by === guest || claimed === guest);
  }

  /** The door has changed: what may be granted by itself now is. */
  doorChanged(): void {
    this.#grantSilent();
  }

  /** Nobody claims anything any more. */
  end(): void {
    this.#stopTimer();
    this.#claims.clear();
  }

  #drop(isDropped: (by: string, guest: string) => boolean): void {
    for (const [by, guest] of this.#claims) if (isDropped(by, guest)) this.#claims.delete(by);
  }

  #grant(by: string, guest: string): void {
    this.#room.giveSeatTo(by, guest);
    this.forget(by);
    this.forget(guest);
  }

  /** Grants what an open door grants, and looks again when the next guest has been silent for long enough. */
  #grantSilent(): void {
    this.#stopTimer();
    this.#stopTimer = () => {};
    if (this.#room.door !== 'open') return;
    const now = this.#timers.now();
    const claimed = [...this.#claims.values()];
    const waits: number[] = [];
    for (const [by, guest] of [...this.#claims]) {
      // of two who say to be the same person one is not
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
      // the disk is full: whoever leads the room can still say yes once there is room
      this.#report('giving a seat back', error);
    }
    this.#room.tell();
  }
}
