import { closeSync, fdatasync, fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import type { AnyMove, GameTypes, JournalEntry, Match } from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import { Choosers } from './choosers.ts';
import type { Flushing, Unsafe } from './flushing.ts';
import { JournalNotWritten } from './journal-errors.ts';
import {
  type Chooser,
  type EntryLine,
  type HeaderLine,
  type Held,
  heldAfter,
  isEntry,
  isOnesOwn,
  type LaterLine,
  lineText,
  nameAfter,
  type SeatLine,
  type SnapshotLine,
  seatsAfter,
} from './journal-lines.ts';
import { journalBytes, readJournalText } from './journal-text.ts';
import { releaseLock } from './lock.ts';
import { type Follower, type Replayed, replayJournal } from './replay.ts';
import type { Lost } from './salvage.ts';
import { keepSpareCopy } from './spare-copy.ts';

/** The part of the file system that a journal is written with; tests put a full disk here. */
export interface Disk {
  writeSync(file: number, bytes: Uint8Array, offset: number, length: number, position: number): number;
  fdatasyncSync(file: number): void;
  /** The same while others go on. */
  fdatasync(file: number): Promise<void>;
  ftruncateSync(file: number, length: number): void;
}

export const realDisk: Disk = { writeSync, fdatasyncSync, fdatasync: promisify(fdatasync), ftruncateSync };

/** Entries between two copies of the state in a journal: at most so many are lost when the rules change. */
const snapshotEvery = 25;

/** Where a journal lies and how it is written. */
export interface JournalPlace {
  readonly path: string;
  /** Where a second copy of its header and newest snapshot lies. */
  readonly spare: string;
  /** What damage has cost that was mended when it was opened just now. */
  readonly lost: Lost | null;
  /** The lock this process holds for it; null for a journal that is only read. */
  readonly lock: string | null;
  readonly disk: Disk;
  /** Makes safe what is written. */
  readonly flushing: Flushing;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
}

/** A journal that is open. Nobody is told of an entry before it is safe on disk; an entry that is not there never was. */
export class Journal implements Unsafe {
  readonly header: HeaderLine;
  /** A damaged last line was dropped. */
  readonly repaired: boolean;
  /** The recorded moves no longer replay under today's rules: the match goes on from a snapshot. */
  readonly fromSnapshot: boolean;
  /** The match began at a given position, as a puzzle does. */
  readonly isLaid: boolean;
  /** The file was damaged and could be had again but for this. */
  readonly lost: Lost | null;
  readonly #place: JournalPlace;
  readonly #game: AnyGame;
  readonly #lines: LaterLine[] = [];
  readonly #choosers: Choosers;
  #entries = 0;
  #seats: readonly SeatSettings[];
  /** Open for writing; null for a journal that is only read. */
  readonly #file: number | null;
  /** Bytes that stand. */
  #length: number;
  /** Something lies behind the bytes that stand: the rest of a write that failed. */
  #leftovers: boolean;
  /** Bytes that no power cut can take any more. */
  #safe: number;
  /** The disk is making bytes safe just now. */
  #isFlushing = false;
  #isClosed = false;

  /**
   * Opens a journal and replays it. A torn last line is dropped, from the file too where it may be written. Throws
   * JournalDamaged, JournalNewer, JournalNotWritten, or what the file system throws; the file is then as it was.
   */
  constructor(game: AnyGame, place: JournalPlace) {
    const content = readJournalText(journalBytes(place.path));
    const replayed = replayJournal(game, content);
    this.header = content.header;
    this.repaired = content.torn;
    const { puzzle, goesOnFrom } = this.header;
    this.isLaid = replayed.base === 0 && (puzzle ?? goesOnFrom) !== undefined;
    this.fromSnapshot = replayed.restarted && !this.isLaid;
    this.lost = place.lost;
    this.#place = place;
    this.#game = game;
    this.#seats = content.header.seats;
    this.#choosers = new Choosers(replayed.lines);
    this.#take(content.lines);
    this.#length = content.length;
    this.#leftovers = content.torn;
    this.#safe = content.length;
    this.#file = place.lock === null ? null : openSync(place.path, 'r+');
    if (this.#file === null) return;
    try {
      this.#clearLeftovers(this.#file);
      this.#markNewRules(replayed);
    } catch (error) {
      closeSync(this.#file);
      throw error;
    }
  }

  get readOnly(): boolean {
    return this.#file === null;
  }

  /** Number of entries: moves, undos, redos and rewinds. */
  get entries(): number {
    return this.#entries;
  }

  /** The people at the table, by the names they have now. */
  get seats(): readonly SeatSettings[] {
    return this.#seats;
  }

  /** What the people at the table call the game; null for no name of its own. */
  get name(): string | null {
    return nameAfter(this.#lines);
  }

  /** Who plays each seat, as far as the journal says. */
  get held(): readonly Held[] {
    return heldAfter(this.#seats.length, this.#lines);
  }

  /** Who made each choice that stands. */
  get choosers(): readonly Chooser[] {
    return this.#choosers.all;
  }

  /** Has no bot made any choice, here or before the match went on here? */
  get isOnesOwn(): boolean {
    return isOnesOwn(this.header, this.#lines);
  }

  /** When the last entry was made, in milliseconds since 1970. */
  get savedAt(): number {
    return lastPlayed(this.header, this.#lines);
  }

  /** The match as its entries on disk tell it; who follows it is led through them all. */
  replay(follower?: Follower): Match<GameTypes> {
    return replayJournal(this.#game, { header: this.header, lines: this.#lines }, follower).match;
  }

  /**
   * Writes an entry that the match has just carried out; nobody is told of it before it is safe. Throws JournalNotWritten
   * when it could not be written: then it never happened, and the match is to be replayed.
   * @param chooser who made the choice, where no person did
   */
  append(entry: JournalEntry<AnyMove>, match: Match<GameTypes>, chooser: Chooser = {}): void {
    const line: EntryLine = { line: this.#nextLine, at: this.#place.now(), ...entry, ...chooser };
    const since = this.#lines.length - 1 - this.#lines.findLastIndex(({ kind }) => kind === 'snapshot');
    const isDue = since + 1 >= snapshotEvery || this.#game.outcome(match.state) !== undefined;
    this.#write(isDue ? [line, this.#snapshot(match, line.line + 1, false)] : [line]);
  }

  /** Closes the journal, leaving a snapshot of where the match stands, and lets others open it. */
  close(match: Match<GameTypes>): void {
    if (this.#file === null) return;
    try {
      const last = this.#lines.at(-1);
      if (last !== undefined && last.kind !== 'snapshot') this.#write([this.#snapshot(match, this.#nextLine, false)]);
    } catch (error) {
      // Without the snapshot the shelf only reads the journal more slowly.
      if (!(error instanceof JournalNotWritten)) throw error;
    } finally {
      this.#closeSafely(this.#file);
    }
  }

  /** Closes the journal as it was when it was last safe: what has been written since was never told to anybody. */
  abandon(): void {
    if (this.#file === null || this.#isClosed) return;
    this.#length = this.#safe;
    this.#leftovers = true;
    this.#tryToClear(this.#file);
    this.#letGo(this.#file);
  }

  async makeSafe(): Promise<void> {
    const file = this.#file;
    if (file === null || this.#isClosed) {
      this.makeSafeNow();
      return;
    }
    const length = this.#length;
    this.#isFlushing = true;
    try {
      await this.#place.disk.fdatasync(file);
      this.#safe = Math.max(this.#safe, length);
    } finally {
      this.#isFlushing = false;
      if (this.#isClosed) closeSync(file);
    }
  }

  makeSafeNow(): void {
    if (this.#file === null || this.#safe === this.#length) return;
    if (this.#isClosed) throw new JournalNotWritten('it was closed before it was safe');
    this.#place.disk.fdatasyncSync(this.#file);
    this.#safe = this.#length;
  }

  #closeSafely(file: number): void {
    try {
      this.makeSafeNow();
    } catch {
      // whoever waits for it to be safe hears that it is not
    } finally {
      this.#letGo(file);
    }
  }

  /** Lets others open it. A file that the disk is busy with is closed as soon as it no longer is: nothing is written to it. */
  #letGo(file: number): void {
    this.#isClosed = true;
    if (!this.#isFlushing) closeSync(file);
    if (this.#place.lock !== null) releaseLock(this.#place.lock);
  }

  /** Notes that seats have changed hands or names; nobody is told before it is safe. Throws JournalNotWritten. */
  noteSeats(changes: readonly Pick<SeatLine, 'seat' | 'name' | 'holder' | 'owner'>[]): void {
    const at = this.#place.now();
    if (changes.length > 0) {
      this.#write(changes.map((change, index) => ({ line: this.#nextLine + index, kind: 'seat', at, ...change })));
    }
  }

  /** Notes what the game is called; nobody is told before it is safe. Throws JournalNotWritten. */
  noteName(name: string | null): void {
    if (name !== this.name) this.#write([{ line: this.#nextLine, kind: 'name', at: this.#place.now(), name }]);
  }

  /** Adds lines that stand on disk. */
  #take(lines: readonly LaterLine[]): void {
    for (const line of lines) this.#lines.push(line);
    this.#entries += lines.filter(isEntry).length;
    this.#seats = seatsAfter(this.#seats, lines);
  }

  get #nextLine(): number {
    return this.#lines.length + 1;
  }

  #snapshot(match: Match<GameTypes>, line: number, restart: boolean): SnapshotLine {
    const state = this.#game.copy(match.state);
    const { rulesVersion } = this.#game;
    return {
      line,
      kind: 'snapshot',
      at: this.#place.now(),
      rulesVersion,
      restart,
      state: { ...state },
      hash: match.hash(),
    };
  }

  /** From here on the journal is one of today's rules: older programs must refuse it, and a lost stretch stays lost. */
  #markNewRules({ match, base, restarted }: Replayed): void {
    const versions = this.#lines.map((line) => (line.kind === 'snapshot' ? line.rulesVersion : 0));
    const begun = this.#lines[base];
    const isMarked = begun?.kind === 'snapshot' && begun.restart;
    const restart = restarted && !isMarked;
    if (!restart && Math.max(this.header.match.rulesVersion, ...versions) === this.#game.rulesVersion) return;
    this.#write([this.#snapshot(match, this.#nextLine, restart)]);
  }

  #clearLeftovers(file: number): void {
    if (!this.#leftovers) return;
    try {
      this.#place.disk.ftruncateSync(file, this.#length);
    } catch (error) {
      throw new JournalNotWritten(error);
    }
    this.#leftovers = false;
  }

  #write(lines: readonly LaterLine[]): void {
    const file = this.#file;
    if (file === null) throw new JournalNotWritten('it is only read');
    const { disk } = this.#place;
    const bytes = Buffer.from(lines.map(lineText).join(''));
    this.#clearLeftovers(file);
    this.#leftovers = true;
    const length = this.#length;
    try {
      for (let done = 0; done < bytes.length; ) {
        done += disk.writeSync(file, bytes, done, bytes.length - done, this.#length + done);
      }
      this.#length += bytes.length;
      this.#place.flushing.changed(this);
    } catch (error) {
      this.#length = length;
      this.#tryToClear(file);
      throw new JournalNotWritten(error);
    }
    this.#leftovers = false;
    this.#choosers.follow(lines);
    this.#take(lines);
    const snapshot = lines.findLast((line) => line.kind === 'snapshot');
    if (snapshot !== undefined) keepSpareCopy(this.#place.spare, this.header, snapshot);
  }

  /** Takes back a write that failed, where that can be done now; otherwise the next write does it first. */
  #tryToClear(file: number): void {
    try {
      this.#clearLeftovers(file);
    } catch (error) {
      if (!(error instanceof JournalNotWritten)) throw error;
    }
  }
}

/** When a match was last played: its last entry, or its creation. In milliseconds since 1970. */
export function lastPlayed(header: HeaderLine, lines: readonly LaterLine[]): number {
  return lines.findLast(isEntry)?.at ?? header.created;
}
