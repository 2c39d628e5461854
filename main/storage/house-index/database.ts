import { closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import sqlite, { type Database } from 'node-sqlite3-wasm';
import { z } from 'zod';
import { parseJson } from '../bounded-json.ts';
import { fileErrorCode } from '../file-error.ts';
import { releaseLock, takeLock } from '../lock.ts';
import { StatementFailed } from './statement-failed.ts';

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
  /** Receives defects of the program at the start, after which the database is empty. */
  readonly report: (error: unknown) => void;
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
 * What SQLite says when the disk or the system fails, not the file. The library gives no codes.
 * See `sqlite3_errstr` in SQLite's source.
 */
const failuresOfDisk =
  /disk I\/O error|database or disk is full|[Uu]nable to open|[Cc]ould not open|readonly database|is locked|out of memory/;
/** What SQLite says of a damaged file. */
const damagedFile = /image is malformed|malformed database schema|is not a database/;

/** What is wrong: the file is damaged, the disk fails, or the program has a defect. */
type Trouble = 'damage' | 'disk' | 'defect';

/** Thrown for a database of a newer program, or with other tables than its version has. Its content is made again. */
class DatabaseForeign extends Error {
  override readonly name = 'DatabaseForeign';
}

/**
 * A SQLite database whose content can be made again: an index.
 * A damaged file is replaced by an empty one, and so is one that a migration cannot take over. If another program has
 * the file, or the disk fails, the database is in memory. So no method throws errors of the disk. A defect of the
 * program throws `StatementFailed` and changes nothing.
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
  #isRebuilt = false;

  constructor(settings: DatabaseSettings) {
    const { dataFolder, name } = settings;
    this.#settings = settings;
    this.#file = path.join(dataFolder, `${name}.sqlite`);
    this.#lock = lockIfFree(path.join(dataFolder, `${name}.lock`));
    try {
      this.#database = this.#opened();
    } catch (error) {
      const trouble = error instanceof DatabaseForeign ? 'damage' : troubleOf(error);
      if (trouble === 'defect') settings.report(error);
      this.#database = trouble === 'disk' ? this.#inMemory() : this.#emptied();
    }
    try {
      settings.opened(this);
    } catch (error) {
      if (!(error instanceof StatementFailed)) throw error;
      settings.report(error);
      this.#closeFile();
      this.#database = this.#emptied();
      settings.opened(this);
    }
  }

  /** True if a file that was there has been replaced by an empty one since the start. */
  get isRebuilt(): boolean {
    return this.#isRebuilt;
  }

  /** Runs one statement that returns no rows. */
  run(sql: string, values: readonly SqlValue[] = []): void {
    if (!this.#isClosed) this.#attempt(() => named(sql, () => this.#database.run(sql, [...values])));
  }

  /** The rows of a query. Throws `StatementFailed` for rows that do not fit the schema. */
  all<Row>(row: z.ZodType<Row>, sql: string, values: readonly SqlValue[] = []): readonly Row[] {
    if (this.#isClosed) return [];
    return this.#attempt(() => named(sql, () => this.#database.all(sql, [...values]).map((each) => row.parse(each))));
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
      const trouble = troubleOf(error, () => isWhole(this.#database, this.#settings.migrations));
      if (trouble === 'defect') {
        if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
        throw error;
      }
      this.#closeFile();
      this.#database = trouble === 'damage' ? this.#emptied() : this.#inMemory();
      this.#settings.opened(this);
      return work();
    }
  }

  /** An empty database in place of a damaged one, or of one that cannot be taken to the present version. */
  #emptied(): Database {
    this.#isRebuilt = true;
    try {
      rmSync(this.#file, { force: true });
      rmSync(`${this.#file}-journal`, { force: true });
      return this.#opened();
    } catch {
      return this.#inMemory();
    }
  }

  /** An empty database that leaves the file as it is. */
  #inMemory(): Database {
    this.#letGo();
    return this.#opened();
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
      const isForeign = error instanceof StatementFailed && !isWhole(database, this.#settings.migrations);
      database.close();
      throw isForeign ? new DatabaseForeign() : error;
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

/** Runs the steps that a database still lacks, each as one change. Throws `DatabaseForeign` for a newer one. */
function migrate(database: Database, migrations: readonly string[]): void {
  const { user_version: version } = versionRow.parse(database.get('PRAGMA user_version'));
  if (version > migrations.length) throw new DatabaseForeign();
  for (const [step, sql] of migrations.entries()) {
    const change = `BEGIN; ${sql}; PRAGMA user_version = ${step + 1}; COMMIT;`;
    if (step >= version) named(`migration ${step + 1}`, () => database.exec(change));
  }
}

/** Does the work of a statement. Throws `StatementFailed` if it or its rows are wrong. */
function named<Result>(sql: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof sqlite.SQLite3Error || error instanceof z.ZodError) throw new StatementFailed(sql, error);
    throw error;
  }
}

/** @param isFileWhole checks the file for damage; left out once it is closed */
function troubleOf(error: unknown, isFileWhole: () => boolean = () => true): Trouble {
  const cause = error instanceof StatementFailed ? error.cause : error;
  if (fileErrorCode(cause) !== undefined) return 'disk';
  if (cause instanceof sqlite.SQLite3Error) {
    if (damagedFile.test(cause.message)) return 'damage';
    if (failuresOfDisk.test(cause.message)) return 'disk';
  } else if (!(cause instanceof z.ZodError)) return 'defect';
  return isFileWhole() ? 'defect' : 'damage';
}

const integrityRow = z.object({ integrity_check: z.literal('ok') });

/** True if the database passes SQLite's own check, and has the tables that its version must have. */
function isWhole(database: Database, migrations: readonly string[]): boolean {
  try {
    if (database.inTransaction) database.exec('ROLLBACK');
    const { user_version: version } = versionRow.parse(database.get('PRAGMA user_version'));
    const made = new sqlite.Database(':memory:');
    migrate(made, migrations.slice(0, version));
    const [here, wanted] = [database, made].map((each) =>
      JSON.stringify(each.all('SELECT name, sql FROM sqlite_schema ORDER BY name')),
    );
    made.close();
    return here === wanted && integrityRow.safeParse(database.get('PRAGMA integrity_check')).success;
  } catch (error) {
    if (error instanceof sqlite.SQLite3Error) return false;
    throw error;
  }
}
