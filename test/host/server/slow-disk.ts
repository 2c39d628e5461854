import { fstatSync, ftruncateSync } from 'node:fs';
import { type Disk, realDisk } from '../../../main/storage/journal.ts';

interface Flush {
  readonly file: number;
  readonly size: number;
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

/** A disk whose flushes take as long as a test wants and can fail. It knows what of each file survives a power cut. */
export class SlowDisk implements Disk {
  readonly writeSync = realDisk.writeSync;
  readonly ftruncateSync = realDisk.ftruncateSync;
  #flushes: Flush[] = [];
  /** How many bytes of each file are safe. */
  readonly #safe = new Map<number, number>();
  /** Flushes so far, and those that blocked the whole program. */
  flushed = 0;
  atOnce = 0;
  isBroken = false;

  fdatasyncSync = (file: number): void => {
    if (this.isBroken) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    this.atOnce += 1;
    this.#safe.set(file, fstatSync(file).size);
  };

  fdatasync = (file: number): Promise<void> =>
    new Promise((done, failed) => {
      this.#flushes.push({ file, size: fstatSync(file).size, done, failed });
    });

  /** Flushes that are awaited. */
  get waiting(): number {
    return this.#flushes.length;
  }

  /** Lets the pending flushes succeed. */
  async finish(): Promise<void> {
    for (const { file, size, done } of this.#flushes.splice(0)) {
      this.flushed += 1;
      this.#safe.set(file, size);
      done();
    }
    await turn();
  }

  /** Lets the pending flushes fail, and all later ones until the disk is repaired. */
  async fail(): Promise<void> {
    this.isBroken = true;
    const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    for (const { failed } of this.#flushes.splice(0)) failed(error);
    await turn();
  }

  /** Cuts the power: each file keeps only its safe bytes. */
  cut(): void {
    for (const [file, size] of this.#safe) ftruncateSync(file, size);
  }
}

/** Runs everything that waits only for its turn. */
export async function turn(): Promise<void> {
  for (let round = 0; round < 4; round++) await new Promise((resolve) => setImmediate(resolve));
}
