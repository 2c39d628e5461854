import type { Seat } from '../../engine/index.ts';

/**
 * A moment at which several seats choose at once and unseen by each other, each perhaps in several moves. It is over when
 * all of them have chosen: only then have the others seen anything.
 */
export class Stage {
  readonly #asked: readonly Seat[];
  /** What each seat has chosen so far, as text. */
  readonly #sealed = new Map<Seat, string>();
  readonly #gone = new Set<Seat>();
  isOver = false;

  constructor(asked: readonly Seat[]) {
    this.#asked = [...asked];
  }

  /** What this seat has chosen at this moment already. */
  sealedBy(seat: Seat): string {
    return this.#sealed.get(seat) ?? '';
  }

  /** Notes what a seat has chosen, and who must act now. */
  note(seat: Seat, key: string, acting: readonly Seat[]): void {
    const before = this.#sealed.get(seat);
    this.#sealed.set(seat, before === undefined ? key : `${before}, ${key}`);
    // somebody new is asked, or somebody again who had chosen: another moment
    const isAnother = acting.some((each) => this.#gone.has(each) || !this.#asked.includes(each));
    for (const each of this.#asked) if (!acting.includes(each)) this.#gone.add(each);
    this.isOver = isAnother || this.#gone.size === this.#asked.length;
  }

  /** What everybody has seen once it is over. */
  get seen(): string {
    return [...this.#sealed].map(([seat, key]) => `${seat}: ${key}`).join('; ');
  }
}
