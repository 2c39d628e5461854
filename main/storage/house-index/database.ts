import { closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import sqlite, { type Database } from 'node-sqlite3-wasm';
import { z } from 'zod';
import { parseJson } from '../bounded-json.ts';
import { fileErrorCode } from '../file-error.ts';
import { releaseLock, takeLock } from '../lock.ts';

/** A value of a column or parameter. */
export type SqlValue = string | number | null;

export interface DatabaseSettings {
  readonly dataFolder: string;
  /** File name without extension. */
  readonly name: string;
  /** SQL that takes the database from each version to the next. Version 0 is empty. */
  readonly migrations: readonly string[];
  /** Called with the database at first, and again whenever its content was lost. */
  readonly opened: (database: IndexDatabase) => void;
}

/** A column of JSON text. */
export const jsonColumn = z.string().transform((text, { addIssue }) => {
  try {
    return parseJson(text);
  } catch {
    addIssue('no JSON');
    return z.NEVER;
  }
});

const versionRow = z.object({ user_version: z.number() });

/**
 * A SQLite database whose content can be made again: an index.
 * A damaged file is replaced by an empty one. If another program has the file, or the disk fails, the database is in
 * memory. So no method throws errors of the disk.
 */
export class IndexDatabase {
  readonly #settings: DatabaseSettings;
  readonly #file: string;
  /** The lock held for the file; null if the database is in memory. */
  #lock: string | null;
  #database: Database;
  /** True while a change of several statements is under way. */
  #isChanging = false;
  #isClosed = false;

  constructor(settings: DatabaseSettings) {
    const { dataFolder, name } = settings;
    this.#settings = settings;
    this.#file = path.join(dataFolder, `${name}.sqlite`);
    this.#lock = lockIfFree(path.join(dataFolder, `${name}.lock`));
    try {
      this.#database = this.#opened();
    } catch (error) {
      this.#database = this.#emptied(error);
    }
    settings.opened(this);
  }

  /** Runs one statement that returns no rows. */
  run(sql: string, values: readonly SqlValue[] = []): void {
    if (!this.#isClosed) this.#attempt(() => this.#database.run(sql, [...values]));
  }

  /** The rows of a query. Rows that do not fit the schema count as damage. */
  all<Row>(row: z.ZodType<Row>, sql: string, values: readonly SqlValue[] = []): readonly Row[] {
    if (this.#isClosed) return [];
    return this.#attempt(() => this.#database.all(sql, [...values]).map((each) => row.parse(each)));
  }

  /** Runs several statements as one change. */
  together(work: () => void): void {
    if (this.#isChanging) {
      work();
      return;
    }
    if (this.#isClosed) return;
    this.#attempt(() => {
      this.#isChanging = true;
      try {
        this.#database.exec('BEGIN');
        work();
        this.#database.exec('COMMIT');
      } finally {
        this.#isChanging = false;
      }
    });
  }

  /** Closes the file, so that another program may use it. Later changes are ignored, and queries find nothing. */
  close(): void {
    this.#isClosed = true;
    this.#closeFile();
    this.#letGo();
  }

  /** Does the work, if necessary once more with an empty database. */
  #attempt<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      // the whole change is repeated, not its failed statement
      if (this.#isChanging) throw error;
      this.#closeFile();
      this.#database = this.#emptied(error);
      this.#settings.opened(this);
      return work();
    }
  }

  /** An empty database in place of one that failed with this error. Throws other errors than the database's own. */
  #emptied(error: unknown): Database {
    const isFailure = error instanceof sqlite.SQLite3Error || error instanceof z.ZodError;
    if (!isFailure && fileErrorCode(error) === undefined) throw error;
    try {
      rmSync(this.#file, { force: true });
      rmSync(`${this.#file}-journal`, { force: true });
      return this.#opened();
    } catch {
      this.#letGo();
      return this.#opened();
    }
  }

  #opened(): Database {
    // A killed program leaves the library's own lock, a folder. Our lock says that no program uses the file.
    if (this.#lock !== null) rmSync(`${this.#file}.lock`, { recursive: true, force: true });
    // it names people, so only this user may read it
    if (this.#lock !== null) closeSync(openSync(this.#file, 'a', 0o600));
    const database = new sqlite.Database(this.#lock === null ? ':memory:' : this.#file);
    try {
      // The content is an index: a power cut may cost it, but not the program's time.
      database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF;');
      migrate(database, this.#settings.migrations);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  }

  #letGo(): void {
    if (this.#lock !== null) releaseLock(this.#lock);
    this.#lock = null;
  }

  #closeFile(): void {
    try {
      this.#database.close();
    } catch (error) {
      // it failed before and is replaced
      if (!(error instanceof sqlite.SQLite3Error)) throw error;
    }
  }
}

/** Takes a lock and returns its path; null if another program has it or the folder is not writable. */
function lockIfFree(lock: string): string | null {
  try {
    return takeLock(lock) ? lock : null;
  } catch (error) {
    if (fileErrorCode(error) === undefined) throw error;
    return null;
  }
}

/** Runs the steps that a database still lacks, each as one change. One of a newer program counts as damaged. */
function migrate(database: Database, migrations: readonly string[]): void {
  const { user_version: version } = versionRow.parse(database.get('PRAGMA user_version'));
  if (version > migrations.length) throw new sqlite.SQLite3Error(`version ${version} is of a newer program`);
  for (const [step, sql] of migrations.entries()) {
    if (step >= version) database.exec(`BEGIN; ${sql}; PRAGMA user_version = ${step + 1}; COMMIT;`);
  }
}
