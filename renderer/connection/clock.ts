/** What time it is and how to wait: the page's own, or that of a test. */
export interface Clock {
  /** Milliseconds since some moment. They go on while the machine sleeps. */
  now(): number;
  /** Does something after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, action: () => void): () => void;
}

export const wallClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};
