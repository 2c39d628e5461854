import { closeSync, fdatasync, fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import {
  type AnyMove,
  type GameTypes,
  type JournalEntry,
  type Match,
  type Seat,
  seatAt,
} from '../../shared/engine/index.ts';
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
  heldLine,
  isEntry,
  isOnesOwn,
  type LaterLine,
  lineText,
  nameAfter,
  type OrdersLine,
  ordersAfter,
  type SeatLine,
  type SnapshotLine,
  seatsAfter,
} from './journal-lines.ts';
import { journalBytes, readJournalText } from './journal-text.ts';
import { type JournalTimes, lastPlayed, timesOf } from './journal-times.ts';
import { releaseLock } from './lock.ts';
import { type Follower, type Replayed, replayJournal } from './replay.ts';
import type { Lost } from './salvage.ts';
import { keepSpareCopy } from './spare-copy.ts';

/** The file system functions that write journals; tests simulate a full disk. */
export interface Disk {
  writeSync(file: number, bytes: Uint8Array, offset: number, length: number, position: number): number;
  fdatasyncSync(file: number): void;
  /** Flushes asynchronously. */
  fdatasync(file: number): Promise<void>;
  ftruncateSync(file: number, length: number): void;
}

export const realDisk: Disk = { writeSync, fdatasyncSync, fdatasync: promisify(fdatasync), ftruncateSync };

/** Number of entries between snapshots; at most that many are lost when the rules change. */
const snapshotEvery = 25;

/** A journal's files, and what it needs to write them. */
export interface JournalPlace {
  readonly path: string;
  /** The file with copies of its header and latest snapshot. */
  readonly spare: string;
  /** What a repair has just cost; null if there was none. */
  readonly lost: Lost | null;
  /** The lock held for it; null if it is read-only. */
  readonly lock: string | null;
  readonly disk: Disk;
  readonly flushing: Flushing;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
}

/** An open journal. No entry is broadcast before it is safe on disk; an entry that fails to get there has no effect. */
export class Journal implements Unsafe {
  readonly header: HeaderLine;
  /** True if a torn last line was dropped. */
  readonly repaired: boolean;
  /** True if the match continues from a snapshot because its moves no longer replay. */
  readonly fromSnapshot: boolean;
  /** True if the match began at a given position, as a puzzle does. */
  readonly isLaid: boolean;
  /** What was lost when a damaged file was repaired; null if it was intact. */
  readonly lost: Lost | null;
  readonly #place: JournalPlace;
  readonly #game: AnyGame;
  readonly #lines: LaterLine[] = [];
  readonly #choosers: Choosers;
  #entries = 0;
  #seats: readonly SeatSettings[];
  #orders: ReadonlyMap<Seat, OrdersLine> = new Map();
  /** File descriptor for writing; null if read-only. */
  readonly #file: number | null;
  /** Length of the valid content in bytes. */
  #length: number;
  /** True if bytes of a failed write follow the valid content. */
  #leftovers: boolean;
  /** Length of the flushed content in bytes. */
  #safe: number;
  /** True during an asynchronous flush. */
  #isFlushing = false;
  /** The latest snapshot, until its spare copy is written. */
  #uncopied: SnapshotLine | null = null;
  #isClosed = false;

  /**
   * Opens and replays a journal. Drops a torn last line, also from the file if it is writable.
   * Throws `JournalDamaged`, `JournalNewer`, `JournalNotWritten` or file errors; the file is then unchanged.
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

  /** The seats with their current names. */
  get seats(): readonly SeatSettings[] {
    return this.#seats;
  }

