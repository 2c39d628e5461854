interface Due {
  readonly at: number;
  /** Entries scheduled first run first. */
  readonly order: number;
  readonly action: () => void;
  isCancelled: boolean;
}

function isBefore(one: Due, other: Due): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

/** The longest chain of promises that one event may start. */
const turnsOfPromises = 12;

/** Time that passes only from one scheduled event to the next, in milliseconds. */
export class Timeline {
  /** A heap: the earliest first. */
  readonly #due: Due[] = [];
  #now = 0;
  #planned = 0;

  get now(): number {
    return this.#now;
  }

  /** Schedules something; the returned function cancels it. */
  after(wait: number, action: () => void): () => void {
    this.#planned += 1;
    const due: Due = { at: this.#now + Math.max(0, wait), order: this.#planned, action, isCancelled: false };
    this.#push(due);
    return () => {
      due.isCancelled = true;
    };
  }

  /** Runs events one after another, until `isDone` or for this long. */
  async run(isDone: () => boolean, longest: number): Promise<void> {
    const end = this.#now + longest;
    while (!isDone()) {
      const next = this.#pop(end);
      if (next === undefined) break;
      this.#now = next.at;
      if (!next.isCancelled) next.action();
      // everything that waits for a promise runs before the next event
      for (let turn = 0; turn < turnsOfPromises; turn++) await Promise.resolve();
    }
  }

  #push(due: Due): void {
    const heap = this.#due;
    let at = heap.length;
    heap.push(due);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !isBefore(due, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = due;
  }

  /** Removes and returns the next event, unless it is later than `end`. */
  #pop(end: number): Due | undefined {
    const heap = this.#due;
    const first = heap[0];
    if (first === undefined || first.at > end) return undefined;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      const left = heap[2 * at + 1];
      const right = heap[2 * at + 2];
      const isRight = left !== undefined && right !== undefined && isBefore(right, left);
      const least = isRight ? right : left;
      if (least === undefined || !isBefore(least, last)) break;
      heap[at] = least;
      at = 2 * at + (isRight ? 2 : 1);
    }
    heap[at] = last;
    return first;
  }
}
