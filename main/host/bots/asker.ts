/** A request with results that arrive over time: one answer, then updates. */
export class Asker<Facts> {
  /** The answer to the request. Rejects if the request is refused. */
  readonly answer: Promise<Facts>;
  readonly #send: (further: Facts) => void;
  #settle: { readonly answer: (facts: Facts) => void; readonly refuse: (error: Error) => void } | null = null;
  #isSent = false;
  #waiting: Facts | null = null;

  /** @param tell receives results that arrive after the answer was sent */
  constructor(send: (further: Facts) => void) {
    this.#send = send;
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
    else if (this.#isSent) this.#send(facts);
    else this.#waiting = facts;
  }

  /** Called once the answer is on its way: sends the results that arrived meanwhile. */
  sent(): void {
    this.#isSent = true;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.#send(waiting);
  }

  /** Rejects the answer, unless it was already given. */
  refuse(error: Error): void {
    this.#settle?.refuse(error);
    this.#settle = null;
  }
}