  /** The game's name; null for none. */
  get name(): string | null {
    return nameAfter(this.#lines);
  }

  /** Holder and owner of each seat. */
  get held(): readonly Held[] {
    return heldAfter(this.#seats.length, this.#lines);
  }

  /** The standing orders of each seat, as recorded last. */
  get orders(): ReadonlyMap<Seat, OrdersLine> {
    return this.#orders;
  }

  /** Who made each choice in the match. */
  get choosers(): readonly Chooser[] {
    return this.#choosers.all;
  }

  /** True if no bot made any choice and the match does not continue another one. */
  get isOnesOwn(): boolean {
    return isOnesOwn(this.header, this.#lines);
  }

  /** Time of the last entry, in milliseconds since 1970. */
  get savedAt(): number {
    return lastPlayed(this.header, this.#lines);
  }

  get times(): JournalTimes {
    return timesOf(this.header, this.#lines);
  }

  /** Replays the match from its entries; the follower receives each of them. */
  replay(follower?: Follower): Match<GameTypes> {
    return replayJournal(this.#game, { header: this.header, lines: this.#lines }, follower).match;
  }

  /**
   * Appends an entry that the match has just carried out.
   * Throws `JournalNotWritten` if that fails; the match must then be replayed.
   * @param chooser who made the choice, unless a person did
   */
  append(entry: JournalEntry<AnyMove>, match: Match<GameTypes>, chooser: Chooser = {}): void {
    const line: EntryLine = { line: this.#nextLine, at: this.#place.now(), ...entry, ...chooser };
    const since = this.#lines.length - 1 - this.#lines.findLastIndex(({ kind }) => kind === 'snapshot');
    const isDue = since + 1 >= snapshotEvery || this.#game.outcome(match.state) !== undefined;
    this.#write(isDue ? [line, this.#snapshot(match, line.line + 1, false)] : [line]);
  }

  /** Closes the journal with a final snapshot, and releases its lock. */
  close(match: Match<GameTypes>): void {
    if (this.#file === null) return;
    try {
      const last = this.#lines.at(-1);
      if (last !== undefined && last.kind !== 'snapshot') this.#write([this.#snapshot(match, this.#nextLine, false)]);
    } catch (error) {
      // Without the snapshot, reading the journal only takes longer.
      if (!(error instanceof JournalNotWritten)) throw error;
    } finally {
      this.#closeSafely(this.#file);
    }
  }

  /** Closes the journal in its last flushed state; later entries were never broadcast. */
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
      // the messages that wait for this flush go first
      setImmediate(() => this.#keepSpareCopy());
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
      this.#keepSpareCopy();
    } catch {
      // callers that wait for the flush receive the failure
    } finally {
      this.#letGo(file);
    }
  }

  /** Releases the lock. A file that is being flushed is closed afterwards; nothing more is written to it. */
  #letGo(file: number): void {
    this.#isClosed = true;
    if (!this.#isFlushing) closeSync(file);
    if (this.#place.lock !== null) releaseLock(this.#place.lock);
  }

  /** Records new holders, owners, names or people of seats. Throws `JournalNotWritten`. */
  noteSeats(changes: readonly Pick<SeatLine, 'seat' | 'name' | 'person' | 'holder' | 'owner'>[]): void {
    const at = this.#place.now();
    if (changes.length > 0) {
      this.#write(changes.map((change, index) => ({ line: this.#nextLine + index, kind: 'seat', at, ...change })));
    }
  }

  /** Records that these people of the house have played seats. Throws `JournalNotWritten`. */
  notePeople(seats: readonly SeatSettings[]): void {
    const { held } = this;
    const changes = this.#seats.flatMap(({ name, person: before }, seat) => {
      const [by, person] = [held[seat], seats[seat]?.person];
      const isSame = by === undefined || person === undefined || person === before;
      return isSame ? [] : [{ seat: seatAt(seat), name, person, ...heldLine(by) }];
    });
    this.noteSeats(changes);
  }

  /** Records the standing orders of a seat. Throws `JournalNotWritten`. */
  noteOrders(orders: Pick<OrdersLine, 'seat' | 'holder' | 'orders'>): void {
    this.#write([{ line: this.#nextLine, kind: 'orders', at: this.#place.now(), ...orders }]);
  }

  /** Records the game's name. Throws `JournalNotWritten`. */
  noteName(name: string | null): void {
    if (name !== this.name) this.#write([{ line: this.#nextLine, kind: 'name', at: this.#place.now(), name }]);
  }

  /** Applies lines that are on disk. */
  #take(lines: readonly LaterLine[]): void {
    for (const line of lines) this.#lines.push(line);
    this.#entries += lines.filter(isEntry).length;
    this.#seats = seatsAfter(this.#seats, lines);
    this.#orders = new Map([...this.#orders, ...ordersAfter(lines)]);
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

  /**
   * Marks the journal as using today's rules.
   * Older programs then reject it, and skipped entries stay skipped.
   */
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
    this.#uncopied = lines.findLast((line) => line.kind === 'snapshot') ?? this.#uncopied;
    if (this.#safe === this.#length) this.#keepSpareCopy();
  }

  #keepSpareCopy(): void {
    if (this.#uncopied === null || this.#isClosed) return;
    keepSpareCopy(this.#place.spare, this.header, this.#uncopied);
    this.#uncopied = null;
  }

  /** Removes a failed write now if possible; otherwise the next write does. */
  #tryToClear(file: number): void {
    try {
      this.#clearLeftovers(file);
    } catch (error) {
      if (!(error instanceof JournalNotWritten)) throw error;
    }
  }
}
