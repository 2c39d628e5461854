import type { LessonCourse, Seat, Viewer } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type { Campaign } from '../../../shared/protocol/messages.ts';
import type { Journal } from '../../storage/journal.ts';
import type { PuzzleTry } from '../puzzles/puzzle-try.ts';
import { Refused, refusalOf } from '../refused.ts';
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

/** What a table is made of. */
export interface TableParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly journal: Journal;
  /** Who plays which seat; all at the house's own device where nothing is said. */
  readonly seating?: Seating;
  /** The lesson that is taught here. */
  readonly course?: LessonCourse | null;
  /** The puzzle that lies here. */
  readonly puzzle?: PuzzleTry | null;
  /** Keeps on disk who plays which seat; called after every change. Throws what the disk throws. */
  readonly keepSeating: () => void;
  /** Notes what a chapter of a campaign has brought, or that its player goes by another name. Never throws. */
  readonly noteEnd: () => void;
  /** The campaign to which this table's match belongs, played alone under this name. */
  readonly campaignOf: (player: string) => Campaign;
  /** Hears that something has changed at the table, after all who may know have been told: for onlookers too? Never throws. */
  readonly changed?: (isOpen: boolean) => void;
}

const nobody: ReadonlySet<Viewer> = new Set();

/**
 * A table that is open: a match, who plays which seat, and the pages that look at it. Here are its comings and goings, and
 * what a page looks at; changes of the match and of seats, and what is told of them, are each a part of their own.
 */
export class Table {
  readonly id: string;
  /** The room that plays at it; null when none does. */
  hosted: Hosted | null = null;
  readonly kept: KeptMatch;
  /** The lesson that is taught here; null at other tables. */
  readonly course: LessonCourse | null;
  /** The puzzle that lies here; null at other tables. */
  readonly puzzle: PuzzleTry | null;
  readonly presence: Presence;
  readonly matchChanges: MatchChanges;
  readonly seatChanges: SeatChanges;
  /** What somebody who would go back asks the others. */
  readonly rewinding: Rewinding;
  readonly #broadcast: Broadcast;
  readonly #noteEnd: () => void;
  readonly #campaignOf: TableParts['campaignOf'];
  readonly #changed: (isOpen: boolean) => void;

  constructor({
    id,
    game,
    journal,
    seating,
    course = null,
    puzzle = null,
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
    // Whoever has moved has looked: that much is known of people who come back to a saved table.
    const presence = new Presence(seating ?? Seating.atHome(journal.held), journal.readOnly, kept.lastChoices);
    this.kept = kept;
    this.course = course;
    this.puzzle = puzzle;
    this.presence = presence;
    this.matchChanges = new MatchChanges({
      kept,
      presence,
      course,
      puzzle,
      changed: (missedBy) => this.#matchChanged(missedBy),
      resync: (page) => this.resync(page),
    });
    this.rewinding = new Rewinding({
      kept,
      presence,
      changes: this.matchChanges,
      isPuzzle: puzzle !== null,
      tellAll: () => this.#tellAll(),
    });
    this.seatChanges = new SeatChanges({
      kept,
      presence,
      door: () => this.hosted?.door,
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
      rewinding: this.rewinding,
      hosted: this.hosted,
      campaign: this.campaign,
    }));
  }

  get seating(): Seating {
    return this.presence.seating;
  }

  /** For a chapter that is over: the campaign it belongs to. */
  get campaign(): Campaign | undefined {
    const [alone] = this.kept.seats;
    return alone !== undefined && this.kept.isChapterOver ? this.#campaignOf(alone.name) : undefined;
  }

  /** Is anybody here, or may anybody come in at any time? */
  get isOpen(): boolean {
    return !this.presence.pages.isEmpty || this.hosted !== null;
  }

  /** Another program has it open: nobody here may play. */
  get isElsewhere(): boolean {
    return this.kept.journal.readOnly;
  }

  /** Sits down as the newest page of its device, or is told everything afresh when it is that already. */
  join(page: Page, device: Device): void {
    this.joinAll([[page, device]]);
  }

  /** Likewise for several pages: all sit before anybody is told, so none of them is shown as away. */
  joinAll(places: Iterable<readonly [Page, Device]>): void {
    const come = new Set<Device>();
    for (const [page, device] of places) {
      if (this.presence.pages.sit(page, device)) come.add(device);
      else this.resync(page);
    }
    // Nobody knows who sits before another page: where people share it, its shutter is down.
    for (const device of come) this.#pass(device, null, false);
    for (const device of come) this.#welcomeBack(device);
  }

  /** Leaves. When a device's newest page does, its shutter comes down and the next newest goes on. */
  leave(page: Page): void {
    const device = this.presence.pages.deviceOf(page);
    if (device === undefined) return;
    if (this.presence.pages.isNewest(page)) this.#pass(device, null, false);
    this.presence.pages.leave(page);
    this.#tellAll();
  }

