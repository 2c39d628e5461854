import type { JournalFile, Journals } from '../../storage/journals.ts';
import type { Indexed, LibraryIndexFile, ShownTable } from '../../storage/library-index.ts';

/** Fewer unsaved readings than this are not worth writing the index. */
const worthKeeping = 8;

/** Index of the journals: their order, and what each said when last read. A changed journal has no entry. */
export class LibraryIndex {
  readonly #journals: Journals;
  readonly #file: LibraryIndexFile;
  readonly #read: Map<string, Indexed>;
  /** The journals at the last scan of the folder, and the folder's stamp just before. */
  #seen: { readonly stamp: string | null; readonly files: readonly JournalFile[] } = { stamp: null, files: [] };
  #order: readonly JournalFile[] | null = null;
  /** Number of journals read that the file does not contain yet. */
  #news = 0;

  constructor(journals: Journals, file: LibraryIndexFile) {
    this.#journals = journals;
    this.#file = file;
    this.#read = new Map(file.current.journals.map((each) => [each.table, each]));
  }

  /** True if saving the index would spare the next start much reading. */
  get isWorthKeeping(): boolean {
    return this.#news >= worthKeeping;
  }

  /** The index entry for this version of a journal, if it was read. */
  said({ table, stamp }: JournalFile): Indexed | undefined {
    const read = this.#read.get(table);
    return read?.stamp === stamp ? read : undefined;
  }

  note(indexed: Indexed): void {
    this.#read.set(indexed.table, indexed);
    this.#order = null;
    this.#news += 1;
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
   * Saves the index for the next start. Throws file errors.
   * @param page the tables shown first
   */
  keep(page: readonly ShownTable[]): void {
    const there = this.lookThrough();
    if (this.#news === 0 || there.length < worthKeeping) return;
    this.#file.keep({ journals: there.flatMap((file) => this.said(file) ?? []), page: [...page] });
    this.#news = 0;
  }

  #sorted(): readonly JournalFile[] {
    const timed = this.#seen.files.map((file) => ({ file, time: this.said(file)?.savedAt ?? file.changedAt }));
    timed.sort((one, other) => other.time - one.time || (one.file.table < other.file.table ? -1 : 1));
    return timed.map(({ file }) => file);
  }
}
