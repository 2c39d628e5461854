/** So many are remembered as having been served. */
const mostRemembered = 200;

/** What waits its turn, of several who take turns: of those who wait, whoever was served longest ago is served next. */
export class FairQueue<Item> {
  readonly #waiting = new Map<string, readonly Item[]>();
  /** Those who have been served, the latest last. */
  readonly #served = new Set<string>();

  add(whose: string, item: Item): void {
    this.#waiting.set(whose, [...(this.#waiting.get(whose) ?? []), item]);
  }

  /** Takes the next one out. */
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

  /** Nobody waits for it any more. */
  remove(whose: string, item: Item): void {
    this.#keep(
      whose,
      (this.#waiting.get(whose) ?? []).filter((each) => each !== item),
    );
  }

  /** How many of one wait. */
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
