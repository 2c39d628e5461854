import i18next from 'i18next';
import type { AnyEvent, AnyMove } from '../../../shared/engine/index.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { nameOf } from '../../table/index.ts';
import { humanised } from '../../words/humanised.ts';
import type { Translate } from '../../words/translate.ts';

/** Shown for a hidden or missing value. */
const unknown = '–';

/**
 * The texts of a game without its own UI.
 * The name of a field, move, event or card is its text in the game's catalogue, or else its identifier.
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

  /** The name of the player on a seat. */
  name(seat: number): string {
    return nameOf(this.seats, seat) || String(seat);
  }

  /** Formats a single value. */
  value(value: unknown): string {
    if (typeof value === 'string') return this.word(value);
    if (typeof value === 'boolean') return this.#t(value ? 'plain:yes' : 'plain:no');
    return value === null || value === undefined ? unknown : String(value);
  }

  /** Formats cards and the like, each kind once with its count: "Silk × 2, Tea". */
  counted(values: readonly string[]): string {
    if (values.length === 0) return this.none;
    return [...new Set(values)]
      .map((value) => {
        const count = values.filter((other) => other === value).length;
        return count === 1 ? this.word(value) : `${this.word(value)} × ${count}`;
      })
      .join(', ');
  }

  /** The text for an empty list or object. */
  get none(): string {
    return this.#t('plain:nothing');
  }

  move(move: AnyMove): string {
    return this.#said(move);
  }

  /** The event in words, without the player. */
  event(event: AnyEvent): string {
    return this.#said(event);
  }

  #said({ type, ...fields }: AnyEvent): string {
    const parts = Object.entries(fields).flatMap(([key, value]) => {
      // the player is beside the line; hidden values are null
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
