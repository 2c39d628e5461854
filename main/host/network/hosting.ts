import type { Door, NetworkStanding, OpenRoom } from '../../../shared/protocol/messages.ts';
import { fileErrorCode } from '../../storage/file-error.ts';
import type { Flushing, Unsafe } from '../../storage/flushing.ts';
import type { HouseFile } from '../../storage/house.ts';
import type { RoomRecord } from '../../storage/rooms/room-record.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room/room.ts';
import { Rooms, type RoomsParts } from '../room/rooms.ts';
import { type Chance, passOf, sameSecret } from '../secrets.ts';
import type { Table } from '../table/table.ts';
import { JoinLimits } from './join-limits.ts';
import type { Conversation, Link } from './link.ts';
import type { Network, Where } from './network.ts';

/** Where guests are served, if that port is free and nobody has chosen another. */
export const usualPort = 7777;

/** Networks in which a choice of adapter is remembered. */
const mostNetworks = 20;

/** The choices with one more, or another one for this network; those of the latest networks are kept. */
function chosenIn(chosen: Where['chosen'] & {}, network: string, adapter: string): Record<string, string> {
  const others = Object.entries(chosen).filter(([name]) => name !== network);
  return Object.fromEntries([...others, [network, adapter]].slice(-mostNetworks));
}

/** What hosting needs of its host. */
export interface HostingParts {
  /** Null where this host can never go on the network. */
  readonly network: Network | null;
  /** Serves guests even while no room is open: a host without a screen of its own. */
  readonly isHeadless: boolean;
  readonly file: HouseFile;
  /** Makes safe what is written; nothing is announced before. */
  readonly flushing: Flushing;
  /** A clock in milliseconds that never goes back. */
  readonly elapsed: () => number;
  readonly chance: Chance;
  /** Is there a journal of this table, whatever it looks like? */
  readonly isThere: (table: string) => boolean;
  /** Joins a guest's line to the host. */
  readonly join: (link: Link) => Conversation;
  /** Something that keepers or people at the door are told has changed. */
  readonly changed: () => void;
  /** What its rooms need to have a copy elsewhere. */
  readonly replication: RoomsParts['replication'];
  /** Does this house stand by for rooms of others? Then it is served: they may go on here. */
  readonly standsBy: () => boolean;
}

/** Which rooms others can come into, by what code, and where they are served. Remembered through a restart. */
export class Hosting {
  readonly #parts: HostingParts;
  readonly #limits: JoinLimits;
  readonly rooms: Rooms;
  /** Has what was remembered been taken up? */
  #isResumed = false;

