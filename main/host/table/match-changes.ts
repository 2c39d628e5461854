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
import { Refused } from '../refused.ts';
import type { Page } from '../seats/pages.ts';
import type { Presence } from '../seats/presence.ts';
import { type Change, played, redone, rewound, undone } from './changes.ts';
import type { KeptMatch } from './kept-match.ts';
import { openRun } from './open-question.ts';

const nobody: ReadonlySet<Viewer> = new Set();

/** What changes of a match need of its table. */
export interface MatchChangesParts {
  readonly kept: KeptMatch;
  readonly presence: Presence;
  /** The lesson that is taught here; null at other tables. */
  readonly course: LessonCourse | null;
  /** The puzzle that lies here; null at other tables. */
  readonly puzzle: PuzzleTry | null;
  /** Hears of every change that has been written down, and who has seen nothing of it. */
  readonly changed: (missedBy: ReadonlySet<Viewer>) => void;
  /** Tells a page everything: it has spoken of a match that is another by now. */
  readonly resync: (page: Page) => void;
}

/**
 * Changes of a table's match, and which page may make them. A change is on disk before anyone is told of it; one that cannot
 * be carried out or written never happened.
 */
export class MatchChanges {
  readonly #parts: MatchChangesParts;

  constructor(parts: MatchChangesParts) {
    this.#parts = parts;
  }

