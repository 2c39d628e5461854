/** Counts who is in, by address, and says when the house is full. */
export class Headcount {
  readonly #perAddress: number;
  readonly #overall: number;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(perAddress: number, overall: number) {
    this.#perAddress = perAddress;
    this.#overall = overall;
  }

  /** Lets one more in from this address. False, and nothing is counted, where there is no room. */
  enter(address: string): boolean {
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#perAddress || this.#total >= this.#overall) return false;
    this.#counts.set(address, count + 1);
    this.#total += 1;
    return true;
  }

  /** One that was let in from this address is out again. */
  leave(address: string): void {
    const count = this.#counts.get(address) ?? 0;
    if (count === 0) return;
    if (count === 1) this.#counts.delete(address);
    else this.#counts.set(address, count - 1);
    this.#total -= 1;
  }
}
