import type { FinishedMatch, HouseIndex, Indexed, ShownTable } from '../../storage/house-index/house-index.ts';
import { StatementFailed } from '../../storage/house-index/statement-failed.ts';
import type { JournalFile, Journals } from '../../storage/journals.ts';

/**
 * Index of the journals: their order, and what each said when last read. A changed journal has no entry.
 * A defect of the saved index only costs the time to read journals again.
 */
export class LibraryIndex {
  readonly #journals: Journals;
  readonly #index: HouseIndex;
  readonly #report: (during: string, error: unknown) => void;
  readonly #read: Map<string, Indexed>;
  /** The losses of the saved index that `#read` has followed. */
  #losses: number;
  /** The journals at the last scan of the folder, and the folder's stamp just before. */
  #seen: { readonly stamp: string | null; readonly files: readonly JournalFile[] } = { stamp: null, files: [] };
  #order: readonly JournalFile[] | null = null;

  /** @param report receives defects and the activity they occurred in */
  constructor(journals: Journals, index: HouseIndex, report: (during: string, error: unknown) => void) {
    this.#journals = journals;
    this.#index = index;
    this.#report = report;
    this.#losses = index.losses;
    this.#read = new Map(this.#saved(() => index.entries, []).map((each) => [each.table, each]));
  }

  /** The saved summaries of the shelf's first page, newest first. */
  get page(): readonly ShownTable[] {
    return this.#saved(() => this.#index.page, []);
  }

  /** The index entry for this version of a journal, if it was read. */
  said({ table, stamp }: Pick<JournalFile, 'table' | 'stamp'>): Indexed | undefined {
    if (this.#losses !== this.#index.losses) {
      this.#read.clear();
      this.#losses = this.#index.losses;
    }
    const read = this.#read.get(table);
    return read?.stamp === stamp ? read : undefined;
  }

  /** @param match the facts of a finished match, for the house book; null for any other */
  note(indexed: Indexed, match: FinishedMatch | null): void {
    this.#read.set(indexed.table, indexed);
    this.#saved(() => this.#index.note(indexed, match), undefined);
    this.#order = null;
  }

  /**
   * Journals by the time of the last move, newest first. Unread ones count by their file's time.
   * Journals that other programs are writing may keep an outdated place.
   */
  get order(): readonly JournalFile[] {
    const { stamp } = this.#seen;
    if (stamp === null || stamp !== this.#journals.stamp) this.lookThrough();
    this.#order ??= this.#sorted();
    return this.#order;
  }

  /** Scans the folder and returns all journals, newest first. Throws file errors. */
  lookThrough(): readonly JournalFile[] {
    const { stamp } = this.#journals;
    this.#seen = { stamp, files: this.#journals.files() };
    this.#order = this.#sorted();
    return this.#order;
  }

  /**
   * Brings the saved index up to date with the folder. Throws file errors.
   * @param page the tables shown first
   */
  keep(page: readonly ShownTable[]): void {
    const there = new Set(this.lookThrough().map(({ table }) => table));
    this.#saved(() => this.#index.keep(there, page), undefined);
  }

  close(): void {
    this.#index.close();
  }

  /** What the saved index says; `otherwise` after a defect. */
  #saved<Said>(said: () => Said, otherwise: Said): Said {
    try {
      return said();
    } catch (error) {
      if (!(error instanceof StatementFailed)) throw error;
      this.#report('using the house index', error);
      return otherwise;
    }
  }

  #sorted(): readonly JournalFile[] {
    const timed = this.#seen.files.map((file) => ({ file, time: this.said(file)?.savedAt ?? file.changedAt }));
    timed.sort((one, other) => other.time - one.time || (one.file.table < other.file.table ? -1 : 1));
    return timed.map(({ file }) => file);
  }
}
