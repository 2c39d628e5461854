import type { ClientMessage } from '../../../shared/protocol/messages.ts';
import { JournalDamaged, JournalNewer } from '../../storage/journal-errors.ts';
import type { Journals } from '../../storage/journals.ts';
import { askedPuzzle, layPuzzle } from '../puzzles/laying.ts';
import type { ShopWindow } from '../puzzles/shop-window.ts';
import type { Table } from '../table/table.ts';
import type { HostSettings } from './host-settings.ts';
import { askedLesson, goesOn, layLesson } from './lessons.ts';

/** What the tables of lessons and puzzles need of their house. */
export interface PracticeParts {
  /** They lie apart: no shelf shows them. */
  readonly journals: Journals;
  readonly window: ShopWindow;
  readonly gameOf: NonNullable<HostSettings['gameOf']>;
  /** Opens a table, or throws Refused, JournalDamaged or JournalNewer. */
  readonly open: (id: string) => Table;
  readonly close: (table: Table) => void;
}

/** The tables at which nobody plays for a win: lessons, and puzzles. Each has one table, which is laid anew where it must be. */
export class Practice {
  readonly #parts: PracticeParts;

  constructor(parts: PracticeParts) {
    this.#parts = parts;
  }

  /** The table of a lesson, which goes on where it was left, or begins anew. Throws Refused or JournalNotWritten. */
  beginLesson(message: Extract<ClientMessage, { type: 'begin-lesson' }>): Table {
    const { journals, gameOf } = this.#parts;
    const asked = askedLesson(gameOf(message.game), message);
    return this.#tableOf(
      asked.table,
      (left) => goesOn(left, asked.lesson),
      () => layLesson(journals, asked, message.name),
    );
  }

  /** The table of a puzzle, at its beginning unless somebody sits there. Throws Refused or JournalNotWritten. */
  beginPuzzle(message: Extract<ClientMessage, { type: 'begin-puzzle' }>): Table {
    const { journals, window, gameOf } = this.#parts;
    const asked = askedPuzzle(gameOf(message.game), window, message);
    return this.#tableOf(
      asked.table,
      () => false,
      () => layPuzzle(journals, asked, message.name),
    );
  }

  /** A table as it was left, where somebody sits there or it is to be gone on with; else as it is laid anew. */
  #tableOf(id: string, goesOnFrom: (left: Table) => boolean, lay: () => void): Table {
    const { journals, open, close } = this.#parts;
    if (journals.has(id)) {
      const left = this.#left(id);
      if (left !== null && (left.isOpen || left.isElsewhere || goesOnFrom(left))) return left;
      if (left !== null) close(left);
      journals.remove(id);
    }
    lay();
    return open(id);
  }

  /** The table as it was left; null where its journal cannot be read any more. */
  #left(id: string): Table | null {
    try {
      return this.#parts.open(id);
    } catch (error) {
      if (error instanceof JournalDamaged || error instanceof JournalNewer) return null;
      throw error;
    }
  }
}
