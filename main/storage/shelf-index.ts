import { z } from 'zod';
import { tableId, tableSummary } from '../../shared/protocol/messages.ts';
import { keptResult } from './campaigns.ts';
import { fileErrorCode } from './file-error.ts';
import { KeptFile } from './kept-file.ts';

const indexed = z.object({
  table: tableId,
  /** Of the journal's file when it was read: what follows holds as long as that is the same. */
  stamp: z.string(),
  /** When the match was last played, in milliseconds since 1970. */
  savedAt: z.number(),
  isRunning: z.boolean(),
  /** What the match has brought to a campaign; null for nothing, left out where the journal could not be read. */
  chapter: keptResult.omit({ isPast: true }).nullable().optional(),
});
/** What a journal said when it was last read. */
export type Indexed = z.infer<typeof indexed>;

const shownTable = z.object({
  /** Of the journal's file when it was read. */
  stamp: z.string(),
  summary: tableSummary,
});
/** How a table looks from the shelf. */
export type ShownTable = z.infer<typeof shownTable>;

const indexRecord = z.object({
  /** The program that has read the journals: another one may read them otherwise. */
  app: z.string(),
  journals: z.array(indexed),
  page: z.array(shownTable),
});
type IndexRecord = z.infer<typeof indexRecord>;

/** What is kept of a shelf: what each journal said, and how those that are told first look. */
export type KeptIndex = Pick<IndexRecord, 'journals' | 'page'>;

const nothing: KeptIndex = { journals: [], page: [] };

/**
 * What the journals of a shelf said when they were last read, so that a long shelf need not be read whole at every start. The
 * journals alone are the truth: the file may be lost, damaged or another program's, and what it says of a journal that has
 * changed since is void. A disk that does not give it is no reason not to start.
 */
export class ShelfIndexFile {
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

  /** What was kept, by this very program. */
  get current(): KeptIndex {
    const current = this.#file?.current;
    return current?.app === this.#app ? current : nothing;
  }

  /** Keeps this instead. Throws what the disk throws; what was kept before then stands. */
  keep(index: KeptIndex): void {
    this.#file?.change({ app: this.#app, ...index });
  }
}
