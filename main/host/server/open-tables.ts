import { fingerprint, LessonCourse } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type { Campaign } from '../../../shared/protocol/messages.ts';
import type { Journal } from '../../storage/journal.ts';
import type { Journals } from '../../storage/journals.ts';
import { type BotParts, BotTurns } from '../bots/bot-turns.ts';
import { lessonTurns } from '../bots/lesson-turns.ts';
import { orderTurns } from '../bots/order-turns.ts';
import { PuzzleTry } from '../puzzles/puzzle-try.ts';
import type { ShopWindow } from '../puzzles/shop-window.ts';
import { RequestError } from '../request-error.ts';
import type { Seating } from '../seats/seating.ts';
import { Table, type TableChange } from '../table/table.ts';
import { lessonOf } from './lessons.ts';

export interface OpenTablesParts {
  readonly journals: Journals;
  /** The journals of lessons and puzzles, which the shelf does not show. */
  readonly lessons: Journals;
  /** The puzzles for puzzle tables. */
  readonly window: ShopWindow;
  readonly bots: BotParts;
  /** The person of the house with this name, by id. */
  readonly personNamed: (name: string) => string | undefined;
  /** Saves who plays which seat at a room's table. Throws file errors. */
  readonly keepSeating: () => void;
  /** Records the result of a campaign chapter. Must not throw. */
  readonly noteEnd: () => void;
  /** The campaign of a table's match, for the player's name. */
  readonly campaignOf: (table: string, game: string, player: string) => Campaign;
  /** Called after each broadcast of a table. Must not throw. */
  readonly changed: (table: Table, change: TableChange) => void;
  /** Called when a journal turns out to be unreadable. */
  readonly unreadable: (table: string, error: unknown) => void;
}

/** The puzzle of a table with its status, or null. Only its solution is ever in the journal. */
function puzzleOn(game: AnyGame, journal: Journal, window: ShopWindow): PuzzleTry | null {
  const { puzzle: id } = journal.header;
  if (id === undefined) return null;
  const puzzle = window.find({ game: game.id, puzzle: id });
  if (puzzle === undefined) throw new RequestError('unknown-puzzle');
  return new PuzzleTry(game, puzzle, window, journal.replay().hash() !== fingerprint(puzzle.state));
}

/** What plays at a table without a person: bots, the neighbours of a lesson, standing orders. */
interface Turns {
  look(): void;
  close(): void;
}

/** The open tables, which have clients or a room. Runs the bots there. */
export class OpenTables {
  readonly #parts: OpenTablesParts;
  readonly #tables = new Map<string, Table>();
  readonly #turns = new Map<Table, readonly Turns[]>();

  constructor(parts: OpenTablesParts) {
    this.#parts = parts;
  }

  get byId(): ReadonlyMap<string, Table> {
    return this.#tables;
  }

  /** True if a match is in progress at one of them. Lessons and puzzles do not count. */
  get isMatchRunning(): boolean {
    return [...this.#tables.values()].some(
      ({ isOpen, kept, course, puzzle }) => isOpen && !kept.isOver && course === null && puzzle === null,
    );
  }

  /** Opens a closed table. Throws `RequestError`, `JournalDamaged` or `JournalNewer`. */
  open(id: string, seating?: Seating): Table {
    const { lessons, window, bots, personNamed, keepSeating, noteEnd, campaignOf, changed, unreadable } = this.#parts;
    const journals = lessons.has(id) ? lessons : this.#parts.journals;
    if (!journals.has(id)) throw new RequestError('unknown-table');
    try {
      const { game, journal } = journals.open(id);
      const lesson = lessonOf(game.id, journal.header.lesson);
      const course = lesson === undefined ? null : new LessonCourse(lesson);
      const puzzle = puzzleOn(game, journal, window);
      const fits = seating?.seats.length === journal.header.match.seats;
      const table = new Table({
        id,
        game,
        journal,
        course,
        puzzle,
        personNamed,
        keepSeating: () => {
          if (table.hosted !== null) keepSeating();
        },
        noteEnd,
        campaignOf: (player) => campaignOf(id, game.id, player),
        changed: (change) => {
          changed(table, change);
        },
        ...(fits && seating !== undefined && { seating }),
      });
      this.#tables.set(id, table);
      // no bots at a puzzle
      if (course !== null) this.#turns.set(table, [lessonTurns(table, course, bots)]);
      else if (puzzle === null) this.#turns.set(table, [new BotTurns(table, bots), orderTurns(table, bots)]);
      return table;
    } catch (error) {
      unreadable(id, error);
      throw error;
    }
  }

  close(table: Table): void {
    this.#end(table);
    table.kept.close();
  }

  closeIfUnused(table: Table): void {
    if (!table.isOpen) this.close(table);
  }

  closeAll(): void {
    for (const table of [...this.#tables.values()]) this.close(table);
  }

  /** Closes a table in its last safe state. */
  abandon(table: Table): void {
    this.#end(table);
    table.kept.abandon();
  }

  /** Lets the table's bots and standing orders play if it is their turn. */
  lookAt(table: Table): void {
    for (const turns of this.#turns.get(table) ?? []) turns.look();
  }

  /** The same at all tables. */
  look(): void {
    for (const table of this.#turns.keys()) this.lookAt(table);
  }

  #end(table: Table): void {
    for (const turns of this.#turns.get(table) ?? []) turns.close();
    this.#turns.delete(table);
    this.#tables.delete(table.id);
  }
}
