import path from 'node:path';
import { type AnyGame, gameOf, games } from '../../../shared/games/index.ts';
import type { Door, Finding, HostMessage, NearbyRoom, Plan, Settings } from '../../../shared/protocol/messages.ts';
import { shippedPuzzles } from '../../puzzles/shipped.ts';
import { CampaignsFile } from '../../storage/campaigns.ts';
import { fileErrorCode } from '../../storage/file-error.ts';
import { Flushing, type Unsafe } from '../../storage/flushing.ts';
import { HouseIndex } from '../../storage/house-index/house-index.ts';
import { realDisk } from '../../storage/journal.ts';
import { Journals } from '../../storage/journals.ts';
import { PuzzlesFile } from '../../storage/puzzles.ts';
import { SealedCopiesFile } from '../../storage/rooms/sealed-copies.ts';
import { ServerFile } from '../../storage/server-file.ts';
import { SettingsFile } from '../../storage/settings.ts';
import { dropStaleDrafts } from '../../storage/whole-file.ts';
import { Advice } from '../bots/advice.ts';
import { botParts } from '../bots/bot-parts.ts';
import type { BotParts } from '../bots/bot-turns.ts';
import { defectWords } from '../defect.ts';
import { Book } from '../library/book.ts';
import { Campaigns } from '../library/campaigns.ts';
import { Library, pageOfLibrary, readAtOnce } from '../library/library.ts';
import { Hosting } from '../network/hosting.ts';
import type { Conversation, Link } from '../network/link.ts';
import { People } from '../people/people.ts';
import { ShopWindow } from '../puzzles/shop-window.ts';
import { RequestError } from '../request-error.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import { type Chance, newSeed, newToken, realChance } from '../secrets.ts';
import { SealedCopies } from '../standby/sealed-copies.ts';
import type { Table, TableChange } from '../table/table.ts';
import { Audience, type Listener } from './audience.ts';
import { Backups } from './backups.ts';
import { goBack } from './going-back.ts';
import type { HostSettings } from './host-settings.ts';
import { checkOptions } from './new-table.ts';
import { OpenTables } from './open-tables.ts';
import { Practice } from './practice.ts';
import { RoomMatches } from './room-matches.ts';
import { type Brought, RoomTransfers } from './room-transfers.ts';
import { SavedGames } from './saved-games.ts';
import { TableCreation } from './table-creation.ts';

/** The parts of a server: tables, saved matches, settings, rooms and network. Sends their changes to clients. */
export class Server {
  readonly #settings: HostSettings;
  readonly #gameOf: NonNullable<HostSettings['gameOf']>;
  /** All messages to clients go through this. They leave once their state is on disk. */
  readonly flushing: Flushing;
  /** Source of codes, tokens and keys. */
  readonly chance: Chance;
  readonly #journals: Journals;
  readonly #kept: SettingsFile;
  readonly #tables: OpenTables;
  readonly #library: Library;
  readonly #campaigns: Campaigns;
  readonly people: People;
  /** What the people of this device have played. */
  readonly book: Book;
  /** The puzzles, and which are solved. */
  readonly window: ShopWindow;
  /** The open rooms and their network. */
  readonly hosting: Hosting;
  readonly matches: RoomMatches;
  readonly saved: SavedGames;
  readonly creation: TableCreation;
  /** Exports to other servers and imports from them. */
  readonly transfers: RoomTransfers;
  readonly backups: Backups;
  /** Encrypted copies of other servers' rooms for which this server is the standby. */
  readonly sealedCopies: SealedCopies;
  /** Lessons and puzzles. */
  readonly practice: Practice;
  readonly #bots: BotParts;
  /** Hints and the coach. */
  readonly advice: Advice;
  readonly audience = new Audience();

