import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { GameTypes, Match } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { Choosers } from './choosers.ts';
import { fileErrorCode } from './file-error.ts';
import { atOnce, type Flushing } from './flushing.ts';
import { type Relation, relationOf } from './game-file/relation.ts';
import { type Disk, Journal, type JournalPlace } from './journal.ts';
import { JournalDamaged, JournalElsewhere, JournalNewer } from './journal-errors.ts';
import {
  type HeaderLine,
  type Held,
  heldAfter,
  isOnesOwn,
  lineText,
  nameAfter,
  ownOrdersEnded,
  seatsAfter,
} from './journal-lines.ts';
import { journalBytes, readJournalText } from './journal-text.ts';
import { type JournalTimes, timesOf } from './journal-times.ts';
import { isLocked, releaseLock, takeLock } from './lock.ts';
import { type NewTable, textOfNewJournal } from './new-journal.ts';
import { type JournalContent, latestMatch, replayJournal } from './replay.ts';
import { type Lost, type Salvaged, salvageJournal } from './salvage.ts';
import { keepSpareCopy, readSpareCopy } from './spare-copy.ts';
import { flushFolder, writeWholeFile } from './whole-file.ts';

export interface JournalSettings {
  readonly dataFolder: string;
  /** The subfolder of the data folder; `tables` by default. */
  readonly folder?: string;
  readonly appVersion: string;
  readonly gameOf: (id: string) => AnyGame | undefined;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  readonly disk: Disk;
  /** Flushes the writes; by default each at once. */
  readonly flushing?: Flushing;
}

/** A journal file; `stamp` changes with the file, `changedAt` is in milliseconds since 1970. */
export interface JournalFile {
  readonly table: string;
  readonly stamp: string;
  readonly changedAt: number;
}

/** Longest tick of a file system's clock, in milliseconds. On memory sticks it is two seconds. */
const tickOfDisk = 4000;

const journalName = /^([a-z0-9]{8,32})\.ndjson$/;

/** The state of a table that is not open. */
export interface Standing extends JournalTimes {
  readonly game: AnyGame;
  readonly header: HeaderLine;
  readonly match: Match<GameTypes>;
  /** The game's name; null for none. */
  readonly name: string | null;
  /** Holder and owner of each seat. */
  readonly held: readonly Held[];
  /** True if no bot made any choice and the match does not continue another one. */
  readonly isOnesOwn: boolean;
}

/** An imported journal that was checked. The functions throw file errors, `put` also `JournalElsewhere`. */
export interface BroughtJournal {
  readonly standing: Standing;
  readonly relation: Relation;
  /** Stores it, unless it is known. */
  readonly put: () => void;
  /** Restores the previous journal, or removes it if there was none. */
  readonly takeBack: () => void;
}

/** A journal's content and its match. */
interface ReadJournal extends Pick<Standing, 'game' | 'match'> {
  readonly content: JournalContent;
}

function standingOf({ content, game, match }: ReadJournal): Standing {
  const { lines } = content;
  const header = { ...content.header, seats: [...seatsAfter(content.header.seats, lines)] };
  return {
    game,
    header,
    match,
    ...timesOf(header, lines),
    name: nameAfter(lines),
    held: heldAfter(header.seats.length, lines),
    isOnesOwn: isOnesOwn(header, lines),
  };
}

/** The journals of a device, one file per table. */
export class Journals {
  readonly #settings: JournalSettings;
  readonly #folder: string;
  readonly #removed: string;

