/** Maximum number of owners remembered as served. */
const mostRemembered = 200;

/** A queue shared by several owners: the waiting owner served least recently goes next. */
export class FairQueue<Item> {
  readonly #waiting = new Map<string, readonly Item[]>();
  /** The owners served so far, the latest last. */
  readonly #served = new Set<string>();

  add(whose: string, item: Item): void {
    this.#waiting.set(whose, [...(this.#waiting.get(whose) ?? []), item]);
  }

  /** Removes and returns the next item. */
  take(): Item | undefined {
    const whose = this.#next();
    const [item, ...others] = whose === undefined ? [] : (this.#waiting.get(whose) ?? []);
    if (whose === undefined || item === undefined) return undefined;
    this.#keep(whose, others);
    this.#served.delete(whose);
    this.#served.add(whose);
    const [longestAgo] = this.#served;
    if (longestAgo !== undefined && this.#served.size > mostRemembered) this.#served.delete(longestAgo);
    return item;
  }

  /** Removes an item that is no longer wanted. */
  remove(whose: string, item: Item): void {
    this.#keep(
      whose,
      (this.#waiting.get(whose) ?? []).filter((each) => each !== item),
    );
  }

  /** Number of waiting items of an owner. */
  count(whose: string): number {
    return this.#waiting.get(whose)?.length ?? 0;
  }

  #keep(whose: string, items: readonly Item[]): void {
    if (items.length > 0) this.#waiting.set(whose, items);
    else this.#waiting.delete(whose);
  }

  #next(): string | undefined {
    for (const whose of this.#waiting.keys()) if (!this.#served.has(whose)) return whose;
    for (const whose of this.#served) if (this.#waiting.has(whose)) return whose;
    return undefined;
  }
}
