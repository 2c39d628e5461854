import type { Locator } from '@playwright/test';
import type { TableMessage } from '../../shared/protocol/messages.ts';
import { askedAt } from './games/asked.ts';
import type { Laptop } from './laptop.ts';

/** After this many presses without a move, a player counts as stuck. */
const mostPresses = 40;

/** Plays for the player at the board, using only what a person could do. Each game has its own. */
export abstract class Chooser {
  protected readonly laptop: Laptop;
  protected presses = 0;

  constructor(laptop: Laptop) {
    this.laptop = laptop;
  }

  async move(): Promise<void> {
    const { wire } = this.laptop;
    const { version } = wire.table;
    this.presses = 0;
    // moves of others are shown before any question
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

  /** True if they look at their own things before acting on a public screen. */
  get wantsOwnThings(): boolean {
    return false;
  }

  protected abstract press(): Promise<void>;

  protected async mainButton(): Promise<Locator | null> {
    const main = this.laptop.counter.locator('.button.primary:not([aria-disabled=true])');
    return (await main.count()) > 0 ? main.last() : null;
  }

  /** What can be picked now, on the board or in a list. */
  protected lit(drawn = 'main .piece.lit'): Locator {
    const { page } = this.laptop;
    return page
      .locator(drawn)
      .or(page.locator('main .listed button:not([aria-pressed=true])'))
      .filter({ visible: true });
  }

  /** The counter's secondary buttons, except those that only step a number or open the rules. */
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

/** What to press for a choice, by its name on the page: a piece, a button of the counter, or the main button. */
export type Press = `piece:${string}` | `action:${string}` | 'main';

/** A table of a game, in its own types. */
export type TableOf<View, Move> = TableMessage & { readonly view: View; readonly legal: readonly Move[] };

interface Plan {
  /** What to press for the next choice at this table, which is one of the chooser's game: a method takes its types. */
  presses(table: TableMessage): readonly Press[];
  /** Questions that need a look at one's own things first. */
  readonly ownThingsFor?: readonly string[];
  /** Switches to pieces that do not fit beside the others on a phone. */
  readonly otherSide?: string;
}

/** A player who knows what they want and presses it piece by piece. */
export class PlannedChooser extends Chooser {
  readonly #plan: Plan;
  #left: Press[] = [];

  constructor(laptop: Laptop, plan: Plan) {
    super(laptop);
    this.#plan = plan;
  }

  next(): readonly Press[] {
    return this.#plan.presses(this.laptop.wire.table);
  }

  override get wantsOwnThings(): boolean {
    return this.#plan.ownThingsFor?.includes(askedAt(this.laptop.wire.table)) === true;
  }

  protected override async press(): Promise<void> {
    const { laptop } = this;
    if (this.presses === 0) this.#left = [...this.next()];
    // a wasteful choice asks for confirmation
    const press = this.#left.shift() ?? 'main';
    if (press === 'main') {
      const main = await this.mainButton();
      if (main === null) throw new Error(`The counter confirms nothing: ${await laptop.counter.innerText()}`);
      await laptop.press(main);
    } else if (press.startsWith('action:')) await laptop.press(laptop.action(press.slice('action:'.length)));
    else {
      const piece = laptop.piece(press.slice('piece:'.length));
      const { otherSide } = this.#plan;
      if (otherSide !== undefined && !(await piece.first().isVisible()))
        await laptop.press(laptop.page.locator(otherSide));
      await laptop.pressPiece(piece);
    }
  }
}
