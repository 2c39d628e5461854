/** Long work that is done step by step, so that nobody waits for it. */
export class Behind {
  #next: NodeJS.Immediate | null = null;

  get isUnderWay(): boolean {
    return this.#next !== null;
  }

  /**
   * Takes one step after the other, with room for everybody else between them; only one such work is under way at a time.
   * @param step false where nothing is left to do; must not throw
   */
  begin(step: () => boolean): void {
    this.#next = setImmediate(() => {
      this.#next = null;
      if (step()) this.begin(step);
    });
  }

  /** Takes no further step. */
  stop(): void {
    if (this.#next !== null) clearImmediate(this.#next);
    this.#next = null;
  }
}
