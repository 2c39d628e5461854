import i18next from 'i18next';
import type { AnyEvent, AnyMove } from '../../../shared/engine/index.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { nameOf } from '../../table/index.ts';
import { humanised } from '../../words/humanised.ts';
import type { Translate } from '../../words/translate.ts';

/** In the place of a value that is hidden, or that there is none of. */
const unknown = '–';

/**
 * The words of a game without a page of its own. A field, a kind of move or event, or a card is called as the game's
 * catalogue says under its identifier; without such a text, by the identifier itself.
 */
export class PlainWords {
  readonly seats: readonly SeatSettings[];
  readonly #game: string;
  readonly #t: Translate;

  constructor(game: string, seats: readonly SeatSettings[], t: Translate) {
    this.#game = game;
    this.seats = seats;
    this.#t = t;
  }

  word(id: string): string {
    const key = `${this.#game}:${id}`;
    return i18next.exists(key) ? this.#t(key) : humanised(id);
  }

  /** The player on a seat, by name. */
  name(seat: number): string {
    return nameOf(this.seats, seat) || String(seat);
  }

  /** A single value. */
  value(value: unknown): string {
    if (typeof value === 'string') return this.word(value);
    if (typeof value === 'boolean') return this.#t(value ? 'plain:yes' : 'plain:no');
    return value === null || value === undefined ? unknown : String(value);
  }

  /** Cards or the like, each kind once with its number: "Silk × 2, Tea". */
  counted(values: readonly string[]): string {
    if (values.length === 0) return this.none;
    return [...new Set(values)]
      .map((value) => {
        const count = values.filter((other) => other === value).length;
        return count === 1 ? this.word(value) : `${this.word(value)} × ${count}`;
      })
      .join(', ');
  }

  /** For a list or an object without anything in it. */
  get none(): string {
    return this.#t('plain:nothing');
  }

  move(move: AnyMove): string {
    return this.#said(move);
  }

  /** What happened, without whose line it is. */
  event(event: AnyEvent): string {
    return this.#said(event);
  }

  #said({ type, ...fields }: AnyEvent): string {
    const parts = Object.entries(fields).flatMap(([key, value]) => {
      // whose it is stands beside the line; what is hidden from the reader is null
      if (key === 'seat' || value === null) return [];
      if (typeof value === 'string') return [this.word(value)];
      return [`${this.word(key).toLocaleLowerCase(i18next.language)} ${this.#list(value)}`];
    });
    return [this.word(type), ...parts].join(' · ');
  }

  #list(value: unknown): string {
    if (!Array.isArray(value)) return typeof value === 'object' ? this.#fields(value) : this.value(value);
    return value.length === 0 ? this.none : value.map((each) => this.#list(each)).join(', ');
  }

  #fields(value: object | null): string {
    return Object.entries(value ?? {})
      .map(([key, each]) => `${this.word(key)} ${this.#list(each)}`)
      .join(', ');
  }
}
