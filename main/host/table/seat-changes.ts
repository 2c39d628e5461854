import type { Door, Holder, SeatWish } from '../../../shared/protocol/messages.ts';
import { Refused } from '../refused.ts';
import type { Page } from '../seats/pages.ts';
import type { Presence } from '../seats/presence.ts';
import { type Device, Seating } from '../seats/seating.ts';
import { checkNames, namedWith } from '../seats/table-names.ts';
import type { KeptMatch } from './kept-match.ts';

/** What changes of seats need of their table. */
export interface SeatChangesParts {
  readonly kept: KeptMatch;
  readonly presence: Presence;
  /** Who opens the door of the room that plays here; undefined where none does. */
  readonly door: () => Door | undefined;
  /** Keeps on disk who plays which seat. Throws what the disk throws. */
  readonly keepSeating: () => void;
  /** Hears of every change once it is on disk. */
  readonly changed: (isRenamed: boolean) => void;
}

/**
 * Who plays which seat of a table, and what seats are called. A change is on disk before anyone is told of it;
 * one that cannot be carried out or written never happened. Each throws Refused or JournalNotWritten then.
 */
export class SeatChanges {
  readonly #parts: SeatChangesParts;

  constructor(parts: SeatChangesParts) {
    this.#parts = parts;
  }

  /**
   * A guest would like seats: given at once with an open door, otherwise a wish for the host person. At whatever door it is
   * a wish where whoever sits there would see what somebody else had in hand.
   */
  ask(guest: Device, wishes: readonly SeatWish[]): void {
    const { kept, door } = this.#parts;
    const isOpen = door() === 'open' && !wishes.some(({ seat }) => kept.showsAnothers(seat));
    this.#change(
      () => {
        this.#seating.wish(guest, wishes);
        checkNames(kept.seats, wishes);
        if (isOpen) this.#seating.grant(guest);
      },
      isOpen ? wishes : [],
    );
  }

  answerWish(guest: string, granted: boolean): void {
    const wishes = granted ? this.#seating.wishesOf(guest) : [];
    this.#change(() => (granted ? this.#seating.grant(guest) : this.#seating.wish(guest, [])), wishes);
  }

  giveUp(device: Device, seats: readonly number[]): void {
    this.#change(() => this.#seating.giveUp(device, seats));
  }

  takeBack(device: Device, seat: number): void {
    this.#change(() => this.#seating.takeBack(device, seat));
  }

  /** Gives a device that comes back all that is its own. */
  takeAllBack(device: Device): void {
    this.#change(() => this.#seating.takeAllBack(device));
  }

  hand(seat: number, to: Holder, standIn: boolean): void {
    this.#change(() => this.#seating.hand(seat, to, standIn));
  }

  /** Gives a seat another name: a device its own, the host person any. */
  rename(page: Page, seat: number, name: string): void {
    const { kept, presence } = this.#parts;
    if (!page.isKeeper && !presence.own(page).some((own) => own === seat)) throw new Refused('not-your-seat');
    if (kept.seats[seat] === undefined) throw new Refused('not-your-seat');
    this.#change(() => undefined, [{ seat, name }]);
  }

  /** Somebody is a guest no more; their seats are free. */
  forgetGuest(guest: string): void {
    this.#change(() => this.#seating.forget(guest));
  }

  /** Nobody is a guest here any more: all seats are the house's and its bots'. */
  bringHome(): void {
    this.#change(() => {
      this.#parts.presence.seating = Seating.atHome(this.#seating.seats);
    });
  }

  get #seating(): Seating {
    return this.#parts.presence.seating;
  }

  #change(change: () => void, wishes: readonly SeatWish[] = []): void {
    const { kept, keepSeating, changed } = this.#parts;
    if (kept.journal.readOnly) throw new Refused('read-only');
    const { seats } = this.#seating.record;
    this.#orAsBefore(() => {
      change();
      const names = namedWith(kept.seats, wishes);
      checkNames(kept.seats, wishes);
      kept.noteSeats(seats, this.#seating.seats, names);
      keepSeating();
    });
    changed(wishes.length > 0);
  }

  /** Who plays which seat is as it was before where this throws. */
  #orAsBefore<Result>(work: () => Result): Result {
    const { record, guests } = this.#seating;
    try {
      return work();
    } catch (error) {
      this.#parts.presence.seating = new Seating(record, guests);
      throw error;
    }
  }
}
