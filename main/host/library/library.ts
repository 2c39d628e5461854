import type { TableSummary } from '../../../shared/protocol/messages.ts';
import { fileErrorCode } from '../../storage/file-error.ts';
import type { HouseIndex, ShownTable } from '../../storage/house-index/house-index.ts';
import { JournalDamaged, JournalNewer } from '../../storage/journal-errors.ts';
import type { JournalFile, Journals } from '../../storage/journals.ts';
import type { Table } from '../table/table.ts';
import { Behind } from './behind.ts';
import type { Chapter } from './campaigns.ts';
import { LibraryIndex } from './library-index.ts';
import { readingOf, seatedChapter, seatedFinished, seatedSummary, unreadableSummary } from './library-reading.ts';

/** Tables sent at first, and again each time a client asks for older ones. */
export const pageOfLibrary = 24;
/** Summaries kept in memory; more if a client asked for more. */
const mostReady = 4 * pageOfLibrary;
/** Most journals that a new client waits for. The others are sent once they have been read. */
export const readAtOnce = 8;

/** The newest tables of a shelf, and the number of older ones. Omitted if there are none. */
interface Shown {
  readonly library: TableSummary[];
  readonly older?: number;
}

/** The open tables by id. */
export type OpenTables = ReadonlyMap<string, Table>;

/** How many of the journals have been read, of how many. */
export interface Reading {
  readonly read: number;
  readonly of: number;
}

/**
 * The saved tables of this device.
 * Journals of closed tables are read again only when they change. On a long shelf only the shown ones are read at
 * first, the others in the background.
 */
export class Library {
  readonly #journals: Journals;
  readonly #index: LibraryIndex;
  readonly #report: (during: string, error: unknown) => void;
  readonly #behind = new Behind();
  /** Summaries shown so far, least recently shown first. */
  readonly #shown = new Map<string, ShownTable>();

  /** @param report receives defects and the activity they occurred in */
  constructor(journals: Journals, index: HouseIndex, report: (during: string, error: unknown) => void) {
    this.#journals = journals;
    this.#report = report;
    this.#index = new LibraryIndex(journals, index, report);
    for (const shown of this.#index.page) this.#shown.set(shown.summary.table, shown);
  }

  /**
   * The `most` newest tables, all open ones, and the newest unfinished match; newest first.
   * @param open the open tables
   * @param mostRead limit on journals to read now; tables beyond it are left out
   */
  shown(open: OpenTables, most = pageOfLibrary, mostRead = Number.POSITIVE_INFINITY): Shown {
    const { order } = this.#index;
    let read = 0;
    const library = this.#wanted(order, open, most).flatMap(({ table }) => {
      const seated = open.get(table);
      if (seated !== undefined) return [seatedSummary(seated)];
      const file = this.#journals.file(table);
      if (file === null) return [];
      if (!this.#isKnown(file)) read += 1;
      return this.#isKnown(file) || read <= mostRead ? [this.#show(file)] : [];
    });
    this.#forgetBut(Math.max(most, mostReady));
    library.sort((one, other) => other.savedAt - one.savedAt || (one.table < other.table ? -1 : 1));
    const older = order.length - library.length;
    return { library, ...(older > 0 && { older }) };
  }

  /** Reads the first page ahead of time. Never throws. */
  prepare(open: OpenTables): void {
    this.#attempt(() => void this.shown(open));
  }

