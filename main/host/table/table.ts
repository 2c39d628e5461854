import type { LessonCourse, Seat, Viewer } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type { Campaign } from '../../../shared/protocol/messages.ts';
import type { Journal } from '../../storage/journal.ts';
import type { PuzzleTry } from '../puzzles/puzzle-try.ts';
import { RequestError, refusalOf } from '../request-error.ts';
import type { Page } from '../seats/pages.ts';
import { Presence } from '../seats/presence.ts';
import { type Device, Seating } from '../seats/seating.ts';
import { Broadcast } from './broadcast.ts';
import type { Hosted } from './hosted.ts';
import { KeptMatch } from './kept-match.ts';
import { MatchChanges } from './match-changes.ts';
import { viewFor } from './redaction.ts';
import { Rewinding } from './rewinding.ts';
import { SeatChanges } from './seat-changes.ts';
import { StandingOrders } from './standing-orders.ts';

export interface TableParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly journal: Journal;
  /** Who plays which seat; by default all seats are at the server's own device. */
  readonly seating?: Seating;
  readonly course?: LessonCourse | null;
  readonly puzzle?: PuzzleTry | null;
  /** The person of the house with this name, by id. */
  readonly personNamed: (name: string) => string | undefined;
  /** Saves who plays which seat; called after each change. Throws file errors. */
  readonly keepSeating: () => void;
  /** Records the result of a finished campaign chapter, or its player's new name. Must not throw. */
  readonly noteEnd: () => void;
  /** The campaign of this table's match for the given player name. */
  readonly campaignOf: (player: string) => Campaign;
  /** Called after each broadcast. Must not throw. */
  readonly changed?: (change: TableChange) => void;
}

/** What has changed at a table. */
export interface TableChange {
  /** True if spectators see the change too. */
  readonly isOpen: boolean;
  /** True if only the match or its orders have changed: neither seats nor pages. */
  readonly isOfMatch: boolean;
}

const nobody: ReadonlySet<Viewer> = new Set();

/**
 * An open table: a match, who plays which seat, and the pages that show it.
 * This class handles pages joining and leaving. `MatchChanges`, `SeatChanges` and `Broadcast` do the rest.
 */
export class Table {
  readonly id: string;
  /** The room that plays at this table, or null. */
  hosted: Hosted | null = null;
  readonly kept: KeptMatch;
  /** Set at the table of a lesson, otherwise null. */
  readonly course: LessonCourse | null;
  /** Set at the table of a puzzle, otherwise null. */
  readonly puzzle: PuzzleTry | null;
  readonly presence: Presence;
  readonly matchChanges: MatchChanges;
  readonly seatChanges: SeatChanges;
  readonly orders: StandingOrders;
  /** Requests to go back beyond undo. */
  readonly rewinding: Rewinding;
  readonly #broadcast: Broadcast;
  readonly #noteEnd: () => void;
  readonly #campaignOf: TableParts['campaignOf'];
  readonly #changed: (change: TableChange) => void;

