import type { Holder, PersonPlate, SeatWish } from '../../../shared/protocol/messages.ts';
import { nameClashWith } from '../../../shared/protocol/name-clashes.ts';
import { RequestError } from '../request-error.ts';
import type { Page } from '../seats/pages.ts';
import type { Presence } from '../seats/presence.ts';
import { type Device, Seating } from '../seats/seating.ts';
import { checkNames, namedWith } from '../seats/table-names.ts';
import type { Hosted } from './hosted.ts';
import type { KeptMatch } from './kept-match.ts';

export interface SeatChangesParts {
  readonly kept: KeptMatch;
  readonly presence: Presence;
  /** The room that plays here, or null. */
  readonly hosted: () => Hosted | null;
  /** The person of the house with this name, by id. */
  readonly personNamed: (name: string) => string | undefined;
  /** Saves who plays which seat. Throws file errors. */
  readonly keepSeating: () => void;
  /** Called after each saved change. `isRenamed`: the change contains new names. */
  readonly changed: (isRenamed: boolean) => void;
}

/**
 * Changes who plays which seat, and the names of seats.
 * A change is on disk before anyone receives it. If it cannot be carried out or recorded, the methods throw `RequestError`
 * or `JournalNotWritten` and change nothing.
 */
export class SeatChanges {
  readonly #parts: SeatChangesParts;

  constructor(parts: SeatChangesParts) {
    this.#parts = parts;
  }

  /**
   * Requests seats for a guest. With an open door they are granted at once, otherwise the request waits for the host.
   * It always waits if a seat would show the guest another person's hand.
   */
  ask(guest: Device, wishes: readonly SeatWish[]): void {
    const { kept, hosted } = this.#parts;
    hosted()?.lobby.mayTakePart(guest);
    const isOpen = hosted()?.door === 'open' && !wishes.some(({ seat }) => kept.showsAnothers(seat));
    this.#changeWishes(
      guest,
      () => {
        this.#seating.wish(guest, wishes);
        checkNames(kept.seats, wishes);
        if (isOpen) this.#seating.grant(guest);
      },
      isOpen ? wishes : [],
    );
  }

  answerWish(by: Device, guest: string, granted: boolean): void {
    const wishes = this.#seating.wishesOf(guest);
    if (granted) this.#parts.hosted()?.lobby.mayTakePart(guest);
    if (granted) this.#changeWishes(by, () => this.#seating.grant(guest), wishes);
    else {
      this.#change(() => this.#seating.wish(guest, []));
      if (wishes.length > 0) this.#parts.hosted()?.decline(guest, 'seat-refused', by);
    }
  }

  giveUp(device: Device, seats: readonly number[]): void {
    this.#change(() => this.#seating.giveUp(device, seats));
  }

  takeBack(device: Device, seat: number): void {
    this.#change(() => this.#seating.takeBack(device, seat));
  }

  /** Gives a returning device all seats that it owns. */
  takeAllBack(device: Device): void {
    this.#change(() => this.#seating.takeAllBack(device));
  }

  hand(by: Device, seat: number, to: Holder, standIn: boolean): void {
    this.#parts.hosted()?.lobby.mayTakePart(to);
    this.#changeWishes(by, () => this.#seating.hand(seat, to, standIn));
  }

  /** Renames a seat. A device may rename its own seats, the host any. */
  rename(page: Page, seat: number, name: string): void {
    const { kept, presence } = this.#parts;
    if (!page.isHost && !presence.own(page).some((own) => own === seat)) throw new RequestError('not-your-seat');
    if (kept.seats[seat] === undefined) throw new RequestError('not-your-seat');
    this.#change(() => undefined, [{ seat, name }]);
  }

  /**
   * Makes a guest's seats those of a person of the house. While the match runs, the guest also gets the seats that the person
   * plays on other devices, or else the guest's only seat gets the person's name.
   * @param further the seat of a further player of the guest's device, or null; it alone can get the name
   */
  bringPerson(guest: string, { id, name }: PersonPlate, further?: number | null): void {
    const { kept } = this.#parts;
    if (kept.journal.readOnly) return;
    const seats = kept.isOver ? [] : [...kept.seats.keys()];
    const theirs = seats.filter(
      (seat) => kept.seats[seat]?.person === id || this.#personAt(seat, kept.seats[seat]?.name ?? '') === id,
    );
    const own = seats.filter(
      (seat) => this.#seating.seats[seat]?.owner === guest && (further === undefined || seat === further),
    );
    const names = kept.seats.map((seat) => seat.name);
    const isToRename = theirs.length === 0 && own.length === 1 && nameClashWith(name, names) === null;
    this.#change(
      () => {
        for (const seat of theirs) this.#seating.hand(seat, guest, false);
      },
      isToRename ? own.map((seat) => ({ seat, name })) : [],
    );
  }

  /** Removes a guest and frees their seats. */
  forgetGuest(guest: string): void {
    this.#change(() => this.#seating.forget(guest));
  }

  /** Removes all guests: every seat belongs to the server's own device or to a bot. */
  bringHome(): void {
    this.#change(() => {
      this.#parts.presence.seating = Seating.atHome(this.#seating.seats);
    });
  }

  get #seating(): Seating {
    return this.#parts.presence.seating;
  }

  /** Makes a change by this device, and tells the other guests who had asked for a seat that it gives away. */
  #changeWishes(by: Device, change: () => void, granted: readonly SeatWish[] = []): void {
    const { wishes: before } = this.#seating.record;
    this.#change(change, granted);
    for (const { guest, wishes } of before) {
      const isGone = wishes.some(({ seat }) => !['free', guest].includes(this.#seating.seats[seat]?.holder ?? 'free'));
      if (isGone && guest !== by) this.#parts.hosted()?.decline(guest, 'seat-gone', by);
    }
  }

  #change(change: () => void, wishes: readonly SeatWish[] = []): void {
    const { kept, keepSeating, changed } = this.#parts;
    if (kept.journal.readOnly) throw new RequestError('read-only');
    const { seats } = this.#seating.record;
    this.#orAsBefore(() => {
      change();
      checkNames(kept.seats, wishes);
      const players = namedWith(kept.seats, wishes).map((name, seat) => {
        const person = this.#personAt(seat, name);
        return { name, ...(person !== undefined && { person }) };
      });
      kept.noteSeats(seats, this.#seating.seats, players);
      keepSeating();
    });
    changed(wishes.length > 0);
  }

  /** The person of the house on a seat with this name: at the server's own device by name, otherwise the guest's. */
  #personAt(seat: number, name: string): string | undefined {
    const owner = this.#seating.seats[seat]?.owner ?? 'free';
    return owner === 'house' ? this.#parts.personNamed(name) : this.#seating.guests.personAt(owner, name);
  }

  /** Restores the seating if `work` throws. */
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
