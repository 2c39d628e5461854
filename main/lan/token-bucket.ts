/** Lets so many through at once and so many more each second. */
export class TokenBucket {
  readonly #capacity: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;

  /** `now`: a clock in milliseconds that never goes back. */
  constructor(capacity: number, perSecond: number, now: () => number = () => performance.now()) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
    this.#now = now;
    this.#tokens = capacity;
    this.#filledAt = now();
  }

  /** Takes one token; false when there is none. */
  take(): boolean {
    const now = this.#now();
    this.#tokens = Math.min(this.#capacity, this.#tokens + ((now - this.#filledAt) / 1000) * this.#perSecond);
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