  constructor({
    id,
    game,
    journal,
    seating,
    course = null,
    puzzle = null,
    personNamed,
    keepSeating,
    noteEnd,
    campaignOf,
    changed,
  }: TableParts) {
    this.id = id;
    this.#noteEnd = noteEnd;
    this.#campaignOf = campaignOf;
    this.#changed = changed ?? (() => {});
    const kept = new KeptMatch(game, journal);
    // A player who moved has also looked; at a saved table nothing more is known.
    const presence = new Presence(seating ?? Seating.atHome(journal.held), journal.readOnly, kept.lastChoices);
    this.kept = kept;
    this.course = course;
    this.puzzle = puzzle;
    this.presence = presence;
    this.orders = new StandingOrders({
      kept,
      presence,
      isMatch: !this.isPrivate,
      changed: (seat) => this.#ordersChanged(seat),
    });
    this.matchChanges = new MatchChanges({
      kept,
      presence,
      course,
      puzzle,
      orders: this.orders,
      changed: (missedBy, isReveal) => this.#matchChanged(missedBy, isReveal),
      resync: (page) => this.resync(page),
    });
    this.rewinding = new Rewinding({
      kept,
      presence,
      changes: this.matchChanges,
      isPuzzle: puzzle !== null,
      hosted: () => this.hosted,
      broadcast: () => this.#sendToAll(),
    });
    this.seatChanges = new SeatChanges({
      kept,
      presence,
      hosted: () => this.hosted,
      personNamed,
      keepSeating,
      changed: (isRenamed) => this.#seatsChanged(isRenamed),
    });
    this.#broadcast = new Broadcast(() => ({
      id,
      kept,
      presence,
      course,
      puzzle,
      changes: this.matchChanges,
      orders: this.orders,
      rewinding: this.rewinding,
      hosted: this.hosted,
      campaign: this.campaign,
    }));
  }

  get seating(): Seating {
    return this.presence.seating;
  }

  /** The campaign, once its chapter at this table is over. */
  get campaign(): Campaign | undefined {
    const [alone] = this.kept.seats;
    return alone !== undefined && this.kept.isChapterOver ? this.#campaignOf(alone.name) : undefined;
  }

  /** True with pages here, or with a room whose pages may join at any time. */
  get isOpen(): boolean {
    return !this.presence.pages.isEmpty || this.hosted !== null;
  }

  /** True if another program has the match open; it is read-only here. */
  get isElsewhere(): boolean {
    return this.kept.journal.readOnly;
  }

  /** Joins as the newest page of its device. A page that already is receives the complete table. */
  join(page: Page, device: Device): void {
    this.joinAll([[page, device]]);
  }

  /** Joins several pages before it sends anything, so that none of them appears as away. */
  joinAll(places: Iterable<readonly [Page, Device]>): void {
    const come = new Set<Device>();
    for (const [page, device] of places) {
      if (this.presence.pages.sit(page, device)) come.add(device);
      else this.resync(page);
    }
    // Who sits at a new page is unknown, so the shutter of a shared device is down.
    for (const device of come) this.#pass(device, null, false);
    for (const device of come) this.#welcomeBack(device);
  }

  /** Removes a page. If it was its device's newest, the shutter comes down and the next newest takes over. */
  leave(page: Page): void {
    const device = this.presence.pages.deviceOf(page);
    if (device === undefined) return;
    if (this.presence.pages.isNewest(page)) this.#pass(device, null, false);
    this.presence.pages.leave(page);
    this.#sendToAll();
  }

  takeInHand(page: Page, seat: Seat): void {
    const device = this.presence.mustOwn(page, seat);
    if (this.kept.isOver) throw new RequestError('game-over');
    this.#pass(device, seat, true);
    this.resync(page);
  }

  lowerShutter(page: Page): void {
    const device = this.presence.mustHold(page);
    const { turn, played } = this.kept;
    if (this.presence.own(page).length > 1) this.presence.lower(device, turn, played);
    this.#broadcast.send([page]);
  }

  /** A seat's view for a page of its device, without passing the screen to it. */
  glimpse(page: Page, seat: Seat): unknown {
    this.presence.mustOwn(page, seat);
    return viewFor(this.kept.game, this.kept.match.state, seat).view;
  }

  /**
   * The view of `viewer` after the first `position` choices that the page's viewer knows of.
   * While the match runs, only spectators' views and the page's own viewer are allowed. Throws `RequestError`.
   */
  lookBack(position: number, viewer: Viewer, page: Page): { view: unknown; toAct: Seat[] } {
    const { game, header, match, seen, isOver } = this.kept;
    const mayLook = viewer === 'spectator' || viewer === this.presence.viewer(page) || isOver;
    if (!mayLook) throw new RequestError('not-while-running');
    const stood = seen.positionFor(this.presence.viewer(page), position);
    if (stood === null) throw new RequestError('position-unknown');
    if (viewer !== 'spectator' && viewer >= header.match.seats) throw new RequestError('not-your-seat');
    const { view, toAct } = viewFor(game, match.stateAfter(stood), viewer);
    return { view, toAct };
  }

  /** Removes a guest and their pages. Throws `RequestError` or `JournalNotWritten`; the guest then stays. */
  removeGuest(guest: string): void {
    this.seatChanges.forgetGuest(guest);
    this.#partWith((device) => device === guest);
  }

  /** Removes all guests from the table. Throws `JournalNotWritten`; all of them then stay. */
  endHosting(): void {
    const { hosted } = this;
    this.hosted = null;
    try {
      this.seatChanges.bringHome();
    } catch (error) {
      this.hosted = hosted;
      throw error;
    }
    this.#partWith((device) => device !== 'house');
  }

  /**
   * Detaches the table from its room, which continues elsewhere, and removes all pages.
   * Writes nothing: opening the journal later gives the same seats.
   */
  letGo(): void {
    this.hosted = null;
    this.presence.seating = Seating.atHome(this.seating.seats);
    for (const page of [...this.presence.pages]) this.presence.pages.leave(page);
  }

  /** Gives up the puzzle and sends its answer. Throws `RequestError` at other tables. */
  showAnswer(): void {
    if (this.puzzle === null) throw new RequestError('unknown-puzzle');
    this.puzzle.giveUp();
    this.#sendToAll();
  }

  /** True for a lesson or a puzzle, which others cannot join. */
  get isPrivate(): boolean {
    return this.course !== null || this.puzzle !== null;
  }

  /** Sends all pages the table after its room or campaign has changed. */
  sendSurroundings(): void {
    this.#sendToAll();
  }

  /** Sends a page the complete table, whatever it has already received. */
  resync(page: Page): void {
    this.#broadcast.resync(page);
  }

  #matchChanged(missedBy: ReadonlySet<Viewer>, isReveal: boolean): void {
    // a choice that others have not seen does not answer their request
    if (missedBy.size === 0) this.rewinding.lapse();
    this.#noteChapter();
    this.#sendToAll({ missedBy, isReveal, isOfMatch: true });
  }

  #seatsChanged(isRenamed: boolean): void {
    if (isRenamed) this.#noteChapter();
    this.rewinding.askAgain();
  }

  /** Only the seat's player learns of its orders. */
  #ordersChanged(seat: Seat): void {
    this.#broadcast.send([...this.presence.pages].filter((page) => this.presence.viewer(page) === seat));
    this.#changed({ isOpen: false, isOfMatch: true });
  }

  /** Records the result of a finished campaign chapter. */
  #noteChapter(): void {
    if (this.kept.isChapterOver) this.#noteEnd();
  }

  /** Returns a device's seats to it, even if others play them meanwhile. */
  #welcomeBack(device: Device): void {
    try {
      if (this.seating.isLent(device)) this.seatChanges.takeAllBack(device);
      else this.#sendToAll();
    } catch (error) {
      // The change could not be recorded: the device spectates and can ask for its seats again.
      if (refusalOf(error) === undefined) throw error;
      this.#sendToAll();
    }
  }

  #partWith(isWanted: (device: Device) => boolean): void {
    for (const page of [...this.presence.pages]) {
      const device = this.presence.pages.deviceOf(page);
      if (device !== undefined && isWanted(device)) this.presence.pages.leave(page);
    }
    this.#sendToAll();
  }

  #pass(device: Device, seat: Seat | null, chosen: boolean): void {
    this.presence.pass(device, seat, this.kept.played, chosen);
  }

  #sendToAll({ missedBy = nobody, isReveal = false, isOfMatch = false } = {}): void {
    this.presence.settleHands(this.kept.turn, this.kept.played, isReveal);
    this.orders.settle();
    this.#broadcast.broadcast(missedBy);
    this.#changed({ isOpen: !missedBy.has('spectator'), isOfMatch });
  }
}
