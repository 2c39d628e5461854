import {
  type AnyMove,
  type LessonCourse,
  offered,
  type RewindFacts,
  type Seat,
  seatAt,
  type Viewer,
} from '../../../shared/engine/index.ts';
import type { Chooser } from '../../storage/journal-lines.ts';
import type { PuzzleTry } from '../puzzles/puzzle-try.ts';
import { RequestError } from '../request-error.ts';
import type { Page } from '../seats/pages.ts';
import type { Presence } from '../seats/presence.ts';
import { type Change, played, redone, rewound, undone } from './changes.ts';
import type { KeptMatch } from './kept-match.ts';
import { openRun } from './open-question.ts';
import type { StandingOrders } from './standing-orders.ts';

const nobody: ReadonlySet<Viewer> = new Set();

export interface MatchChangesParts {
  readonly kept: KeptMatch;
  readonly presence: Presence;
  /** Set at the table of a lesson, otherwise null. */
  readonly course: LessonCourse | null;
  /** Set at the table of a puzzle, otherwise null. */
  readonly puzzle: PuzzleTry | null;
  readonly orders: StandingOrders;
  /** Called after each recorded change: who saw nothing of it, and whether it revealed something to everyone. */
  readonly changed: (missedBy: ReadonlySet<Viewer>, isReveal: boolean) => void;
  /** Sends a page the complete table, because its request named an outdated version. */
  readonly resync: (page: Page) => void;
}

/**
 * Changes the match of a table, and decides which page may do so.
 * A change is on disk before anyone receives it. A change that cannot be carried out or recorded has no effect.
 */
export class MatchChanges {
  readonly #parts: MatchChangesParts;

  constructor(parts: MatchChangesParts) {
    this.#parts = parts;
  }

  /**
   * Plays a choice, up to its first move that is not on offer.
   * On a screen that several players watch, it plays public moves only: rejecting a secret one would reveal the seat's
   * hand. Throws `RequestError`, `IllegalMove` or `JournalNotWritten`; the match is then unchanged.
   */
  play(page: Page, version: number, seat: Seat, moves: readonly AnyMove[]): void {
    const { kept, presence, course } = this.#parts;
    const { isOpen } = presence.hand(page);
    const run = isOpen ? openRun(kept.game, kept.match.state, seat, moves) : moves;
    // an answer may cross answers of other seats, which leave this seat's question unchanged
    this.#mayChange(page, kept.asksSince(version, seat, this.#viewer(page, seat)), seat, 'in-hand');
    if (course?.asksFor(kept.match.played, seat, run) === false) throw new RequestError('not-in-lesson');
    if (this.#isWrong(seat, run)) return;
    this.#carryOut(played(seat, run));
    this.#noteAnswer();
  }

  /** Plays a bot's choice. Throws `IllegalMove` or `JournalNotWritten`; the match is then unchanged. */
  playBot(seat: Seat, moves: readonly AnyMove[], chooser: Chooser): void {
    this.#carryOut(played(seat, moves), chooser);
  }

  /** Plays the move that a seat's standing order demands. Throws like `playBot`. */
  playOrdered(seat: Seat, move: AnyMove): void {
    this.#carryOut(played(seat, [move]), undefined, true);
  }

  /**
   * The seat whose latest choice can be taken back without consent, or null.
   * It is the latest choice that the viewer knows of. Undo reaches it, or all other seats belong to bots.
   */
  undoableFor(viewer: Viewer): Seat | null {
    const { kept, presence, course, puzzle } = this.#parts;
    // moves before the puzzle cannot be taken back, nor can its answer
    if (kept.isOver || puzzle !== null) return null;
    // moves before the lesson began cannot be taken back
    if (course !== null && kept.played <= course.lesson.before.length) return null;
    const person = presence.seating.personAmongBots;
    const goesBackFreely = person !== null && kept.match.choicesSince(seatAt(person)) !== null;
    return goesBackFreely ? seatAt(person) : kept.match.undoableFor(viewer);
  }

  /**
   * Takes back the seat's latest choice. A single person among bots also takes back all later bot choices.
   * Throws `RequestError`, `CannotUndo` or `JournalNotWritten`; the match is then unchanged.
   */
  undo(page: Page, version: number, seat: Seat): void {
    const { kept, course, puzzle } = this.#parts;
    const { match } = kept;
    const viewer = this.#viewer(page, seat);
    const undoableBy = this.undoableFor(viewer);
    if ((course ?? puzzle) !== null && undoableBy !== seat) throw new RequestError('nothing-to-undo');
    const isAmongBots = match.undoableFor(viewer) !== seat && undoableBy === seat;
    const back = match.choicesSince(seat) ?? 0;
    const change = isAmongBots ? rewound({ seat, back, agreed: [], aloud: [] }) : undone(seat, viewer);
    this.#change(page, version, seat, change, 'just-passed');
  }

  /** Replays an undone choice. Throws `RequestError`, `CannotUndo` or `JournalNotWritten`; the match is then unchanged. */
  redo(page: Page, version: number, seat: Seat): void {
    this.#change(page, version, seat, redone(seat, this.#viewer(page, seat)));
  }

  /** Goes back beyond the reach of undo, after all seats have agreed. Throws `CannotUndo` or `JournalNotWritten`. */
  goBack(facts: RewindFacts): void {
    this.#carryOut(rewound(facts));
  }

  /** Throws `RequestError` unless `version` is current and the page sees and plays the active seat. */
  mayAsk(page: Page, version: number, seat: Seat): void {
    this.#mayChange(page, this.#isLatest(page, version, seat), seat, 'in-hand');
    if (this.#parts.presence.viewer(page) !== seat) throw new RequestError('not-your-seat');
  }

  /** Throws `RequestError` unless `version` is current and this page may take back the seat's moves. */
  mayUndo(page: Page, version: number, seat: Seat): void {
    this.#mayChange(page, this.#isLatest(page, version, seat), seat, 'just-passed');
  }

  /** Throws `RequestError` if `version` is outdated or the match is over. */
  mustBeFresh(page: Page, version: number): void {
    this.#mustBeUnderWay(page, this.#isLatest(page, version));
  }

  /**
   * True if this page may take back the seat's moves.
   * That is so for the active seat, and for the device's seats on a screen that all its players watch. It also holds if
   * neither that seat nor the active one has secrets, so that no shutter is needed.
   */
  mayUndoFor(page: Page, seat: Seat): boolean {
    const { kept, presence } = this.#parts;
    const { inHand, isOpen } = presence.hand(page);
    if (inHand === null || inHand === seat) return inHand === seat;
    if (!presence.own(page).includes(seat)) return false;
    return isOpen || (!kept.hasSecrets(seat) && !kept.hasSecrets(inHand));
  }

  /**
   * Records a wrong answer to the puzzle and returns true; no move is played then.
   * Throws `RequestError` once the puzzle is solved or given up, `IllegalMove` for a move that is not on offer.
   */
  #isWrong(seat: Seat, run: readonly AnyMove[]): boolean {
    const { kept, puzzle, changed } = this.#parts;
    const [first] = run;
    if (puzzle === null || first === undefined) return false;
    if (!puzzle.isAsked) throw new RequestError('not-legal');
    offered(kept.game, kept.match.state, seat, first);
    if (puzzle.isRight(run)) return false;
    puzzle.noteWrong(run);
    changed(nobody, false);
    return true;
  }

  #noteAnswer(): void {
    const { puzzle, changed } = this.#parts;
    if (puzzle === null) return;
    puzzle.noteSolved();
    changed(nobody, false);
  }

