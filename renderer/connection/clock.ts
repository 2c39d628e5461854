/** The time, and timers: the page's own, or those of a test. */
export interface Clock {
  /** Milliseconds since a fixed moment. The clock continues while the machine sleeps. */
  now(): number;
  /** Runs an action after this many milliseconds, unless the returned function is called first. */
  after(milliseconds: number, action: () => void): () => void;
}

export const wallClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};
