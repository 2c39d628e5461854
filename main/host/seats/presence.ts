import { type Seat, seatAt, type Viewer } from '../../../shared/engine/index.ts';
import { RequestError } from '../request-error.ts';
import { type Hand, handAfter, laidOpen, nobodysHand, passTo, type Turn } from './hand.ts';
import { type Page, Pages } from './pages.ts';
import type { Device, Seating } from './seating.ts';

const noSeats: readonly Seat[] = [];

/** The people at a table: its pages, their seats, and each device's active seat. */
export class Presence {
  readonly pages = new Pages();
  seating: Seating;
  /** True if another program has the table open. */
  readonly #isReadOnly: boolean;
  readonly #hands = new Map<Device, Hand>();
  /** For each seat the number of choices when its player last looked; null if never. */
  readonly #lastSeen: (number | null)[];

  constructor(seating: Seating, isReadOnly: boolean, lastSeen: readonly (number | null)[]) {
    this.seating = seating;
    this.#isReadOnly = isReadOnly;
    this.#lastSeen = [...lastSeen];
  }

  /** The seats that this page plays; empty for a spectator. */
  own(page: Page): readonly Seat[] {
    const device = this.pages.deviceOf(page);
    if (device === undefined || this.#isReadOnly || !this.pages.isNewest(page)) return noSeats;
    return this.#heldBy(device);
  }

  /** The hand of a page's device; `nobodysHand` for a spectator. */
  hand(page: Page): Hand {
    const device = this.pages.deviceOf(page);
    if (device === undefined || this.own(page).length === 0) return nobodysHand;
    return this.#hands.get(device) ?? nobodysHand;
  }

  /**
   * The viewer of a page: its active seat, or a spectator.
   * It is a spectator without an active seat, and while all its players watch.
   */
  viewer(page: Page): Viewer {
    const { inHand, isOpen } = this.hand(page);
    return isOpen ? 'spectator' : (inHand ?? 'spectator');
  }

  /**
   * The seat for which a reconnecting page may still resend requests, or null.
   * That is the previous active seat, if the shutter came down by itself. The page resends before anyone can open the
   * shutter.
   */
  resuming(page: Page): Seat | null {
    const { inHand, chosen, last } = this.hand(page);
    return inHand === null && !chosen && last !== null && this.own(page).includes(last) ? last : null;
  }

  /** True if the page can look but not play. */
  isReadOnly(page: Page): boolean {
    return this.#isReadOnly || !this.pages.isNewest(page);
  }

  /** The number of choices when the seat's player last looked; null if never. */
  lastSeen(seat: Seat, played: number): number | null {
    const seen = this.#lastSeen[seat] ?? null;
    return seen === null ? null : Math.min(seen, played);
  }

  /** Follows a rewind to `played` choices: the later ones count as unseen. */
  wentBack(played: number): void {
    this.#lastSeen.forEach((seen, seat) => {
      if (seen !== null) this.#lastSeen[seat] = Math.min(seen, played);
    });
  }

  /** The device whose seats this page plays. Throws `RequestError` for a spectator. */
  mustHold(page: Page): Device {
    const device = this.pages.deviceOf(page);
    if (device === undefined || this.isReadOnly(page)) throw new RequestError('read-only');
    if (this.own(page).length === 0) throw new RequestError('not-your-seat');
    return device;
  }

  /** The device of a page that plays this seat. Throws `RequestError`. */
  mustOwn(page: Page, seat: Seat): Device {
    const device = this.mustHold(page);
    if (!this.own(page).includes(seat)) throw new RequestError('not-your-seat');
    return device;
  }

  /** Makes a seat of a device active, or none (null); `chosen` as in `Hand`. */
  pass(device: Device, seat: Seat | null, played: number, chosen: boolean): void {
    const hand = this.#hands.get(device) ?? nobodysHand;
    this.#give(device, passTo(hand, seat, chosen), played);
  }

  /** Lowers a device's shutter. A seat with public moves stays active, with a screen that all may see. */
  lower(device: Device, turn: Turn, played: number): void {
    const hand = this.#hands.get(device) ?? nobodysHand;
    this.#give(device, laidOpen(hand, turn) ?? passTo(hand, null, true), played);
  }

  /**
   * Updates every device's active seat after a change. A device without pages has none.
   * After a reveal for everyone, no screen of several players shows private things: all of them watch it.
   */
  settleHands(turn: Turn, played: number, isReveal: boolean): void {
    for (const device of new Set([...this.#hands.keys(), ...this.pages.devices])) {
      const own = this.#isReadOnly || !this.pages.has(device) ? noSeats : this.#heldBy(device);
      const hand = this.#hands.get(device) ?? nobodysHand;
      const isLost = hand.inHand !== null && !own.includes(hand.inHand);
      const before = isLost ? passTo(hand, null) : hand;
      const after = handAfter(before, own, turn);
      this.#give(device, after, played);
      const wentOn = before.inHand !== null && after.inHand !== null && after.inHand !== before.inHand;
      // the screen passed between seats without a shutter, or is public now: all its players have seen it
      const wasOpen = before.isOpen || (before.inHand !== null && !turn.hasSecrets(before.inHand));
      if (after.isOpen || (wentOn && wasOpen)) for (const seat of own) this.#lastSeen[seat] = played;
      if (isReveal && own.length > 1 && after.inHand !== null && !after.isOpen) this.lower(device, turn, played);
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
