import type { Locator } from '@playwright/test';
import { type RandomWords, randomFromSeed } from '../../../../shared/engine/index.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import { Chooser } from '../../chooser.ts';
import type { Laptop } from '../../laptop.ts';
import { saying } from '../../words.ts';
import { type Bringing, MarketPieces } from './market-pieces.ts';
import { type Wish, wishedMove } from './wishes.ts';

/** What somebody wishes for; it may change with what they see. */
export type Wishing = Wish | ((view: MercadoView) => Wish);

/** A stallholder who knows what to wish for, and plays it by pressing pieces: what is to be moved, then where it goes. */
export class MercadoChooser extends Chooser {
  readonly #pieces: MarketPieces;
  readonly #random: RandomWords;
  readonly #wishing: Wishing;
  #wished: MercadoMove | null = null;

  constructor(laptop: Laptop, seed: string, wishing: Wishing = 'entrances') {
    super(laptop);
    this.#pieces = new MarketPieces(laptop);
    this.#random = randomFromSeed(seed);
    this.#wishing = wishing;
  }

  protected override async press(): Promise<void> {
    if (this.presses === 0) {
      this.#wished = this.#wish();
    }
    const move = this.#wished;
    switch (move?.type) {
      case 'open-stand':
      case 'open-restaurant':
      case 'bring-customers':
        return this.#bring(move);
      case 'take-tile':
        return this.#pick(this.#pieces.displayed(this.#pieces.view.display.indexOf(move.good)), 0);
      case 'specialise':
        return this.#pressButton('moves.specialise', `goods.${move.good}`);
      case 'take-coin':
        return this.#pressButton('moves.take-coin', 'moves.take-coin-ends');
      default:
        return this.#pressButton(`moves.${move?.type}`);
    }
  }

  #wish(): MercadoMove {
    const { view, seat, legal } = this.#pieces;
    const wish = typeof this.#wishing === 'string' ? this.#wishing : this.#wishing(view);
    return wishedMove(view, seat, legal, { wish, random: this.#random });
  }

  /** Takes something in hand with the first press, picks its place with the second, and confirms. */
  async #bring(move: Bringing): Promise<void> {
    if (this.presses === 0) await this.#pieces.take(move);
    else await this.#pick(this.#pieces.placeOf(move), 1);
  }

  /** Presses what is wanted, after so many presses before it; then confirms. */
  async #pick(wanted: Locator, before: number): Promise<void> {
    const main = this.presses > before ? await this.mainButton() : null;
    if (main === null) await this.laptop.pressPiece(wanted);
    else await this.laptop.press(main);
  }

  /** The first of these buttons of the counter that is there. */
  async #pressButton(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const name = saying(key, 'mercado-counter', this.laptop.language);
      const button = this.laptop.counter.getByRole('button', { name, disabled: false });
      if ((await button.count()) > 0) return this.laptop.press(button.first());
    }
    throw new Error(`The counter offers none of ${keys.join(', ')}.`);
  }
}
