import { tableMessage } from '../../../shared/protocol/messages.ts';
import type { ToldMove } from './match.ts';

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** How long the table messages of moves are, and what they are made of; in bytes of the text, and as they travel. */
export class MessageSizes {
  readonly #whole: number[] = [];
  readonly #travelled: number[] = [];
  readonly #parts = { view: 0, legal: 0, log: 0 };

  /** Counts what each client was sent for one move, as text and as bytes on its wire. */
  add({ told, bytes: travelled }: Pick<ToldMove, 'told' | 'bytes'>): void {
    this.#travelled.push(...travelled);
    const parts = new Map<string, { view: number; legal: number; log: number }>();
    for (const bytes of told) {
      const text = bytes.toString();
      const known = parts.get(text);
      const part = known ?? partsOf(text);
      parts.set(text, part);
      this.#whole.push(bytes.length);
      this.#parts.view += part.view;
      this.#parts.legal += part.legal;
      this.#parts.log += part.log;
    }
  }

  /** For one client and one move. */
  get figures() {
    const sorted = this.#whole.toSorted((one, other) => one - other);
    const count = sorted.length;
    const { view, legal, log } = this.#parts;
    const whole = mean(sorted);
    const travelled = this.#travelled.toSorted((one, other) => one - other);
    return {
      onTheWire: {
        mean: mean(travelled),
        p50: travelled[Math.floor(travelled.length / 2)] ?? Number.NaN,
        max: travelled.at(-1) ?? Number.NaN,
      },
      mean: whole,
      p50: sorted[Math.floor(count / 2)] ?? Number.NaN,
      max: sorted.at(-1) ?? Number.NaN,
      parts: {
        view: view / count,
        legal: legal / count,
        log: log / count,
        rest: whole - (view + legal + log) / count,
      },
    };
  }
}

function partsOf(text: string) {
  const { view, legal, log } = tableMessage.parse(JSON.parse(text));
  return { view: bytesOf(view), legal: bytesOf(legal), log: bytesOf(log) };
}
