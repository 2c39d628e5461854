import type { Timers } from '../../thinkers/timers.ts';

/** Whoever stands by has this long to keep a copy before everybody is told that the room waits for it, in milliseconds. */
export const waitsAfter = 1500;
/** And this long before the others are asked to drop their shares, so that the room can go on without. */
export const letsGoAfter = 8000;
/** How often the host of whoever stands by is asked whether the room goes on there. */
export const asksEvery = 3000;

/** What happens while a copy is not kept. */
export interface PatienceParts {
  readonly timers: Timers;
  /** The room waits for whoever stands by, or no longer. */
  readonly tell: (waits: boolean) => void;
  /** Asks whether the room goes on elsewhere; true where nothing more is to be asked. Never rejects. */
  readonly ask: () => Promise<boolean>;
  /** It has taken too long. */
  readonly tooLong: () => void;
}

/** How long a room waits for its copy to be kept, and what it does meanwhile. */
export class Patience {
  readonly #parts: PatienceParts;
  #isWaiting = false;
  #stops: (() => void)[] = [];

  constructor(parts: PatienceParts) {
    this.#parts = parts;
  }

  /** Has everybody been told that the room waits? */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** A copy is on its way. */
  begin(): void {
    const { timers, tooLong } = this.#parts;
    const waits = timers.after(waitsAfter, () => {
      this.#wait(true);
      void this.#ask();
    });
    this.#stops.push(waits, timers.after(letsGoAfter, tooLong));
  }

  /** It is kept, or not waited for any more. */
  end(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#wait(false);
  }

  #wait(waits: boolean): void {
    if (this.#isWaiting === waits) return;
    this.#isWaiting = waits;
    this.#parts.tell(waits);
  }

  async #ask(): Promise<void> {
    const { timers, ask } = this.#parts;
    if ((await ask()) || !this.#isWaiting) return;
    this.#stops.push(timers.after(asksEvery, () => void this.#ask()));
  }
}
