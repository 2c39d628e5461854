import { Refused } from '../refused.ts';

/** A text that a client says in pieces, each in its turn. */
export class Pieces {
  #said: string[] = [];
  #of = 0;

  /**
   * One more piece; the first begins anew. Throws Refused for one that is not the next of the same text.
   * @returns the text, once it is whole; null before
   */
  add(piece: number, of: number, text: string): string | null {
    if (piece === 0) {
      this.#said = [];
      this.#of = of;
    }
    if (piece !== this.#said.length || of !== this.#of) {
      this.#forget();
      throw new Refused('malformed');
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
