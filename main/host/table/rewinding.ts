import { type RewindFacts, type Seat, seatAt, type Viewer } from '../../../shared/engine/index.ts';
import { levelOf, type TableMessage } from '../../../shared/protocol/messages.ts';
import { RequestError, refusalOf } from '../request-error.ts';
import type { Page } from '../seats/pages.ts';
import type { Presence } from '../seats/presence.ts';
import type { Device } from '../seats/seating.ts';
import type { Hosted } from './hosted.ts';
import type { KeptMatch } from './kept-match.ts';
import type { MatchChanges } from './match-changes.ts';

/** A request to go back to before a seat's latest choice, beyond undo. */
interface RewindAsk {
  readonly by: Seat;
  /**
   * The choice to go back to, numbered `known`, from 1, among those this viewer knew of.
   * Counting this way, later secret choices of the asking seat do not change the request.
   */
  readonly choice: { readonly known: number; readonly viewer: Viewer };
  /** The device that asked; its other seats agree aloud. */
  readonly device: Device;
  /** Seats that agreed, each with the device it agreed from. */
  readonly agreed: ReadonlyMap<Seat, Device>;
  /** The seat that declined, which ends the request. */
  readonly refusedBy: Seat | null;
}

export interface RewindingParts {
  readonly kept: KeptMatch;
  readonly presence: Presence;
  readonly changes: MatchChanges;
  /** True at the table of a puzzle, where moves before it cannot be taken back. */
  readonly isPuzzle: boolean;
  /** The room that plays here, or null. */
  readonly hosted: () => Hosted | null;
  /** Sends the table to all pages after the request has changed. */
  readonly broadcast: () => void;
}

/**
 * Going back by consent: at most one request at a time. It lives in memory only and lapses at the next choice; the
 * rewind itself is in the journal. The asking device learns of each end without a rewind that it did not cause.
 */
export class Rewinding {
  readonly #parts: RewindingParts;
  #ask: RewindAsk | null = null;

  constructor(parts: RewindingParts) {
    this.#parts = parts;
  }

  /** True while a request waits for answers. */
  get isAsked(): boolean {
    return this.#ask !== null && this.#ask.refusedBy === null;
  }

  /** The request as this viewer may see it; it reveals nothing beyond the viewer's log. */
  sentTo(viewer: Viewer): TableMessage['rewindAsk'] {
    const ask = this.#ask;
    if (ask === null) return null;
    const { seat, agreed, aloud } = this.#facts(ask);
    const back = this.#choicesKnown(ask, viewer);
    const waiting = ask.refusedBy === null ? this.#waitsFor(ask) : [];
    return { by: seat, back, agreed: [...agreed], aloud: [...aloud], waitsFor: [...waiting], refusedBy: ask.refusedBy };
  }

  /**
   * The seat whose latest choice this page may ask to go back to, or null.
   * That is the latest to choose among the seats it may undo for. Null if undo reaches that choice, and in a match with
   * one seat.
   */
  askableFor(page: Page): Seat | null {
    const { kept, presence, changes, isPuzzle } = this.#parts;
    const viewer = presence.viewer(page);
    if (presence.hand(page).inHand === null || kept.seats.length === 1 || kept.isOver || isPuzzle) return null;
    const last = kept.seen.for(viewer).moves.findLast(({ seat }) => changes.mayUndoFor(page, seat));
    return last === undefined || last.seat === changes.undoableFor(viewer) ? null : last.seat;
  }

