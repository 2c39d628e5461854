import { RequestError } from '../request-error.ts';

/** Joins a text that a client sends in pieces, in order. */
export class Pieces {
  #said: string[] = [];
  #of = 0;

  /**
   * Adds a piece; piece 0 starts again. Throws `RequestError` for a piece out of order.
   * @returns the complete text, or null while pieces are missing
   */
  add(piece: number, of: number, text: string): string | null {
    if (piece === 0) {
      this.#said = [];
      this.#of = of;
    }
    if (piece !== this.#said.length || of !== this.#of) {
      this.#forget();
      throw new RequestError('malformed');
    }
    this.#said.push(text);
    if (this.#said.length < of) return null;
    const whole = this.#said.join('');
    this.#forget();
    return whole;
  }

  #forget(): void {
    this.#said = [];
    this.#of = 0;
  }
}