  /** @param join connects a guest's link to the server */
  constructor(settings: HostSettings, join: (link: Link) => Conversation) {
    const { dataFolder, appVersion, now = Date.now, disk = realDisk, network = null, isHeadless = false } = settings;
    this.#settings = settings;
    this.#gameOf = settings.gameOf ?? gameOf;
    this.chance = settings.chance ?? realChance;
    for (const folder of ['', 'tables', 'lessons', 'removed']) dropStaleDrafts(path.join(dataFolder, folder));
    this.#kept = new SettingsFile(dataFolder, now());
    this.flushing = new Flushing({
      isTogether: settings.flushesTogether ?? false,
      lost: (unsafe, error) => this.#goBack(unsafe, error),
      noted: () => this.#noteForCopies(),
    });
    const { flushing, chance } = this;
    const report = (during: string, error: unknown) => this.reportDefect(during, error);
    const journals = { dataFolder, appVersion, gameOf: this.#gameOf, now, disk, flushing };
    this.#journals = new Journals(journals);
    const apart = new Journals({ ...journals, folder: 'lessons' });
    this.#bots = botParts(settings, () => (isHeadless ? 'brisk' : this.#kept.current.pace), report);
    this.advice = new Advice(this.#bots);
    this.window = new ShopWindow({
      file: new PuzzlesFile(dataFolder, now()),
      puzzles: settings.puzzles ?? shippedPuzzles,
      now,
      report: (error) => report('keeping puzzles', error),
    });
    const elapsed = settings.elapsed ?? (() => performance.now());
    const campaigns = new CampaignsFile(dataFolder, now());
    this.people = new People({
      dataFolder,
      campaigns,
      chance,
      now,
      elapsed,
      rooms: () => (this.hosting.isElsewhere ? null : this.hosting.remembered),
      rewritten: () => this.#campaigns.settle('all'),
      changed: () => {
        this.audience.sendToHostPages({ type: 'people', people: this.people.shown });
        for (const room of this.rooms.byId.values()) room.send();
        this.sendLibrary();
      },
    });
    this.#tables = new OpenTables({
      journals: this.#journals,
      lessons: apart,
      window: this.window,
      bots: this.#bots,
      personNamed: (name) => this.people.named(name),
      keepSeating: () => this.hosting.rooms.keep(),
      noteEnd: () => this.#campaigns.note(),
      campaignOf: (table, game, player) => this.#campaigns.of(table, game, player),
      changed: (table, change) => this.#tableChanged(table, change),
      unreadable: (table, error) => this.#library.noteUnreadable(table, error),
    });
    const tables = this.#tables.byId;
    const index = new HouseIndex(dataFolder, appVersion, (error) => report('opening the house index', error));
    this.#library = new Library(this.#journals, index, report);
    this.book = new Book({
      journals: this.#journals,
      index,
      library: this.#library,
      tables,
      people: () => this.people.all,
      games: Object.keys(games).length,
      thinking: this.#bots.thinking,
      newSeed: this.#bots.newSeed,
      report,
      mayRead: () => !this.isMatchRunning,
      elapsed,
    });
    this.#campaigns = new Campaigns({
      file: campaigns,
      chapters: (which) => this.#library.chapters(tables, which === 'all'),
      changed: (campaigns) => this.audience.sendToHostPages({ type: 'campaigns', campaigns }),
      report: (error) => report('keeping campaigns', error),
    });
    this.sealedCopies = new SealedCopies({
      file: new SealedCopiesFile(dataFolder, now()),
      importTransfer: (text) => this.importTransfer(text),
      isOpen: (room) => this.rooms.byId.has(room),
      now,
    });
    this.hosting = new Hosting({
      network,
      isHeadless,
      file: new ServerFile(dataFolder, newToken(chance), now(), flushing),
      people: this.people,
      flushing,
      elapsed,
      chance,
      saved: () => this.saved,
      join,
      changed: () => this.#sendToHost(),
      isSeedGiven: settings.newSeed !== undefined,
      standsBy: () => !this.sealedCopies.isEmpty,
      replication: {
        chance,
        timers: this.#bots.timers,
        pack: (room, guest) => this.transfers.copyFor(this.rooms.mustHave(room), guest),
        proofAt: (address, room) => network?.proofAt(address, room) ?? Promise.resolve(null),
        failedOver: (room, to) => this.#failedOver(room, to),
        report,
      },
    });
    this.saved = new SavedGames({
      journals: this.#journals,
      tables: this.#tables,
      library: this.#library,
      campaigns: this.#campaigns,
      rooms: () => this.rooms,
      roomAt: (id) => this.roomAt({ id }),
      closeRoom: (room) => this.closeRoom(room),
      changed: () => this.sendLibrary(),
    });
    this.matches = new RoomMatches({
      journals: this.#journals,
      tables: this.#tables,
      hosting: this.hosting,
      audience: this.audience,
      gameOf: this.#gameOf,
      newSeed: settings.newSeed ?? newSeed,
    });
    this.transfers = new RoomTransfers({
      app: appVersion,
      journals: this.#journals,
      tables: this.#tables,
      hosting: this.hosting,
      flushing,
      remove: (table) => this.saved.remove(table),
    });
    const saved = { journals: this.#journals, people: this.people };
    this.backups = new Backups({
      ...saved,
      app: appVersion,
      campaigns: this.#campaigns,
      window: this.window,
      rooms: () => this.rooms.byId.keys(),
      settings: () => this.#kept.current,
      changeSettings: (changed) => this.changeSettings(changed),
    });
    this.creation = new TableCreation({
      ...saved,
      chance,
      gameOf: this.#gameOf,
      givenSeed: settings.newSeed,
      open: (id) => this.openTable(id),
    });
    this.practice = new Practice({
      journals: apart,
      window: this.window,
      gameOf: this.#gameOf,
      open: (id) => this.openTable(id),
      close: (table) => this.#tables.close(table),
    });
  }

  /** True if a match is in progress, for local players or guests. */
  get isMatchRunning(): boolean {
    return this.#tables.isMatchRunning;
  }

  get rooms(): Rooms {
    return this.hosting.rooms;
  }

  /** Reopens the rooms that were open when the server last stopped. Never rejects. */
  async resume(): Promise<void> {
    try {
      await this.hosting.resume(() => this.matches.reopen());
    } catch (error) {
      this.reportDefect('resuming', error);
    }
    this.#library.prepare(this.#tables.byId);
    // the server's address and key may be announced outside connections next, so flush first
    this.flushing.settle();
    this.#tables.look();
  }

  /** Closes all journals after the clients have gone; resolves once no port is open. Never rejects. */
  async close(): Promise<void> {
    this.#tables.closeAll();
    this.flushing.settle();
    this.book.close();
    this.#library.close();
    await Promise.all([this.hosting.end(), this.#bots.thinking.close()]);
  }

  /**
   * The fields of the welcome message.
   * @param isHere true for a page of this device, whose settings the server keeps
   */
  welcome(isHost: boolean, isHere: boolean): Omit<Extract<HostMessage, { type: 'welcome' }>, 'type' | 'protocol'> {
    const tables = this.#tables.byId;
    const shown = isHost ? this.#library.shown(tables, pageOfLibrary, readAtOnce) : { library: [] };
    if (isHost) {
      this.#campaigns.note();
      this.#library.readBehind(tables, () => {
        this.#campaigns.note();
        this.sendLibrary();
      });
    }
    return {
      appVersion: this.#settings.appVersion,
      server: this.#settings.hostName ?? null,
      machine: this.#settings.network?.machine ?? null,
      role: isHost ? 'host' : 'guest',
      settings: isHere ? this.#kept.current : null,
      settingsReset: isHere && this.#kept.wasReset,
      ...shown,
      rooms: this.hosting.shown,
      network: isHost ? this.hosting.standing : null,
      ...(isHost && { campaigns: this.#campaigns.all, people: this.people.shown }),
    };
  }

  /** The table of this id; opens it if necessary. Throws `RequestError`, `JournalDamaged` or `JournalNewer`. */
  openTable(id: string): Table {
    const open = this.#tables.byId.get(id);
    if (open !== undefined) return open;
    const table = this.#tables.open(id);
    if (this.rooms.waitingAt(id) !== undefined) void this.resume();
    return table;
  }

  /** Removes a client from a table. The last one closes it, unless a room plays there. */
  leave(table: Table | null, client: Listener): void {
    if (table !== null) {
      this.advice.forget(table, client);
      table.leave(client);
      this.#tables.closeIfUnused(table);
    }
    this.sendLibrary();
  }

  /** Opens a room without a table. Rejects with `RequestError` or file errors. */
  async openRoom(name: string, door: Door): Promise<Room> {
    if (!this.hosting.isResumed) await this.resume();
    return await this.hosting.open(name, door, null);
  }

  /**
   * Opens a room around a table, or renames the room there and sets its door.
   * If another program ran the server until now, this reopens its rooms first. Rejects with `RequestError` or
   * `JournalNotWritten`.
   */
  async hostTable(table: Table, name: string, door: Door): Promise<void> {
    if (!this.hosting.isResumed) await this.resume();
    if (table.isElsewhere) throw new RequestError('open-elsewhere');
    if (table.isPrivate) throw new RequestError('read-only');
    const before = this.roomAt(table);
    if (before !== undefined) {
      before.change({ name, door });
      return;
    }
    const room = await this.hosting.open(name, door, table);
    // local clients at the table join the room
    for (const client of this.audience.at(table)) client.comeInto(room);
  }

  /** Imports a match or room exported elsewhere. Rejects as `RoomTransfers.importTransfer` does. */
  async importTransfer(text: string): Promise<Brought> {
    if (!this.hosting.isResumed) await this.resume();
    const brought = await this.transfers.importTransfer(text);
    this.sendLibrary();
    return brought;
  }

  /** The room that plays at a table, or undefined. */
  roomAt({ id }: { readonly id: string }): Room | undefined {
    return [...this.rooms.byId.values()].find(({ table }) => table?.id === id);
  }

  /** Throws `RequestError` for an unknown game. */
  mustHaveGame(id: string): AnyGame {
    const game = this.#gameOf(id);
    if (game === undefined) throw new RequestError('unknown-game');
    return game;
  }

  /** Throws `RequestError` if a plan names an unknown game or option. Ignores the number of players. */
  mustHavePlan({ game: id, options }: Plan): void {
    if (id !== null) checkOptions(this.mustHaveGame(id), options);
  }

  /** Closes a room. Throws `RequestError` or `JournalNotWritten`. */
  closeRoom(room: Room): void {
    const table = this.hosting.close(room);
    if (table !== null) this.#tables.closeIfUnused(table);
    this.sendLibrary();
  }

  /** Saves new settings and sends them to the pages of this device. Throws file errors; nothing has changed then. */
  changeSettings(settings: Settings): void {
    this.#kept.change(settings);
    this.audience.sendOwn({ type: 'settings', settings });
  }

  /** Restarts a player's campaign of a game. Throws file errors. */
  beginCampaign(game: string, player: string): void {
    this.#campaigns.beginAnew(game, player);
    for (const table of this.#tables.byId.values()) if (table.campaign !== undefined) table.sendSurroundings();
  }

  /** Looks for rooms of other servers until the returned function is called. Throws `RequestError` without a network. */
  watchNearby(listener: (rooms: readonly NearbyRoom[]) => void): () => void {
    const { network } = this.#settings;
    if (network === undefined) throw new RequestError('no-network');
    return network.watchNearby(listener);
  }

  /** Runs the connection doctor. Rejects with `RequestError` without a network. */
  async diagnose(address: string | null): Promise<readonly Finding[]> {
    const { network } = this.#settings;
    if (network === undefined) throw new RequestError('no-network');
    return await network.diagnose(address);
  }

  /** Sends the shelf to every client that shows it. */
  sendLibrary(): void {
    for (const client of this.audience.atShelf) this.showShelf(client);
  }

  /** Sends a client as much of the shelf as it shows. */
  showShelf(client: Listener): void {
    client.send({ type: 'library', ...this.#library.shown(this.#tables.byId, client.looksAt) });
  }

  reportDefect(during: string, error: unknown): void {
    const { report = console.error } = this.#settings;
    report(defectWords(during, error));
  }

  /** Reverts changes that could not be made safe. */
  #goBack(unsafe: ReadonlySet<Unsafe>, error: unknown): void {
    if (fileErrorCode(error) === undefined) this.reportDefect('making safe', error);
    const report = (defect: unknown) => this.reportDefect('opening again', defect);
    const parts = { tables: this.#tables, rooms: this.rooms, audience: this.audience, report };
    goBack(parts, unsafe, this.hosting.goBack(unsafe));
    this.sendLibrary();
  }

  /** Called after each write: its room may have a standby. */
  #noteForCopies(): void {
    for (const room of this.rooms.byId.values()) room.replication.changed();
  }

  /** Called when a room continues at its standby: removes it here. */
  #failedOver(id: string, to: string): void {
    try {
      const room = this.rooms.mustHave(id);
      this.transfers.goneTo(room, to);
      this.audience.sendMove({ type: 'moved', room: id, to });
      this.sendLibrary();
    } catch (error) {
      this.reportDefect('letting a room go on elsewhere', error);
    }
  }

  #tableChanged(table: Table, { isOpen, isOfMatch }: TableChange): void {
    this.advice.changed(table);
    this.roomAt(table)?.noteTable(isOfMatch);
    this.#tables.lookAt(table);
    // the host's shelf shows a running match as spectators see it
    if (isOpen) this.sendLibrary();
  }

  #sendToHost(): void {
    this.audience.sendToHost(this.hosting.standing, this.hosting.shown);
    this.sendLibrary();
  }
}
