import { type Seat, seatAt, type Viewer } from '../../../shared/engine/index.ts';
import { Refused } from '../refused.ts';
import { type Hand, handAfter, laidOpen, nobodysHand, passTo, type Turn } from './hand.ts';
import { type Page, Pages } from './pages.ts';
import type { Device, Seating } from './seating.ts';

const noSeats: readonly Seat[] = [];

/** The people at a table: which pages there are, which seats each may play, and whose hands every device is in. */
export class Presence {
  readonly pages = new Pages();
  seating: Seating;
  /** Nobody here may play: another program has the table open. */
  readonly #isReadOnly: boolean;
  readonly #hands = new Map<Device, Hand>();
  /** For each seat the number of moves when its person last looked; null when they never have. */
  readonly #lastSeen: (number | null)[];

  constructor(seating: Seating, isReadOnly: boolean, lastSeen: readonly (number | null)[]) {
    this.seating = seating;
    this.#isReadOnly = isReadOnly;
    this.#lastSeen = [...lastSeen];
  }

  /** The seats whose people share this page's device; none for a page that only looks on. */
  own(page: Page): readonly Seat[] {
    const device = this.pages.deviceOf(page);
    if (device === undefined || this.#isReadOnly || !this.pages.isNewest(page)) return noSeats;
    return this.#heldBy(device);
  }

  /** The hand that a page sees: nobody's for a page that only looks on. */
  hand(page: Page): Hand {
    const device = this.pages.deviceOf(page);
    if (device === undefined || this.own(page).length === 0) return nobodysHand;
    return this.#hands.get(device) ?? nobodysHand;
  }

  /** Whose eyes look at a page: those of the seat in hand, or an onlooker's, as where everybody round it looks on. */
  viewer(page: Page): Viewer {
    const { inHand, isOpen } = this.hand(page);
    return isOpen ? 'spectator' : (inHand ?? 'spectator');
  }

  /**
   * The seat for which a page may still ask what its person asked before the line broke: the one that was in hand when the
   * shutter came down by itself. What they asked is said again under its name before anybody can open it.
   */
  resuming(page: Page): Seat | null {
    const { inHand, chosen, last } = this.hand(page);
    return inHand === null && !chosen && last !== null && this.own(page).includes(last) ? last : null;
  }

  /** May a page be looked at but not played? */
  isReadOnly(page: Page): boolean {
    return this.#isReadOnly || !this.pages.isNewest(page);
  }

  /** The number of moves when the seat's person last looked; null when they never have. */
  lastSeen(seat: Seat, played: number): number | null {
    const seen = this.#lastSeen[seat] ?? null;
    return seen === null ? null : Math.min(seen, played);
  }

  /** The match has gone back to so many moves: nobody has seen those that are to come. */
  wentBack(played: number): void {
    this.#lastSeen.forEach((seen, seat) => {
      if (seen !== null) this.#lastSeen[seat] = Math.min(seen, played);
    });
  }

  /** The device whose seats this page has. Throws Refused where it may only look on. */
  mustHold(page: Page): Device {
    const device = this.pages.deviceOf(page);
    if (device === undefined || this.isReadOnly(page)) throw new Refused('read-only');
    if (this.own(page).length === 0) throw new Refused('not-your-seat');
    return device;
  }

  /** The device of a page that has this seat. Throws Refused. */
  mustOwn(page: Page, seat: Seat): Device {
    const device = this.mustHold(page);
    if (!this.own(page).includes(seat)) throw new Refused('not-your-seat');
    return device;
  }

  /** Somebody comes before a device's screen, or nobody is there any more (null); `chosen` as in `Hand`. */
  pass(device: Device, seat: Seat | null, played: number, chosen: boolean): void {
    const hand = this.#hands.get(device) ?? nobodysHand;
    this.#give(device, passTo(hand, seat, chosen), played);
  }

  /**
   * Whoever has a device's screen for themselves puts their things away. Where they can answer before everybody's eyes they
   * still may; else the shutter comes down.
   */
  lower(device: Device, turn: Turn, played: number): void {
    const hand = this.#hands.get(device) ?? nobodysHand;
    this.#give(device, laidOpen(hand, turn) ?? passTo(hand, null, true), played);
  }

  /**
   * Brings every device's hand up to what has changed, after so many moves. Where nobody looks, nobody has anything in
   * hand.
   */
  settleHands(turn: Turn, played: number): void {
    for (const device of new Set([...this.#hands.keys(), ...this.pages.devices])) {
      const own = this.#isReadOnly || !this.pages.has(device) ? noSeats : this.#heldBy(device);
      const hand = this.#hands.get(device) ?? nobodysHand;
      const isLost = hand.inHand !== null && !own.includes(hand.inHand);
      const before = isLost ? passTo(hand, null) : hand;
      const after = handAfter(before, own, turn);
      this.#give(device, after, played);
      const wentOn = before.inHand !== null && after.inHand !== null && after.inHand !== before.inHand;
      // the screen never closed, and is nobody's alone now or was not before: everybody round it has looked on
      const wasOpen = before.isOpen || (before.inHand !== null && !turn.hasSecrets(before.inHand));
      if (after.isOpen || (wentOn && wasOpen)) for (const seat of own) this.#lastSeen[seat] = played;
    }
  }

  #give(device: Device, hand: Hand, played: number): void {
    const { inHand } = this.#hands.get(device) ?? nobodysHand;
    if (inHand !== null && inHand !== hand.inHand) this.#lastSeen[inHand] = played;
    this.#hands.set(device, hand);
  }

  #heldBy(device: Device): Seat[] {
    return this.seating.heldBy(device).map(seatAt);
  }
}
