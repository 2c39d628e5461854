import { gameOf } from '../../../shared/games/index.ts';
import type {
  ClientMessage,
  Door,
  Finding,
  HostMessage,
  NearbyTable,
  Settings,
} from '../../../shared/protocol/messages.ts';
import { CampaignsFile } from '../../storage/campaigns.ts';
import { fileErrorCode } from '../../storage/file-error.ts';
import { Flushing, type Unsafe } from '../../storage/flushing.ts';
import { HouseFile } from '../../storage/house.ts';
import { realDisk } from '../../storage/journal.ts';
import { JournalDamaged, JournalNewer } from '../../storage/journal-errors.ts';
import { Journals } from '../../storage/journals.ts';
import { SettingsFile } from '../../storage/settings.ts';
import { ShelfIndexFile } from '../../storage/shelf-index.ts';
import { Advice } from '../bots/advice.ts';
import { botParts } from '../bots/bot-parts.ts';
import type { BotParts } from '../bots/bot-turns.ts';
import { defectWords } from '../defect.ts';
import { Hosting } from '../network/hosting.ts';
import type { Conversation, Link } from '../network/link.ts';
import { Refused } from '../refused.ts';
import { Seating } from '../seats/seating.ts';
import { type Chance, newSeed, newToken, realChance } from '../secrets.ts';
import { Campaigns } from '../shelf/campaigns.ts';
import { pageOfShelf, readAtOnce, Shelf } from '../shelf/shelf.ts';
import type { Table } from '../table/table.ts';
import { Audience, type Listener } from './audience.ts';
import type { HostSettings } from './host-settings.ts';
import { askedLesson, goesOn, layLesson } from './lessons.ts';
import { validateNewTable } from './new-table.ts';
import { OpenTables } from './open-tables.ts';
import { settlePlayingOn } from './playing-on.ts';

/** What a host owns: its tables, open and on the shelf, its settings, its place on the network, and what clients are told of them. */
export class House {
  readonly #settings: HostSettings;
  readonly #gameOf: NonNullable<HostSettings['gameOf']>;
  /** Whatever is told to anybody is told through it: once it is safe. */
  readonly flushing: Flushing;
  /** Where codes, tokens and keys come from. */
  readonly chance: Chance;
  readonly #journals: Journals;
  /** Those of lessons lie apart: no shelf shows them. */
  readonly #lessons: Journals;
  readonly #kept: SettingsFile;
  readonly #tables: OpenTables;
  readonly #shelf: Shelf;
  readonly #campaigns: Campaigns;
  /** Which tables are on the network. */
  readonly hosting: Hosting;
  readonly #bots: BotParts;
  /** What bots say to people. */
  readonly advice: Advice;
  /** Everybody on the line. */
  readonly audience = new Audience();

