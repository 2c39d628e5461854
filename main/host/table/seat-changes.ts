import type { Holder, SeatWish } from '../../../shared/protocol/messages.ts';
import { Refused } from '../refused.ts';
import { Answers } from '../seats/answers.ts';
import type { Page } from '../seats/pages.ts';
import type { Presence } from '../seats/presence.ts';
import { type Device, Seating } from '../seats/seating.ts';
import { checkGuestName, checkNames, namedWith } from '../seats/table-names.ts';
import type { Chance } from '../secrets.ts';
import type { KeptMatch } from './kept-match.ts';

/** What changes of seats need of their table. */
export interface SeatChangesParts {
  readonly kept: KeptMatch;
  readonly presence: Presence;
  /** Who opens the table's door to guests; undefined where it is not on the network. */
  readonly door: () => 'open' | 'ask' | undefined;
  /** Keeps on disk who plays which seat. Throws what the disk throws. */
  readonly keepSeating: () => void;
  /** Hears of every change once it is on disk. */
  readonly changed: (isRenamed: boolean) => void;
}

/**
 * Who comes in at a table, who plays which seat, and what seats are called. A change is on disk before anyone is told of it;
 * one that cannot be carried out or written never happened. Each throws Refused or JournalNotWritten then.
 */
export class SeatChanges {
  readonly #parts: SeatChangesParts;
  /** What each guest has been answered, on whatever line. */
  readonly #answers = new Map<string, Answers>();

  constructor(parts: SeatChangesParts) {
    this.#parts = parts;
  }

  /**
   * A device comes in as an onlooker. The token is told this once and kept nowhere here. Throws Refused where its name would
   * be taken for another one here.
   */
  enter(name: string | null, chance: Chance): { readonly guest: string; readonly token: string } {
    const { kept, presence, keepSeating } = this.#parts;
    if (name !== null) checkGuestName(name, kept.seats, presence);
    return this.#orAsBefore(() => {
      const entered = this.#seating.enter(name, chance, (guest) => presence.pages.has(guest));
      keepSeating();
      // a table full of guests has forgotten one
      this.#forgetAnswers();
      return entered;
    });
  }

  /** What a guest has been answered so far. */
  answersOf(guest: string): Answers {
    const answers = this.#answers.get(guest) ?? new Answers();
    this.#answers.set(guest, answers);
    return answers;
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

  /** A guest is one no more; their seats are free. */
  removeGuest(guest: string): void {
    this.#change(() => this.#seating.remove(guest));
    this.#forgetAnswers();
  }

  /** Nobody is a guest any more: all seats are the house's and its bots'. */
  bringHome(): void {
    this.#change(() => {
      this.#parts.presence.seating = Seating.atHome(this.#seating.seats);
    });
    this.#forgetAnswers();
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
    const before = this.#seating.record;
    try {
      return work();
    } catch (error) {
      this.#parts.presence.seating = new Seating(before);
      throw error;
    }
  }

  /** Who is no guest here any more is not told again what they were answered when they were. */
  #forgetAnswers(): void {
    for (const [guest, answers] of this.#answers) {
      if (this.#seating.guests.some((each) => each.guest === guest)) continue;
      answers.forget();
      this.#answers.delete(guest);
    }
  }
}