  takeInHand(page: Page, seat: Seat): void {
    const device = this.presence.mustOwn(page, seat);
    if (this.kept.isOver) throw new Refused('game-over');
    this.#pass(device, seat, true);
    this.resync(page);
  }

  lowerShutter(page: Page): void {
    const device = this.presence.mustHold(page);
    const { turn, played } = this.kept;
    if (this.presence.own(page).length > 1) this.presence.lower(device, turn, played);
    this.#broadcast.tell([page]);
  }

  /** What a seat of this device may see, without passing the laptop. */
  glimpse(page: Page, seat: Seat): unknown {
    this.presence.mustOwn(page, seat);
    return viewFor(this.kept.game, this.kept.match.state, seat).view;
  }

  /** The table after the first `position` moves. While the match runs only for the eyes before the screen. */
  lookBack(position: number, viewer: Viewer, page: Page): { view: unknown; toAct: Seat[] } {
    const { game, header, match, seen, isOver } = this.kept;
    const mayLook = viewer === 'spectator' || viewer === this.presence.viewer(page) || isOver;
    if (!mayLook) throw new Refused('not-while-running');
    const stood = seen.positionFor(this.presence.viewer(page), position);
    if (stood === null) throw new Refused('position-unknown');
    if (viewer !== 'spectator' && viewer >= header.match.seats) throw new Refused('not-your-seat');
    const { view, toAct } = viewFor(game, match.stateAfter(stood), viewer);
    return { view, toAct };
  }

  /** Somebody is a guest no more, and their pages no longer are here. Throws Refused or JournalNotWritten; then they are. */
  removeGuest(guest: string): void {
    this.seatChanges.forgetGuest(guest);
    this.#partWith((device) => device === guest);
  }

  /** Nobody but the house and its bots is at the table any more. Throws JournalNotWritten; then everybody still is. */
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
   * The room goes on elsewhere, and everybody with it: the seats are the house's and its bots'. Nothing is written: whoever
   * opens the journal finds them so.
   */
  letGo(): void {
    this.hosted = null;
    this.presence.seating = Seating.atHome(this.seating.seats);
    for (const page of [...this.presence.pages]) this.presence.pages.leave(page);
  }

  /** Gives up the puzzle that lies here: its answer is told. Throws Refused where none does. */
  showAnswer(): void {
    if (this.puzzle === null) throw new Refused('unknown-puzzle');
    this.puzzle.giveUp();
    this.#tellAll();
  }

  /** Is it somebody's own, a lesson or a puzzle, at which nobody else sits down? */
  get isPrivate(): boolean {
    return this.course !== null || this.puzzle !== null;
  }

  /** Tells everybody what is new of the table's surroundings: the room, or a campaign. */
  tellSurroundings(): void {
    this.#tellAll();
  }

  /** Tells a page everything, whatever it has been told. */
  resync(page: Page): void {
    this.#broadcast.resync(page);
  }

  #matchChanged(missedBy: ReadonlySet<Viewer>): void {
    // what nobody else has seen is for nobody else an answer to what was asked
    if (missedBy.size === 0) this.rewinding.lapse();
    this.#noteChapter();
    this.#tellAll(missedBy);
  }

  #seatsChanged(isRenamed: boolean): void {
    if (isRenamed) this.#noteChapter();
    this.rewinding.askAgain();
  }

  /** Notes what a chapter that is over has brought; of other matches nothing is kept. */
  #noteChapter(): void {
    if (this.kept.isChapterOver) this.#noteEnd();
  }

  /** Whoever comes back finds their seats, whoever played them meanwhile. */
  #welcomeBack(device: Device): void {
    try {
      if (this.seating.isLent(device)) this.seatChanges.takeAllBack(device);
      else this.#tellAll();
    } catch (error) {
      // The change could not be written: they look on, and can ask for their seats again.
      if (refusalOf(error) === undefined) throw error;
      this.#tellAll();
    }
  }

  #partWith(isWanted: (device: Device) => boolean): void {
    for (const page of [...this.presence.pages]) {
      const device = this.presence.pages.deviceOf(page);
      if (device !== undefined && isWanted(device)) this.presence.pages.leave(page);
    }
    this.#tellAll();
  }

  #pass(device: Device, seat: Seat | null, chosen: boolean): void {
    this.presence.pass(device, seat, this.kept.played, chosen);
  }

  #tellAll(missedBy = nobody): void {
    this.presence.settleHands(this.kept.turn, this.kept.played);
    this.#broadcast.tellAll(missedBy);
    this.#changed(!missedBy.has('spectator'));
  }
}
