/** Who holds a place: how they are asked to leave it, and whether they have shown that they belong here. */
export interface Holder {
  /** Has come in at a table, or runs the house: nobody takes their place. */
  readonly isKnown: boolean;
  /** Their place is somebody else's from now on. */
  leave(): void;
}

/**
 * So many places at a time, from one address and in all. Where all are taken, whoever holds the most without having shown
 * that they belong here gives up the oldest of them: however many a few addresses take, they keep no newcomer out.
 */
export class Places<Kind extends Holder> {
  readonly #perAddress: number;
  readonly #overall: number;
  /** Who holds a place, oldest first, by address. */
  readonly #holders = new Map<string, Set<Kind>>();
  #taken = 0;

  constructor(perAddress: number, overall: number) {
    this.#perAddress = perAddress;
    this.#overall = overall;
  }

  /** Takes a place at this address. False where there is none for it. */
  take(address: string, holder: Kind): boolean {
    const here = this.#holders.get(address) ?? new Set();
    if (here.size >= this.#perAddress) return false;
    if (this.#taken >= this.#overall && !this.#makeRoom(here)) return false;
    this.#holders.set(address, here);
    here.add(holder);
    this.#taken += 1;
    return true;
  }

  /** Whoever held a place is gone; nothing happens where it has been given up before. */
  release(address: string, holder: Kind): void {
    const here = this.#holders.get(address);
    if (here?.delete(holder) !== true) return;
    this.#taken -= 1;
    if (here.size === 0) this.#holders.delete(address);
  }

  /** Has somebody leave who holds more places unknown than the newcomer's address; false where nobody does. */
  #makeRoom(newcomers: ReadonlySet<Kind>): boolean {
    const unknownAmong = (holders: ReadonlySet<Kind>) => [...holders].filter(({ isKnown }) => !isKnown);
    let crowd: { readonly address: string; readonly unknown: readonly Kind[] } | null = null;
    let most = unknownAmong(newcomers).length;
    for (const [address, holders] of this.#holders) {
      const unknown = unknownAmong(holders);
      if (unknown.length > most) {
        most = unknown.length;
        crowd = { address, unknown };
      }
    }
    const [oldest] = crowd?.unknown ?? [];
    if (crowd === null || oldest === undefined) return false;
    this.release(crowd.address, oldest);
    oldest.leave();
    return true;
  }
}
