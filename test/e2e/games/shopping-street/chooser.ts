import type { Locator } from '@playwright/test';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { Chooser } from '../../chooser.ts';
import type { Laptop } from '../../laptop.ts';
import { saying } from '../../words.ts';
import { StreetPieces } from './street-pieces.ts';
import { streetOf, type Trading, tradesInTurn, wishedRun } from './wishes.ts';

interface ChooserSettings {
  readonly trading?: Trading;
  /** Called with a choice put together, before the press that plays it. */
  readonly beforeLast?: (move: ShoppingStreetMove['type']) => Promise<void>;
}

/** A shopkeeper who knows what to wish for, and plays it by pressing pieces. */
export class StreetChooser extends Chooser {
  readonly #pieces: StreetPieces;
  readonly #settings: ChooserSettings;
  /** What is still to be pressed for the choice that was begun. */
  #presses: (() => Promise<void>)[] = [];
  /** Choices made so far: every other set, and every other discard, is picked at one press. */
  #made = 0;

  constructor(laptop: Laptop, settings: ChooserSettings = {}) {
    super(laptop);
    this.#pieces = new StreetPieces(laptop);
    this.#settings = settings;
  }

  /** A turn and a proposal are planned with the hand in sight. */
  protected override get wantsOwnThings(): boolean {
    const asked = streetOf(this.laptop.wire.table.view).question?.type;
    return asked === 'turn' || asked === 'bargain';
  }

  protected override async press(): Promise<void> {
    if (this.presses === 0) {
      const { inHand, view, legal } = this.laptop.wire.table;
      this.#made += 1;
      const run = wishedRun({ seat: seatAt(inHand ?? 0), view, legal }, this.#settings.trading ?? tradesInTurn);
      this.#presses = this.#pressesFor(run);
    }
    const press = this.#presses.shift();
    if (press === undefined)
      throw new Error(`All is pressed, and nothing happens: ${await this.laptop.counter.innerText()}`);
    if (this.#presses.length === 0) await this.#settings.beforeLast?.(this.#began);
    await press();
  }

  /** What the choice at hand begins with. */
  #began: ShoppingStreetMove['type'] = 'roll';

  #pressesFor(run: readonly ShoppingStreetMove[]): (() => Promise<void>)[] {
    const [first] = run;
    if (first === undefined) throw new Error('Nothing is wished for.');
    this.#began = first.type;
    const cards = run.flatMap((move) =>
      move.type === 'put' || move.type === 'discard' || move.type === 'lay' || move.type === 'add' ? [move.card] : [],
    );
    const byHand = cards.map((card) => () => this.#take('card', card));
    const main = () => this.#main();
    const isQuick = this.#made % 2 === 0;
    switch (first.type) {
      case 'ask': {
        const types = [first.first, ...(first.second === null ? [] : [first.second])];
        return [...types.map((type) => () => this.#press(this.#pieces.type(type))), main];
      }
      case 'buy':
        return [() => this.#take('display', first.card), ...byHand, main];
      case 'open': {
        const picks = isQuick ? [() => this.#press(this.#pieces.set(first.shopType))] : byHand;
        return [...picks, () => this.#press(this.#pieces.plot(first.space)), main];
      }
      case 'improve':
        return [() => this.#take('card', first.card), () => this.#press(this.#pieces.plot(first.space)), main];
      case 'want':
        return [() => this.#take('offered', first.card), ...byHand, main];
      case 'give-up':
        return [() => this.#button('moves.drop')];
      case 'decline':
        return [() => this.#button('moves.decline')];
      case 'discard':
        return isQuick ? [() => this.#button('moves.least'), main] : [...byHand, main];
      default:
        return [...byHand, main];
    }
  }

  /** A card is pressed at its left: in a full fan the next one lies over the rest of it. */
  async #take(of: 'card' | 'offered' | 'display', card: ProductId): Promise<void> {
    await this.#press(this.#pieces.card(of, card));
  }

  async #press(piece: Locator): Promise<void> {
    await piece.click({ position: { x: 10, y: 14 } });
    await this.laptop.rest();
  }

  async #main(): Promise<void> {
    const main = await this.mainButton();
    if (main === null) throw new Error(`The counter confirms nothing: ${await this.laptop.counter.innerText()}`);
    await this.laptop.press(main);
  }

  async #button(key: string): Promise<void> {
    const name = saying(key, 'shopping-street-counter', this.laptop.language);
    await this.laptop.press(this.laptop.counter.getByRole('button', { name, disabled: false }).first());
  }
}
