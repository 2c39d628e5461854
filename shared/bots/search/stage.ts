import type { Seat } from '../../engine/index.ts';

/**
 * A moment in which several seats choose at once, unseen by each other, each with one or more moves.
 * It ends when all have chosen; only then have the others seen anything.
 */
export class Stage {
  readonly #asked: readonly Seat[];
  /** The choice of each seat so far, as text. */
  readonly #sealed = new Map<Seat, string>();
  readonly #gone = new Set<Seat>();
  isOver = false;

  constructor(asked: readonly Seat[]) {
    this.#asked = [...asked];
  }

  /** The choice of this seat at this moment so far. */
  sealedBy(seat: Seat): string {
    return this.#sealed.get(seat) ?? '';
  }

  /** Records a seat's move, and the seats that must act now. */
  note(seat: Seat, key: string, acting: readonly Seat[]): void {
    const before = this.#sealed.get(seat);
    this.#sealed.set(seat, before === undefined ? key : `${before}, ${key}`);
    // a new seat, or one that had already chosen, must act: another moment has begun
    const isAnother = acting.some((each) => this.#gone.has(each) || !this.#asked.includes(each));
    for (const each of this.#asked) if (!acting.includes(each)) this.#gone.add(each);
    this.isOver = isAnother || this.#gone.size === this.#asked.length;
  }

  /** What everyone has seen once it is over. */
  get seen(): string {
    return [...this.#sealed].map(([seat, key]) => `${seat}: ${key}`).join('; ');
  }
}