  /**
   * Plays a choice of one move or of several, up to one that is not on offer; from a screen at which everybody looks on
   * only what may be asked there, or a refusal would tell what the seat holds. Throws Refused, IllegalMove or
   * JournalNotWritten; nothing has changed then.
   */
  play(page: Page, version: number, seat: Seat, moves: readonly AnyMove[]): void {
    const { kept, presence, course } = this.#parts;
    const { isOpen } = presence.hand(page);
    const run = isOpen ? openRun(kept.game, kept.match.state, seat, moves) : moves;
    // an answer may cross those of others, which change nothing in what this seat is asked
    this.#mayChange(page, kept.asksSince(version, seat, this.#viewer(page, seat)), seat, 'in-hand');
    if (course?.asksFor(kept.match.played, seat, run) === false) throw new Refused('not-in-lesson');
    if (this.#isWrong(seat, run)) return;
    this.#carryOut(played(seat, run));
    this.#noteAnswer();
  }

  /** Plays a choice of a bot, likewise. Throws IllegalMove or JournalNotWritten; nothing has changed then. */
  playBot(seat: Seat, moves: readonly AnyMove[], chooser: Chooser): void {
    this.#carryOut(played(seat, moves), chooser);
  }

  /**
   * Whose latest choice that the viewer knows of can be taken back without asking anybody: undo reaches it, or there is
   * nobody but bots to ask.
   */
  undoableFor(viewer: Viewer): Seat | null {
    const { kept, presence, course, puzzle } = this.#parts;
    // what was played before a puzzle is nobody's to take back, and what answers it stands
    if (kept.isOver || puzzle !== null) return null;
    // what lay on the table when a lesson began is nobody's to take back
    if (course !== null && kept.played <= course.lesson.before.length) return null;
    const person = presence.seating.personAmongBots;
    const goesBackFreely = person !== null && kept.match.choicesSince(seatAt(person)) !== null;
    return goesBackFreely ? seatAt(person) : kept.match.undoableFor(viewer);
  }

  /**
   * Takes back the seat's latest choice; for the only person among bots with all that bots have played since. Throws
   * Refused, CannotUndo or JournalNotWritten; nothing has changed then.
   */
  undo(page: Page, version: number, seat: Seat): void {
    const { kept, course, puzzle } = this.#parts;
    const { match } = kept;
    const viewer = this.#viewer(page, seat);
    const undoableBy = this.undoableFor(viewer);
    if ((course ?? puzzle) !== null && undoableBy !== seat) throw new Refused('nothing-to-undo');
    const isAmongBots = match.undoableFor(viewer) !== seat && undoableBy === seat;
    const back = match.choicesSince(seat) ?? 0;
    const change = isAmongBots ? rewound({ seat, back, agreed: [], aloud: [] }) : undone(seat, viewer);
    this.#change(page, version, seat, change, 'just-passed');
  }

  /** Plays an undone choice again. Throws Refused, CannotUndo or JournalNotWritten; nothing has changed then. */
  redo(page: Page, version: number, seat: Seat): void {
    this.#change(page, version, seat, redone(seat, this.#viewer(page, seat)));
  }

  /** Goes back beyond the reach of undo, with everybody's consent. Throws CannotUndo or JournalNotWritten, as above. */
  goBack(facts: RewindFacts): void {
    this.#carryOut(rewound(facts));
  }

  /** Throws Refused unless this page may speak for the seat in hand, and see what it sees, of the match as it stands. */
  mayAsk(page: Page, version: number, seat: Seat): void {
    this.#mayChange(page, this.#isLatest(page, version, seat), seat, 'in-hand');
    if (this.#parts.presence.viewer(page) !== seat) throw new Refused('not-your-seat');
  }

  /** Throws Refused unless this page may take back moves of the seat, of the match as it stands. */
  mayUndo(page: Page, version: number, seat: Seat): void {
    this.#mayChange(page, this.#isLatest(page, version, seat), seat, 'just-passed');
  }

  /** Throws Refused for what was said of another version, and once the match is over. */
  mustBeFresh(page: Page, version: number): void {
    this.#mustBeUnderWay(page, this.#isLatest(page, version));
  }

  /**
   * May this page take back moves of the seat? It may where the seat is in hand, where everybody looks on at its screen, and
   * where the screen can go on from it and back to it without a shutter, for neither has anything to hide.
   */
  mayUndoFor(page: Page, seat: Seat): boolean {
    const { kept, presence } = this.#parts;
    const { inHand, isOpen } = presence.hand(page);
    if (inHand === null || inHand === seat) return inHand === seat;
    if (!presence.own(page).includes(seat)) return false;
    return isOpen || (!kept.hasSecrets(seat) && !kept.hasSecrets(inHand));
  }

  /**
   * Is it a choice that answers a puzzle wrongly? Then it is told, and nothing is played. Throws Refused once the puzzle is
   * answered or given up, IllegalMove for what is not on offer.
   */
  #isWrong(seat: Seat, run: readonly AnyMove[]): boolean {
    const { kept, puzzle, changed } = this.#parts;
    const [first] = run;
    if (puzzle === null || first === undefined) return false;
    if (!puzzle.isAsked) throw new Refused('not-legal');
    offered(kept.game, kept.match.state, seat, first);
    if (puzzle.isRight(run)) return false;
    puzzle.noteWrong(run);
    changed(nobody);
    return true;
  }

  /** What answers a puzzle rightly has been played. */
  #noteAnswer(): void {
    const { puzzle, changed } = this.#parts;
    if (puzzle === null) return;
    puzzle.noteSolved();
    changed(nobody);
  }

  #change(page: Page, version: number, seat: Seat, change: Change, mover: 'in-hand' | 'just-passed' = 'in-hand'): void {
    this.#mayChange(page, this.#isLatest(page, version), seat, mover);
    this.#carryOut(change);
  }

  /** Through whose eyes a page asks for something on behalf of a seat. */
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
      throw new Refused('stale');
    }
    if (kept.isOver) throw new Refused('game-over');
  }

  #mayChange(page: Page, isFresh: boolean, seat: Seat, mover: 'in-hand' | 'just-passed'): void {
    const { presence } = this.#parts;
    presence.mustHold(page);
    this.#mustBeUnderWay(page, isFresh);
    const { inHand } = presence.hand(page);
    const mayMove = mover === 'in-hand' ? inHand === seat : this.mayUndoFor(page, seat);
    if (!mayMove && presence.resuming(page) !== seat) throw new Refused('not-your-seat');
  }

  #carryOut(change: Change, chooser?: Chooser): void {
    const { kept, presence, changed } = this.#parts;
    const { kind, missedBy } = kept.carryOut(change, chooser);
    if (kind === 'rewind') presence.wentBack(kept.played);
    changed(missedBy);
  }
}
