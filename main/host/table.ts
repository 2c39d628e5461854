import {
  type AnyMove,
  CannotUndo,
  type GameTypes,
  IllegalMove,
  type JournalEntry,
  type Match,
  type RewindFacts,
  type Seat,
  seatAt,
  type Viewer,
} from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { Campaign, Holder, SeatSettings, SeatWish } from '../../shared/protocol/messages.ts';
import type { Unsafe } from '../storage/flushing.ts';
import type { Journal } from '../storage/journal.ts';
import { type Chooser, type Held, heldLine } from '../storage/journal-lines.ts';
import { Answers } from './answers.ts';
import { broadcast } from './broadcast.ts';
import { type Change, played, redone, rewound, undone } from './changes.ts';
import type { Turn } from './hand.ts';
import { openRun } from './open-question.ts';
import type { Page } from './pages.ts';
import { Presence } from './presence.ts';
import { hasSecrets, outcomeFor, viewFor } from './redaction.ts';
import { Refused, refusalOf } from './refused.ts';
import { Rewinding } from './rewinding.ts';
import { type Device, Seating } from './seating.ts';
import type { Chance } from './secrets.ts';
import { SeenChoices } from './seen-choices.ts';
import { checkGuestName, checkNames, namedWith } from './table-names.ts';

/** How a table stands on the network. */
export interface Hosted {
  readonly name: string;
  readonly door: 'open' | 'ask';
  readonly code: string;
}

/** What a table is made of. */
export interface TableParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly journal: Journal;
  /** Who plays which seat; all at the house's own device where nothing is said. */
  readonly seating?: Seating;
  /** Keeps on disk who plays which seat; called after every change. Throws what the disk throws. */
  readonly keepSeating: () => void;
  /** Notes what a chapter of a campaign has brought, or that its player goes by another name. Never throws. */
  readonly noteEnd: () => void;
  /** The campaign to which this table's match belongs, played alone under this name. */
  readonly campaignOf: (player: string) => Campaign;
  /** Hears that something has changed at the table, after all who may know have been told: for onlookers too? Never throws. */
  readonly changed?: (isOpen: boolean) => void;
}

/** A table that is open: a match, its journal, who plays which seat, and the pages that look at it. */
export class Table {
  readonly id: string;
  readonly game: AnyGame;
  /** How it stands on the network; null when it does not. */
  hosted: Hosted | null = null;
  readonly presence: Presence;
  /** What somebody who would go back asks the others. */
  readonly rewinding: Rewinding;
  readonly #journal: Journal;
  readonly #keepSeating: () => void;
  readonly #noteEnd: () => void;
  readonly #campaignOf: TableParts['campaignOf'];
  readonly #changed: (isOpen: boolean) => void;
  /** Which of the choices each viewer knows of. */
  readonly seen = new SeenChoices();
  #match: Match<GameTypes>;
  /** What each guest has been answered, on whatever line. */
  readonly #answers = new Map<string, Answers>();
  /** Counts what all have been told. */
  #moment = 0;
  /** When the latest entry was made that onlookers know of, in milliseconds since 1970. */
  #savedAt: number;

  constructor({ id, game, journal, seating, keepSeating, noteEnd, campaignOf, changed }: TableParts) {
    this.id = id;
    this.game = game;
    this.#journal = journal;
    this.#keepSeating = keepSeating;
    this.#noteEnd = noteEnd;
    this.#campaignOf = campaignOf;
    this.#changed = changed ?? (() => {});
    this.#match = journal.replay(this.seen);
    this.#savedAt = journal.savedAt;
    // Whoever has moved has looked: that much is known of people who come back to a saved table.
    const lastSeen = journal.seats.map((_, seat) => {
      const last = this.#match.played.findLastIndex((played) => played.seat === seat);
      return last === -1 ? null : last + 1;
    });
    this.rewinding = new Rewinding(this);
    this.presence = new Presence(seating ?? Seating.atHome(journal.held), journal.readOnly, lastSeen);
  }

  get header(): Journal['header'] {
    return this.#journal.header;
  }

  get journal(): Pick<
    Journal,
    'entries' | 'readOnly' | 'repaired' | 'lost' | 'fromSnapshot' | 'choosers' | 'isOnesOwn'
  > {
    return this.#journal;
  }

  get match(): Match<GameTypes> {
    return this.#match;
  }

