import type { TableSummary } from '../../../shared/protocol/messages.ts';
import { fileErrorCode } from '../../storage/file-error.ts';
import { JournalDamaged, JournalNewer } from '../../storage/journal-errors.ts';
import type { JournalFile, Journals } from '../../storage/journals.ts';
import type { ShelfIndexFile, ShownTable } from '../../storage/shelf-index.ts';
import type { Table } from '../table/table.ts';
import { Behind } from './behind.ts';
import type { Chapter } from './campaigns.ts';
import { ShelfIndex } from './shelf-index.ts';
import { readingOf, seatedChapter, seatedSummary, unreadableSummary } from './shelf-reading.ts';

/** So many tables are told at first, the newest, and so many more each time that somebody asks for older ones. */
export const pageOfShelf = 24;
/** So many tables are kept ready as they are shown; of a longer shelf as many as were asked for. */
const mostReady = 4 * pageOfShelf;
/** Whoever is welcomed waits for the reading of so many journals at most; the others are told once they have been read. */
export const readAtOnce = 8;

/** Some of the tables of a shelf, newest first, and how many older ones lie there besides; left out where none do. */
interface Shown {
  readonly shelf: TableSummary[];
  readonly older?: number;
}

type OpenTables = ReadonlyMap<string, Table>;

/**
 * The tables of this device as the shelf shows them. Journals nobody sits at are read again only when they change, and of a
 * long shelf at first only what is shown; what the others say becomes known behind.
 */
export class Shelf {
  readonly #journals: Journals;
  readonly #index: ShelfIndex;
  readonly #report: (during: string, error: unknown) => void;
  readonly #behind = new Behind();
  /** What has been shown, what was shown longest ago first. */
  readonly #shown = new Map<string, ShownTable>();

  /** @param report hears of defects, and while what they came about */
  constructor(journals: Journals, file: ShelfIndexFile, report: (during: string, error: unknown) => void) {
    this.#journals = journals;
    this.#report = report;
    this.#index = new ShelfIndex(journals, file);
    for (const shown of file.current.page) this.#shown.set(shown.summary.table, shown);
  }

  /**
   * The newest so many tables, and besides, those that somebody sits at and the newest match that can be gone on with: however
   * much has been played since, it is offered. Newest first.
   * @param open the tables somebody sits at
   * @param mostRead tables that are left out where more journals would have to be read
   */
  shown(open: OpenTables, most = pageOfShelf, mostRead = Number.POSITIVE_INFINITY): Shown {
    const { order } = this.#index;
    let read = 0;
    const shelf = this.#wanted(order, open, most).flatMap(({ table }) => {
      const seated = open.get(table);
      if (seated !== undefined) return [seatedSummary(seated)];
      const file = this.#journals.file(table);
      if (file === null) return [];
      if (!this.#isKnown(file)) read += 1;
      return this.#isKnown(file) || read <= mostRead ? [this.#show(file)] : [];
    });
    this.#forgetBut(Math.max(most, mostReady));
    shelf.sort((one, other) => other.savedAt - one.savedAt || (one.table < other.table ? -1 : 1));
    const older = order.length - shelf.length;
    return { shelf, ...(older > 0 && { older }) };
  }

  /** Reads what is told first, before anybody waits for it. Never throws. */
  prepare(open: OpenTables): void {
    this.#attempt(() => void this.shown(open));
  }

  /**
   * What the match of each table whose journal was read has brought to a campaign.
   * @param open the tables somebody sits at
   * @param isToRead are all to be read that have not been?
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

  /** Reads a journal, where that has not been done since it was changed. */
  look(table: string): void {
    const file = this.#journals.file(table);
    if (file !== null && this.#index.said(file) === undefined)
      this.#index.note(readingOf(this.#journals, file).indexed);
  }

  /**
   * Reads what has not been read, one journal after the other while the host goes on, and keeps what they say where that is
   * worth it.
   * @param news called when the first page has been read and when all has been, if there was anything to read
   */
  readBehind(open: OpenTables, news: () => void): void {
    if (this.#behind.isUnderWay) return;
    const { order } = this.#index;
    const page = this.#wanted(order, open, pageOfShelf).filter((file) => !open.has(file.table) && !this.#isKnown(file));
    const others = this.#unread(order, open).filter((file) => !page.includes(file));
    const unread = [...page, ...others].map(({ table }) => table);
    if (unread.length === 0 && !this.#index.isWorthKeeping) return;
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

  /** Reads no further, and keeps what was read for the next start. Never throws. */
  close(): void {
    this.#behind.stop();
    this.#attempt(() => this.#keep());
  }

  /** Notes that a journal turned out to be unreadable when it was opened. */
  noteUnreadable(table: string, error: unknown): void {
    const file = this.#journals.file(table);
    if (file !== null && (error instanceof JournalDamaged || error instanceof JournalNewer)) {
      this.#shown.set(table, { stamp: file.stamp, summary: unreadableSummary(this.#journals, file, error) });
    }
  }

  /** What the disk does not do now is done at the next start. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (fileErrorCode(error) === undefined) this.#report('reading the shelf', error);
    }
  }

  #keep(): void {
    const wanted = this.#wanted(this.#index.order, new Map(), pageOfShelf);
    const page = wanted.flatMap(({ table }) => this.#shown.get(table) ?? []);
    // whatever could not be read is looked at again
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

  /** Likewise, so that it can be shown. */
  #lookWell(table: string): void {
    const file = this.#journals.file(table);
    if (file !== null && !this.#isKnown(file)) this.#read(file);
  }

  /** Is it known how a table looks whose journal lies there so? */
  #isKnown({ table, stamp }: JournalFile): boolean {
    return this.#shown.get(table)?.stamp === stamp;
  }

  /** How a table looks that nobody here sits at. */
  #show(file: JournalFile): TableSummary {
    const { table, stamp } = file;
    const known = this.#shown.get(table);
    const summary = known?.stamp === stamp ? known.summary : this.#read(file);
    this.#shown.delete(table);
    this.#shown.set(table, { stamp, summary });
    return isReadable(summary) && this.#journals.isElsewhere(table) ? { ...summary, status: 'elsewhere' } : summary;
  }

  /** A house that plays for years would keep every match that it has ever shown. */
  #forgetBut(most: number): void {
    let tooMany = this.#shown.size - most;
    for (const table of this.#shown.keys()) {
      if (tooMany <= 0) return;
      this.#shown.delete(table);
      tooMany -= 1;
    }
  }

  #read(file: JournalFile): TableSummary {
    const { summary, indexed } = readingOf(this.#journals, file);
    this.#index.note(indexed);
    this.#shown.set(file.table, { stamp: file.stamp, summary });
    return summary;
  }
}

/** What another program plays is read from its journal: the table that is open here knows no newer moves. */
function isHere(seated: Table | undefined): seated is Table {
  return seated !== undefined && !seated.isElsewhere;
}

function isReadable({ status }: TableSummary): boolean {
  return status === 'running' || status === 'over';
}
