/** The holder of a place: how to evict it, and whether it is authenticated. */
export interface Holder {
  /** True once it has entered a room or runs the server. Such holders are never evicted. */
  readonly isKnown: boolean;
  /** Called when the holder is evicted. */
  leave(): void;
}

/**
 * A limited number of places, per address and in total.
 * When all are taken, the address with the most unauthenticated holders loses its oldest one. So a few addresses cannot
 * lock out newcomers.
 */
export class Places<Kind extends Holder> {
  readonly #perAddress: number;
  readonly #overall: number;
  /** The holders of each address, oldest first. */
  readonly #holders = new Map<string, Set<Kind>>();
  #taken = 0;

  constructor(perAddress: number, overall: number) {
    this.#perAddress = perAddress;
    this.#overall = overall;
  }

  /** Takes a place for this address. Returns false if none is available. */
  take(address: string, holder: Kind): boolean {
    const here = this.#holders.get(address) ?? new Set();
    if (here.size >= this.#perAddress) return false;
    if (this.#taken >= this.#overall && !this.#makeRoom(here)) return false;
    this.#holders.set(address, here);
    here.add(holder);
    this.#taken += 1;
    return true;
  }

  /** Releases a place; does nothing if it was evicted before. */
  release(address: string, holder: Kind): void {
    const here = this.#holders.get(address);
    if (here?.delete(holder) !== true) return;
    this.#taken -= 1;
    if (here.size === 0) this.#holders.delete(address);
  }

  /** Evicts a holder from an address with more unauthenticated ones than the newcomer's. False if there is none. */
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
