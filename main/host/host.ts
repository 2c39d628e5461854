import { randomBytes } from 'node:crypto';
import type { AnyGuide } from '../../shared/games/guides.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { gameOf } from '../../shared/games/index.ts';
import {
  type ClientMessage,
  closeCodes,
  type Door,
  type Finding,
  type HostMessage,
  type NearbyTable,
  type Settings,
} from '../../shared/protocol/messages.ts';
import type { Thinking } from '../bots/thought.ts';
import type { Timers } from '../bots/timers.ts';
import { CampaignsFile } from '../storage/campaigns.ts';
import { fileErrorCode } from '../storage/file-error.ts';
import { Flushing, type Unsafe } from '../storage/flushing.ts';
import { HouseFile } from '../storage/house.ts';
import { type Disk, realDisk } from '../storage/journal.ts';
import { Journals } from '../storage/journals.ts';
import { SettingsFile } from '../storage/settings.ts';
import { ShelfIndexFile } from '../storage/shelf-index.ts';
import { Advice } from './advice.ts';
import { botParts } from './bot-parts.ts';
import { type BotParts, BotTurns } from './bot-turns.ts';
import { Campaigns } from './campaigns.ts';
import { Connection, type Link } from './connection.ts';
import { defectWords } from './defect.ts';
import { Hosting } from './hosting.ts';
import type { Network } from './network.ts';
import { validateNewTable } from './new-table.ts';
import type { Page } from './pages.ts';
import { settlePlayingOn } from './playing-on.ts';
import { Refused } from './refused.ts';
import { Seating } from './seating.ts';
import { type Chance, newToken, realChance } from './secrets.ts';
import { pageOfShelf, readAtOnce, Shelf } from './shelf.ts';
import { Table } from './table.ts';

