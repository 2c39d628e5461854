import path from 'node:path';
import { z } from 'zod';
import { adapterAddress, hostKey } from '../../shared/protocol/messages.ts';
import { atOnce, type Flushing, type Unsafe } from './flushing.ts';
import { KeptFile } from './kept-file.ts';
import { releaseLock, takeLock } from './lock.ts';
import { hostedTables, roomRoundTable, roomsRecord } from './rooms/room-record.ts';
import { writeWholeFileBehind } from './whole-file.ts';

const serverFacts = {
  /** Authenticates a browser that may run the server. */
  key: hostKey,
  /** The last address for guests, so that they find it again. `adapter` only if a person chose it. */
  network: z.object({ adapter: adapterAddress.nullable(), port: z.number().int() }).nullable(),
  /** The adapter chosen in each network, by network name. */
  chosen: z.record(z.string().max(80), adapterAddress).default({}),
};

const serverRecord = z.object({ ...serverFacts, rooms: roomsRecord });
/** The format before there were rooms, with a code and guests per table. */
const houseWithTables = z.object({ ...serverFacts, hosted: hostedTables });
export type ServerRecord = z.infer<typeof serverRecord>;

/** Parses the server's file, also in the format before rooms. Throws `ZodError`. */
function parsedServerRecord(raw: unknown): ServerRecord {
  const old = houseWithTables.safeParse(raw);
  return serverRecord.parse(old.success ? { ...old.data, rooms: old.data.hosted.map(roomRoundTable) } : raw);
}

/**
 * The server's network state across restarts, in one small file.
 * Of several programs on one data folder, only the one that holds the lock may serve guests.
 */
export class ServerFile extends KeptFile<ServerRecord> implements Unsafe {
  readonly #lock: string;
  readonly #flushing: Flushing;
  /** The content of the file. */
  #written: ServerRecord;
  /** The text of the current content, not yet written. */
  #text: { readonly of: ServerRecord; readonly is: string } | null = null;
  #isOurs = false;

  /** @param key the key of a new server */
  constructor(dataFolder: string, key: string, now: number, flushing: Flushing = atOnce()) {
    const usual = { key, network: null, chosen: {}, rooms: [] };
    super({ dataFolder, name: 'house', parse: parsedServerRecord, usual, now });
    this.#lock = path.join(dataFolder, 'house.lock');
    this.#flushing = flushing;
    this.#written = this.current;
  }

  /** Replaces the content and flushes it. Throws as `KeptFile` does and then keeps the previous content. */
  override change(next: ServerRecord): void {
    const before = this.current;
    this.#text = { of: next, is: this.textOf(next) };
    this.hold(next);
    try {
      this.#flushing.changed(this);
    } catch (error) {
      this.hold(before);
      throw error;
    }
  }

  async makeSafe(): Promise<void> {
    const { current } = this;
    if (current === this.#written) return;
    const before = this.#written;
    // a synchronous write in the meantime is newer
    const isLatest = () => this.#written === before;
    const text = this.#text?.of === current ? this.#text.is : this.textOf(current);
    await writeWholeFileBehind(this.path, text, isLatest);
    if (!isLatest()) return;
    this.#written = current;
    this.keepSpare(text);
  }

  makeSafeNow(): void {
    const { current } = this;
    if (current === this.#written) return;
    super.change(current);
    this.#written = current;
  }

  /** Reverts to the content of the file. */
  abandon(): void {
    this.hold(this.#written);
  }

  /** Takes the server's lock; false while another program has it. Throws file errors. */
  take(): boolean {
    if (this.#isOurs) return true;
    this.#isOurs = takeLock(this.#lock);
    if (!this.#isOurs) return false;
    // The previous owner may have changed the file.
    this.readAgain();
    this.#written = this.current;
    return true;
  }

  /** Releases the server's lock. */
  release(): void {
    if (this.#isOurs) releaseLock(this.#lock);
    this.#isOurs = false;
  }
}
