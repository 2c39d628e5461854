/** How much of the host's time clients may take: milliseconds of work. */
export interface WorkShare {
  /** All addresses together, at once and for each second that passes. */
  readonly atOnce: number;
  readonly perSecond: number;
  /** One address, without ever waiting: at once and for each second that passes. A crowd of addresses shares that of two. */
  readonly freeAtOnce: number;
  readonly freePerSecond: number;
}

/** Addresses that have their free share each; more of them divide it. */
const undivided = 2;

/** So many times as much as others may those have at once who play: whatever they do, a whole table hears of it. */
const playersHave = 10;

/** Work that was done and not made good yet, and when that was so; in milliseconds. */
interface Owed {
  readonly work: number;
  readonly at: number;
}

const nothing: Owed = { work: 0, at: 0 };

/**
 * Counts how long the host works, for all addresses together and for each. While it has worked for more than its share,
 * whoever has had more than a little of it waits: they are heard later, nothing they said is lost, and who asks for
 * little is heard at once, however many addresses flood the host.
 */
export class WorkBudget {
  readonly #share: WorkShare;
  /** A clock in milliseconds that never goes back. */
  readonly now: () => number;
  readonly #owed = new Map<string, Owed>();
  #all = nothing;

  constructor(share: WorkShare, now: () => number = () => performance.now()) {
    this.#share = share;
    this.now = now;
  }

  /**
   * Does work for this address, or (null) for many at once, and counts it: at most the time of this process's processor, so
   * that a machine busy with other programs does not keep anybody waiting for longer.
   */
  measure(address: string | null, work: () => void): void {
    const [began, before] = [this.now(), process.cpuUsage()];
    work();
    const { user, system } = process.cpuUsage(before);
    this.spend(address, Math.min(this.now() - began, (user + system) / 1000));
  }

  /** Work was done for this address, or (null) for many at once. */
  spend(address: string | null, work: number): void {
    const at = this.now();
    if (address !== null) this.#owed.set(address, { work: this.#owedBy(address) + work, at });
    this.#all = { work: this.#owedByAll() + work, at };
  }

  /**
   * How long this address must wait before more is done for it, in milliseconds; 0 where it need not.
   * @param isPlaying is it for somebody who has a seat? They may have had more
   */
  rest(address: string, isPlaying = false): number {
    const { atOnce, perSecond, freeAtOnce } = this.#share;
    if (this.#owedBy(address) <= (isPlaying ? freeAtOnce * playersHave : freeAtOnce / this.#crowd)) return 0;
    return Math.max(0, ((this.#owedByAll() - atOnce) / perSecond) * 1000);
  }

  /** Forgets addresses that owe nothing any more. */
  forgetPaid(): void {
    for (const address of this.#owed.keys()) if (this.#owedBy(address) <= 0) this.#owed.delete(address);
  }

  /** Into how many parts the free share of an address is divided. */
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
