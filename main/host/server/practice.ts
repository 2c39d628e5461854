import type { ClientMessage } from '../../../shared/protocol/messages.ts';
import { JournalDamaged, JournalNewer } from '../../storage/journal-errors.ts';
import type { Journals } from '../../storage/journals.ts';
import { askedPuzzle, layPuzzle } from '../puzzles/laying.ts';
import type { ShopWindow } from '../puzzles/shop-window.ts';
import type { Table } from '../table/table.ts';
import type { HostSettings } from './host-settings.ts';
import { askedLesson, goesOn, layLesson } from './lessons.ts';

export interface PracticeParts {
  /** Separate journals, which the shelf does not show. */
  readonly journals: Journals;
  readonly window: ShopWindow;
  readonly gameOf: NonNullable<HostSettings['gameOf']>;
  /** Opens a table. Throws `RequestError`, `JournalDamaged` or `JournalNewer`. */
  readonly open: (id: string) => Table;
  readonly close: (table: Table) => void;
}

/** The tables of lessons and puzzles: one for each, recreated where necessary. */
export class Practice {
  readonly #parts: PracticeParts;

  constructor(parts: PracticeParts) {
    this.#parts = parts;
  }

  /** The table of a lesson, resumed or restarted. Throws `RequestError` or `JournalNotWritten`. */
  beginLesson(message: Extract<ClientMessage, { type: 'begin-lesson' }>): Table {
    const { journals, gameOf } = this.#parts;
    const asked = askedLesson(gameOf(message.game), message);
    return this.#tableOf(
      asked.table,
      (left) => goesOn(left, asked.lesson),
      () => layLesson(journals, asked, message.name),
    );
  }

  /** The table of a puzzle, restarted unless it is in use. Throws `RequestError` or `JournalNotWritten`. */
  beginPuzzle(message: Extract<ClientMessage, { type: 'begin-puzzle' }>): Table {
    const { journals, window, gameOf } = this.#parts;
    const asked = askedPuzzle(gameOf(message.game), window, message);
    return this.#tableOf(
      asked.table,
      () => false,
      () => layPuzzle(journals, asked, message.name),
    );
  }

  /** The existing table if in use or resumable, otherwise a new one. */
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

  /** The existing table, or null if its journal is unreadable. */
  #left(id: string): Table | null {
    try {
      return this.#parts.open(id);
    } catch (error) {
      if (error instanceof JournalDamaged || error instanceof JournalNewer) return null;
      throw error;
    }
  }
}
