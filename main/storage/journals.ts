import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { GameTypes, Match } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { fileErrorCode } from './file-error.ts';
import { atOnce, type Flushing } from './flushing.ts';
import { type Disk, Journal, type JournalPlace, lastPlayed } from './journal.ts';
import { JournalDamaged, JournalElsewhere, JournalNewer } from './journal-errors.ts';
import { type HeaderLine, type Held, heldAfter, isOnesOwn, nameAfter, seatsAfter } from './journal-lines.ts';
import { journalBytes, readJournalText } from './journal-text.ts';
import { isLocked, releaseLock, takeLock } from './lock.ts';
import { type NewTable, textOfNewJournal } from './new-journal.ts';
import { latestMatch, replayJournal, type Told } from './replay.ts';
import { type Lost, type Salvaged, salvageJournal } from './salvage.ts';
import { keepSpareCopy, readSpareCopy } from './spare-copy.ts';
import { flushFolder, writeWholeFile } from './whole-file.ts';

/** What the journals of a device need to know of their surroundings. */
export interface JournalSettings {
  readonly dataFolder: string;
  /** The folder in it where they lie; `tables` where it is left out. */
  readonly folder?: string;
  readonly appVersion: string;
  readonly gameOf: (id: string) => AnyGame | undefined;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  readonly disk: Disk;
  /** Makes safe what is written; at once where it is left out. */
  readonly flushing?: Flushing;
}

/** A journal's file: a stamp that changes whenever it does, and when that was, in milliseconds since 1970. */
export interface JournalFile {
  readonly table: string;
  readonly stamp: string;
  readonly changedAt: number;
}

/** No disk's clock ticks more slowly, in milliseconds: that of a memory stick does it every other second. */
const tickOfDisk = 4000;

const journalName = /^([a-z0-9]{8,32})\.ndjson$/;

/** Where a table that nobody sits at stands. */
export interface Standing {
  readonly game: AnyGame;
  readonly header: HeaderLine;
  readonly match: Match<GameTypes>;
  /** When it was last played, in milliseconds since 1970. */
  readonly savedAt: number;
  /** What its people call it; null for no name of its own. */
  readonly name: string | null;
  /** Who plays each seat. */
  readonly held: readonly Held[];
  /** Has no bot made any choice of it? */
  readonly isOnesOwn: boolean;
}

/** A journal of another device that may lie here. Both throw what the disk throws. */
export interface BroughtJournal {
  /** Puts it in its place. */
  readonly put: () => void;
  /** What lay there before lies there again, or nothing where nothing did. */
  readonly takeBack: () => void;
}

/** The journals of a device: one file a table. */
export class Journals {
  readonly #settings: JournalSettings;
  readonly #folder: string;
  readonly #removed: string;

