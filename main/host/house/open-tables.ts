import { fingerprint, LessonCourse } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type { Campaign } from '../../../shared/protocol/messages.ts';
import type { Journal } from '../../storage/journal.ts';
import type { Journals } from '../../storage/journals.ts';
import { type BotParts, BotTurns } from '../bots/bot-turns.ts';
import { LessonTurns } from '../bots/lesson-turns.ts';
import { PuzzleTry } from '../puzzles/puzzle-try.ts';
import type { ShopWindow } from '../puzzles/shop-window.ts';
import { Refused } from '../refused.ts';
import type { Seating } from '../seats/seating.ts';
import { Table } from '../table/table.ts';
import { lessonOf } from './lessons.ts';

/** What the open tables need of their house. */
export interface OpenTablesParts {
  readonly journals: Journals;
  /** The journals of lessons and puzzles, which no shelf shows. */
  readonly lessons: Journals;
  /** Where the puzzles are from that lie on tables. */
  readonly window: ShopWindow;
  readonly bots: BotParts;
  /** Keeps on disk who plays which seat of a room's table. Throws what the disk throws. */
  readonly keepSeating: () => void;
  /** Notes what a chapter of a campaign has brought. Never throws. */
  readonly noteEnd: () => void;
  /** The campaign to which the match of a table belongs, played alone under this name. */
  readonly campaignOf: (table: string, game: string, player: string) => Campaign;
  /** Hears that something has changed at a table: for onlookers too? Never throws. */
  readonly changed: (table: Table, isOpen: boolean) => void;
  /** Hears of a journal that turned out to be unreadable. */
  readonly unreadable: (table: string, error: unknown) => void;
}

/** The puzzle on a table, answered or not; null if there is none. Only the right answer is ever played there. */
function puzzleOn(game: AnyGame, journal: Journal, window: ShopWindow): PuzzleTry | null {
  const { puzzle: id } = journal.header;
  if (id === undefined) return null;
  const puzzle = window.find({ game: game.id, puzzle: id });
  if (puzzle === undefined) throw new Refused('unknown-puzzle');
  return new PuzzleTry(game, puzzle, window, journal.replay().hash() !== fingerprint(puzzle.state));
}

/** The tables that are open: somebody sits at each, or may come in at any time. Bots take their turns there. */
export class OpenTables {
  readonly #parts: OpenTablesParts;
  readonly #tables = new Map<string, Table>();
  readonly #turns = new Map<Table, BotTurns | LessonTurns>();

  constructor(parts: OpenTablesParts) {
    this.#parts = parts;
  }

  /** Each by its id. */
  get byId(): ReadonlyMap<string, Table> {
    return this.#tables;
  }

  /** Is a match being played at one of them? Lessons and puzzles can wait. */
  get isMatchRunning(): boolean {
    return [...this.#tables.values()].some(
      ({ isOpen, kept, course, puzzle }) => isOpen && !kept.isOver && course === null && puzzle === null,
    );
  }

  /** Opens a table that is not open. Throws Refused, JournalDamaged or JournalNewer. */
  open(id: string, seating?: Seating): Table {
    const { lessons, window, bots, keepSeating, noteEnd, campaignOf, changed, unreadable } = this.#parts;
    const journals = lessons.has(id) ? lessons : this.#parts.journals;
    if (!journals.has(id)) throw new Refused('unknown-table');
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
        keepSeating: () => {
          if (table.hosted !== null) keepSeating();
        },
        noteEnd,
        campaignOf: (player) => campaignOf(id, game.id, player),
        changed: (isOpen) => {
          changed(table, isOpen);
        },
        ...(fits && seating !== undefined && { seating }),
      });
      this.#tables.set(id, table);
      // at a puzzle nobody plays but whoever answers it
      if (course !== null) this.#turns.set(table, new LessonTurns(table, course, bots));
      else if (puzzle === null) this.#turns.set(table, new BotTurns(table, bots));
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

  /** Closes a table as it was when it was last safe. */
  abandon(table: Table): void {
    this.#end(table);
    table.kept.abandon();
  }

  /** Bots look whether it is their turn. */
  lookAt(table: Table): void {
    this.#turns.get(table)?.look();
  }

  /** Likewise, at all tables. */
  look(): void {
    for (const turns of this.#turns.values()) turns.look();
  }

  #end(table: Table): void {
    this.#turns.get(table)?.close();
    this.#turns.delete(table);
    this.#tables.delete(table.id);
  }
}
