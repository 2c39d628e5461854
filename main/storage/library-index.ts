import { z } from 'zod';
import { tableId, tableSummary } from '../../shared/protocol/messages.ts';
import { keptResult } from './campaigns.ts';
import { fileErrorCode } from './file-error.ts';
import { KeptFile } from './kept-file.ts';

const indexed = z.object({
  table: tableId,
  /** The journal file's stamp when it was read. The entry is valid while it is the same. */
  stamp: z.string(),
  /** When the match was last played, in milliseconds since 1970. */
  savedAt: z.number(),
  isRunning: z.boolean(),
  /** The campaign result; null for none, undefined if the journal was unreadable. */
  chapter: keptResult.omit({ isPast: true }).nullable().optional(),
});
/** The index entry of a journal. */
export type Indexed = z.infer<typeof indexed>;

const shownTable = z.object({
  /** The journal file's stamp when it was read. */
  stamp: z.string(),
  summary: tableSummary,
});
/** A table's summary on the shelf. */
export type ShownTable = z.infer<typeof shownTable>;

const indexRecord = z.object({
  /** Version of the program that read the journals; others may read them differently. */
  app: z.string(),
  journals: z.array(indexed),
  page: z.array(shownTable),
});
type IndexRecord = z.infer<typeof indexRecord>;

/** The saved index: the entries of all journals, and the summaries of the first page. */
export type KeptIndex = Pick<IndexRecord, 'journals' | 'page'>;

const nothing: KeptIndex = { journals: [], page: [] };

/**
 * A cache of journal contents, so that not every start reads all journals.
 * Only the journals are authoritative: the file may be lost, damaged or of another version. Entries of changed journals
 * are ignored. File errors do not prevent the start.
 */
export class LibraryIndexFile {
  readonly #app: string;
  readonly #file: KeptFile<IndexRecord> | null;

  constructor(dataFolder: string, app: string, now: number) {
    this.#app = app;
    const parse = (raw: unknown) => indexRecord.parse(raw);
    try {
      this.#file = new KeptFile({ dataFolder, name: 'shelf', parse, usual: { app, ...nothing }, now });
    } catch (error) {
      if (fileErrorCode(error) === undefined) throw error;
      this.#file = null;
    }
  }

  /** The index saved by this version of the program. */
  get current(): KeptIndex {
    const current = this.#file?.current;
    return current?.app === this.#app ? current : nothing;
  }

  /** Saves an index. Throws file errors; the previous one then stays. */
  keep(index: KeptIndex): void {
    this.#file?.change({ app: this.#app, ...index });
  }
}