/** What a host is given. Everything but the folder and the version has its usual value. */
export interface HostSettings {
  /** The folder for tables and settings; made where it is missing. */
  readonly dataFolder: string;
  readonly appVersion: string;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** A clock in milliseconds that never goes back, whatever the time of day is set to. */
  readonly elapsed?: () => number;
  readonly gameOf?: (id: string) => AnyGame | undefined;
  readonly disk?: Disk;
  /** Where a new match gets its seed; chance by default. A test that wants the same match again gives its own. */
  readonly newSeed?: () => string;
  /** Hears of defects: words for a developer, never anything a player did or saw. */
  readonly report?: (words: string) => void;
  /** The way to guests; without it nobody but pages of this device can be joined. */
  readonly network?: Network;
  /** Has no screen of its own: it is always on the network, and whoever has its key runs it. */
  readonly isHeadless?: boolean;
  /** What the house is called. */
  readonly houseName?: string;
  /** Where codes, tokens and keys come from; chance by default. */
  readonly chance?: Chance;
  /** Who thinks for the bots; without them bots choose at first glance. */
  readonly thinking?: Thinking;
  /** What each game tells those who think. */
  readonly guideOf?: (id: string) => AnyGuide | null;
  /** By what clock bots take their turns. */
  readonly timers?: Timers;
  /** Where the chance of thinking comes from, which no match depends on. */
  readonly newThought?: () => string;
  /** Does the machine run on its battery now? Then bots think for half as long. */
  readonly isOnBattery?: () => boolean;
  /** Is what is written in the same moment made safe together, and told then? Otherwise each at once, before it is answered. */
  readonly flushesTogether?: boolean;
}

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
  /** Whatever is told to anybody is told through it: once it is safe. */
  readonly flushing: Flushing;
  readonly #newSeed: () => string;
  readonly #journals: Journals;
  readonly #settings: SettingsFile;
  readonly #shelf: Shelf;
  readonly #campaigns: Campaigns;
  readonly #network: Network | null;
  readonly #houseName: string | null;
  /** Where codes, tokens and keys come from. */
  readonly chance: Chance;
  /** Which tables are on the network. */
  readonly hosting: Hosting;
  /** What bots say to people. */
  readonly advice: Advice;
  readonly #bots: BotParts;
  readonly #tables = new Map<string, Table>();
  readonly #turns = new Map<Table, BotTurns>();
  readonly #connections = new Set<Connection>();
  /** What everybody has been told of the house, by its text. */
  #told = { network: '', joinable: '' };

  constructor(settings: HostSettings) {
    const { dataFolder, appVersion, now = Date.now, disk = realDisk } = settings;
    this.#gameOf = settings.gameOf ?? gameOf;
    this.#appVersion = appVersion;
    this.#report = settings.report ?? console.error;
    this.#newSeed = settings.newSeed ?? seedByChance;
    this.#settings = new SettingsFile(dataFolder, now());
    this.flushing = new Flushing({
      isTogether: settings.flushesTogether ?? false,
      lost: (unsafe, error) => this.#goBack(unsafe, error),
    });
    const { flushing } = this;
    this.#journals = new Journals({ dataFolder, appVersion, gameOf: this.#gameOf, now, disk, flushing });
    const index = new ShelfIndexFile(dataFolder, appVersion, now());
    this.#shelf = new Shelf(this.#journals, index, (...defect) => this.reportDefect(...defect));
    this.#campaigns = new Campaigns({
      file: new CampaignsFile(dataFolder, now()),
      chapters: (which) => this.#shelf.chapters(this.#tables, which === 'all'),
      changed: (campaigns) => this.#tellKeepers({ type: 'campaigns', campaigns }),
      report: (error) => this.reportDefect('keeping campaigns', error),
    });
    this.#network = settings.network ?? null;
    this.#houseName = settings.houseName ?? null;
    this.#bots = botParts(
      settings,
      () => (settings.isHeadless ? 'brisk' : this.#settings.current.pace),
      (...defect) => this.reportDefect(...defect),
    );
    this.advice = new Advice(this.#bots);
    this.chance = settings.chance ?? realChance;
    this.hosting = new Hosting({
      network: this.#network,
      isHeadless: settings.isHeadless ?? false,
      file: new HouseFile(dataFolder, newToken(this.chance), now(), flushing),
      flushing,
      elapsed: settings.elapsed ?? (() => performance.now()),
      chance: this.chance,
      tables: this.#tables,
      isThere: (table) => this.#journals.has(table),
      join: (link) => this.connect(link),
      changed: () => this.#tellHouse(),
    });
  }

  /** Takes up again what was on the network when the host last ended. Never rejects. */
  async resume(): Promise<void> {
    for (const { table, seating } of this.hosting.remembered) {
      if (this.#tables.has(table)) continue;
      try {
        this.#open(table, new Seating(seating));
      } catch {
        // It cannot be read: the shelf says so, its guests are told that it is not here, and its code is kept for it.
      }
    }
    try {
      await this.hosting.resume();
    } catch (error) {
      this.reportDefect('resuming', error);
    }
    this.#shelf.prepare(this.#tables);
    // what is said of it next may be said by others than connections: where the house is, and by what key
    this.flushing.settle();
    for (const turns of this.#turns.values()) turns.look();
  }

  /** Joins a client. What the transport hears goes to `receive` of the connection; when it ends, call `closed`. */
  connect(link: Link): Connection {
    const connection = new Connection(this, link);
    this.#connections.add(connection);
    return connection;
  }

  /** Ends all connections and closes all journals; resolves when nothing listens any more. Never rejects. */
  async close(): Promise<void> {
    const hosted = [...this.#tables.values()];
    for (const connection of [...this.#connections]) connection.end(closeCodes.goingAway, 'the host is closing');
    for (const table of hosted) if (this.#tables.has(table.id)) this.#close(table);
    this.flushing.settle();
    this.#shelf.close();
    await Promise.all([this.hosting.close(), this.#bots.thinking.close()]);
  }

  /**
   * What a client is told when it says hello.
   * @param isKeeper may run the house
   * @param isHere is a page of this device, whose settings the host keeps
   */
  welcome(isKeeper: boolean, isHere: boolean): Omit<Extract<HostMessage, { type: 'welcome' }>, 'type' | 'protocol'> {
    const shown = isKeeper ? this.#shelf.shown(this.#tables, pageOfShelf, readAtOnce) : { shelf: [] };
    if (isKeeper) {
      this.#campaigns.note();
      this.#shelf.readBehind(this.#tables, () => {
        this.#campaigns.note();
        this.tellShelf();
      });
    }
    return {
      appVersion: this.#appVersion,
      house: this.#houseName,
      role: isKeeper ? 'keeper' : 'guest',
      settings: isHere ? this.#settings.current : null,
      settingsReset: isHere && this.#settings.wasReset,
      ...shown,
      hosted: this.hosting.hosted,
      network: isKeeper ? this.hosting.standing : null,
      ...(isKeeper && { campaigns: this.#campaigns.all }),
    };
  }

  /** Makes a table. Throws Refused, or JournalNotWritten where the disk is full. */
  createTable(message: Extract<ClientMessage, { type: 'create-table' }>): Table {
    const { game, seats, options, held } = validateNewTable(this.#gameOf(message.game), message);
    const seed = this.#newSeed();
    return this.openTable(this.#journals.create(game, { options, seats: seats.length, seed }, seats, { held }));
  }

  /** Makes a table at which a match that is over goes on from a moment of it. Throws Refused or JournalNotWritten. */
  playOn(table: Table, message: Extract<ClientMessage, { type: 'play-on' }>): Table {
    const { game, match, seats, more } = settlePlayingOn(table, message);
    return this.openTable(this.#journals.create(game, match, seats, more));
  }

  /** The table of this id, opened where nobody sits at it yet. Throws Refused, JournalDamaged or JournalNewer. */
  openTable(id: string): Table {
    const waiting = this.#tables.has(id) ? undefined : this.hosting.waitingFor(id);
    const table = this.#tables.get(id) ?? this.#open(id, waiting && new Seating(waiting.seating));
    if (waiting !== undefined) void this.resume();
    return table;
  }

  /** The table of this id, where guests may come in at it. */
  hostedTable(id: string): Table | undefined {
    const table = this.#tables.get(id);
    return table?.hosted === null ? undefined : table;
  }

  /** A client gets up; the last one closes the table, unless others may come in at any time. */
  leave(table: Table, connection: Connection): void {
    this.advice.forget(table, connection);
    table.leave(connection);
    this.#closeIfUnused(table);
    this.tellShelf();
  }

  /**
   * Lets others in at a table. Where another program had the house until now, its tables and guests are taken up first.
   * Throws Refused, or JournalNotWritten.
   */
  async hostTable(table: Table, name: string, door: Door): Promise<void> {
    if (!this.hosting.isResumed) await this.resume();
    await this.hosting.host(table, name, door);
  }

  /** Takes a table off the network. Throws Refused or JournalNotWritten. */
  stopHosting(id: string): void {
    const table = this.hostedTable(id);
    if (table === undefined) throw new Refused('not-hosted');
    this.hosting.stop(table);
    this.#closeIfUnused(table);
    this.tellShelf();
  }

  /** Throws Refused unless nobody else sits at this table, here or in another program. */
  mayRemove(id: string, connection: Connection): void {
    if (!this.#journals.has(id)) throw new Refused('unknown-table');
    const seated = this.#tables.get(id);
    const isInUse =
      seated === undefined ? this.#journals.isElsewhere(id) : seated.presence.pages.hasOtherThan(connection);
    if (isInUse || seated?.isElsewhere) throw new Refused('read-only');
  }

  /** Takes a table that nobody sits at off the shelf. Throws what the disk throws; nothing has changed then. */
  removeTable(id: string): void {
    // what was won there is still won: it must stand elsewhere before the journal goes
    this.#shelf.look(id);
    this.#campaigns.settle();
    if (this.hostedTable(id) !== undefined) this.stopHosting(id);
    this.#journals.remove(id);
    this.hosting.forget(id);
    this.tellShelf();
  }

  /** Keeps new settings and tells every page. Throws what the disk throws; nothing has changed then. */
  changeSettings(settings: Settings): void {
    this.#settings.change(settings);
    for (const connection of this.#connections) {
      if (connection.isGreeted && connection.isHere) connection.tell({ type: 'settings', settings });
    }
  }

  /** What somebody has won at a game, playing alone, no longer counts. Throws what the disk throws. */
  beginCampaign(game: string, player: string): void {
    this.#campaigns.beginAnew(game, player);
    for (const table of this.#tables.values()) if (table.campaign !== undefined) table.tellSurroundings();
  }

  /** Looks for tables of other hosts until the returned function is called. */
  watchNearby(listener: (tables: readonly NearbyTable[]) => void): () => void {
    if (this.#network === null) throw new Refused('no-network');
    return this.#network.watchNearby(listener);
  }

  /** Has the connection doctor look. Throws Refused where there is no network to look at. */
  async diagnose(address: string | null): Promise<readonly Finding[]> {
    if (this.#network === null) throw new Refused('no-network');
    return await this.#network.diagnose(address);
  }

  /** Tells every page that looks at the shelf how it stands. */
  tellShelf(): void {
    for (const connection of this.#connections) {
      if (connection.isAtNoTable && connection.isKeeper) this.showShelf(connection);
    }
  }

  /** Tells a page as much of the shelf as it looks at. */
  showShelf(connection: Connection): void {
    connection.tell({ type: 'shelf', ...this.#shelf.shown(this.#tables, connection.looksAt) });
  }

  forget(connection: Connection): void {
    this.#connections.delete(connection);
  }

  /** Tells a developer of a defect of ours. */
  reportDefect(during: string, error: unknown): void {
    this.#report(defectWords(during, error));
  }

  #open(id: string, seating?: Seating): Table {
    if (!this.#journals.has(id)) throw new Refused('unknown-table');
    try {
      const { game, journal } = this.#journals.open(id);
      const fits = seating?.seats.length === journal.header.match.seats;
      const keepSeating = (): void => {
        if (table.hosted !== null) this.hosting.keep();
      };
      const table = new Table({
        id,
        game,
        journal,
        keepSeating,
        noteEnd: () => this.#campaigns.note(),
        campaignOf: (player) => this.#campaigns.of(id, game.id, player),
        changed: (isOpen) => this.#tableChanged(table, isOpen),
        ...(fits && seating !== undefined && { seating }),
      });
      this.#tables.set(id, table);
      this.#turns.set(table, new BotTurns(table, this.#bots));
      return table;
    } catch (error) {
      this.#shelf.noteUnreadable(id, error);
      throw error;
    }
  }

  /**
   * What has changed of these could not be made safe: it never happened, and nobody has been told. Their tables are opened
   * again as the disk has them, and everybody there is told of them afresh.
   */
  #goBack(unsafe: ReadonlySet<Unsafe>, error: unknown): void {
    if (fileErrorCode(error) === undefined) this.reportDefect('making safe', error);
    const isHouseLost = this.hosting.goBack(unsafe);
    const lost = [...this.#tables.values()].filter(
      (table) => table.kept.isWrittenIn(unsafe) || (isHouseLost && table.hosted !== null),
    );
    for (const table of lost) {
      // whoever sat down last has the seats of a device
      const order: readonly Page[] = [...table.presence.pages];
      const seated = [...this.#connections]
        .filter((connection) => order.includes(connection))
        .sort((one, other) => order.indexOf(one) - order.indexOf(other));
      this.#turns.get(table)?.close();
      this.#turns.delete(table);
      this.#tables.delete(table.id);
      table.kept.abandon();
      const again = this.#openedAgain(table.id);
      for (const connection of seated) connection.sitAgain(again);
      if (again !== null) this.#turns.get(again)?.look();
    }
    this.tellShelf();
  }

  #openedAgain(id: string): Table | null {
    try {
      const record = this.hosting.recorded(id);
      const table = this.#open(id, record && new Seating(record.seating));
      if (record !== undefined) table.hosted = { name: record.name, door: record.door, code: record.code };
      return table;
    } catch (error) {
      this.reportDefect('opening again', error);
      return null;
    }
  }

  #tableChanged(table: Table, isOpen: boolean): void {
    this.advice.changed(table);
    this.#turns.get(table)?.look();
    // whoever looks at the shelf sees where a match stands at which others play, as onlookers do
    if (isOpen) this.tellShelf();
  }

  #closeIfUnused(table: Table): void {
    if (!table.isOpen) this.#close(table);
  }

  #close(table: Table): void {
    this.#turns.get(table)?.close();
    this.#turns.delete(table);
    this.#tables.delete(table.id);
    table.kept.close();
  }

  #tellKeepers(message: HostMessage): void {
    for (const connection of this.#connections) {
      if (connection.isGreeted && connection.isKeeper) connection.tell(message);
    }
  }

  /** Tells keepers how the host stands on the network, and people at the door which tables there are: what is new. */
  #tellHouse(): void {
    const { standing, hosted } = this.hosting;
    const network = JSON.stringify(standing);
    const joinable = JSON.stringify(hosted);
    for (const connection of this.#connections) {
      if (!connection.isGreeted) continue;
      if (joinable !== this.#told.joinable) connection.tellDoor(hosted);
      if (connection.isKeeper && standing !== null && network !== this.#told.network) {
        connection.tell({ type: 'network', network: standing });
      }
    }
    this.#told = { network, joinable };
    this.tellShelf();
  }
}
