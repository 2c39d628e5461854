import type { Clock } from '../../../renderer/connection/clock.ts';

interface Timer {
  readonly at: number;
  readonly action: () => void;
}

/** A clock that only the test advances. */
export class TestClock implements Clock {
  #now = 1_000_000;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, action: () => void): () => void {
    const timer = { at: this.#now + milliseconds, action };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Advances by this many milliseconds; due timers run at their time. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [due] = [...this.#timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!due) break;
      this.#timers.delete(due);
      this.#now = Math.max(this.#now, due.at);
      due.action();
    }
    this.#now = end;
  }

  /** The device sleeps: time passes, and due timers run when it wakes. */
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
    this.pass(0);
  }
}
