import type { Timers } from '../../bot-workers/timers.ts';

/** Up to this many pages always receive changes at once. A normal household has no more. */
const crowd = 16;
/** Milliseconds that broadcasting to a crowd may take at once, and its share of the time after that. */
const atOnce = 150;
const share = 0.05;

/** Delays and merges the broadcasts of a room after a crowd has caused much work. */
export class BroadcastPace {
  readonly #timers: Timers;
  readonly #again: () => void;
  /** Broadcasting time not yet worked off, and when it was last updated; both in milliseconds. */
  #spent = 0;
  #at = 0;
  #isLater = false;

  /** `again` is called once a delayed broadcast is due. */
  constructor(timers: Timers, again: () => void) {
    this.#timers = timers;
    this.#again = again;
  }

  /** Broadcasts now, or returns false and calls `again` later. */
  run(pages: number, broadcast: () => void): boolean {
    const now = this.#timers.now();
    this.#spent = Math.max(0, this.#spent - (now - this.#at) * share);
    this.#at = now;
    if (pages > crowd && this.#spent > atOnce) {
      if (!this.#isLater) this.#delay();
      return false;
    }
    broadcast();
    this.#spent += this.#timers.now() - now;
    return true;
  }

  #delay(): void {
    this.#isLater = true;
    this.#timers.after((this.#spent - atOnce) / share, () => {
      this.#isLater = false;
      this.#again();
    });
  }
}