  /**
   * Asks the other seats to go back to before the seat's latest choice.
   * Goes back once all agree. Throws `RequestError` or `JournalNotWritten`; the match is then unchanged.
   * @param aloud other seats of the same device, which have agreed aloud
   */
  ask(page: Page, version: number, by: Seat, aloud: readonly Seat[]): void {
    const { kept, presence, changes, isPuzzle } = this.#parts;
    changes.mayUndo(page, version, by);
    const device = presence.mustHold(page);
    const own = presence.own(page);
    if (aloud.some((seat) => seat === by || !own.includes(seat))) throw new RequestError('not-your-seat');
    if (this.isAsked) throw new RequestError('already-asked');
    const viewer = presence.resuming(page) === by ? by : presence.viewer(page);
    if (changes.undoableFor(viewer) === by) throw new RequestError('within-undo');
    const known = kept.seen.for(viewer).moves.findLastIndex(({ seat }) => seat === by) + 1;
    if (isPuzzle || kept.seats.length === 1 || known === 0) throw new RequestError('nothing-to-undo');
    this.#change({
      by,
      choice: { known, viewer },
      device,
      agreed: new Map(aloud.map((seat) => [seat, device])),
      refusedBy: null,
    });
  }

  /** Answers the request of seat `by` for another seat. Throws `RequestError` or `JournalNotWritten`. */
  answer(
    page: Page,
    version: number,
    seat: Seat,
    { by, agreed }: { readonly by: Seat; readonly agreed: boolean },
  ): void {
    const { presence, changes } = this.#parts;
    const device = presence.mustOwn(page, seat);
    changes.mustBeFresh(page, version);
    const ask = this.#ask;
    const isMeant = ask !== null && this.isAsked && ask.by === by && this.#waitsFor(ask).includes(seat);
    if (!isMeant) throw new RequestError('nobody-asks');
    this.#change(agreed ? { ...ask, agreed: new Map([...ask.agreed, [seat, device]]) } : { ...ask, refusedBy: seat });
  }

  /** Withdraws a request, for its seat or the host. Throws `RequestError`; the request then stands. */
  withdraw(page: Page, version: number, by: Seat): void {
    const { presence, changes } = this.#parts;
    if (!page.isHost) presence.mustOwn(page, by);
    changes.mustBeFresh(page, version);
    const ask = this.#ask;
    if (ask?.by !== by) throw new RequestError('nobody-asks');
    this.#change(null);
    const device = presence.pages.deviceOf(page) ?? 'house';
    if (device !== ask.device && ask.refusedBy === null)
      this.#parts.hosted()?.decline(ask.device, 'rewind-ended', device);
  }

  /** Drops the request after a choice. */
  lapse(): void {
    const ask = this.#ask;
    this.#ask = null;
    if (ask !== null && this.#waitsFor(ask).length > 0) this.#noteLapsed(ask);
  }

  /**
   * Re-checks the request after seats have changed hands, and sends the table to all pages.
   * The request lapses if the asking device no longer holds the seat. If bots replace the last seats asked, the rewind
   * happens at once. If it cannot be recorded, the request is dropped.
   */
  askAgain(): void {
    const ask = this.#ask;
    const isThere = ask !== null && this.#parts.presence.seating.seats[ask.by]?.holder === ask.device;
    if (!isThere) this.lapse();
    try {
      this.#change(this.#ask);
    } catch (error) {
      if (refusalOf(error) === undefined) throw error;
      if (ask !== null) this.#noteLapsed(ask);
      this.#change(null);
    }
  }

  #noteLapsed({ device, refusedBy }: RewindAsk): void {
    if (refusedBy === null) this.#parts.hosted()?.decline(device, 'rewind-lapsed', device);
  }

  /** Number of choices known to the viewer, from the asking seat's choice on. At least 1. */
  #choicesKnown(ask: RewindAsk, viewer: Viewer): number {
    const { seen, played } = this.#parts.kept;
    const before = played - this.#facts(ask).back;
    return Math.max(1, seen.countFor(viewer, played) - seen.countFor(viewer, before));
  }

  #change(ask: RewindAsk | null): void {
    const before = this.#ask;
    this.#ask = ask;
    try {
      if (ask !== null && this.#isGranted(ask)) this.#parts.changes.goBack(this.#facts(ask));
      else this.#parts.broadcast();
    } catch (error) {
      this.#ask = before;
      throw error;
    }
  }

  #isGranted(ask: RewindAsk): boolean {
    return ask.refusedBy === null && this.#waitsFor(ask).length === 0;
  }

  /** The seats that have yet to answer. Bots always agree, and free seats need not. */
  #waitsFor(ask: RewindAsk): readonly Seat[] {
    const agreed = this.#agreed(ask);
    return this.#parts.presence.seating.seats.flatMap(({ holder }, index) => {
      const seat = seatAt(index);
      const isAsked = levelOf(holder) === null && holder !== 'free' && seat !== ask.by;
      return isAsked && !agreed.includes(seat) ? [seat] : [];
    });
  }

  /** The seats that have agreed and whose device has not changed since. */
  #agreed({ agreed }: RewindAsk): readonly Seat[] {
    const { seats } = this.#parts.presence.seating;
    return [...agreed].flatMap(([seat, device]) => (seats[seat]?.holder === device ? [seat] : [])).sort();
  }

  /** The rewind to carry out once all seats agree. */
  #facts(ask: RewindAsk): RewindFacts {
    const isAloud = (seat: Seat): boolean => ask.agreed.get(seat) === ask.device;
    const agreed = this.#agreed(ask);
    const { seen, played } = this.#parts.kept;
    const { known, viewer } = ask.choice;
    return {
      seat: ask.by,
      back: played - (seen.positionFor(viewer, known) ?? played) + 1,
      agreed: agreed.filter((seat) => !isAloud(seat)),
      aloud: agreed.filter(isAloud),
    };
  }
}