  /**
   * The campaign results of all tables whose journals have been read.
   * @param open the open tables
   * @param isToRead true to read the other journals first
   */
  chapters(open: OpenTables, isToRead: boolean): ReadonlyMap<string, Chapter> {
    const files = isToRead ? this.#index.lookThrough() : this.#index.order;
    if (isToRead) for (const { table } of this.#unread(files, open)) this.look(table);
    const found = new Map<string, Chapter>();
    for (const file of files) {
      const seated = open.get(file.table);
      const chapter = isHere(seated) ? seatedChapter(seated) : this.#index.said(file)?.chapter;
      if (chapter !== undefined) found.set(file.table, chapter);
    }
    return found;
  }

  /** Records the open tables as they stand. Their journals are read again once they are closed. */
  noteOpen(open: OpenTables): void {
    for (const [table, seated] of open) {
      if (!isHere(seated) || seated.isPrivate) continue;
      const { savedAt } = seated.kept;
      const finished = seatedFinished(seated);
      const isRunning = finished === null;
      // who plays may change once the match is over
      const players = finished?.players.map(({ name, person }) => person ?? name) ?? [];
      const stamp = `open ${players.join(' ')}`;
      const said = this.#index.said({ table, stamp });
      if (said?.savedAt === savedAt && said.isRunning === isRunning) continue;
      this.#index.note({ table, stamp, savedAt, isRunning }, finished);
    }
  }

  /** How many of the journals have been read, of how many; null if all have. */
  reading(open: OpenTables): Reading | null {
    const { order } = this.#index;
    const unread = this.#unread(order, open).length;
    return unread === 0 ? null : { read: order.length - unread, of: order.length };
  }

  /** Reads a journal, unless its current version has been read. */
  look(table: string): void {
    const file = this.#journals.file(table);
    if (file === null || this.#index.said(file) !== undefined) return;
    const { indexed, finished } = readingOf(this.#journals, file);
    this.#index.note(indexed, finished);
  }

  /**
   * Reads unread journals in the background, then saves the first page.
   * @param news called when the first page has been read and when all have, if there was anything to read
   */
  readBehind(open: OpenTables, news: () => void): void {
    if (this.#behind.isUnderWay) return;
    const { order } = this.#index;
    const page = this.#wanted(order, open, pageOfLibrary).filter(
      (file) => !open.has(file.table) && !this.#isKnown(file),
    );
    const others = this.#unread(order, open).filter((file) => !page.includes(file));
    const unread = [...page, ...others].map(({ table }) => table);
    if (unread.length === 0) return;
    let read = 0;
    this.#behind.begin(() => {
      const next = unread[read];
      if (next === undefined) this.#attempt(() => this.#keep());
      else {
        const isToShow = read < page.length;
        this.#attempt(() => (isToShow ? this.#lookWell(next) : this.look(next)));
        read += 1;
        if (read === page.length || read === unread.length) this.#attempt(news);
      }
      return next !== undefined;
    });
  }

  /** Stops reading, and saves and closes the index. Never throws. */
  close(): void {
    this.#behind.stop();
    this.#attempt(() => this.#keep());
    this.#index.close();
  }

  /** Records that a journal was unreadable when it was opened. */
  noteUnreadable(table: string, error: unknown): void {
    const file = this.#journals.file(table);
    if (file !== null && (error instanceof JournalDamaged || error instanceof JournalNewer)) {
      this.#shown.set(table, { stamp: file.stamp, summary: unreadableSummary(this.#journals, file, error) });
    }
  }

  /** Ignores file errors: the next start tries again. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (fileErrorCode(error) === undefined) this.#report('reading the shelf', error);
    }
  }

  #keep(): void {
    const wanted = this.#wanted(this.#index.order, new Map(), pageOfLibrary);
    const page = wanted.flatMap(({ table }) => this.#shown.get(table) ?? []);
    // unreadable journals are read again next time
    this.#index.keep(page.filter(({ summary }) => isReadable(summary)));
  }

  #wanted(order: readonly JournalFile[], open: OpenTables, most: number): readonly JournalFile[] {
    const toGoOnWith = order.find((file) => this.#isRunning(file, open));
    return order.filter((file, place) => place < most || open.has(file.table) || file === toGoOnWith);
  }

  #isRunning(file: JournalFile, open: OpenTables): boolean {
    const seated = open.get(file.table);
    if (seated === undefined) return this.#index.said(file)?.isRunning === true;
    return seatedSummary(seated).status === 'running';
  }

  #unread(files: readonly JournalFile[], open: OpenTables): JournalFile[] {
    return files.filter((file) => !isHere(open.get(file.table)) && this.#index.said(file) === undefined);
  }

  /** Reads a journal including its summary, unless that is known. */
  #lookWell(table: string): void {
    const file = this.#journals.file(table);
    if (file !== null && !this.#isKnown(file)) this.#read(file);
  }

  /** True if the summary of this version of a journal is known. */
  #isKnown({ table, stamp }: JournalFile): boolean {
    return this.#shown.get(table)?.stamp === stamp;
  }

  /** The summary of a table that is not open here. */
  #show(file: JournalFile): TableSummary {
    const { table, stamp } = file;
    const known = this.#shown.get(table);
    const summary = known?.stamp === stamp ? known.summary : this.#read(file);
    this.#shown.delete(table);
    this.#shown.set(table, { stamp, summary });
    return isReadable(summary) && this.#journals.isElsewhere(table) ? { ...summary, status: 'elsewhere' } : summary;
  }

  /** Drops the least recently shown summaries, to bound memory. */
  #forgetBut(most: number): void {
    let tooMany = this.#shown.size - most;
    for (const table of this.#shown.keys()) {
      if (tooMany <= 0) return;
      this.#shown.delete(table);
      tooMany -= 1;
    }
  }

  #read(file: JournalFile): TableSummary {
    const { summary, indexed, finished } = readingOf(this.#journals, file);
    this.#index.note(indexed, finished);
    this.#shown.set(file.table, { stamp: file.stamp, summary });
    return summary;
  }
}

/** False for a table open in another program, whose journal is newer. */
function isHere(seated: Table | undefined): seated is Table {
  return seated !== undefined && !seated.isElsewhere;
}

function isReadable({ status }: TableSummary): boolean {
  return status === 'running' || status === 'over';
}
