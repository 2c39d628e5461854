/** So much at a time and no more, from one address and in all: bytes that wait for a reader. */
export class Quota {
  readonly #perAddress: number;
  readonly #overall: number;
  readonly #taken = new Map<string, number>();
  #total = 0;

  constructor(perAddress: number, overall: number) {
    this.#perAddress = perAddress;
    this.#overall = overall;
  }

  /** Takes so much for this address. False, and nothing is taken, where there is no room for it. */
  take(address: string, amount = 1): boolean {
    const here = this.#taken.get(address) ?? 0;
    if (here + amount > this.#perAddress || this.#total + amount > this.#overall) return false;
    this.#taken.set(address, here + amount);
    this.#total += amount;
    return true;
  }

  /** So much that was taken for this address is free again. */
  release(address: string, amount = 1): void {
    const here = this.#taken.get(address) ?? 0;
    const released = Math.min(here, amount);
    if (here === released) this.#taken.delete(address);
    else this.#taken.set(address, here - released);
    this.#total -= released;
  }
}
