import { z } from 'zod';
import { type HeldShares, heldShares, hostAddress, roomId } from '../../../shared/protocol/messages.ts';
import type { SettingsStore } from '../device-settings.ts';
import { placeOfShares } from './kept-room.ts';

const roomShares = z.object({
  /** The keyring's name for the room's host. */
  host: z.string().max(80),
  room: roomId,
  /** Newest first. */
  shares: heldShares,
  /** The standby's address; null until a share has come. */
  to: hostAddress.nullable(),
  /**
   * Whether any share was ever sent to the standby. Then this device can no longer promise that the standby lacks it.
   */
  given: z.boolean(),
  /** Whether this device's own host stores the encrypted copy. */
  keeps: z.boolean(),
  /** When it stored the last copy, in milliseconds since 1970. */
  keptAt: z.number().default(0),
});
export type RoomShares = z.infer<typeof roomShares>;

const kept = z.array(roomShares);
const KEPT = 20;
/** The current key and the previous one, which a copy may still use. */
const epochsKept = 2;

/** This device's key shares for rooms of other hosts. Only the room's standby ever gets them. */
export class Shares {
  readonly #store: SettingsStore;
  #shares: readonly RoomShares[] = [];

  /** @param store null, or one that throws, keeps everything as long as the page */
  constructor(store: SettingsStore) {
    this.#store = store;
  }

  /** This device's shares for a room of this host; null if it never had any. */
  of(host: string, room: string): RoomShares | null {
    return this.#read().find((each) => each.host === host && each.room === room) ?? null;
  }

  /** Stores a share with its key epoch, and the standby's address. */
  keep(host: string, room: string, share: HeldShares[number], to: string): void {
    const held = this.of(host, room)?.shares ?? [];
    const others = held.filter(({ epoch }) => epoch !== share.epoch);
    const shares = [share, ...others].toSorted((one, other) => other.epoch - one.epoch).slice(0, epochsKept);
    this.#change(host, room, { shares, to });
  }

  /** The rooms of this host of which this device stores an encrypted copy. */
  keptOf(host: string): readonly string[] {
    return this.#read().flatMap((each) => (each.host === host && each.keeps ? [each.room] : []));
  }

  /** Marks the shares as sent to the standby. */
  give(host: string, room: string): void {
    this.#change(host, room, { given: true });
  }

  /** Records whether this device's own host stores the room's encrypted copy. */
  keepCopy(host: string, room: string, keeps: boolean): void {
    if (keeps) this.#change(host, room, { keeps, keptAt: Date.now() });
    else if (this.of(host, room)?.keeps === true) this.#change(host, room, { keeps });
  }

  /** Removes the shares up to this key epoch. Remembers forever whether any were sent. */
  drop(host: string, room: string, upTo = Number.POSITIVE_INFINITY): void {
    const held = this.of(host, room);
    if (held === null) return;
    const shares = held.shares.filter(({ epoch }) => epoch > upTo);
    if (held.given || held.keeps || shares.length > 0) this.#change(host, room, { shares });
    else this.#write(this.#read().filter((each) => each.host !== host || each.room !== room));
  }

  #change(host: string, room: string, change: Partial<RoomShares>): void {
    const before = this.of(host, room) ?? { host, room, shares: [], to: null, given: false, keeps: false, keptAt: 0 };
    const others = this.#read().filter((each) => each.host !== host || each.room !== room);
    this.#write([{ ...before, ...change }, ...others].slice(0, KEPT));
  }

  /** Reads the storage every time, because other pages of this device write there too. */
  #read(): readonly RoomShares[] {
    try {
      const text = this.#store?.getItem(placeOfShares) ?? null;
      if (text !== null) return kept.parse(JSON.parse(text));
    } catch {
      // denied, or not written by this program: the page's own copy must do
    }
    return this.#shares;
  }

  #write(changed: readonly RoomShares[]): void {
    this.#shares = changed;
    try {
      this.#store?.setItem(placeOfShares, JSON.stringify(changed));
    } catch {
      // denied or full: kept as long as the page
    }
  }
}
