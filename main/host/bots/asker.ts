/** Somebody who has asked for something that becomes known bit by bit: answered once, and told what else becomes known. */
export class Asker<Facts> {
  /** What the request is answered with. Rejects where it is to be refused. */
  readonly answer: Promise<Facts>;
  readonly #tell: (further: Facts) => void;
  #settle: { readonly answer: (facts: Facts) => void; readonly refuse: (error: Error) => void } | null = null;
  #isSent = false;
  #waiting: Facts | null = null;

  /** @param tell hears everything that becomes known after the answer has been sent */
  constructor(tell: (further: Facts) => void) {
    this.#tell = tell;
    this.answer = new Promise((answer, refuse) => {
      this.#settle = { answer, refuse };
    });
  }

  get isAnswered(): boolean {
    return this.#settle === null;
  }

  hear(facts: Facts): void {
    const settle = this.#settle;
    this.#settle = null;
    if (settle !== null) settle.answer(facts);
    else if (this.#isSent) this.#tell(facts);
    else this.#waiting = facts;
  }

  /** The answer is on its way: what has become known since follows it. */
  sent(): void {
    this.#isSent = true;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.#tell(waiting);
  }

  /** There will be no answer. Whoever has had one is told nothing. */
  refuse(error: Error): void {
    this.#settle?.refuse(error);
    this.#settle = null;
  }
}
