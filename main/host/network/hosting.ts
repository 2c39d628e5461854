import type { Door, HostedTable, NetworkStanding } from '../../../shared/protocol/messages.ts';
import { fileErrorCode } from '../../storage/file-error.ts';
import type { Flushing, Unsafe } from '../../storage/flushing.ts';
import { type HouseFile, type HouseRecord, mostHosted } from '../../storage/house.ts';
import { Refused } from '../refused.ts';
import { type Chance, newCode, passOf, sameSecret } from '../secrets.ts';
import type { Table } from '../table/table.ts';
import { JoinLimits } from './join-limits.ts';
import type { Conversation, Link } from './link.ts';
import type { Network } from './network.ts';

/** Where guests are served, if that port is free and nobody has chosen another. */
export const usualPort = 7777;

/** What hosting needs of its host. */
export interface HostingParts {
  /** Null where this host can never go on the network. */
  readonly network: Network | null;
  /** Serves guests even while no table is on the network: a host without a screen of its own. */
  readonly isHeadless: boolean;
  readonly file: HouseFile;
  /** Makes safe what is written; nothing is announced before. */
  readonly flushing: Flushing;
  /** A clock in milliseconds that never goes back. */
  readonly elapsed: () => number;
  readonly chance: Chance;
  /** The open tables, by id. */
  readonly tables: ReadonlyMap<string, Table>;
  /** Is there a journal of this table, whatever it looks like? */
  readonly isThere: (table: string) => boolean;
  /** Joins a guest's line to the host. */
  readonly join: (link: Link) => Conversation;
  /** Something that keepers or people at the door are told has changed. */
  readonly changed: () => void;
}

/** Which tables others can come in at, by what code, and where they are served. Remembered through a restart. */
export class Hosting {
  readonly #parts: HostingParts;
  readonly #limits: JoinLimits;
  /** Has what was remembered been taken up? */
  #isResumed = false;
  /** What is remembered of tables that could not be opened: somebody may yet mend what is wrong with them. */
  #waiting: HouseRecord['hosted'] = [];

  constructor(parts: HostingParts) {
    this.#parts = parts;
    this.#limits = new JoinLimits(parts.elapsed);
    parts.network?.onChange(() => parts.changed());
  }

  /** Whoever has it may run this house from any browser. */
  get key(): string {
    return this.#parts.file.current.key;
  }

  /** Stands in the address that opens this house's own pages in a browser. The key cannot be had from it. */
  get pass(): string {
    return passOf(this.key);
  }

  get standing(): NetworkStanding | null {
    return this.#parts.network?.standing ?? null;
  }