  /** @param join joins a guest's line to the host */
  constructor(settings: HostSettings, join: (link: Link) => Conversation) {
    const { dataFolder, appVersion, now = Date.now, disk = realDisk, network = null, isHeadless = false } = settings;
    this.#settings = settings;
    this.#gameOf = settings.gameOf ?? gameOf;
    this.chance = settings.chance ?? realChance;
    this.#kept = new SettingsFile(dataFolder, now());
    this.flushing = new Flushing({
      isTogether: settings.flushesTogether ?? false,
      lost: (unsafe, error) => this.#goBack(unsafe, error),
    });
    const { flushing, chance } = this;
    const report = (during: string, error: unknown) => this.reportDefect(during, error);
    const journals = { dataFolder, appVersion, gameOf: this.#gameOf, now, disk, flushing };
    this.#journals = new Journals(journals);
    this.#lessons = new Journals({ ...journals, folder: 'lessons' });
    this.#bots = botParts(settings, () => (isHeadless ? 'brisk' : this.#kept.current.pace), report);
    this.advice = new Advice(this.#bots);
    this.#tables = new OpenTables({
      journals: this.#journals,
      lessons: this.#lessons,
      bots: this.#bots,
      keepSeating: () => this.hosting.keep(),
      noteEnd: () => this.#campaigns.note(),
      campaignOf: (table, game, player) => this.#campaigns.of(table, game, player),
      changed: (table, isOpen) => this.#tableChanged(table, isOpen),
      unreadable: (table, error) => this.#shelf.noteUnreadable(table, error),
    });
    const tables = this.#tables.byId;
    this.#shelf = new Shelf(this.#journals, new ShelfIndexFile(dataFolder, appVersion, now()), report);
    this.#campaigns = new Campaigns({
      file: new CampaignsFile(dataFolder, now()),
      chapters: (which) => this.#shelf.chapters(tables, which === 'all'),
      changed: (campaigns) => this.audience.tellKeepers({ type: 'campaigns', campaigns }),
      report: (error) => report('keeping campaigns', error),
    });
    this.hosting = new Hosting({
      network,
      isHeadless,
      file: new HouseFile(dataFolder, newToken(chance), now(), flushing),
      flushing,
      elapsed: settings.elapsed ?? (() => performance.now()),
      chance,
      tables,
      isThere: (table) => this.#journals.has(table),
      join,
      changed: () => this.#tellHouse(),
    });
  }

  /** Takes up again what was on the network when the host last ended. Never rejects. */
  async resume(): Promise<void> {
    for (const { table, seating } of this.hosting.remembered) {
      if (this.#tables.byId.has(table)) continue;
      try {
        this.#tables.open(table, new Seating(seating));
      } catch {
        // It cannot be read: the shelf says so, its guests are told that it is not here, and its code is kept for it.
      }
    }
    try {
      await this.hosting.resume();
    } catch (error) {
      this.reportDefect('resuming', error);
    }
    this.#shelf.prepare(this.#tables.byId);
    // what is said of it next may be said by others than connections: where the house is, and by what key
    this.flushing.settle();
    this.#tables.look();
  }

  /** Closes all journals once nobody is on the line any more; resolves when nothing listens any more. Never rejects. */
  async close(): Promise<void> {
    this.#tables.closeAll();
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
    const tables = this.#tables.byId;
    const shown = isKeeper ? this.#shelf.shown(tables, pageOfShelf, readAtOnce) : { shelf: [] };
    if (isKeeper) {
      this.#campaigns.note();
      this.#shelf.readBehind(tables, () => {
        this.#campaigns.note();
        this.tellShelf();
      });
    }
    return {
      appVersion: this.#settings.appVersion,
      house: this.#settings.houseName ?? null,
      role: isKeeper ? 'keeper' : 'guest',
      settings: isHere ? this.#kept.current : null,
      settingsReset: isHere && this.#kept.wasReset,
      ...shown,
      hosted: this.hosting.hosted,
      network: isKeeper ? this.hosting.standing : null,
      ...(isKeeper && { campaigns: this.#campaigns.all }),
    };
  }

  /** Makes a table. Throws Refused, or JournalNotWritten where the disk is full. */
  createTable(message: Extract<ClientMessage, { type: 'create-table' }>): Table {
    const { game, seats, options, held } = validateNewTable(this.#gameOf(message.game), message);
    const seed = (this.#settings.newSeed ?? newSeed)();
    return this.openTable(this.#journals.create(game, { options, seats: seats.length, seed }, seats, { held }));
  }

  /** Makes a table at which a match that is over goes on from a moment of it. Throws Refused or JournalNotWritten. */
  playOn(table: Table, message: Extract<ClientMessage, { type: 'play-on' }>): Table {
    const { game, match, seats, more } = settlePlayingOn(table, message);
    return this.openTable(this.#journals.create(game, match, seats, more));
  }

  /** The table of a lesson, which goes on where it was left, or begins anew. Throws Refused or JournalNotWritten. */
  beginLesson(message: Extract<ClientMessage, { type: 'begin-lesson' }>): Table {
    const asked = askedLesson(this.#gameOf(message.game), message);
    if (this.#lessons.has(asked.table)) {
      const left = this.#leftLesson(asked.table);
      if (left !== null && (left.isOpen || left.isElsewhere || goesOn(left, asked.lesson))) return left;
      if (left !== null) this.#tables.close(left);
      this.#lessons.remove(asked.table);
    }
    layLesson(this.#lessons, asked, message.name);
    return this.openTable(asked.table);
  }

  /** The table of this id, opened where nobody sits at it yet. Throws Refused, JournalDamaged or JournalNewer. */
  openTable(id: string): Table {
    const open = this.#tables.byId.get(id);
    if (open !== undefined) return open;
    const waiting = this.hosting.waitingFor(id);
    const table = this.#tables.open(id, waiting && new Seating(waiting.seating));
    if (waiting !== undefined) void this.resume();
    return table;
  }

  /** The table of this id, where guests may come in at it. */
  hostedTable(id: string): Table | undefined {
    return this.#tables.hosted(id);
  }

  /** A client gets up; the last one closes the table, unless others may come in at any time. */
  leave(table: Table, client: Listener): void {
    this.advice.forget(table, client);
    table.leave(client);
    this.#tables.closeIfUnused(table);
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
    this.#tables.closeIfUnused(table);
    this.tellShelf();
  }

  /** Throws Refused unless nobody else sits at this table, here or in another program. */
  mayRemove(id: string, client: Listener): void {
    if (!this.#journals.has(id)) throw new Refused('unknown-table');
    const seated = this.#tables.byId.get(id);
    const isInUse = seated === undefined ? this.#journals.isElsewhere(id) : seated.presence.pages.hasOtherThan(client);
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
    this.#kept.change(settings);
    this.audience.tellOwn({ type: 'settings', settings });
  }

  /** What somebody has won at a game, playing alone, no longer counts. Throws what the disk throws. */
  beginCampaign(game: string, player: string): void {
    this.#campaigns.beginAnew(game, player);
    for (const table of this.#tables.byId.values()) if (table.campaign !== undefined) table.tellSurroundings();
  }

  /** Looks for tables of other hosts until the returned function is called. Throws Refused where there is no network. */
  watchNearby(listener: (tables: readonly NearbyTable[]) => void): () => void {
    const { network } = this.#settings;
    if (network === undefined) throw new Refused('no-network');
    return network.watchNearby(listener);
  }

  /** Has the connection doctor look. Throws Refused where there is no network to look at. */
  async diagnose(address: string | null): Promise<readonly Finding[]> {
    const { network } = this.#settings;
    if (network === undefined) throw new Refused('no-network');
    return await network.diagnose(address);
  }

  /** Tells every page that looks at the shelf how it stands. */
  tellShelf(): void {
    for (const client of this.audience.atShelf) this.showShelf(client);
  }

  /** Tells a page as much of the shelf as it looks at. */
  showShelf(client: Listener): void {
    client.tell({ type: 'shelf', ...this.#shelf.shown(this.#tables.byId, client.looksAt) });
  }

  /** Tells a developer of a defect of ours. */
  reportDefect(during: string, error: unknown): void {
    const { report = console.error } = this.#settings;
    report(defectWords(during, error));
  }

  /**
   * What has changed of these could not be made safe: it never happened, and nobody has been told. Their tables are opened
   * again as the disk has them, and everybody there is told of them afresh.
   */
  #goBack(unsafe: ReadonlySet<Unsafe>, error: unknown): void {
    if (fileErrorCode(error) === undefined) this.reportDefect('making safe', error);
    const isHouseLost = this.hosting.goBack(unsafe);
    const lost = [...this.#tables.byId.values()].filter(
      (table) => table.kept.isWrittenIn(unsafe) || (isHouseLost && table.hosted !== null),
    );
    for (const table of lost) {
      const seated = this.audience.at(table);
      this.#tables.abandon(table);
      const again = this.#openedAgain(table.id);
      for (const client of seated) client.sitAgain(again);
      if (again !== null) this.#tables.lookAt(again);
    }
    this.tellShelf();
  }

  /** The table of a lesson as it was left; null where its journal cannot be read any more. */
  #leftLesson(id: string): Table | null {
    try {
      return this.openTable(id);
    } catch (error) {
      if (error instanceof JournalDamaged || error instanceof JournalNewer) return null;
      throw error;
    }
  }

  #openedAgain(id: string): Table | null {
    try {
      const record = this.hosting.recorded(id);
      const table = this.#tables.open(id, record && new Seating(record.seating));
      if (record !== undefined) table.hosted = { name: record.name, door: record.door, code: record.code };
      return table;
    } catch (error) {
      this.reportDefect('opening again', error);
      return null;
    }
  }

  #tableChanged(table: Table, isOpen: boolean): void {
    this.advice.changed(table);
    this.#tables.lookAt(table);
    // whoever looks at the shelf sees where a match stands at which others play, as onlookers do
    if (isOpen) this.tellShelf();
  }

  #tellHouse(): void {
    this.audience.tellHouse(this.hosting.standing, this.hosting.hosted);
    this.tellShelf();
  }
}
