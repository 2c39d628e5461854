import { type AnyGame, gameOf } from '../../../shared/games/index.ts';
import type {
  ClientMessage,
  Door,
  Finding,
  Holder,
  HostMessage,
  NearbyRoom,
  Plan,
  Settings,
} from '../../../shared/protocol/messages.ts';
import { shippedPuzzles } from '../../puzzles/shipped.ts';
import { CampaignsFile } from '../../storage/campaigns.ts';
import { fileErrorCode } from '../../storage/file-error.ts';
import { Flushing, type Unsafe } from '../../storage/flushing.ts';
import { HouseFile } from '../../storage/house.ts';
import { realDisk } from '../../storage/journal.ts';
import { JournalDamaged, JournalNewer } from '../../storage/journal-errors.ts';
import { Journals } from '../../storage/journals.ts';
import { PuzzlesFile } from '../../storage/puzzles.ts';
import type { RoomRecord } from '../../storage/room-record.ts';
import { SettingsFile } from '../../storage/settings.ts';
import { ShelfIndexFile } from '../../storage/shelf-index.ts';
import { Advice } from '../bots/advice.ts';
import { botParts } from '../bots/bot-parts.ts';
import type { BotParts } from '../bots/bot-turns.ts';
import { defectWords } from '../defect.ts';
import { Hosting } from '../network/hosting.ts';
import type { Conversation, Link } from '../network/link.ts';
import { askedPuzzle, layPuzzle } from '../puzzles/laying.ts';
import { ShopWindow } from '../puzzles/shop-window.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import { Seating } from '../seats/seating.ts';
import { type Chance, newSeed, newToken, realChance } from '../secrets.ts';
import { Campaigns } from '../shelf/campaigns.ts';
import { pageOfShelf, readAtOnce, Shelf } from '../shelf/shelf.ts';
import type { Table } from '../table/table.ts';
import { Audience, type Listener } from './audience.ts';
import { goBack } from './going-back.ts';
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
  /** Those of lessons and puzzles lie apart: no shelf shows them. */
  readonly #lessons: Journals;
  readonly #kept: SettingsFile;
  readonly #tables: OpenTables;
  readonly #shelf: Shelf;
  readonly #campaigns: Campaigns;
  /** The puzzles, and how far the house has come with them. */
  readonly window: ShopWindow;
  /** Which rooms are open, and where they are served. */
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
    this.window = new ShopWindow({
      file: new PuzzlesFile(dataFolder, now()),
      puzzles: settings.puzzles ?? shippedPuzzles,
      now,
      report: (error) => report('keeping puzzles', error),
    });
    this.#tables = new OpenTables({
      journals: this.#journals,
      lessons: this.#lessons,
      window: this.window,
      bots: this.#bots,
      keepSeating: () => this.hosting.rooms.keep(),
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
      isThere: (table) => this.#journals.has(table),
      join,
      changed: () => this.#tellHouse(),
    });
  }

  /** The rooms of the house. */
  get rooms(): Rooms {
    return this.hosting.rooms;
  }

  /** Takes up again what was on the network when the host last ended. Never rejects. */
  async resume(): Promise<void> {
    try {
      await this.hosting.resume(() => this.#takeUpRooms());
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
    await Promise.all([this.hosting.end(), this.#bots.thinking.close()]);
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
      rooms: this.hosting.shown,
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

  /** The table of a puzzle, at its beginning unless somebody sits there. Throws Refused or JournalNotWritten. */
  beginPuzzle(message: Extract<ClientMessage, { type: 'begin-puzzle' }>): Table {
    const asked = askedPuzzle(this.#gameOf(message.game), this.window, message);
    if (this.#lessons.has(asked.table)) {
      const left = this.#leftLesson(asked.table);
      if (left !== null && (left.isOpen || left.isElsewhere)) return left;
      if (left !== null) this.#tables.close(left);
      this.#lessons.remove(asked.table);
    }
    layPuzzle(this.#lessons, asked, message.name);
    return this.openTable(asked.table);
  }

  /** The table of this id, opened where nobody sits at it yet. Throws Refused, JournalDamaged or JournalNewer. */
  openTable(id: string): Table {
    const open = this.#tables.byId.get(id);
    if (open !== undefined) return open;
    const table = this.#tables.open(id);
    if (this.rooms.waitingAt(id) !== undefined) void this.resume();
    return table;
  }

  /** A client gets up; the last one closes the table, unless others may come in at any time. */
  leave(table: Table | null, client: Listener): void {
    if (table !== null) {
      this.advice.forget(table, client);
      table.leave(client);
      this.#tables.closeIfUnused(table);
    }
    this.tellShelf();
  }

  /** Opens a room before there is a table. Throws Refused, or what the disk throws. */
  async openRoom(name: string, door: Door): Promise<Room> {
    if (!this.hosting.isResumed) await this.resume();
    return await this.hosting.open(name, door, null);
  }

  /**
   * Opens a room round a table, or changes name and door of the one that plays there. Where another program had the house
   * until now, its rooms and guests are taken up first. Throws Refused, or JournalNotWritten.
   */
  async hostTable(table: Table, name: string, door: Door): Promise<void> {
    if (!this.hosting.isResumed) await this.resume();
    if (table.isElsewhere || table.isPrivate) throw new Refused('read-only');
    const before = this.roomAt(table);
    if (before !== undefined) {
      before.change({ name, door });
      return;
    }
    const room = await this.hosting.open(name, door, table);
    // whoever of the house sits there is in the room
    for (const client of this.audience.at(table)) client.comeInto(room);
  }

  /** The room that plays at a table; undefined where none does. */
  roomAt(table: Table): Room | undefined {
    return [...this.rooms.byId.values()].find((room) => room.table === table);
  }

  /** Throws Refused where the house does not have this game. */
  mustHaveGame(id: string): AnyGame {
    const game = this.#gameOf(id);
    if (game === undefined) throw new Refused('unknown-game');
    return game;
  }

  /** Throws Refused for a plan of a game or an option that the house does not have, for whatever number of people. */
  mustHavePlan({ game: id, options }: Plan): void {
    if (id === null) return;
    const game = this.mustHaveGame(id);
    const isKnown = ([option, value]: [string, string]) =>
      game.options.some((each) => each.id === option && each.values.includes(value));
    if (!Object.entries(options).every(isKnown)) throw new Refused('unknown-option');
  }

  /** Everybody in a room goes on to a new table, with what is planned there. Throws Refused, or what the disk throws. */
  startMatch(room: Room): void {
    const { game, options, seats, held } = room.lobby.nextMatch(this.#gameOf);
    const seed = (this.#settings.newSeed ?? newSeed)();
    const id = this.#journals.create(game, { options, seats: seats.length, seed }, seats, { held });
    try {
      const table = this.#tables.open(id, new Seating({ seats: held, wishes: [] }, room.guests));
      this.#follow(room.begin(table), table);
    } catch (error) {
      // once the room has kept that it plays there, the match has begun: what failed is that somebody was told
      if (room.table?.id === id) throw error;
      this.#closeIfOpen(id);
      this.#journals.remove(id);
      throw error;
    }
  }

  /** Everybody in a room goes back to a match of the evening that has not ended. Throws Refused, or what opening throws. */
  goOn(room: Room, id: string): void {
    const past = room.past.find(({ table, outcome }) => table === id && outcome === null);
    if (past === undefined || this.#tables.byId.has(id)) throw new Refused('unknown-table');
    const isGone = (holder: Holder) => holder.startsWith('g') && !room.guests.has(holder);
    const seats = past.held.map(({ holder, owner }) => ({
      holder: isGone(holder) ? 'free' : holder,
      owner: isGone(owner) ? 'free' : owner,
    }));
    const table = this.#tables.open(id, new Seating({ seats, wishes: [] }, room.guests));
    try {
      if (table.isElsewhere) throw new Refused('read-only');
      this.#follow(room.goOn(table), table);
    } catch (error) {
      this.#closeIfOpen(id);
      throw error;
    }
  }

  /** Closes a room. Throws Refused or JournalNotWritten. */
  closeRoom(room: Room): void {
    const table = this.hosting.close(room);
    if (table !== null) this.#tables.closeIfUnused(table);
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
    const room = [...this.rooms.byId.values()].find(({ table }) => table?.id === id);
    if (room !== undefined) this.closeRoom(room);
    this.#journals.remove(id);
    this.rooms.forget(id);
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

  /** Looks for rooms of other hosts until the returned function is called. Throws Refused where there is no network. */
  watchNearby(listener: (rooms: readonly NearbyRoom[]) => void): () => void {
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

  /** What has changed of these could not be made safe. */
  #goBack(unsafe: ReadonlySet<Unsafe>, error: unknown): void {
    if (fileErrorCode(error) === undefined) this.reportDefect('making safe', error);
    const report = (defect: unknown) => this.reportDefect('opening again', defect);
    const parts = { tables: this.#tables, rooms: this.rooms, audience: this.audience, report };
    goBack(parts, unsafe, this.hosting.goBack(unsafe));
    this.tellShelf();
  }

  /** The table of a lesson or a puzzle as it was left; null where its journal cannot be read any more. */
  #leftLesson(id: string): Table | null {
    try {
      return this.openTable(id);
    } catch (error) {
      if (error instanceof JournalDamaged || error instanceof JournalNewer) return null;
      throw error;
    }
  }

  /** What is remembered of rooms is taken up where its table can be opened; of others the shelf says what is wrong. */
  #takeUpRooms(): void {
    for (const record of this.rooms.waiting) {
      const table = record.table === null ? null : this.#openedFor(record.table);
      if (table === undefined || table?.isElsewhere) continue;
      const room = this.rooms.takeUp(record, table);
      if (table !== null) for (const client of this.audience.at(table)) client.comeInto(room);
    }
  }

  #openedFor({ table, seating }: NonNullable<RoomRecord['table']>): Table | undefined {
    const open = this.#tables.byId.get(table);
    if (open !== undefined) {
      open.presence.seating = new Seating(seating);
      return open;
    }
    try {
      return this.#tables.open(table, new Seating(seating));
    } catch {
      // It cannot be read: its guests are told that it is not here, and its code is kept for it.
      return undefined;
    }
  }

  /** A room has gone on to a table from another one, which nobody needs any more unless it is open elsewhere. */
  #follow(left: Table | null, table: Table): void {
    if (left !== null) this.#tables.closeIfUnused(left);
    this.hosting.tell();
    this.#tables.lookAt(table);
  }

  #closeIfOpen(id: string): void {
    const open = this.#tables.byId.get(id);
    if (open !== undefined) this.#tables.abandon(open);
  }

  #tableChanged(table: Table, isOpen: boolean): void {
    this.advice.changed(table);
    this.roomAt(table)?.noteTable();
    this.#tables.lookAt(table);
    // whoever looks at the shelf sees where a match stands at which others play, as onlookers do
    if (isOpen) this.tellShelf();
  }

  #tellHouse(): void {
    this.audience.tellHouse(this.hosting.standing, this.hosting.shown);
    this.tellShelf();
  }
}
