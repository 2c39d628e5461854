/** A minute, in milliseconds. */
const window = 60_000;
const missesPerAddress = 5;
const missesInAll = 20;
/** Wrong codes after which those that stand may have been narrowed down. */
const missesBeforeNewCodes = 50;

/**
 * Counts wrong codes and keys, so that none is found by trying: five a minute from one address, twenty a minute in all,
 * and after fifty the codes are to be changed.
 */
export class JoinLimits {
  readonly #now: () => number;
  #misses: { readonly at: number; readonly from: string }[] = [];
  #sinceNewCodes = 0;

  /** @param now the clock, in milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** May somebody from this address try now? Until then the right code is refused like a wrong one. */
  mayTry(from: string): boolean {
    const since = this.#now() - window;
    this.#misses = this.#misses.filter(({ at }) => at > since);
    return (
      this.#misses.length < missesInAll && this.#misses.filter((miss) => miss.from === from).length < missesPerAddress
    );
  }

  /** Notes a wrong try; true when it is time for new codes. */
  missed(from: string): boolean {
    this.#misses.push({ at: this.#now(), from });
    this.#sinceNewCodes += 1;
    if (this.#sinceNewCodes < missesBeforeNewCodes) return false;
    this.#sinceNewCodes = 0;
    return true;
  }
}