  get seats(): readonly SeatSettings[] {
    return this.#journal.seats;
  }

  get seating(): Seating {
    return this.presence.seating;
  }

  /** For a chapter that is over: the campaign it belongs to. */
  get campaign(): Campaign | undefined {
    const [alone] = this.seats;
    return alone !== undefined && this.#isChapterOver ? this.#campaignOf(alone.name) : undefined;
  }

  get savedAt(): number {
    return this.#savedAt;
  }

  /** What a change must name that is made by whoever sees so much: it counts the entries that the viewer knows of. */
  versionFor(viewer: Viewer): number {
    return this.seen.versionFor(viewer, this.#journal.entries);
  }

  /** Is anybody here, or may anybody come in at any time? */
  get isOpen(): boolean {
    return !this.presence.pages.isEmpty || this.hosted !== null;
  }

  /** Another program has it open: nobody here may play. */
  get isElsewhere(): boolean {
    return this.#journal.readOnly;
  }

  /** Sits down as the newest page of its device, or is told everything afresh when it is that already. */
  join(page: Page, device: Device): void {
    const isNew = this.presence.pages.sit(page, device);
    if (!isNew) {
      this.resync(page);
      return;
    }
    // Nobody knows who sits before another page: where people share it, its shutter is down.
    this.#pass(device, null, false);
    this.#welcomeBack(device);
  }

  /** Leaves. When a device's newest page does, its shutter comes down and the next newest goes on. */
  leave(page: Page): void {
    const device = this.presence.pages.deviceOf(page);
    if (device === undefined) return;
    if (this.presence.pages.isNewest(page)) this.#pass(device, null, false);
    this.presence.pages.leave(page);
    this.#tellAll();
  }

  /** Closes the journal; nobody may sit here any more. */
  close(): void {
    this.#journal.close(this.#match);
  }

  /** Closes the journal as it was when it was last safe. */
  abandon(): void {
    this.#journal.abandon();
  }

  /** Is what happens here among what could not be made safe? */
  isWrittenIn(unsafe: ReadonlySet<Unsafe>): boolean {
    return unsafe.has(this.#journal);
  }

  takeInHand(page: Page, seat: Seat): void {
    const device = this.presence.mustOwn(page, seat);
    if (outcomeFor(this.#match) !== null) throw new Refused('game-over');
    this.#pass(device, seat, true);
    this.resync(page);
  }

  lowerShutter(page: Page): void {
    const device = this.presence.mustHold(page);
    if (this.presence.own(page).length > 1) this.presence.lower(device, this.#turn, this.#match.played.length);
    this.tell([page]);
  }

  /**
   * Plays a choice of one move or of several, up to one that is not on offer; from a screen at which everybody looks on
   * only what may be asked there, or a refusal would tell what the seat holds. Throws Refused, IllegalMove or
   * JournalNotWritten; nothing has changed then.
   */
  play(page: Page, version: number, seat: Seat, moves: readonly AnyMove[]): void {
    const { isOpen } = this.presence.hand(page);
    const run = isOpen ? openRun(this.game, this.#match.state, seat, moves) : moves;
    this.#change(page, version, seat, played(seat, run));
  }

  /** Plays a choice of a bot, likewise. Throws IllegalMove or JournalNotWritten; nothing has changed then. */
  playBot(seat: Seat, moves: readonly AnyMove[], chooser: Chooser): void {
    this.#carryOut(played(seat, moves), chooser);
  }

  /** Whose latest choice can be taken back without asking anybody: undo reaches it, or there is nobody but bots to ask. */
  get undoableBy(): Seat | null {
    if (outcomeFor(this.#match) !== null) return null;
    const person = this.seating.personAmongBots;
    const goesBackFreely = person !== null && this.#match.choicesSince(seatAt(person)) !== null;
    return goesBackFreely ? seatAt(person) : this.#match.undoableBy;
  }

  /** Likewise, as far as the viewer knows: who has seen nothing of the latest choices knows nothing of what they ended. */
  undoableFor(viewer: Viewer): Seat | null {
    const isAsBefore = this.undoableBy === this.#match.undoableBy && outcomeFor(this.#match) === null;
    return isAsBefore ? this.seen.stepsFor(viewer).undoableBy : this.undoableBy;
  }

  /**
   * Takes back the seat's latest choice; for the only person among bots with all that bots have played since. Throws
   * Refused, CannotUndo or JournalNotWritten; nothing has changed then.
   */
  undo(page: Page, version: number, seat: Seat): void {
    const isAmongBots = this.#match.undoableBy !== seat && this.undoableBy === seat;
    const back = this.#match.choicesSince(seat) ?? 0;
    const change = isAmongBots ? rewound({ seat, back, agreed: [], aloud: [] }) : undone(seat);
    this.#change(page, version, seat, change, 'just-passed');
  }

  /** Plays an undone choice again. Throws Refused, CannotUndo or JournalNotWritten; nothing has changed then. */
  redo(page: Page, version: number, seat: Seat): void {
    this.#change(page, version, seat, redone(seat));
  }

  /** Goes back beyond the reach of undo, with everybody's consent. Throws CannotUndo or JournalNotWritten, as above. */
  goBack(facts: RewindFacts): void {
    this.#carryOut(rewound(facts));
  }

  /** What a seat of this device may see, without passing the laptop. */
  glimpse(page: Page, seat: Seat): unknown {
    this.presence.mustOwn(page, seat);
    return viewFor(this.game, this.#match.state, seat).view;
  }

  /** The table after the first `position` moves. While the match runs only for the eyes before the screen. */
  lookBack(position: number, viewer: Viewer, page: Page): { view: unknown; toAct: Seat[] } {
    const mayLook = viewer === 'spectator' || viewer === this.presence.viewer(page) || outcomeFor(this.#match) !== null;
    if (!mayLook) throw new Refused('not-while-running');
    const stood = this.seen.positionFor(this.presence.viewer(page), position);
    if (stood === null) throw new Refused('position-unknown');
    if (viewer !== 'spectator' && viewer >= this.header.match.seats) throw new Refused('not-your-seat');
    const { view, toAct } = viewFor(this.game, this.#match.stateAfter(stood), viewer);
    return { view, toAct };
  }

  /**
   * A device comes in as an onlooker. The token is told this once and kept nowhere here. Throws Refused where its name would
   * be taken for another one here.
   */
  enter(name: string | null, chance: Chance): { readonly guest: string; readonly token: string } {
    if (name !== null) checkGuestName(name, this.seats, this.presence);
    const before = this.seating.record;
    try {
      const entered = this.seating.enter(name, chance, (guest) => this.presence.pages.has(guest));
      this.#keepSeating();
      // a table full of guests has forgotten one
      this.#forgetAnswers();
      return entered;
    } catch (error) {
      this.presence.seating = new Seating(before);
      throw error;
    }
  }

  /** What a guest has been answered so far. */
  answersOf(guest: string): Answers {
    const answers = this.#answers.get(guest) ?? new Answers();
    this.#answers.set(guest, answers);
    return answers;
  }

  /** Who is no guest here any more is not told again what they were answered when they were. */
  #forgetAnswers(): void {
    for (const [guest, answers] of this.#answers) {
      if (this.seating.guests.some((each) => each.guest === guest)) continue;
      answers.forget();
      this.#answers.delete(guest);
    }
  }

  /**
   * A guest would like seats: given at once with an open door, otherwise a wish for the host person. At whatever door it is
   * a wish where whoever sits there would see what somebody else had in hand.
   */
  askSeats(guest: Device, wishes: readonly SeatWish[]): void {
    const isOpen = this.hosted?.door === 'open' && !wishes.some(({ seat }) => this.#showsAnothers(seat));
    this.#changeSeats(
      () => {
        this.seating.wish(guest, wishes);
        checkNames(this.seats, wishes);
        if (isOpen) this.seating.grant(guest);
      },
      isOpen ? wishes : [],
    );
  }

  answerWish(guest: string, granted: boolean): void {
    const wishes = granted ? this.seating.wishesOf(guest) : [];
    this.#changeSeats(() => (granted ? this.seating.grant(guest) : this.seating.wish(guest, [])), wishes);
  }

  giveUpSeats(device: Device, seats: readonly number[]): void {
    this.#changeSeats(() => this.seating.giveUp(device, seats));
  }

  takeSeatBack(device: Device, seat: number): void {
    this.#changeSeats(() => this.seating.takeBack(device, seat));
  }

  handSeat(seat: number, to: Holder, standIn: boolean): void {
    this.#changeSeats(() => this.seating.hand(seat, to, standIn));
  }

  /** Gives a seat another name: a device its own, the host person any. */
  renameSeat(page: Page, seat: number, name: string): void {
    if (!page.isKeeper && !this.presence.own(page).some((own) => own === seat)) throw new Refused('not-your-seat');
    if (this.seats[seat] === undefined) throw new Refused('not-your-seat');
    this.#changeSeats(() => undefined, [{ seat, name }]);
  }

  /** Shows a guest out. */
  removeGuest(guest: string): void {
    this.#changeSeats(() => this.seating.remove(guest));
    this.#forgetAnswers();
    this.#partWith((device) => device === guest, 'removed');
  }

  /** Nobody but the house and its bots is at the table any more. Throws JournalNotWritten; then everybody still is. */
  endHosting(): void {
    const { hosted } = this;
    this.hosted = null;
    try {
      this.#changeSeats(() => {
        this.presence.seating = Seating.atHome(this.seating.seats);
      });
    } catch (error) {
      this.hosted = hosted;
      throw error;
    }
    this.#forgetAnswers();
    this.#partWith((device) => device !== 'house', 'hosting-ended');
  }

  /** Tells everybody what is new of the table's surroundings: how it stands on the network, or in a campaign. */
  tellSurroundings(): void {
    this.#tellAll();
  }

  /** Tells a page everything, whatever it has been told. */
  resync(page: Page): void {
    this.presence.pages.note(page, null);
    this.tell([page]);
  }

  /** A change is on disk before anyone is told of it; one that cannot be carried out or written never happened. */
  #change(page: Page, version: number, seat: Seat, change: Change, mover: 'in-hand' | 'just-passed' = 'in-hand'): void {
    this.#mayChange(page, version, seat, mover);
    this.#carryOut(change);
  }

  #carryOut(change: Change, chooser?: Chooser): void {
    let kind: JournalEntry<AnyMove>['kind'];
    try {
      const entry = change(this.#match);
      this.#journal.append(entry, this.#match, chooser);
      if (entry.kind === 'rewind') this.presence.wentBack(this.#match.played.length);
      kind = entry.kind;
    } catch (error) {
      const isUntouched = error instanceof IllegalMove || error instanceof CannotUndo;
      if (!isUntouched) this.#match = this.#journal.replay(this.seen);
      throw error;
    }
    const missedBy = this.seen.follow(kind, this.#match);
    // what nobody else has seen is for nobody else an answer to what was asked
    if (missedBy.size === 0) this.rewinding.lapse();
    if (!missedBy.has('spectator')) this.#savedAt = this.#journal.savedAt;
    this.#noteChapter();
    this.#tellAll(missedBy);
  }

  /** Notes what a chapter that is over has brought; of other matches nothing is kept. */
  #noteChapter(): void {
    if (this.#isChapterOver) this.#noteEnd();
  }

  /** Throws Refused unless this page may speak for the seat in hand, and see what it sees, of the match as it stands. */
  mayAsk(page: Page, version: number, seat: Seat): void {
    this.#mayChange(page, version, seat, 'in-hand');
    if (this.presence.viewer(page) !== seat) throw new Refused('not-your-seat');
  }

  /** Throws Refused unless this page may take back moves of the seat, of the match as it stands. */
  mayUndo(page: Page, version: number, seat: Seat): void {
    this.#mayChange(page, version, seat, 'just-passed');
  }

  /** Throws Refused for what was said of another version, and once the match is over. */
  mustBeFresh(page: Page, version: number): void {
    if (version !== this.versionFor(this.presence.viewer(page))) {
      this.resync(page);
      throw new Refused('stale');
    }
    if (outcomeFor(this.#match) !== null) throw new Refused('game-over');
  }

  #mayChange(page: Page, version: number, seat: Seat, mover: 'in-hand' | 'just-passed'): void {
    this.presence.mustHold(page);
    this.mustBeFresh(page, version);
    const mayMove = mover === 'in-hand' ? this.presence.hand(page).inHand === seat : this.mayUndoFor(page, seat);
    if (!mayMove) throw new Refused('not-your-seat');
  }

  /**
   * May this page take back moves of the seat? It may where the seat is in hand, where everybody looks on at its screen, and
   * where the screen can go on from it and back to it without a shutter, for neither has anything to hide.
   */
  mayUndoFor(page: Page, seat: Seat): boolean {
    const { inHand, isOpen } = this.presence.hand(page);
    if (inHand === null || inHand === seat) return inHand === seat;
    if (!this.presence.own(page).includes(seat)) return false;
    return isOpen || (!this.#hasSecrets(seat) && !this.#hasSecrets(inHand));
  }

  /**
   * Changes who plays which seat, and gives seats new names. It is on disk before anyone is told; a change that cannot
   * be carried out or written never happened. Throws Refused or JournalNotWritten.
   */
  #changeSeats(change: () => void, names: readonly SeatWish[] = []): void {
    if (this.#journal.readOnly) throw new Refused('read-only');
    const before = this.seating.record;
    try {
      change();
      this.#noteSeats(before.seats, names);
      this.#keepSeating();
    } catch (error) {
      this.presence.seating = new Seating(before);
      throw error;
    }
    if (names.length > 0) this.#noteChapter();
    this.rewinding.askAgain();
  }

  /** Writes into the journal whose holder or name is another now. */
  #noteSeats(before: readonly Held[], names: readonly SeatWish[]): void {
    const named = namedWith(this.seats, names);
    checkNames(this.seats, names);
    const changes = this.seating.seats.flatMap((held, seat) => {
      const name = named[seat] ?? '';
      const { holder, owner } = before[seat] ?? held;
      const isSame = holder === held.holder && owner === held.owner && this.seats[seat]?.name === name;
      return isSame ? [] : [{ seat: seatAt(seat), name, ...heldLine(held) }];
    });
    this.#journal.noteSeats(changes);
  }

  /** Whoever comes back finds their seats, whoever played them meanwhile. */
  #welcomeBack(device: Device): void {
    try {
      if (this.seating.isLent(device)) this.#changeSeats(() => this.seating.takeAllBack(device));
      else this.#tellAll();
    } catch (error) {
      // The change could not be written: they look on, and can ask for their seats again.
      if (refusalOf(error) === undefined) throw error;
      this.#tellAll();
    }
  }

  #partWith(isWanted: (device: Device) => boolean, why: 'removed' | 'hosting-ended'): void {
    for (const page of [...this.presence.pages]) {
      const device = this.presence.pages.deviceOf(page);
      if (device === undefined || !isWanted(device)) continue;
      this.presence.pages.leave(page);
      page.part(this.id, why);
    }
    this.#tellAll();
  }

  get #isChapterOver(): boolean {
    return outcomeFor(this.#match)?.alone?.campaign !== undefined && this.#journal.isOnesOwn;
  }

  get #turn(): Turn {
    const { state } = this.#match;
    return {
      toAct: this.game.toAct(state),
      isOver: outcomeFor(this.#match) !== null,
      hasSecrets: (seat) => this.#hasSecrets(seat),
      isAskedOpenly: (seat) => this.game.openMoves(state, seat).length > 0,
    };
  }

  #hasSecrets(seat: Seat): boolean {
    return hasSecrets(this.game, this.#match.state, seat);
  }

  /** Would whoever takes a seat see hidden things by which another person has chosen there? */
  #showsAnothers(seat: number): boolean {
    if (this.seats[seat] === undefined || outcomeFor(this.#match) !== null) return false;
    const isPersons = (by: number, position: number) =>
      by === seat && this.#journal.choosers[position]?.bot === undefined;
    return (
      this.#match.played.some((each, position) => isPersons(each.seat, position)) && this.#hasSecrets(seatAt(seat))
    );
  }

  #pass(device: Device, seat: Seat | null, chosen: boolean): void {
    this.presence.pass(device, seat, this.#match.played.length, chosen);
  }

  /** Tells everybody, but for those who have missed what has happened: to them nothing has. */
  #tellAll(missedBy: ReadonlySet<Viewer> = new Set()): void {
    this.presence.settleHands(this.#turn, this.#match.played.length);
    const { pages } = this.presence;
    const isConcerned = (page: Page) => {
      const viewer = this.presence.viewer(page);
      return !missedBy.has(viewer) || pages.told(page)?.viewer !== viewer;
    };
    if (missedBy.size === 0) this.#moment += 1;
    this.tell([...pages].filter(isConcerned));
    this.#changed(!missedBy.has('spectator'));
  }

  /** Tells these pages what is new to them, or everything where that is not known. */
  tell(pages: Iterable<Page>): void {
    broadcast(this, this.#moment, pages);
  }
}
