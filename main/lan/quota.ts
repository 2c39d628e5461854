/** Limits an amount, such as buffered bytes, per address and in total. */
export class Quota {
  readonly #perAddress: number;
  readonly #overall: number;
  readonly #taken = new Map<string, number>();
  #total = 0;

  constructor(perAddress: number, overall: number) {
    this.#perAddress = perAddress;
    this.#overall = overall;
  }

  /** Takes an amount for this address. Returns false, and takes nothing, if that exceeds a limit. */
  take(address: string, amount = 1): boolean {
    const here = this.#taken.get(address) ?? 0;
    if (here + amount > this.#perAddress || this.#total + amount > this.#overall) return false;
    this.#taken.set(address, here + amount);
    this.#total += amount;
    return true;
  }

  /** Returns an amount of this address. */
  release(address: string, amount = 1): void {
    const here = this.#taken.get(address) ?? 0;
    const released = Math.min(here, amount);
    if (here === released) this.#taken.delete(address);
    else this.#taken.set(address, here - released);
    this.#total -= released;
  }
}
