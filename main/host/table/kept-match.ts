import {
  type AnyMove,
  type AnyOrder,
  CannotUndo,
  type GameTypes,
  IllegalMove,
  isReveal,
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
import type { Holder, SeatSettings } from '../../../shared/protocol/messages.ts';
import type { Unsafe } from '../../storage/flushing.ts';
import type { Journal } from '../../storage/journal.ts';
import { type Chooser, type Held, heldLine } from '../../storage/journal-lines.ts';
import type { Follower, Made } from '../../storage/replay.ts';
import type { Turn } from '../seats/hand.ts';
import type { Change } from './changes.ts';
import { hasSecrets, outcomeFor } from './redaction.ts';
import { SeenChoices } from './seen-choices.ts';
import { StandingQuestions } from './standing-questions.ts';

/** A recorded change: its kind and seat, and the viewers who saw nothing of it. */
export interface Written {
  readonly kind: JournalEntry<AnyMove>['kind'];
  readonly seat: Seat;
  /** Whether it revealed something to everyone at once. */
  readonly isReveal: boolean;
  readonly missedBy: ReadonlySet<Viewer>;
}

/** A match with its journal. A change that cannot be recorded is rolled back. */
export class KeptMatch implements Follower {
  readonly game: AnyGame;
  readonly seen = new SeenChoices();
  /** How long each seat's question has been unchanged. */
  readonly #questions = new StandingQuestions();
  readonly #journal: Journal;
  #match: Match<GameTypes>;
  /** The sub-steps of the latest choice, computed on demand. */
  #parts: { readonly of: PlayedMove<GameTypes>; readonly parts: readonly Part<GameTypes['State']>[] } | null = null;
  /** Time of the latest entry that spectators know of, in milliseconds since 1970. */
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
    | 'readOnly'
    | 'repaired'
    | 'lost'
    | 'fromSnapshot'
    | 'isLaid'
    | 'choosers'
    | 'isOnesOwn'
    | 'held'
    | 'name'
    | 'orders'
    | 'times'
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

  /** Number of choices in the match, after undo and rewinds. */
  get played(): number {
    return this.#match.played.length;
  }

  /** The states between the sub-steps of the latest choice. */
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

  /** True for a campaign chapter that is over. */
  get isChapterOver(): boolean {
    return outcomeFor(this.#match)?.alone?.campaign !== undefined && this.#journal.isOnesOwn;
  }

  get turn(): Turn {
    const { state } = this.#match;
    return {
      toAct: this.game.toAct(state),
      isOver: this.isOver,
      hasSecrets: (seat) => this.hasSecrets(seat),
      isAskedPublicly: (seat) => this.game.publicMoves(state, seat).length > 0,
    };
  }

  hasSecrets(seat: Seat): boolean {
    return hasSecrets(this.game, this.#match.state, seat);
  }

  /**
   * True if a new player of this seat would see another person's secrets.
   * That is so if a person has chosen there and the seat knows hidden things.
   */
  showsAnothers(seat: number): boolean {
    if (this.seats[seat] === undefined || this.isOver) return false;
    const isPersons = (by: number, position: number) =>
      by === seat && this.#journal.choosers[position]?.bot === undefined;
    return this.#match.played.some((each, position) => isPersons(each.seat, position)) && this.hasSecrets(seatAt(seat));
  }

  /** For each seat the number of choices up to and including its latest one. Null if it has made none. */
  get lastChoices(): (number | null)[] {
    return this.seats.map((_, seat) => {
      const last = this.#match.played.findLastIndex((played) => played.seat === seat);
      return last === -1 ? null : last + 1;
    });
  }

  /** The version for this viewer's changes: the number of entries known to the viewer. */
  versionFor(viewer: Viewer): number {
    return this.seen.versionFor(viewer, this.#journal.entries);
  }

  /** True if the seat's question is unchanged since `version`, as this viewer counts versions. */
  asksSince(version: number, seat: Seat, viewer: Viewer): boolean {
    const now = this.versionFor(viewer);
    return version <= now && version >= now - this.#questions.standsSince(seat, viewer);
  }

  begin(match: Match<GameTypes>): void {
    this.seen.begin(match);
    this.#questions.begin(match);
  }

  /** Returns the viewers who saw nothing of the entry. */
  follow(made: Made, match: Match<GameTypes>): ReadonlySet<Viewer> {
    const missedBy = this.seen.follow(made, match);
    this.#questions.follow(made, match, missedBy);
    return missedBy;
  }

  /**
   * Carries out a change and records it. Throws `IllegalMove`, `CannotUndo` or `JournalNotWritten`; the match is then
   * unchanged.
   * @param chooser recorded for a choice that no person made
   */
  carryOut(change: Change, chooser?: Chooser): Written {
    const { played } = this;
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
    const added = this.#match.played.slice(played).flatMap(({ events }) => events);
    return {
      kind: entry.kind,
      seat: entry.seat,
      isReveal: added.some((event) => isReveal(this.game, event)),
      missedBy,
    };
  }

  /**
   * Records seats whose holder, owner, name or person has changed. Throws `JournalNotWritten`.
   * @param before holder and owner of each seat so far
   * @param after holder and owner of each seat now
   * @param players name and person of each seat now
   */
  noteSeats(before: readonly Held[], after: readonly Held[], players: readonly Omit<SeatSettings, 'colour'>[]): void {
    const changes = after.flatMap((held, seat) => {
      const { name = '', person } = players[seat] ?? {};
      const { holder, owner } = before[seat] ?? held;
      const now = this.seats[seat];
      const isSame = holder === held.holder && owner === held.owner && now?.name === name && now.person === person;
      return isSame ? [] : [{ seat: seatAt(seat), name, ...(person !== undefined && { person }), ...heldLine(held) }];
    });
    this.#journal.noteSeats(changes);
  }

  /** Records that these people of the house have played seats. Throws `JournalNotWritten`. */
  notePeople(seats: readonly SeatSettings[]): void {
    this.#journal.notePeople(seats);
  }

  /** Records the standing orders of a seat. Throws `JournalNotWritten`. */
  noteOrders(seat: Seat, holder: Holder, orders: readonly AnyOrder[]): void {
    this.#journal.noteOrders({ seat, holder, orders: orders.map((order) => ({ ...order })) });
  }

  /** Records the name of the game. Throws `JournalNotWritten`. */
  noteName(name: string | null): void {
    this.#journal.noteName(name);
  }

  close(): void {
    this.#journal.close(this.#match);
  }

  /** Closes the journal in its last safe state. */
  abandon(): void {
    this.#journal.abandon();
  }

  /** True if this journal is among those that could not be made safe on disk. */
  isWrittenIn(unsafe: ReadonlySet<Unsafe>): boolean {
    return unsafe.has(this.#journal);
  }
}
