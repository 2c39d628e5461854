import { type Door, type NetworkStanding, type OpenRoom, usualPort } from '../../../shared/protocol/messages.ts';
import { fileErrorCode } from '../../storage/file-error.ts';
import type { Flushing, Unsafe } from '../../storage/flushing.ts';
import type { RoomRecord } from '../../storage/rooms/room-record.ts';
import type { ServerFile } from '../../storage/server-file.ts';
import { RequestError } from '../request-error.ts';
import type { Room } from '../room/room.ts';
import { Rooms, type RoomsParts } from '../room/rooms.ts';
import { type Chance, passOf, sameSecret } from '../secrets.ts';
import type { Table } from '../table/table.ts';
import { JoinLimits } from './join-limits.ts';
import type { Conversation, Link } from './link.ts';
import type { Network, Where } from './network.ts';

/** Maximum number of networks whose adapter choice is remembered. */
const mostNetworks = 20;

/** Adds the adapter chosen for a network; keeps the most recent networks. */
function chosenIn(chosen: Where['chosen'] & {}, network: string, adapter: string): Record<string, string> {
  const others = Object.entries(chosen).filter(([name]) => name !== network);
  return Object.fromEntries([...others, [network, adapter]].slice(-mostNetworks));
}

export interface HostingParts {
  /** Null if this server cannot use a network. */
  readonly network: Network | null;
  /** True to serve guests even without an open room. */
  readonly isHeadless: boolean;
  readonly file: ServerFile;
  /** The people of the house. */
  readonly people: RoomsParts['people'];
  /** Flushes writes; nothing is announced before that. */
  readonly flushing: Flushing;
  /** A monotonic clock in milliseconds. */
  readonly elapsed: () => number;
  readonly chance: Chance;
  /** The saved games. */
  readonly saved: RoomsParts['saved'];
  /** Connects a guest's link to the server. */
  readonly join: (link: Link) => Conversation;
  /** Called when the network standing or the public listing has changed. */
  readonly changed: () => void;
  /** True if the seeds of matches are given. */
  readonly isSeedGiven: boolean;
  /** What the rooms need to replicate themselves to a standby. */
  readonly replication: RoomsParts['replication'];
  /** True if this server is a standby for other rooms, so it must be reachable. */
  readonly standsBy: () => boolean;
}

/** The open rooms, their codes, and the network address for guests. Survives restarts. */
export class Hosting {
  readonly #parts: HostingParts;
  readonly #limits: JoinLimits;
  readonly rooms: Rooms;
  #isResumed = false;

  constructor(parts: HostingParts) {
    const { elapsed, network, changed: noted, file, people, chance, saved, isSeedGiven, replication } = parts;
    this.#parts = parts;
    this.#limits = new JoinLimits(elapsed);
    const changed = () => this.send();
    this.rooms = new Rooms({ file, people, chance, elapsed, saved, isSeedGiven, changed, replication });
    network?.onChange(() => noted());
  }

  /** The key for running this server from any browser. */
  get key(): string {
    return this.#parts.file.current.key;
  }

  /** Authenticates the server's own pages by their address. The key cannot be derived from it. */
  get pass(): string {
    return passOf(this.key);
  }

  get standing(): NetworkStanding | null {
    return this.#parts.network?.standing ?? null;
  }

  /** Public listing of the rooms. */
  get shown(): OpenRoom[] {
    return this.rooms.shown;
  }

  /** The saved rooms with their guests; none while another program runs this server. */
  get remembered(): readonly RoomRecord[] {
    const { file, network } = this.#parts;
    return network !== null && file.take() ? file.current.rooms : [];
  }

  /** True if another program on the same data folder runs this server. */
  get isElsewhere(): boolean {
    return this.#parts.network !== null && !this.#parts.file.take();
  }

  /** True once this program has reopened the saved rooms. False if another program has or had them. */
  get isResumed(): boolean {
    return this.#isResumed;
  }