  constructor(settings: JournalSettings) {
    this.#settings = settings;
    this.#folder = path.join(settings.dataFolder, settings.folder ?? 'tables');
    this.#removed = path.join(settings.dataFolder, 'removed');
    // A journal holds everybody's secrets: it is nobody's business but its user's.
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** The tables there are journals of. */
  list(): string[] {
    return readdirSync(this.#folder).flatMap((name) => journalName.exec(name)?.[1] ?? []);
  }

  /** All journals by their files. */
  files(): readonly JournalFile[] {
    return this.list().flatMap((table) => this.file(table) ?? []);
  }

  /**
   * As long as it is the same, no journal was made, opened, closed or taken away. Null where that cannot be told: what happens
   * twice within a tick of the disk's clock leaves the same time.
   */
  get stamp(): string | null {
    const { mtimeMs } = statSync(this.#folder);
    return Date.now() - mtimeMs < tickOfDisk ? null : `${mtimeMs}`;
  }

  has(table: string): boolean {
    return existsSync(this.#pathOf(table));
  }

  /** The journal's file; null when there is none. */
  file(table: string): JournalFile | null {
    try {
      const { mtimeMs, size } = statSync(this.#pathOf(table));
      return { table, stamp: `${mtimeMs} ${size}`, changedAt: Math.floor(mtimeMs) };
    } catch (error) {
      if (fileErrorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  /** Does another program, or another host of this one, have the table open? */
  isElsewhere(table: string): boolean {
    return isLocked(this.#lockOf(table));
  }

  /**
   * Begins a journal and returns the table's id. Throws what the disk throws; then there is no journal.
   * @param table its id, where it is to have one of its own
   */
  create(
    game: AnyGame,
    match: NewTable['match'],
    seats: NewTable['seats'],
    more: Pick<NewTable, 'held' | 'goesOn' | 'lesson' | 'puzzle'> = {},
    table = randomBytes(8).toString('hex'),
  ): string {
    const { appVersion, now } = this.#settings;
    this.#put(table, textOfNewJournal(table, { game, match, seats, ...more }, { app: appVersion, at: now() }));
    return table;
  }

  /**
   * Opens a table's journal; only for reading where another program has it or the file may not be written. A damaged one is
   * mended first where it may be: its file is kept beside the one that takes its place. Throws JournalDamaged where nothing
   * can be had again, JournalNewer, JournalNotWritten, or what the file system throws.
   */
  open(table: string): { readonly game: AnyGame; readonly journal: Journal } {
    const game = this.#gameIn(this.header(table));
    const { disk, now, flushing = atOnce() } = this.#settings;
    const place = { path: this.#pathOf(table), spare: this.#spareOf(table), disk, flushing, now };
    const lock = this.#lockOf(table);
    let isOurs = false;
    try {
      isOurs = takeLock(lock);
      if (!isOurs) return { game, journal: new Journal(game, { ...place, lost: null, lock: null }) };
      return { game, journal: this.#openedOrMended(game, table, { ...place, lost: null, lock }) };
    } catch (error) {
      if (isOurs) releaseLock(lock);
      if (!['EACCES', 'EPERM', 'EROFS'].includes(fileErrorCode(error) ?? '')) throw error;
      return { game, journal: new Journal(game, { ...place, lost: null, lock: null }) };
    }
  }

  /** Reads where a table stands, as it will once it is opened. Throws as `open` does; never writes. */
  peek(table: string): Standing {
    const bytes = journalBytes(this.#pathOf(table));
    const { told, game, match } = this.#tellable(table, bytes);
    const header = { ...told.header, seats: [...seatsAfter(told.header.seats, told.lines)] };
    return {
      game,
      header,
      match,
      savedAt: lastPlayed(header, told.lines),
      name: nameAfter(told.lines),
      held: heldAfter(header.seats.length, told.lines),
      isOnesOwn: isOnesOwn(header, told.lines),
    };
  }

  /** Who sits at a table whose moves cannot be read, where at least its first line can; otherwise throws. */
  header(table: string): HeaderLine {
    const bytes = journalBytes(this.#pathOf(table));
    try {
      return readJournalText(bytes.subarray(0, bytes.indexOf('\n') + 1)).header;
    } catch (error) {
      const spare = error instanceof JournalDamaged ? readSpareCopy(this.#spareOf(table)).header : null;
      if (spare === null) throw error;
      return spare;
    }
  }

  /** A table's journal as it is written, for another device. Throws what the file system throws. */
  text(table: string): string {
    return journalBytes(this.#pathOf(table)).toString();
  }

  /**
   * Looks at a journal that was brought from another device, at whose table nobody sits here. One that goes on from the one here
   * may take its place; where the one here goes on from it, that stands. Throws JournalDamaged, JournalNewer or JournalElsewhere.
   */
  brought(table: string, text: string): BroughtJournal {
    const bytes = Buffer.from(text);
    const told = readJournalText(bytes);
    const { header } = told;
    // lessons and puzzles are a device's own
    const isMatch = header.lesson === undefined && header.puzzle === undefined;
    if (header.table !== table || told.torn || !isMatch) throw new JournalDamaged('no-header', 0);
    replayJournal(this.#gameIn(header), told);
    const path = this.#pathOf(table);
    const here = existsSync(path) ? journalBytes(path) : null;
    if (here === null) return { put: () => this.#put(table, text), takeBack: () => this.remove(table) };
    if (this.isElsewhere(table)) throw new JournalElsewhere('open');
    const both = Math.min(here.length, bytes.length);
    if (!here.subarray(0, both).equals(bytes.subarray(0, both))) throw new JournalElsewhere('goes-on-otherwise');
    if (here.length >= bytes.length) return { put: () => {}, takeBack: () => {} };
    return { put: () => this.#put(table, text), takeBack: () => this.#put(table, here.toString()) };
  }

  /** Notes what a game that nobody has open is called. Throws as `open` does, and JournalNotWritten. */
  rename(table: string, name: string | null): void {
    const { journal } = this.open(table);
    try {
      journal.noteName(name);
    } finally {
      journal.close(journal.replay());
    }
  }

  /** Takes a table off the shelf. Its journal is kept in a folder beside it. */
  remove(table: string): void {
    mkdirSync(this.#removed, { recursive: true, mode: 0o700 });
    renameSync(this.#pathOf(table), path.join(this.#removed, `${table}.ndjson`));
    rmSync(this.#spareOf(table), { force: true });
    flushFolder(this.#folder);
    flushFolder(this.#removed);
  }

  /** What tells a table's match: its journal, or what can be had again of it. Throws as `open` does. */
  #tellable(table: string, bytes: Buffer): { readonly told: Told } & Pick<Standing, 'game' | 'match'> {
    const read = (from: Buffer) => {
      const told = readJournalText(from);
      const game = this.#gameIn(told.header);
      return { told, game, match: latestMatch(game, told) };
    };
    try {
      return read(bytes);
    } catch (error) {
      if (!(error instanceof JournalDamaged)) throw error;
      const game = this.#gameIn(this.header(table));
      return read(Buffer.from(this.#salvaged(game, table, bytes, error).text));
    }
  }

  #openedOrMended(game: AnyGame, table: string, place: JournalPlace): Journal {
    try {
      return new Journal(game, place);
    } catch (error) {
      if (!(error instanceof JournalDamaged)) throw error;
      return new Journal(game, { ...place, lost: this.#mend(game, table, error) });
    }
  }

  /** Puts what can be had again of a damaged journal in its place; the damaged file stays beside it. */
  #mend(game: AnyGame, table: string, damage: JournalDamaged): Lost {
    const journal = this.#pathOf(table);
    const { text, lost } = this.#salvaged(game, table, journalBytes(journal), damage);
    copyFileSync(journal, path.join(this.#folder, `${table}.damaged-${this.#settings.now()}.ndjson`));
    writeWholeFile(journal, text);
    return lost;
  }

  #put(table: string, text: string): void {
    writeWholeFile(this.#pathOf(table), text);
    this.#keepSpareCopy(table, readJournalText(Buffer.from(text)));
  }

  #keepSpareCopy(table: string, { header, lines }: Told): void {
    const snapshot = lines.findLast((line) => line.kind === 'snapshot');
    if (snapshot !== undefined) keepSpareCopy(this.#spareOf(table), header, snapshot);
  }

  #salvaged(game: AnyGame, table: string, bytes: Buffer, damage: JournalDamaged): Salvaged {
    return salvageJournal(game, bytes, readSpareCopy(this.#spareOf(table)), damage);
  }

  #gameIn(header: HeaderLine): AnyGame {
    const game = this.#settings.gameOf(header.match.game);
    if (game === undefined) throw new JournalNewer('game');
    return game;
  }

  #pathOf(table: string): string {
    return path.join(this.#folder, `${table}.ndjson`);
  }

  #spareOf(table: string): string {
    return path.join(this.#folder, `${table}.spare.ndjson`);
  }

  #lockOf(table: string): string {
    return path.join(this.#folder, `${table}.lock`);
  }
}