  constructor(settings: JournalSettings) {
    this.#settings = settings;
    this.#folder = path.join(settings.dataFolder, settings.folder ?? 'tables');
    this.#removed = path.join(settings.dataFolder, 'removed');
    // Journals contain all players' secrets, so only this user may read them.
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** The ids of all tables with a journal. */
  list(): string[] {
    return readdirSync(this.#folder).flatMap((name) => journalName.exec(name)?.[1] ?? []);
  }

  /** All journal files. */
  files(): readonly JournalFile[] {
    return this.list().flatMap((table) => this.file(table) ?? []);
  }

  /**
   * Unchanged as long as no journal is created, opened, closed or removed.
   * Null if that is uncertain, because two changes within one tick of the disk's clock look alike.
   */
  get stamp(): string | null {
    const { mtimeMs } = statSync(this.#folder);
    return Date.now() - mtimeMs < tickOfDisk ? null : `${mtimeMs}`;
  }

  has(table: string): boolean {
    return existsSync(this.#pathOf(table));
  }

  /** The file of a journal, or null. */
  file(table: string): JournalFile | null {
    try {
      const { mtimeMs, size } = statSync(this.#pathOf(table));
      return { table, stamp: `${mtimeMs} ${size}`, changedAt: Math.floor(mtimeMs) };
    } catch (error) {
      if (fileErrorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  /** True if another server, in this or another program, has the table open. */
  isElsewhere(table: string): boolean {
    return isLocked(this.#lockOf(table));
  }

  /**
   * Creates a journal and returns the table's id. Throws file errors; there is no journal then.
   * @param table a fixed id; random by default
   */
  create(
    game: AnyGame,
    match: NewTable['match'],
    seats: NewTable['seats'],
    more: Pick<NewTable, 'held' | 'chance' | 'goesOn' | 'lesson' | 'puzzle'> = {},
    table = randomBytes(8).toString('hex'),
  ): string {
    const { appVersion, now } = this.#settings;
    this.#put(table, textOfNewJournal(table, { game, match, seats, ...more }, { app: appVersion, at: now() }));
    return table;
  }

  /**
   * Opens a table's journal. Read-only if another program has it or the file is not writable.
   * Repairs a damaged one first and keeps the damaged file beside it. Throws `JournalDamaged` if that is impossible,
   * `JournalNewer`, `JournalNotWritten` or file errors.
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

  /** Reads the state of a table as it will be when opened. Never writes. Throws as `open` does. */
  peek(table: string): Standing {
    return standingOf(this.#readable(table, journalBytes(this.#pathOf(table))));
  }

  /** Replays a match from its beginning, and says who made each choice. Never writes. Throws as `open` does. */
  replayed(table: string): Pick<Standing, 'game' | 'match'> & Pick<Journal, 'choosers'> {
    const content = readJournalText(journalBytes(this.#pathOf(table)));
    const game = this.#gameIn(content.header);
    const { match, lines } = replayJournal(game, content);
    return { game, match, choosers: new Choosers(lines).all };
  }

  /** The header of a journal or its spare copy, even if the moves are unreadable. Throws if neither is readable. */
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

  /** A journal's text, for export. Throws file errors. */
  text(table: string): string {
    return journalBytes(this.#pathOf(table)).toString();
  }

  /** Checks an imported journal. Of two versions, the longer one wins. Throws `JournalDamaged` or `JournalNewer`. */
  brought(table: string, text: string): BroughtJournal {
    const content = readJournalText(Buffer.from(text));
    const { header } = content;
    // lessons and puzzles are never exported
    const isMatch = header.lesson === undefined && header.puzzle === undefined;
    const isSeated = header.seats.length === header.match.seats;
    if (header.table !== table || content.torn || !isMatch || !isSeated) throw new JournalDamaged('no-header', 0);
    const game = this.#gameIn(header);
    const { match } = replayJournal(game, content);
    const here = this.has(table) ? journalBytes(this.#pathOf(table)) : null;
    const relation = relationOf(content, here);
    const isStored = relation === 'new' || relation === 'longer';
    return {
      standing: standingOf({ content, game, match }),
      relation,
      put: () => {
        if (this.isElsewhere(table)) throw new JournalElsewhere('open');
        if (relation === 'other') throw new JournalElsewhere('goes-on-otherwise');
        if (isStored) this.#put(table, [text, ...ownOrdersEnded(content.lines).map(lineText)].join(''));
      },
      takeBack: () => {
        if (!isStored) return;
        if (here === null) this.remove(table);
        else this.#put(table, here.toString());
      },
    };
  }

  /** Renames the game of a table that is not open. Throws as `open` does, or `JournalNotWritten`. */
  rename(table: string, name: string | null): void {
    const { journal } = this.open(table);
    try {
      journal.noteName(name);
    } finally {
      journal.close(journal.replay());
    }
  }

  /** Records who of the house has played at a table that is not open. Throws as `open` does, or `JournalNotWritten`. */
  notePeople(table: string, seats: NewTable['seats']): void {
    const { journal } = this.open(table);
    try {
      journal.notePeople(seats);
    } finally {
      journal.close(journal.replay());
    }
  }

  /** Moves a table's journal to a folder of removed ones. */
  remove(table: string): void {
    mkdirSync(this.#removed, { recursive: true, mode: 0o700 });
    renameSync(this.#pathOf(table), path.join(this.#removed, `${table}.ndjson`));
    rmSync(this.#spareOf(table), { force: true });
    flushFolder(this.#folder);
    flushFolder(this.#removed);
  }

  /** A journal's content, salvaged if damaged, and its match. Throws as `open` does. */
  #readable(table: string, bytes: Buffer): ReadJournal {
    const read = (from: Buffer) => {
      const content = readJournalText(from);
      const game = this.#gameIn(content.header);
      return { content, game, match: latestMatch(game, content) };
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

  /** Replaces a damaged journal by what can be salvaged; keeps the damaged file beside it. */
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

  #keepSpareCopy(table: string, { header, lines }: JournalContent): void {
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
