import { type RandomWords, randomFromSeed } from '../../../../shared/engine/index.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import { markedBy } from '../../../../shared/games/emporium/votes.ts';
import { Chooser } from '../../chooser.ts';
import type { Laptop } from '../../laptop.ts';
import { saying } from '../../words.ts';
import { ShopPieces } from './shop-pieces.ts';
import { type Wish, wishedMove } from './wishes.ts';

/** What somebody wishes for; it may change with who they are and what they see. */
export type Wishing = (view: EmporiumView, seat: number) => Wish;

/** Round after round somebody else would fight; all others send heroes away. */
export const inTurn: Wishing = ({ round, seatCount }, seat) => ((seat + round) % seatCount === 0 ? 'fight' : 'banish');

interface ChooserSettings {
  readonly wishing?: Wishing;
  /** Called with a choice half made, before the press that plays it. */
  readonly beforeLast?: (move: EmporiumMove['type']) => Promise<void>;
}

/** A shopkeeper who knows what to wish for, and plays it by pressing pieces. */
export class EmporiumChooser extends Chooser {
  readonly #pieces: ShopPieces;
  readonly #random: RandomWords;
  readonly #settings: ChooserSettings;
  #wished: EmporiumMove | null = null;
  /** Moves begun so far: every other fight begins with its monster. */
  #begun = 0;

  constructor(laptop: Laptop, seed: string, settings: ChooserSettings = {}) {
    super(laptop);
    this.#pieces = new ShopPieces(laptop);
    this.#random = randomFromSeed(seed);
    this.#settings = settings;
  }

  /** What cards can do is asked of them; whoever has their sign before them plays no other way than behind a shutter. */
  protected override get wantsOwnThings(): boolean {
    const asked = this.#pieces.view.question?.type;
    return asked === 'restock' || asked === 'patron';
  }

  protected override async press(): Promise<void> {
    if (this.presses === 0) {
      this.#wished = this.#wish();
      this.#begun += 1;
    }
    const move = this.#wished;
    switch (move?.type) {
      case 'sell':
        return this.#inOrder(
          move.type,
          () => this.#piece('card', move.item),
          () => this.#number(move.price),
        );
      case 'bid':
        return this.#inOrder(
          move.type,
          () => this.#openBids(),
          () => this.#number(move.gold),
        );
      case 'place':
        return this.#inOrder(move.type, () => this.#piece('hero', move.hero));
      case 'upgrade':
        return this.#inOrder(move.type, () => this.#piece('card', move.item));
      case 'send':
        return this.#send(move);
      case 'vote':
        return this.#vote(move);
      case 'draw':
      case 'withdraw':
      case 'take-back':
      case 'ask-for-vote':
        return this.#button(`moves.${move.type}`);
      default:
        return this.#button('moves.nothing', 'moves.no-more');
    }
  }

  #wish(): EmporiumMove {
    const { view, legal } = this.#pieces;
    const wish = (this.#settings.wishing ?? inTurn)(view, this.laptop.wire.table.inHand ?? 0);
    return wishedMove(view, legal, { wish, random: this.#random });
  }

  /** Presses one thing after the other, and then confirms at the counter. */
  async #inOrder(type: EmporiumMove['type'], ...steps: readonly (() => Promise<void>)[]): Promise<void> {
    const step = steps[this.presses];
    if (step !== undefined) return step();
    await this.#settings.beforeLast?.(type);
    await this.#main();
  }

  /** Hero and monster in either order; the table proposes what is changed about the hero. */
  async #send({ type, hero, monster }: Extract<EmporiumMove, { type: 'send' }>): Promise<void> {
    const heroFirst = this.#begun % 2 === 0;
    if (this.presses < 2)
      return heroFirst === (this.presses === 0) ? this.#piece('hero', hero) : this.#piece('monster', monster);
    await this.#settings.beforeLast?.(type);
    await this.#main();
  }

  /** Marks one hero after the other, and seals. */
  async #vote(move: Extract<EmporiumMove, { type: 'vote' }>): Promise<void> {
    const hero = markedBy(move)[this.presses];
    if (hero !== undefined) return this.#piece('hero', hero);
    await this.#settings.beforeLast?.(move.type);
    await this.#main();
  }

  #piece(of: 'card' | 'hero' | 'monster', id: string): Promise<void> {
    return this.laptop.pressPiece(this.#pieces.piece(of, id));
  }

  #number(number: number): Promise<void> {
    return this.laptop.pressPiece(this.#pieces.number(number));
  }

  async #main(): Promise<void> {
    const main = await this.mainButton();
    if (main === null) throw new Error(`The counter confirms nothing: ${await this.laptop.counter.innerText()}`);
    await this.laptop.press(main);
  }

  /** Whoever has no card can do nothing but bid, and need not say so. */
  async #openBids(): Promise<void> {
    const { view } = this.#pieces;
    const { inHand } = this.laptop.wire.table;
    if (view.players[inHand ?? 0]?.hand.count !== 0) await this.#button('moves.patron');
  }

  /** The first of these buttons of the counter that is there. */
  async #button(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const name = saying(key, 'emporium-counter', this.laptop.language);
      const button = this.laptop.counter.getByRole('button', { name, disabled: false });
      if ((await button.count()) > 0) return this.laptop.press(button.first());
    }
    throw new Error(`The counter offers none of ${keys.join(', ')}: ${await this.laptop.counter.innerText()}`);
  }
}