  #change(page: Page, version: number, seat: Seat, change: Change, mover: 'in-hand' | 'just-passed' = 'in-hand'): void {
    this.#mayChange(page, this.#isLatest(page, version), seat, mover);
    this.#carryOut(change);
  }

  /** The viewer whose knowledge applies to a request on behalf of a seat. */
  #viewer(page: Page, seat: Seat): Viewer {
    const { presence } = this.#parts;
    return presence.resuming(page) === seat ? seat : presence.viewer(page);
  }

  #isLatest(page: Page, version: number, seat?: Seat): boolean {
    const { kept, presence } = this.#parts;
    return version === kept.versionFor(seat === undefined ? presence.viewer(page) : this.#viewer(page, seat));
  }

  #mustBeUnderWay(page: Page, isFresh: boolean): void {
    const { kept, resync } = this.#parts;
    if (!isFresh) {
      resync(page);
      throw new RequestError('stale');
    }
    if (kept.isOver) throw new RequestError('game-over');
  }

  #mayChange(page: Page, isFresh: boolean, seat: Seat, mover: 'in-hand' | 'just-passed'): void {
    const { presence } = this.#parts;
    presence.mustHold(page);
    this.#mustBeUnderWay(page, isFresh);
    const { inHand } = presence.hand(page);
    const mayMove = mover === 'in-hand' ? inHand === seat : this.mayUndoFor(page, seat);
    if (!mayMove && presence.resuming(page) !== seat) throw new RequestError('not-your-seat');
  }

  #carryOut(change: Change, chooser?: Chooser, isOrdered = false): void {
    const { kept, presence, orders, changed } = this.#parts;
    const { kind, seat, missedBy, isReveal } = kept.carryOut(change, chooser);
    if (kind === 'rewind') presence.wentBack(kept.played);
    if (!isOrdered) orders.endAfter(kind, seat);
    changed(missedBy, isReveal);
  }
}