  /**
   * Goes back on the network if a room, standby or headless mode needs it.
   * Saved rooms wait in `rooms` until `reopen` reopens them.
   */
  async resume(reopen: () => void): Promise<void> {
    const { network } = this.#parts;
    if (network === null || this.isElsewhere) return;
    this.#isResumed = true;
    this.rooms.remember(this.remembered);
    reopen();
    // A new server saves its key now. A full disk must not keep guests out.
    this.rooms.keepWhereThereIsRoom();
    if (this.#isUsed) await this.#open(this.#where);
  }

  /** Opens a room, with or without a table. Rejects with `RequestError` if no network is available; `standing` says why. */
  async open(name: string, door: Door, table: Table | null): Promise<Room> {
    return await this.#served(table, () => this.rooms.open(name, door, table));
  }

  /** Serves guests while this server is a standby. Returns its addresses, none if it cannot listen. */
  async serve(): Promise<readonly string[]> {
    if (!this.isElsewhere && this.standing?.listening === null) await this.#open(this.#where);
    return this.standing?.listening?.addresses ?? [];
  }

  /** Opens a room transferred from another server. Rejects as `open` does. */
  async takeIn(record: RoomRecord, table: Table | null): Promise<Room> {
    return await this.#served(table, () => this.rooms.takeIn(record, table));
  }

  /** Closes a room and returns its table. Throws file errors; the room then stays open. */
  close(room: Room): Table | null {
    const table = this.rooms.close(room);
    this.send();
    this.restIfUnused();
    return table;
  }

  /** Moves a room to another server and returns its table. Throws as `close` does. */
  moveAway(room: Room, to: string): Table | null {
    const table = this.rooms.moveAway(room, to);
    this.send();
    this.restIfUnused();
    return table;
  }

  /** The room with this code. Throws `RequestError` for a wrong one, or after too many tries. */
  roomWith(code: string, from: string): Room {
    if (!this.#limits.mayTry(from)) throw new RequestError('too-many-tries');
    const found = this.rooms.withCode(code);
    if (found !== undefined) return found;
    this.#missed(from);
    throw new RequestError('wrong-code');
  }

  /** Throws `RequestError` for a wrong key, or after too many tries. */
  checkKey(key: string, from: string): void {
    // The key is too long to guess, so the right one is accepted despite tries from the same address.
    if (sameSecret(key, this.key)) return;
    if (!this.#limits.mayTry(from)) throw new RequestError('too-many-tries');
    this.#missed(from);
    throw new RequestError('wrong-key');
  }

  /** Selects the adapter and port for guests; applies at once if guests are served. */
  async choose(adapter: string, port: number | null): Promise<void> {
    const { network, file } = this.#parts;
    if (network === null) throw new RequestError('no-network');
    if (this.isElsewhere) throw new RequestError('open-elsewhere');
    const here = await network.here();
    const chosen = here === null ? file.current.chosen : chosenIn(file.current.chosen, here, adapter);
    if (!this.#isUsed) {
      const where = { adapter, port: port ?? file.current.network?.port ?? usualPort };
      file.change({ ...file.current, network: where, chosen });
      return;
    }
    await this.#open({ adapter, port, chosen });
    this.send();
    if (this.standing?.listening === null) throw new RequestError('no-network');
  }

  /** Reverts the server's file if it could not be made safe; returns true then. */
  goBack(unsafe: ReadonlySet<Unsafe>): boolean {
    const { file } = this.#parts;
    if (unsafe.has(file)) file.abandon();
    return unsafe.has(file);
  }

  /** Announces the public listing on the network and to the clients. */
  send(): void {
    const { shown } = this;
    this.#parts.flushing.say(() => this.#parts.network?.announce(shown));
    this.#parts.changed();
  }

  /** Stops listening. The rooms stay saved and reopen with the server. */
  async end(): Promise<void> {
    await this.#parts.network?.close();
    this.#parts.file.release();
  }

  readonly #changed = (): void => this.#parts.changed();

  /** Opens a room and serves it. Rejects as `open` does and then leaves no room open. */
  async #served(table: Table | null, opened: () => Room): Promise<Room> {
    if (this.isElsewhere) throw new RequestError('open-elsewhere');
    if (this.standing === null) throw new RequestError('no-network');
    const room = opened();
    try {
      if (this.standing.listening === null) {
        await this.#open(this.#where);
      }
      if (this.standing.listening === null) throw new RequestError('no-network');
    } catch (error) {
      this.rooms.drop(room);
      this.rooms.keepWhereThereIsRoom();
      this.restIfUnused();
      throw error;
    }
    table?.sendSurroundings();
    this.send();
    return room;
  }

  /** The last or selected address for guests. */
  get #where(): Required<Where> {
    const { network, chosen } = this.#parts.file.current;
    return { adapter: network?.adapter ?? null, port: network?.port ?? null, chosen };
  }

  /** True if guests must be served. */
  get #isUsed(): boolean {
    return this.#parts.isHeadless || !this.rooms.isEmpty || this.#parts.standsBy();
  }

  /** Stops listening if no room, standby or headless mode needs it. */
  restIfUnused(): void {
    // guests learn first that their room is closed; that message waits for the disk
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

  /** Saves the address for guests, but ignores a full disk. */
  #keepWhereThereIsRoom(where: Pick<ServerFile['current'], 'network' | 'chosen'>): void {
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
