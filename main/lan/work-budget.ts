/** How much of the server's time clients may use, in milliseconds of work. */
export interface WorkShare {
  /** All addresses together: at once and per second. */
  readonly atOnce: number;
  readonly perSecond: number;
  /** Each address without ever waiting: at once and per second. Crowds of addresses share that of two. */
  readonly freeAtOnce: number;
  readonly freePerSecond: number;
}

/** Number of addresses with a full free share; more of them divide it. */
const undivided = 2;

/** Factor for players' immediate share. Each of their moves is broadcast to a whole table. */
const playersHave = 10;

/** Work not yet paid off and the time it was computed, in milliseconds. */
interface Owed {
  readonly work: number;
  readonly at: number;
}

const nothing: Owed = { work: 0, at: 0 };

/**
 * Measures the server's work for clients, in total and per address.
 * While the total exceeds its share, addresses that used more than a little must wait; their messages are delayed, not
 * lost. Addresses that need little never wait, however many others flood the server.
 */
export class WorkBudget {
  readonly #share: WorkShare;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  readonly #owed = new Map<string, Owed>();
  #all = nothing;
  #isMeasuring = false;

  constructor(share: WorkShare, now: () => number = () => performance.now()) {
    this.#share = share;
    this.now = now;
  }

  /**
   * Runs work for an address and records it. Work within it belongs to it.
   * Counts at most this process's processor time: a machine that is busy with other programs must not slow guests further.
   */
  measure(address: string, work: () => void): void {
    if (this.#isMeasuring) {
      work();
      return;
    }
    this.#isMeasuring = true;
    const [began, before] = [this.now(), process.cpuUsage()];
    try {
      work();
    } finally {
      this.#isMeasuring = false;
    }
    const { user, system } = process.cpuUsage(before);
    this.spend(address, Math.min(this.now() - began, (user + system) / 1000));
  }

  /** Records work for an address, or for many at once (null). Work within measured work counts already. */
  spend(address: string | null, work: number): void {
    if (this.#isMeasuring) return;
    const at = this.now();
    if (address !== null) this.#owed.set(address, { work: this.#owedBy(address) + work, at });
    this.#all = { work: this.#owedByAll() + work, at };
  }

  /**
   * Milliseconds that this address must wait before its next message is handled. Returns 0 if it need not.
   * @param isPlaying true for a client with a seat, which has a larger share
   */
  rest(address: string, isPlaying = false): number {
    const { atOnce, perSecond, freeAtOnce } = this.#share;
    if (this.#owedBy(address) <= (isPlaying ? freeAtOnce * playersHave : freeAtOnce / this.#crowd)) return 0;
    return Math.max(0, ((this.#owedByAll() - atOnce) / perSecond) * 1000);
  }

  /** Forgets addresses without outstanding work. */
  forgetPaid(): void {
    for (const address of this.#owed.keys()) if (this.#owedBy(address) <= 0) this.#owed.delete(address);
  }

  /** The divisor of an address's free share. */
  get #crowd(): number {
    return Math.max(1, this.#owed.size / undivided);
  }

  #owedBy(address: string): number {
    return this.#left(this.#owed.get(address) ?? nothing, this.#share.freePerSecond / this.#crowd);
  }

  #owedByAll(): number {
    return this.#left(this.#all, this.#share.perSecond);
  }

  #left({ work, at }: Owed, perSecond: number): number {
    return work === 0 ? 0 : Math.max(0, work - ((this.now() - at) / 1000) * perSecond);
  }
}