  /** The tables that can be joined. */
  get hosted(): HostedTable[] {
    return this.#hostedTables().map(({ id, kept, hosted, seating }) => {
      return { table: id, name: hosted?.name ?? '', game: kept.game.id, free: seating.free };
    });
  }

  /**
   * The tables that were on the network when the host last ended, with whoever had come in; none while another program
   * has this house on the network.
   */
  get remembered(): HouseRecord['hosted'] {
    const { file, network } = this.#parts;
    return network !== null && file.take() ? file.current.hosted : [];
  }

  /** Has another program on the same data folder this house on the network? */
  get isElsewhere(): boolean {
    return this.#parts.network !== null && !this.#parts.file.take();
  }

  /** Has this program taken up what the house remembers? Not while, or since, another one had it. */
  get isResumed(): boolean {
    return this.#isResumed;
  }

  /** Goes back on the network where the host was on it when it last ended, or always must be. */
  async resume(): Promise<void> {
    const { tables, file, network } = this.#parts;
    if (network === null || this.isElsewhere) return;
    this.#isResumed = true;
    this.#waiting = this.remembered.filter(({ table }) => this.#parts.isThere(table));
    for (const table of tables.values()) this.#takeUp(table);
    // A new house keeps its key from now on. A full disk keeps nobody out.
    this.#keepWhereThereIsRoom(() => this.keep());
    const where = file.current.network;
    if (this.#isUsed) {
      await this.#open({ adapter: where?.adapter ?? null, port: where?.port ?? null });
    }
  }

  /** What is remembered of a table that could not be opened when the host was; undefined where nothing is. */
  waitingFor(table: string): HouseRecord['hosted'][number] | undefined {
    return this.#waiting.find((each) => each.table === table);
  }

  /** A table that is open now is on the network again if it was when the host last ended. */
  #takeUp(table: Table): void {
    const record = this.waitingFor(table.id);
    if (record === undefined || table.isElsewhere) return;
    const { name, door, code } = record;
    table.hosted = { name, door, code };
    this.forget(table.id);
  }

  /** A table that waited to be opened does so no more: it is open, or gone. */
  forget(table: string): void {
    this.#waiting = this.#waiting.filter((each) => each.table !== table);
  }

  /**
   * Lets others in at a table, or changes what it is called and who opens the door. Throws Refused where the network
   * cannot be had; its standing says why.
   */
  async host(table: Table, name: string, door: Door): Promise<void> {
    if (table.isElsewhere || this.isElsewhere) throw new Refused('read-only');
    const before = table.hosted;
    if (this.standing === null) throw new Refused('no-network');
    if (before === null && this.#hostedTables().length >= mostHosted) throw new Refused('too-many-tables');
    table.hosted = { name, door, code: before?.code ?? this.#freshCode() };
    try {
      this.keep();
      if (this.standing.listening === null) {
        const where = this.#parts.file.current.network;
        await this.#open({ adapter: where?.adapter ?? null, port: where?.port ?? null });
      }
      if (this.standing.listening === null) throw new Refused('no-network');
    } catch (error) {
      table.hosted = before;
      this.#keepWhereThereIsRoom(() => this.keep());
      this.#restIfUnused();
      throw error;
    }
    table.tellSurroundings();
    this.tell();
  }

  /** Takes a table off the network. Throws Refused where it is not on it, or what the disk throws: then it still is. */
  stop(table: Table): void {
    if (table.hosted === null) throw new Refused('not-hosted');
    this.#keepOnly((each) => each !== table);
    try {
      table.endHosting();
    } catch (error) {
      this.#keepWhereThereIsRoom(() => this.keep());
      throw error;
    }
    this.tell();
    this.#restIfUnused();
  }

  /** Throws Refused where the table is not on the network, or what the disk throws: then the old code still opens. */
  changeCode(table: Table): void {
    const before = table.hosted;
    if (before === null) throw new Refused('not-hosted');
    table.hosted = { ...before, code: this.#freshCode() };
    try {
      this.keep();
    } catch (error) {
      table.hosted = before;
      throw error;
    }
    table.tellSurroundings();
  }

  /** The table with this code. Throws Refused for a wrong one, or after too many. */
  tableWith(code: string, from: string): Table {
    if (!this.#limits.mayTry(from)) throw new Refused('too-many-tries');
    const found = this.#hostedTables().find(({ hosted }) => hosted !== null && sameSecret(hosted.code, code));
    if (found !== undefined) return found;
    this.#missed(from);
    throw new Refused('wrong-code');
  }

  /** Throws Refused for a wrong key, or after too many. */
  checkKey(key: string, from: string): void {
    // It is too long to be guessed: whoever has it comes in, whatever others at the same address have tried.
    if (sameSecret(key, this.key)) return;
    if (!this.#limits.mayTry(from)) throw new Refused('too-many-tries');
    this.#missed(from);
    throw new Refused('wrong-key');
  }

  /** Serves guests at this adapter and port from now on; at once where anybody can come in at a table. */
  async choose(adapter: string, port: number | null): Promise<void> {
    const { network, file } = this.#parts;
    if (network === null) throw new Refused('no-network');
    if (this.isElsewhere) throw new Refused('read-only');
    if (!this.#isUsed) {
      file.change({ ...file.current, network: { adapter, port: port ?? file.current.network?.port ?? usualPort } });
      return;
    }
    await this.#open({ adapter, port });
    this.tell();
    if (this.standing?.listening === null) throw new Refused('no-network');
  }

  /** Writes down which tables are on the network and who has come in. Throws what the disk throws. */
  keep(): void {
    this.#keepOnly(() => true);
  }

  /** What the house has written down of a table on the network; undefined where it is not there. */
  recorded(table: string): HouseRecord['hosted'][number] | undefined {
    return this.#parts.file.current.hosted.find((each) => each.table === table);
  }

  /** Where the house's file is among what could not be made safe, what was to be written into it never was; true then. */
  goBack(unsafe: ReadonlySet<Unsafe>): boolean {
    const { file } = this.#parts;
    if (unsafe.has(file)) file.abandon();
    return unsafe.has(file);
  }

  /** Tells the network and everybody who wants to know which tables can be joined. */
  tell(): void {
    const { hosted } = this;
    this.#parts.flushing.say(() => this.#parts.network?.announce(hosted));
    this.#parts.changed();
  }

  /** Listens no more. The tables are remembered: they are up again when the host is. */
  async close(): Promise<void> {
    await this.#parts.network?.close();
    this.#parts.file.release();
  }

  #keepOnly(isWanted: (table: Table) => boolean): void {
    const { file } = this.#parts;
    const hosted = this.#hostedTables()
      .filter(isWanted)
      .flatMap(({ id, hosted: facts, seating }) =>
        facts === null ? [] : [{ table: id, ...facts, seating: seating.record }],
      );
    // Nobody comes in at a table that cannot be opened: it gives way where the house is full.
    file.change({ ...file.current, hosted: [...hosted, ...this.#waiting].slice(0, mostHosted) });
  }

  /** Writes down what is as well remembered later: the disk may be full, and nothing told to anybody hangs on it. */
  #keepWhereThereIsRoom(keep: () => void): void {
    try {
      keep();
    } catch (error) {
      if (fileErrorCode(error) === undefined) throw error;
    }
  }

  readonly #changed = (): void => this.#parts.changed();

  /** Must guests be served, whether they can be or not? */
  get #isUsed(): boolean {
    return this.#parts.isHeadless || this.#hostedTables().length > 0;
  }

  /** Where nobody can come in at any table, nothing listens either, nor waits for a network to listen at. */
  #restIfUnused(): void {
    // guests hear first that their table has gone: what they are told waits for the disk
    this.#parts.flushing.say(() => {
      if (!this.#isUsed) void this.#parts.network?.close().then(this.#changed);
    });
  }

  async #open(where: { readonly adapter: string | null; readonly port: number | null }): Promise<void> {
    const { network, join, file } = this.#parts;
    const standing = await network?.open(join, where);
    const listening = standing?.listening ?? null;
    if (listening !== null) {
      this.#keepWhereThereIsRoom(() =>
        file.change({ ...file.current, network: { adapter: where.adapter, port: listening.port } }),
      );
      network?.announce(this.hosted);
    }
    this.#parts.changed();
  }

  #hostedTables(): Table[] {
    return [...this.#parts.tables.values()].filter((table) => table.hosted !== null);
  }

  #freshCode(): string {
    const taken = new Set(this.#hostedTables().map(({ hosted }) => hosted?.code));
    for (;;) {
      const code = newCode(this.#parts.chance);
      if (!taken.has(code)) return code;
    }
  }

  #missed(from: string): void {
    if (!this.#limits.missed(from)) return;
    for (const table of this.#hostedTables()) this.#keepWhereThereIsRoom(() => this.changeCode(table));
  }
}
