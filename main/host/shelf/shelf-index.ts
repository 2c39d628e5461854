import type { JournalFile, Journals } from '../../storage/journals.ts';
import type { Indexed, ShelfIndexFile, ShownTable } from '../../storage/shelf-index.ts';

/** So few journals are read in no time: keeping what they said is not worth the writing. */
const worthKeeping = 8;

/**
 * Which journals there are, in which order, and what each of them said when it was last read. Of a journal that has changed
 * since it says nothing.
 */
export class ShelfIndex {
  readonly #journals: Journals;
  readonly #file: ShelfIndexFile;
  readonly #read: Map<string, Indexed>;
  /** The journals as they were when the folder was last looked through, and its stamp just before. */
  #seen: { readonly stamp: string | null; readonly files: readonly JournalFile[] } = { stamp: null, files: [] };
  #order: readonly JournalFile[] | null = null;
  /** So many journals were read that the file does not know of. */
  #news = 0;

  constructor(journals: Journals, file: ShelfIndexFile) {
    this.#journals = journals;
    this.#file = file;
    this.#read = new Map(file.current.journals.map((each) => [each.table, each]));
  }

  /** Would the next start have much to read again? */
  get isWorthKeeping(): boolean {
    return this.#news >= worthKeeping;
  }

  /** What this state of a journal says, where it was read. */
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
   * The match that was played last first; where a journal was not read, its file's time stands for that. Journals that other
   * programs only write to may stand where they stood before.
   */
  get order(): readonly JournalFile[] {
    const { stamp } = this.#seen;
    if (stamp === null || stamp !== this.#journals.stamp) this.lookThrough();
    this.#order ??= this.#sorted();
    return this.#order;
  }

  /** Looks at every journal's file, and says what lies there now, in the same order. Throws what the disk throws. */
  lookThrough(): readonly JournalFile[] {
    const { stamp } = this.#journals;
    this.#seen = { stamp, files: this.#journals.files() };
    this.#order = this.#sorted();
    return this.#order;
  }

  /**
   * Keeps what was read, for the next start. Throws what the disk throws.
   * @param page the tables that are told first
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
