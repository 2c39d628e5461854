/** A clock, and something that happens later; a test gives its own, and nobody sleeps. Times are in milliseconds. */
export interface Timers {
  now(): number;
  /** Has something done later, unless the returned function is called before. */
  after(milliseconds: number, what: () => void): () => void;
}

/** The time there is. Nothing that is still to happen keeps the program going. */
export const realTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
