import type { Timers } from '../../thinkers/timers.ts';

/** Whoever stands by has this long to keep a copy before everybody is told that the room waits for it, in milliseconds. */
export const waitsAfter = 1500;
/** So long in all a room waits before the others are asked to drop their shares, so that it can go on without. */
export const letsGoAfter = 8000;
/** What each copy may take without counting: on its way over the network, and to the disk. */
const takesAnyway = 300;
/** As much of what was waited is forgotten in each millisecond that passes. */
const forgotten = 1 / 20;
/** How often the host of whoever stands by is asked whether the room goes on there. */
export const asksEvery = 3000;

/** What happens while a copy is not kept. */
export interface PatienceParts {
  readonly timers: Timers;
  /** The room waits for whoever stands by, or no longer. */
  readonly tell: (waits: boolean) => void;
  /** Asks whether the room goes on elsewhere; true where nothing more is to be asked. Never rejects. */
  readonly ask: () => Promise<boolean>;
  /** It has taken too long: this one copy, or (`isSlow`) above all those before it. */
  readonly tooLong: (isSlow: boolean) => void;
}

/** How long a room waits for its copies to be kept, one after the other, and what it does meanwhile. */
export class Patience {
  readonly #parts: PatienceParts;
  #isWaiting = false;
  #stops: (() => void)[] = [];
  /** How long was waited for copies of before, in milliseconds, as it was at that time. */
  #waited = { time: 0, at: 0 };
  #begunAt: number | null = null;

  constructor(parts: PatienceParts) {
    this.#parts = parts;
  }

  /** Has everybody been told that the room waits? */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** A copy is on its way. */
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

  /** It is kept, or not waited for any more. */
  end(): void {
    const now = this.#parts.timers.now();
    const took = this.#begunAt === null ? 0 : now - this.#begunAt;
    this.#waited = { time: this.#waitedBefore(now) + Math.max(0, took - takesAnyway), at: now };
    this.#begunAt = null;
    for (const stop of this.#stops.splice(0)) stop();
    this.#wait(false);
  }

  /** Nobody is waited for any more: whoever stands by next has all the time. */
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
    this.#parts.tell(waits);
  }

  async #ask(): Promise<void> {
    const { timers, ask } = this.#parts;
    if ((await ask()) || !this.#isWaiting) return;
    this.#stops.push(timers.after(asksEvery, () => void this.#ask()));
  }
}
