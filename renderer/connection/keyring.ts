import { z } from 'zod';
import { guestId, hostKey, joinCode, roomId, seatToken } from '../../shared/protocol/messages.ts';

/** Storage of the keys; the browser's own. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem'>;

const roomKey = z.object({
  /** The host's address, or `home` for the app window's own host. */
  host: z.string().max(80),
  room: roomId,
  guest: guestId,
  token: seatToken,
  /** The code by which this device came in; null if unknown. */
  code: joinCode.nullable(),
});
type RoomKey = z.infer<typeof roomKey>;
/** The guest id and token with which a device enters a room. */
export type RoomToken = Pick<RoomKey, 'guest' | 'token'>;

const houses = z.array(z.object({ host: z.string().max(80), key: hostKey }));
const keys = z.object({ rooms: z.array(roomKey), houses });
type Keys = z.infer<typeof keys>;

/** The format before there were rooms: a room took its id from its only table. */
const tableKeys = z.object({ tables: z.array(roomKey.omit({ room: true }).extend({ table: roomId })), houses });

function parsedKeys(raw: unknown): Keys {
  const old = tableKeys.safeParse(raw);
  if (!old.success) return keys.parse(raw);
  return { rooms: old.data.tables.map(({ table, ...key }) => ({ ...key, room: table })), houses: old.data.houses };
}

const noKeys: Keys = { rooms: [], houses: [] };
const PLACE = 'high-street:keys';
const KEPT = 20;

/**
 * This device's tokens for its seats, and its keys of servers.
 * They go only to the host that gave them, and only in `return`, `present-key` and changes at their own room's table.
 */
export class Keyring {
  readonly #store: KeyStore | null;
  #keys: Keys = noKeys;

  /** @param store null, or one that throws, keeps everything as long as the page */
  constructor(store: KeyStore | null) {
    this.#store = store;
  }

  /** The token for a room of this host, or null. */
  tokenOf(host: string, room: string): string | null {
    return this.keyOf(host, room)?.token ?? null;
  }

  /** This device's guest id and token for a room of this host, or null. */
  keyOf(host: string, room: string): RoomToken | null {
    const key = this.#read().rooms.find((each) => each.host === host && each.room === room);
    return key === undefined ? null : { guest: key.guest, token: key.token };
  }

  /** The rooms of this host that this device can re-enter, latest first. */
  roomsOf(host: string): readonly string[] {
    return this.#read().rooms.flatMap((key) => (key.host === host ? [key.room] : []));
  }

  /** The room of this host that this device entered with the code, or null. */
  roomByCode(host: string, code: string): string | null {
    return this.#read().rooms.find((key) => key.host === host && key.code === code)?.room ?? null;
  }

  /**
   * Stores a token in place of an earlier one for the room, and keeps its code.
   * Keeps the newest twenty.
   */
  keep(key: RoomKey): void {
    const { rooms, houses } = this.#read();
    const isSame = ({ host, room }: RoomKey) => host === key.host && room === key.room;
    const code = key.code ?? rooms.find(isSame)?.code ?? null;
    const others = rooms.filter((each) => !isSame(each));
    this.#write({ rooms: [{ ...key, code }, ...others].slice(0, KEPT), houses });
  }

  drop(host: string, room: string): void {
    const { rooms, houses } = this.#read();
    this.#write({ rooms: rooms.filter((key) => key.host !== host || key.room !== room), houses });
  }

  /** The key with which this device may run the server, or null. */
  serverKeyOf(host: string): string | null {
    return this.#read().houses.find((each) => each.host === host)?.key ?? null;
  }

  /** Stores a server's key; null removes it. */
  keepServerKey(host: string, key: string | null): void {
    const { rooms, houses } = this.#read();
    const others = houses.filter((each) => each.host !== host);
    this.#write({ rooms, houses: key === null ? others : [{ host, key }, ...others].slice(0, KEPT) });
  }

  /** Reads the storage every time, because other pages of this device write there too. */
  #read(): Keys {
    try {
      const text = this.#store?.getItem(PLACE) ?? null;
      if (text !== null) return parsedKeys(JSON.parse(text));
    } catch {
      // denied, or not written by this program: the page's own copy must do
    }
    return this.#keys;
  }

  #write(changed: Keys): void {
    this.#keys = changed;
    try {
      this.#store?.setItem(PLACE, JSON.stringify(changed));
    } catch {
      // denied or full: kept as long as the page
    }
  }
}
