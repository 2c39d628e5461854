/** Long work done in small steps between other tasks. */
export class Behind {
  #next: NodeJS.Immediate | null = null;

  get isUnderWay(): boolean {
    return this.#next !== null;
  }

  /**
   * Runs `step` repeatedly, with other tasks in between. Only one such work may be under way.
   * @param step returns false when nothing is left to do; must not throw
   */
  begin(step: () => boolean): void {
    this.#next = setImmediate(() => {
      this.#next = null;
      if (step()) this.begin(step);
    });
  }

  stop(): void {
    if (this.#next !== null) clearImmediate(this.#next);
    this.#next = null;
  }
}
