import { below, type RandomWords, randomFromSeed } from '../../../../shared/engine/index.ts';
import { Chooser } from '../../chooser.ts';
import type { Laptop } from '../../laptop.ts';
import { askedInHarbour } from './view.ts';

/** Picks what is lit until the counter has a button for it, and buys whenever something can be bought. */
export class HarbourChooser extends Chooser {
  readonly #random: RandomWords;

  constructor(laptop: Laptop, seed: string) {
    super(laptop);
    this.#random = randomFromSeed(seed);
  }

  protected override async press(): Promise<void> {
    const main = await this.mainButton();
    const buys = askedInHarbour(this.laptop.wire.table) === 'buy';
    // what can be bought at once is picked by a press on the building; its goods come with it
    const lit = this.laptop.page.locator(buys ? 'main [data-place].lit' : 'main .lit').filter({ visible: true });
    const pieces = await lit.count();
    if (main !== null && !(buys && this.presses === 0 && pieces > 0)) return this.laptop.press(main);
    if (pieces > 0) return this.laptop.pressPiece(lit.nth(below(this.#random, pieces)));
    const others = await this.otherButtons();
    const other = others[below(this.#random, others.length)];
    if (other === undefined) throw new Error(`Nothing can be pressed: ${await this.laptop.counter.innerText()}`);
    await this.laptop.press(other);
  }
}
