import type { Timers } from '../../bot-workers/timers.ts';

/** Milliseconds the standby has for a copy before the room learns that it is waiting. */
export const waitsAfter = 1500;
/**
 * Milliseconds that a room waits in total before it gives up its standby.
 * It then asks devices to drop their shares and continues alone.
 */
export const letsGoAfter = 8000;
/** Milliseconds that each copy may take without counting, for network and disk. */
const takesAnyway = 300;
/** Share of the accumulated waiting time that each passing millisecond forgives. */
const forgotten = 1 / 20;
/** Milliseconds between checks whether the standby has taken over the room. */
export const asksEvery = 3000;

/** Callbacks while a copy is outstanding. */
export interface PatienceParts {
  readonly timers: Timers;
  /** Called when the room starts or stops waiting for its standby. */
  readonly send: (waits: boolean) => void;
  /** Checks whether the room continues elsewhere; resolves to true when no more checks are needed. Never rejects. */
  readonly ask: () => Promise<boolean>;
  /** Called when a copy takes too long. `isSlow`: mostly because of the copies before it. */
  readonly tooLong: (isSlow: boolean) => void;
}

/** Measures how long a room waits for its standby, and limits it. */
export class Patience {
  readonly #parts: PatienceParts;
  #isWaiting = false;
  #stops: (() => void)[] = [];
  /** Waiting time of earlier copies, and when it was computed; both in milliseconds. */
  #waited = { time: 0, at: 0 };
  #begunAt: number | null = null;

  constructor(parts: PatienceParts) {
    this.#parts = parts;
  }

  /** True if the room knows that it is waiting. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** Starts waiting for a copy. */
  begin(): void {
    const { timers, tooLong } = this.#parts;
    this.#begunAt = timers.now();
    const before = this.#waitedBefore(this.#begunAt);
    const waits = timers.after(waitsAfter, () => {
      this.#wait(true);
      void this.#ask();
    });
    this.#stops.push(
      waits,
      timers.after(takesAnyway + Math.max(0, letsGoAfter - before), () => tooLong(before > letsGoAfter / 2)),
    );
  }

  /** Stops waiting: the copy is kept, or no longer needed. */
  end(): void {
    const now = this.#parts.timers.now();
    const took = this.#begunAt === null ? 0 : now - this.#begunAt;
    this.#waited = { time: this.#waitedBefore(now) + Math.max(0, took - takesAnyway), at: now };
    this.#begunAt = null;
    for (const stop of this.#stops.splice(0)) stop();
    this.#wait(false);
  }

  /** Stops waiting and forgets earlier waits, for the next standby. */
  forget(): void {
    this.end();
    this.#waited = { time: 0, at: 0 };
  }

  #waitedBefore(now: number): number {
    const { time, at } = this.#waited;
    return Math.max(0, time - (now - at) * forgotten);
  }

  #wait(waits: boolean): void {
    if (this.#isWaiting === waits) return;
    this.#isWaiting = waits;
    this.#parts.send(waits);
  }

  async #ask(): Promise<void> {
    const { timers, ask } = this.#parts;
    if ((await ask()) || !this.#isWaiting) return;
    this.#stops.push(timers.after(asksEvery, () => void this.#ask()));
  }
}