  constructor(parts: HostingParts) {
    const { elapsed, network, changed, file, chance, isThere, replication } = parts;
    this.#parts = parts;
    this.#limits = new JoinLimits(elapsed);
    this.rooms = new Rooms({ file, chance, elapsed, isThere, changed: () => this.tell(), replication });
    network?.onChange(() => changed());
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

  /** The rooms that can be come into. */
  get shown(): OpenRoom[] {
    return this.rooms.shown;
  }

  /**
   * The rooms that were open when the host last ended, with whoever had come in; none while another program has this house
   * on the network.
   */
  get remembered(): readonly RoomRecord[] {
    const { file, network } = this.#parts;
    return network !== null && file.take() ? file.current.rooms : [];
  }

  /** Has another program on the same data folder this house on the network? */
  get isElsewhere(): boolean {
    return this.#parts.network !== null && !this.#parts.file.take();
  }

  /** Has this program taken up what the house remembers? Not while, or since, another one had it. */
  get isResumed(): boolean {
    return this.#isResumed;
  }

  /**
   * Goes back on the network where the host was on it when it last ended, or always must be. Whatever is remembered waits in
   * the rooms until it is taken up.
   */
  async resume(takeUp: () => void): Promise<void> {
    const { network } = this.#parts;
    if (network === null || this.isElsewhere) return;
    this.#isResumed = true;
    this.rooms.remember(this.remembered);
    takeUp();
    // A new house keeps its key from now on. A full disk keeps nobody out.
    this.rooms.keepWhereThereIsRoom();
    if (this.#isUsed) await this.#open(this.#where);
  }

  /**
   * Opens a room, round a table or before there is one. Throws Refused where the network cannot be had; its standing says
   * why.
   */
  async open(name: string, door: Door, table: Table | null): Promise<Room> {
    return await this.#served(table, () => this.rooms.open(name, door, table));
  }

  /** Serves guests while this house stands by for others. Returns where they would find it, nowhere where it cannot be served. */
  async serve(): Promise<readonly string[]> {
    if (!this.isElsewhere && this.standing?.listening === null) await this.#open(this.#where);
    return this.standing?.listening?.addresses ?? [];
  }

  /** Opens a room that was another host's, with its table, opened. Throws as `open` does. */
  async takeIn(record: RoomRecord, table: Table | null): Promise<Room> {
    return await this.#served(table, () => this.rooms.takeIn(record, table));
  }

  /** Closes a room, and returns the table at which it played. Throws what the disk throws: then it is still open. */
  close(room: Room): Table | null {
    const table = this.rooms.close(room);
    this.tell();
    this.restIfUnused();
    return table;
  }

  /** Everybody goes on with a room at another host; returns the table at which it played. Throws as `close` does. */
  moveAway(room: Room, to: string): Table | null {
    const table = this.rooms.moveAway(room, to);
    this.tell();
    this.restIfUnused();
    return table;
  }

  /** The room with this code. Throws Refused for a wrong one, or after too many. */
  roomWith(code: string, from: string): Room {
    if (!this.#limits.mayTry(from)) throw new Refused('too-many-tries');
    const found = this.rooms.withCode(code);
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

  /** Serves guests at this adapter and port from now on; at once where anybody can come in. */
  async choose(adapter: string, port: number | null): Promise<void> {
    const { network, file } = this.#parts;
    if (network === null) throw new Refused('no-network');
    if (this.isElsewhere) throw new Refused('open-elsewhere');
    const here = await network.here();
    const chosen = here === null ? file.current.chosen : chosenIn(file.current.chosen, here, adapter);
    if (!this.#isUsed) {
      const where = { adapter, port: port ?? file.current.network?.port ?? usualPort };
      file.change({ ...file.current, network: where, chosen });
      return;
    }
    await this.#open({ adapter, port, chosen });
    this.tell();
    if (this.standing?.listening === null) throw new Refused('no-network');
  }

  /** Where the house's file is among what could not be made safe, what was to be written into it never was; true then. */
  goBack(unsafe: ReadonlySet<Unsafe>): boolean {
    const { file } = this.#parts;
    if (unsafe.has(file)) file.abandon();
    return unsafe.has(file);
  }

  /** Tells the network and everybody who wants to know which rooms can be come into. */
  tell(): void {
    const { shown } = this;
    this.#parts.flushing.say(() => this.#parts.network?.announce(shown));
    this.#parts.changed();
  }

  /** Listens no more. The rooms are remembered: they are open again when the host is. */
  async end(): Promise<void> {
    await this.#parts.network?.close();
    this.#parts.file.release();
  }

  readonly #changed = (): void => this.#parts.changed();

  /** Serves a room that is being opened. Throws as `open` does; there is no room then. */
  async #served(table: Table | null, opened: () => Room): Promise<Room> {
    if (this.isElsewhere) throw new Refused('open-elsewhere');
    if (this.standing === null) throw new Refused('no-network');
    const room = opened();
    try {
      if (this.standing.listening === null) {
        await this.#open(this.#where);
      }
      if (this.standing.listening === null) throw new Refused('no-network');
    } catch (error) {
      this.rooms.drop(room);
      this.rooms.keepWhereThereIsRoom();
      this.restIfUnused();
      throw error;
    }
    table?.tellSurroundings();
    this.tell();
    return room;
  }

  /** Where guests were served last, or are to be. */
  get #where(): Required<Where> {
    const { network, chosen } = this.#parts.file.current;
    return { adapter: network?.adapter ?? null, port: network?.port ?? null, chosen };
  }

  /** Must guests be served, whether they can be or not? */
  get #isUsed(): boolean {
    return this.#parts.isHeadless || !this.rooms.isEmpty || this.#parts.standsBy();
  }

  /** Where no room is open, nothing listens either, nor waits for a network to listen at. */
  restIfUnused(): void {
    // guests hear first that their room is closed: what they are told waits for the disk
    this.#parts.flushing.say(() => {
      if (!this.#isUsed) void this.#parts.network?.close().then(this.#changed);
    });
  }

  async #open(where: Required<Where>): Promise<void> {
    const { network, join } = this.#parts;
    const standing = await network?.open(join, where);
    const listening = standing?.listening ?? null;
    if (listening !== null) {
      this.#keepWhereThereIsRoom({ network: { adapter: where.adapter, port: listening.port }, chosen: where.chosen });
      network?.announce(this.shown);
    }
    this.#parts.changed();
  }

  /** Where guests are served is as well remembered later: the disk may be full. */
  #keepWhereThereIsRoom(where: Pick<HouseFile['current'], 'network' | 'chosen'>): void {
    const { file } = this.#parts;
    try {
      file.change({ ...file.current, ...where });
    } catch (error) {
      if (fileErrorCode(error) === undefined) throw error;
    }
  }

  #missed(from: string): void {
    if (this.#limits.missed(from)) this.rooms.changeCodes();
  }
}
