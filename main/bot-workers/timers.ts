/** A clock and timers in milliseconds; tests inject their own. */
export interface Timers {
  now(): number;
  /** Calls `what` later, unless the returned function is called first. */
  after(milliseconds: number, what: () => void): () => void;
}

/** The real clock. Its timers do not keep the process alive. */
export const realTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
