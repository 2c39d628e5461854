import path from 'node:path';
import { z } from 'zod';
import { adapterAddress, hostKey } from '../../shared/protocol/messages.ts';
import { atOnce, type Flushing, type Unsafe } from './flushing.ts';
import { KeptFile } from './kept-file.ts';
import { releaseLock, takeLock } from './lock.ts';
import { hostedTables, roomRoundTable, roomsRecord } from './rooms/room-record.ts';
import { writeWholeFileBehind } from './whole-file.ts';

const houseFacts = {
  /** Proves that a browser may run the house. */
  key: hostKey,
  /** Where guests were last served, so that they find back there; an adapter only where somebody has chosen it. */
  network: z.object({ adapter: adapterAddress.nullable(), port: z.number().int() }).nullable(),
  /** The adapter that a person has chosen in each network, by the network's name. */
  chosen: z.record(z.string().max(80), adapterAddress).default({}),
};

const houseRecord = z.object({ ...houseFacts, rooms: roomsRecord });
/** As it was before there were rooms, when each table had a code and guests of its own. */
const houseWithTables = z.object({ ...houseFacts, hosted: hostedTables });
export type HouseRecord = z.infer<typeof houseRecord>;

/** Reads a house's file, also one from before there were rooms. Throws ZodError. */
function parsedHouse(raw: unknown): HouseRecord {
  const old = houseWithTables.safeParse(raw);
  return houseRecord.parse(old.success ? { ...old.data, rooms: old.data.hosted.map(roomRoundTable) } : raw);
}

/**
 * What a host must remember of the network through a restart, kept in one small file. Of several programs on one data
 * folder only one may go on the network with it.
 */
export class HouseFile extends KeptFile<HouseRecord> implements Unsafe {
  readonly #lock: string;
  readonly #flushing: Flushing;
  /** What the file says. */
  #written: HouseRecord;
  /** What is to be written of what is so now. */
  #text: { readonly of: HouseRecord; readonly is: string } | null = null;
  #isOurs = false;

  /** @param key the key of a house that has none yet */
  constructor(dataFolder: string, key: string, now: number, flushing: Flushing = atOnce()) {
    const usual = { key, network: null, chosen: {}, rooms: [] };
    super({ dataFolder, name: 'house', parse: parsedHouse, usual, now });
    this.#lock = path.join(dataFolder, 'house.lock');
    this.#flushing = flushing;
    this.#written = this.current;
  }

  /** Keeps this instead; nobody is told before it is safe. Throws what `KeptFile` throws; what was there before then stands. */
  override change(next: HouseRecord): void {
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
    // what has been written at once meanwhile is newer
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

  /** What has changed since the file was written never was. */
  abandon(): void {
    this.hold(this.#written);
  }

  /** Takes the house for this program; false while another one has it. Throws what the file system throws. */
  take(): boolean {
    if (this.#isOurs) return true;
    this.#isOurs = takeLock(this.#lock);
    if (!this.#isOurs) return false;
    // Whoever had it before may have changed it.
    this.readAgain();
    this.#written = this.current;
    return true;
  }

  /** Lets another program have it. */
  release(): void {
    if (this.#isOurs) releaseLock(this.#lock);
    this.#isOurs = false;
  }
}
