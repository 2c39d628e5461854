import type { Locator } from '@playwright/test';
import type { Laptop } from './laptop.ts';

/** Whoever dithers for so many presses is stuck. */
const mostPresses = 40;

/** Acts for whoever sits before the board; everything it does, a hand could do. Each game has its own. */
export abstract class Chooser {
  protected readonly laptop: Laptop;
  /** Presses since the last move. */
  protected presses = 0;

  constructor(laptop: Laptop) {
    this.laptop = laptop;
  }

  /** Acts until a move is made. */
  async move(): Promise<void> {
    const { wire } = this.laptop;
    const { version } = wire.table;
    this.presses = 0;
    // what others did is told before anything is asked
    await this.laptop.rest();
    await this.laptop.closeRecap();
    if (this.wantsOwnThings) await this.laptop.seeOwn();
    while (wire.table.version === version) {
      if (this.presses > mostPresses)
        throw new Error(`Nothing happens, whatever is pressed: ${await this.laptop.counter.innerText()}`);
      await this.press();
      this.presses += 1;
    }
  }

  /** Do they look at what is theirs alone before they act, where everybody looks on? */
  protected get wantsOwnThings(): boolean {
    return false;
  }

  protected abstract press(): Promise<void>;

  protected async mainButton(): Promise<Locator | null> {
    const main = this.laptop.counter.locator('.button.primary:not([aria-disabled=true])');
    return (await main.count()) > 0 ? main.last() : null;
  }

  /** The buttons of the counter beside the main one, without those that only step a number or lead to the rules. */
  protected async otherButtons(): Promise<readonly Locator[]> {
    const actions = this.laptop.counter.locator(
      '.counter-actions > .button:not(.bare):not(.primary):not([aria-disabled=true])',
    );
    const putBack = this.laptop.say('counter.putBack');
    const all = await actions.all();
    const names = await actions.allInnerTexts();
    return all.filter((_, index) => names[index]?.trim() !== putBack);
  }
}
