import { z } from 'zod';
import { guestId, hostKey, joinCode, roomId, seatToken } from '../../shared/protocol/messages.ts';

/** Where the keys are kept: the browser's own store, or nothing where it is denied. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem'>;

const roomKey = z.object({
  /** Address of the host, or `home` for the app window's own. */
  host: z.string().max(80),
  room: roomId,
  guest: guestId,
  token: seatToken,
  /** The code by which this device came in; null where it is not known. */
  code: joinCode.nullable(),
});
type RoomKey = z.infer<typeof roomKey>;
/** As which guest, and by which token, a device comes into a room. */
export type RoomToken = Pick<RoomKey, 'guest' | 'token'>;

const houses = z.array(z.object({ host: z.string().max(80), key: hostKey }));
const keys = z.object({ rooms: z.array(roomKey), houses });
type Keys = z.infer<typeof keys>;

/** As they were kept before there were rooms: a room that was one table is called like it. */
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
 * The tokens by which this device comes back to its seats, and the keys of houses it may run. They leave it only in
 * `return`, `present-key` and the changes of their own room's table, and only towards the host that gave them.
 */
export class Keyring {
  readonly #store: KeyStore | null;
  #keys: Keys = noKeys;

  /** @param store null, or one that throws, keeps everything for as long as the page lives */
  constructor(store: KeyStore | null) {
    this.#store = store;
  }

  /** The token for a room of this host; null for none. */
  tokenOf(host: string, room: string): string | null {
    return this.keyOf(host, room)?.token ?? null;
  }

  /** As which guest, and by which token, this device comes into a room of this host; null where it does not. */
  keyOf(host: string, room: string): RoomToken | null {
    const key = this.#read().rooms.find((each) => each.host === host && each.room === room);
    return key === undefined ? null : { guest: key.guest, token: key.token };
  }

  /** The rooms of this host to which this device can come back, the latest first. */
  roomsOf(host: string): readonly string[] {
    return this.#read().rooms.flatMap((key) => (key.host === host ? [key.room] : []));
  }

  /** The room of this host into which this device came by the code; null for none. */
  roomByCode(host: string, code: string): string | null {
    return this.#read().rooms.find((key) => key.host === host && key.code === code)?.room ?? null;
  }

  /** Keeps a token in place of an earlier one for the same room, whose code may go on. The newest twenty are kept. */
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

  /** The key with which this device may run the house; null for none. */
  houseKeyOf(host: string): string | null {
    return this.#read().houses.find((each) => each.host === host)?.key ?? null;
  }

  /** Keeps the key of a house; null forgets it. */
  keepHouseKey(host: string, key: string | null): void {
    const { rooms, houses } = this.#read();
    const others = houses.filter((each) => each.host !== host);
    this.#write({ rooms, houses: key === null ? others : [{ host, key }, ...others].slice(0, KEPT) });
  }

  /** Other pages of this device write there too, so it is read afresh every time. */
  #read(): Keys {
    try {
      const text = this.#store?.getItem(PLACE) ?? null;
      if (text !== null) return parsedKeys(JSON.parse(text));
    } catch {
      // denied, or nothing that this program wrote: what the page itself knows must do
    }
    return this.#keys;
  }

  #write(changed: Keys): void {
    this.#keys = changed;
    try {
      this.#store?.setItem(PLACE, JSON.stringify(changed));
    } catch {
      // denied or full: kept for as long as the page lives
    }
  }
}
