import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../../shared/games/index.ts';
import { gameOf } from '../../shared/games/index.ts';
import type { ClientMessage, HostMessage, Settings } from '../../shared/protocol/messages.ts';
import { type Disk, realDisk } from '../storage/journal.ts';
import { Journals } from '../storage/journals.ts';
import { SettingsFile } from '../storage/settings.ts';
import { Connection, type Link } from './connection.ts';
import { defectWords } from './defect.ts';
import { settleNewTable } from './new-table.ts';
import { Refused } from './refused.ts';
import { Shelf } from './shelf.ts';
import { Table } from './table.ts';

/** What a host is given. Everything but the folder and the version has its usual value. */
export interface HostSettings {
  /** The folder for tables and settings; made where it is missing. */
  readonly dataFolder: string;
  readonly appVersion: string;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  readonly gameOf?: (id: string) => AnyGame | undefined;
  readonly disk?: Disk;
  /** Where a new match gets its seed; chance by default. A test that wants the same match again gives its own. */
  readonly newSeed?: () => string;
  /** Hears of defects: words for a developer, never anything a player did or saw. */
  readonly report?: (words: string) => void;
}

/** WebSocket close code for a host that goes away. */
const goingAway = 1001;
const seedBytes = 16;
const seedByChance = (): string => randomBytes(seedBytes).toString('hex');

/**
 * Owns the tables and settings of a device and tells each client what it may know. The same in the app window's main
 * process, in the plain Node server and in tests; a transport joins with `connect`.
 */
export class Host {
  readonly #gameOf: (id: string) => AnyGame | undefined;
  readonly #appVersion: string;
  readonly #report: (words: string) => void;
  readonly #newSeed: () => string;
  readonly #journals: Journals;
  readonly #settings: SettingsFile;
  readonly #shelf: Shelf;
  readonly #tables = new Map<string, Table>();
  readonly #connections = new Set<Connection>();

  constructor(settings: HostSettings) {
    const { dataFolder, appVersion, now = Date.now, disk = realDisk } = settings;
    this.#gameOf = settings.gameOf ?? gameOf;
    this.#appVersion = appVersion;
    this.#report = settings.report ?? console.error;
    this.#newSeed = settings.newSeed ?? seedByChance;
    this.#settings = new SettingsFile(dataFolder, now());
    this.#journals = new Journals({ dataFolder, appVersion, gameOf: this.#gameOf, now, disk });
    this.#shelf = new Shelf(this.#journals);
  }

  /** Joins a client. What the transport hears goes to `receive` of the connection; when it ends, call `closed`. */
  connect(link: Link): Connection {
    const connection = new Connection(this, link);
    this.#connections.add(connection);
    return connection;
  }

  /** Ends all connections and closes all journals. */
  close(): void {
    for (const connection of [...this.#connections]) connection.end(goingAway, 'the host is closing');
  }

  /** What a client is told when it says hello. */
  welcome(): Pick<Extract<HostMessage, { type: 'welcome' }>, 'appVersion' | 'settings' | 'settingsReset' | 'shelf'> {
    return {
      appVersion: this.#appVersion,
      settings: this.#settings.current,
      settingsReset: this.#settings.wasReset,
      shelf: this.#shelf.summaries(this.#tables),
    };
  }

  /** Makes a table. Throws Refused, or JournalNotWritten where the disk is full. */
  createTable(message: Extract<ClientMessage, { type: 'create-table' }>): Table {
    const { game, seats, options } = settleNewTable(this.#gameOf(message.game), message);
    const seed = this.#newSeed();
    return this.openTable(this.#journals.create(game, { options, seats: seats.length, seed }, seats));
  }

  /** The table of this id, opened where nobody sits at it yet. Throws Refused, JournalDamaged or JournalNewer. */
  openTable(id: string): Table {
    const seated = this.#tables.get(id);
    if (seated !== undefined) return seated;
    if (!this.#journals.has(id)) throw new Refused('unknown-table');
    try {
      const { game, journal } = this.#journals.open(id);
      const table = new Table(id, game, journal);
      this.#tables.set(id, table);
      return table;
    } catch (error) {
      this.#shelf.noteUnreadable(id, error);
      throw error;
    }
  }

  /** A client gets up; the last one closes the table. */
  leave(table: Table, connection: Connection): void {
    table.leave(connection);
    if (table.isEmpty) {
      this.#tables.delete(table.id);
      table.close();
    }
    this.tellShelf();
  }

  /** Throws Refused unless nobody else sits at this table, here or in another program. */
  mayRemove(id: string, connection: Connection): void {
    if (!this.#journals.has(id)) throw new Refused('unknown-table');
    const seated = this.#tables.get(id);
    const isInUse = seated === undefined ? this.#journals.isElsewhere(id) : seated.hasOtherThan(connection);
    if (isInUse || seated?.isElsewhere) throw new Refused('read-only');
  }

  /** Takes a table that nobody sits at off the shelf. */
  removeTable(id: string): void {
    this.#journals.remove(id);
    this.tellShelf();
  }

  /** Keeps new settings and tells every page. Throws what the disk throws; nothing has changed then. */
  changeSettings(settings: Settings): void {
    this.#settings.change(settings);
    for (const connection of this.#connections) {
      if (connection.isGreeted) connection.tell({ type: 'settings', settings });
    }
  }

  /** Tells every page that looks at the shelf how it stands. */
  tellShelf(): void {
    const looking = [...this.#connections].filter((connection) => connection.isAtShelf);
    if (looking.length === 0) return;
    const shelf = this.#shelf.summaries(this.#tables);
    for (const connection of looking) connection.tell({ type: 'shelf', shelf });
  }

  forget(connection: Connection): void {
    this.#connections.delete(connection);
  }

  /** Tells a developer of a defect of ours. */
  reportDefect(during: string, error: unknown): void {
    this.#report(defectWords(during, error));
  }
}
