/** How much of the host's time an address may take: milliseconds of work, at once and for each second that passes. */
export interface WorkShare {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Work that an address has had done and not made good yet, and when that was so; in milliseconds. */
interface Owed {
  readonly work: number;
  readonly at: number;
}

/**
 * Counts how long the host works for each address. Whoever has taken more than their share waits until time has made it
 * good: they are heard later, nothing they said is lost, and nobody else waits for it.
 */
export class WorkBudget {
  readonly #share: WorkShare;
  /** A clock in milliseconds that never goes back. */
  readonly now: () => number;
  readonly #owed = new Map<string, Owed>();

  constructor(share: WorkShare, now: () => number = () => performance.now()) {
    this.#share = share;
    this.now = now;
  }

  /** Work was done for this address. Returns how long it must wait before more is, in milliseconds; 0 where it need not. */
  spend(address: string, work: number): number {
    const owed = Math.max(0, this.#owedBy(address)) + work;
    this.#owed.set(address, { work: owed, at: this.now() });
    return Math.max(0, ((owed - this.#share.atOnce) / this.#share.perSecond) * 1000);
  }

  /** Forgets addresses that owe nothing any more. */
  forgetPaid(): void {
    for (const address of this.#owed.keys()) if (this.#owedBy(address) <= 0) this.#owed.delete(address);
  }

  #owedBy(address: string): number {
    const owed = this.#owed.get(address);
    if (owed === undefined) return 0;
    return owed.work - ((this.now() - owed.at) / 1000) * this.#share.perSecond;
  }
}
