import {
  type AnyMove,
  CannotUndo,
  type GameTypes,
  IllegalMove,
  type JournalEntry,
  type Match,
  type Part,
  type PlayedMove,
  partsOf,
  type Seat,
  seatAt,
  type Viewer,
} from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import type { Unsafe } from '../../storage/flushing.ts';
import type { Journal } from '../../storage/journal.ts';
import { type Chooser, type Held, heldLine } from '../../storage/journal-lines.ts';
import type { Follower, Made } from '../../storage/replay.ts';
import type { Turn } from '../seats/hand.ts';
import type { Change } from './changes.ts';
import { hasSecrets, outcomeFor } from './redaction.ts';
import { SeenChoices } from './seen-choices.ts';
import { StandingQuestions } from './standing-questions.ts';

/** A change that has been written down: of which kind, and who has seen nothing of it. */
export interface Written {
  readonly kind: JournalEntry<AnyMove>['kind'];
  readonly missedBy: ReadonlySet<Viewer>;
}

/** The match of a table with its journal: what cannot be written down never happened. */
export class KeptMatch implements Follower {
  readonly game: AnyGame;
  /** Which of the choices each viewer knows of. */
  readonly seen = new SeenChoices();
  /** For how long each seat has been asked what it is asked. */
  readonly #questions = new StandingQuestions();
  readonly #journal: Journal;
  #match: Match<GameTypes>;
  /** How the latest choice went on, once somebody wants to know. */
  #parts: { readonly of: PlayedMove<GameTypes>; readonly parts: readonly Part<GameTypes['State']>[] } | null = null;
  /** When the latest entry was made that onlookers know of, in milliseconds since 1970. */
  #savedAt: number;

  constructor(game: AnyGame, journal: Journal) {
    this.game = game;
    this.#journal = journal;
    this.#match = journal.replay(this);
    this.#savedAt = journal.savedAt;
  }

  get header(): Journal['header'] {
    return this.#journal.header;
  }

  get journal(): Pick<
    Journal,
    'readOnly' | 'repaired' | 'lost' | 'fromSnapshot' | 'isLaid' | 'choosers' | 'isOnesOwn' | 'held' | 'name'
  > {
    return this.#journal;
  }

  get match(): Match<GameTypes> {
    return this.#match;
  }

  get seats(): readonly SeatSettings[] {
    return this.#journal.seats;
  }

  get savedAt(): number {
    return this.#savedAt;
  }

  /** So many choices stand. */
  get played(): number {
    return this.#match.played.length;
  }

  /** The table between the things that the latest choice did one after the other. */
  get parts(): readonly Part<GameTypes['State']>[] {
    const of = this.#match.played.at(-1);
    if (of === undefined) return [];
    if (this.#parts?.of !== of) {
      this.#parts = { of, parts: partsOf(this.game, this.#match.stateAfter(this.played - 1), of) };
    }
    return this.#parts.parts;
  }

  get isOver(): boolean {
    return outcomeFor(this.#match) !== null;
  }

  /** Is it the chapter of a campaign, and over? */
  get isChapterOver(): boolean {
    return outcomeFor(this.#match)?.alone?.campaign !== undefined && this.#journal.isOnesOwn;
  }

  get turn(): Turn {
    const { state } = this.#match;
    return {
      toAct: this.game.toAct(state),
      isOver: this.isOver,
      hasSecrets: (seat) => this.hasSecrets(seat),
      isAskedOpenly: (seat) => this.game.openMoves(state, seat).length > 0,
    };
  }

  hasSecrets(seat: Seat): boolean {
    return hasSecrets(this.game, this.#match.state, seat);
  }

  /** Would whoever takes a seat see hidden things by which another person has chosen there? */
  showsAnothers(seat: number): boolean {
    if (this.seats[seat] === undefined || this.isOver) return false;
    const isPersons = (by: number, position: number) =>
      by === seat && this.#journal.choosers[position]?.bot === undefined;
    return this.#match.played.some((each, position) => isPersons(each.seat, position)) && this.hasSecrets(seatAt(seat));
  }

  /** For each seat how many choices stood after its latest one; null where it has made none. */
  get lastChoices(): (number | null)[] {
    return this.seats.map((_, seat) => {
      const last = this.#match.played.findLastIndex((played) => played.seat === seat);
      return last === -1 ? null : last + 1;
    });
  }

  /** What a change must name that is made by whoever sees so much: it counts the entries that the viewer knows of. */
  versionFor(viewer: Viewer): number {
    return this.seen.versionFor(viewer, this.#journal.entries);
  }

  /** Has the seat been asked the same ever since whoever sees so much knew of this version? */
  asksSince(version: number, seat: Seat, viewer: Viewer): boolean {
    const now = this.versionFor(viewer);
    return version <= now && version >= now - this.#questions.standsSince(seat, viewer);
  }

  begin(match: Match<GameTypes>): void {
    this.seen.begin(match);
    this.#questions.begin(match);
  }

  /** Returns who has seen nothing of it. */
  follow(made: Made, match: Match<GameTypes>): ReadonlySet<Viewer> {
    const missedBy = this.seen.follow(made, match);
    this.#questions.follow(made, match, missedBy);
    return missedBy;
  }

  /**
   * Carries out a change and writes it down. Throws IllegalMove, CannotUndo or JournalNotWritten; nothing has changed then.
   * @param chooser what is noted of whoever chose, where that was no person
   */
  carryOut(change: Change, chooser?: Chooser): Written {
    let entry: JournalEntry<AnyMove>;
    try {
      entry = change(this.#match);
      this.#journal.append(entry, this.#match, chooser);
    } catch (error) {
      const isUntouched = error instanceof IllegalMove || error instanceof CannotUndo;
      if (!isUntouched) this.#match = this.#journal.replay(this);
      throw error;
    }
    const missedBy = this.follow(entry, this.#match);
    if (!missedBy.has('spectator')) this.#savedAt = this.#journal.savedAt;
    return { kind: entry.kind, missedBy };
  }

  /**
   * Writes down whose holder, owner or name is another now. Throws JournalNotWritten.
   * @param before who held each seat
   * @param after who holds it now
   * @param names what each seat is called now
   */
  noteSeats(before: readonly Held[], after: readonly Held[], names: readonly string[]): void {
    const changes = after.flatMap((held, seat) => {
      const name = names[seat] ?? '';
      const { holder, owner } = before[seat] ?? held;
      const isSame = holder === held.holder && owner === held.owner && this.seats[seat]?.name === name;
      return isSame ? [] : [{ seat: seatAt(seat), name, ...heldLine(held) }];
    });
    this.#journal.noteSeats(changes);
  }

  /** Writes down what the game is called. Throws JournalNotWritten. */
  noteName(name: string | null): void {
    this.#journal.noteName(name);
  }

  /** Closes the journal. */
  close(): void {
    this.#journal.close(this.#match);
  }

  /** Closes the journal as it was when it was last safe. */
  abandon(): void {
    this.#journal.abandon();
  }

  /** Is its journal among what could not be made safe? */
  isWrittenIn(unsafe: ReadonlySet<Unsafe>): boolean {
    return unsafe.has(this.#journal);
  }
}
