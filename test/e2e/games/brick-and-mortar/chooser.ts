import { below, type RandomWords, randomFromSeed } from '../../../../shared/engine/index.ts';
import { Chooser } from '../../chooser.ts';
import type { Laptop } from '../../laptop.ts';
import { saying } from '../../words.ts';
import { askedAt } from '../asked.ts';
import { viewOf } from './view.ts';

/** The probability, in percent, of pressing something on the table instead of the main button, by question. */
const eagerness: Readonly<Record<string, number>> = {
  'store-action': 60,
  stock: 85,
  surplus: 100,
  invest: 100,
  manage: 0,
  window: 30,
  sell: 5,
};

/** Sometimes presses something highlighted, and otherwise the main button. */
export class BrickChooser extends Chooser {
  readonly #random: RandomWords;
  /** The last month with purchases, bids and stock. Later everyone plays fast, to end the match. */
  readonly #lastBusyMonth: number;

  constructor(laptop: Laptop, seed: string, lastBusyMonth = Number.POSITIVE_INFINITY) {
    super(laptop);
    this.#random = randomFromSeed(seed);
    this.#lastBusyMonth = lastBusyMonth;
  }

  protected override async press(): Promise<void> {
    const asked = askedAt(this.laptop.wire.table);
    const main = await this.mainButton();
    if (asked === 'advertise' && main === null) return this.#chooseCard();
    const lit = this.lit('main .piece.lit, main .crate-button.lit, main .bm-point.lit');
    const pieces = await lit.count();
    const others = await this.otherButtons();
    const isBusy = viewOf(this.laptop.wire.table).month <= this.#lastBusyMonth;
    const eager = isBusy || asked === 'surplus' || asked === 'invest' ? (eagerness[asked] ?? 50) : 0;
    const reaches =
      pieces > 0 &&
      this.presses < 6 &&
      asked !== 'manage' &&
      (main === null || this.#isCollecting(asked)) &&
      below(this.#random, 100) < eager;
    const mustClose = asked === 'manage' && main === null && (await this.#isFull()) && pieces > 0;
    if (reaches || mustClose || (main === null && others.length === 0)) {
      if (pieces === 0) throw new Error(`Nothing can be pressed: ${await this.laptop.counter.innerText()}`);
      // investing as much as possible ends the match
      return this.laptop.pressPiece(asked === 'invest' ? lit.last() : lit.nth(below(this.#random, pieces)));
    }
    // an auction ends: most players pass rather than raise
    const isBiddingOn = asked === 'auction' && isBusy && below(this.#random, 100) < 40;
    if (main !== null && (asked !== 'auction' || isBiddingOn || others.length === 0)) return this.laptop.press(main);
    const other = others[below(this.#random, others.length)];
    if (other !== undefined) await this.laptop.press(other);
  }

  /** True if more can be picked before the main button is pressed. */
  #isCollecting(asked: string): boolean {
    return asked === 'stock';
  }

  /** True if the active seat has bought a store it has no room for. */
  async #isFull(): Promise<boolean> {
    const { table } = this.laptop.wire;
    const player = viewOf(table).players[table.inHand ?? -1];
    return player !== undefined && player.bought !== null && player.building.length >= 4;
  }

  /** Prefers a card as Supply over Demand, so that sellers must compete. */
  async #chooseCard(): Promise<void> {
    const key = below(this.#random, 100) < 60 ? 'moves.play-supply' : 'moves.play-demand';
    const faces = this.laptop.page.getByRole('button', {
      name: saying(key, 'brick-and-mortar', this.laptop.language),
      disabled: false,
      pressed: false,
    });
    const count = await faces.count();
    if (count === 0) throw new Error('There is no card to choose.');
    await this.laptop.press(faces.nth(below(this.#random, count)));
  }
}
