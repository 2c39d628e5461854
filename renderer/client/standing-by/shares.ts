import { z } from 'zod';
import { type HeldShares, heldShares, hostAddress, roomId } from '../../../shared/protocol/messages.ts';
import type { SettingsStore } from '../device-settings.ts';
import { placeOfShares } from './kept-room.ts';

const roomShares = z.object({
  /** What the keyring calls the host whose room it is. */
  host: z.string().max(80),
  room: roomId,
  /** The newest first. */
  shares: heldShares,
  /** Where whoever stands by is served; null where no share has come yet. */
  to: hostAddress.nullable(),
  /** Has one of them ever been given to whoever stands by? Then nobody can say any more that it is unknown there. */
  given: z.boolean(),
  /** Does this device's own host keep the sealed copy? */
  keeps: z.boolean(),
  /** When it was given the last one, in milliseconds since 1970. */
  keptAt: z.number().default(0),
});
export type RoomShares = z.infer<typeof roomShares>;

const kept = z.array(roomShares);
const KEPT = 20;
/** The key in use, and the one before: a copy may still be sealed with that. */
const epochsKept = 2;

/** The shares of keys that this device has, for rooms of other hosts. They go to nobody but whoever stands by for the room. */
export class Shares {
  readonly #store: SettingsStore;
  #shares: readonly RoomShares[] = [];

  /** @param store null, or one that throws, keeps everything for as long as the page lives */
  constructor(store: SettingsStore) {
    this.#store = store;
  }

  /** What this device has for a room of this host; null where it never had anything. */
  of(host: string, room: string): RoomShares | null {
    return this.#read().find((each) => each.host === host && each.room === room) ?? null;
  }

  /** Keeps a share of this epoch, and where it is to be brought. */
  keep(host: string, room: string, share: HeldShares[number], to: string): void {
    const held = this.of(host, room)?.shares ?? [];
    const others = held.filter(({ epoch }) => epoch !== share.epoch);
    const shares = [share, ...others].toSorted((one, other) => other.epoch - one.epoch).slice(0, epochsKept);
    this.#change(host, room, { shares, to });
  }

  /** The rooms of this host of which this device's own host keeps a sealed copy. */
  keptOf(host: string): readonly string[] {
    return this.#read().flatMap((each) => (each.host === host && each.keeps ? [each.room] : []));
  }

  /** They are on their way to whoever stands by. */
  give(host: string, room: string): void {
    this.#change(host, room, { given: true });
  }

  /** This device's own host keeps the sealed copy of the room, or no longer. */
  keepCopy(host: string, room: string, keeps: boolean): void {
    if (keeps) this.#change(host, room, { keeps, keptAt: Date.now() });
    else if (this.of(host, room)?.keeps === true) this.#change(host, room, { keeps });
  }

  /** Those up to this epoch are gone; whether any have been given is known for good. */
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

  /** Other pages of this device write there too, so it is read afresh every time. */
  #read(): readonly RoomShares[] {
    try {
      const text = this.#store?.getItem(placeOfShares) ?? null;
      if (text !== null) return kept.parse(JSON.parse(text));
    } catch {
      // denied, or nothing that this program wrote: what the page itself knows must do
    }
    return this.#shares;
  }

  #write(changed: readonly RoomShares[]): void {
    this.#shares = changed;
    try {
      this.#store?.setItem(placeOfShares, JSON.stringify(changed));
    } catch {
      // denied or full: kept for as long as the page lives
    }
  }
}
