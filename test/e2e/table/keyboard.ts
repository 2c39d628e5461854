import type { Locator, Page } from '@playwright/test';
import type { Press } from '../chooser.ts';
import { expect } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { saying } from '../words.ts';

/** After so many steps a thing counts as out of reach. */
const mostSteps = 90;

/** The row or the grid in which a piece lies. */
export function rowOf(piece: Locator): Locator {
  return piece.locator('xpath=ancestor::*[self::fieldset or @role="group"][1]');
}

/** A person who uses the app by its keys alone. */
export class Keyboard {
  readonly #laptop: Laptop;

  constructor(laptop: Laptop) {
    this.#laptop = laptop;
  }

  /** Somebody who has opened the table that lies on the shelf of a host at this address. */
  static async atTable(page: Page, address: string): Promise<{ readonly laptop: Laptop; readonly keys: Keyboard }> {
    // a table that still shows the last move belongs to whoever made it
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const laptop = await Laptop.open(page, address);
    const keys = new Keyboard(laptop);
    await keys.reachButton(saying('shelf.openTheShop'));
    await keys.press('Enter');
    return { laptop, keys };
  }

  /** Tabs to what is wanted; within a row of pieces the arrows go on. */
  async reach(wanted: Locator): Promise<void> {
    await wanted.waitFor();
    for (let steps = 0; steps < mostSteps; steps++) {
      if (await wanted.evaluate((element) => element.contains(document.activeElement))) return;
      const isInItsRow = await wanted.evaluate((element) => {
        const row = element.closest('fieldset');
        return (
          row?.contains(document.activeElement) === true && element instanceof HTMLElement && element.tabIndex === -1
        );
      });
      await this.#laptop.page.keyboard.press(isInItsRow ? 'ArrowRight' : 'Tab');
    }
    throw new Error(`The keyboard does not reach ${wanted}.`);
  }

  /** Walks from cell to cell of the grid that has the focus, by arrows: up or down first, then along the row. */
  async walk(to: Locator): Promise<void> {
    const { page } = this.#laptop;
    for (let steps = 0; steps < mostSteps; steps++) {
      const arrow = await to.evaluate((element) => {
        const cellOf = (each: Element | null) => each?.closest('[data-cell]')?.getAttribute('data-cell') ?? '';
        const [row = 0, column = 0] = cellOf(document.activeElement).split(',').map(Number);
        const [toRow = 0, toColumn = 0] = cellOf(element).split(',').map(Number);
        if (row !== toRow) return row < toRow ? 'ArrowDown' : 'ArrowUp';
        if (column !== toColumn) return column < toColumn ? 'ArrowRight' : 'ArrowLeft';
        return null;
      });
      if (arrow === null) return;
      await page.keyboard.press(arrow);
    }
    throw new Error(`The arrows do not lead to ${to}.`);
  }

  async reachButton(name: string | RegExp): Promise<void> {
    await this.reach(this.#laptop.button(name).first());
  }

  async press(key: string): Promise<void> {
    await this.#laptop.page.keyboard.press(key);
    await this.#laptop.rest();
  }

  /** Opens the shutter, or the sign of whoever is asked before everybody, by holding the space bar. */
  async hold(handle: Locator): Promise<void> {
    const { page } = this.#laptop;
    await this.reach(handle);
    await page.keyboard.down('Space');
    await handle.waitFor({ state: 'detached' });
    await page.keyboard.up('Space');
    await this.#laptop.rest();
  }

  /** Makes a choice: a number by its digit, a place by the arrows, everything else where Tab leads to it. */
  async make(presses: readonly Press[]): Promise<void> {
    const { page } = this.#laptop;
    for (const press of presses) {
      const [of, kind = '', id = ''] = press.split(':');
      if (of === 'main') {
        await this.press('Enter');
        // a choice that throws something away is asked about once more
        const again = this.#laptop.counter.getByRole('button', { name: saying('counter.allTheSame') });
        if (await again.isVisible()) await this.press('Enter');
      } else if (kind === 'die') await this.press(id);
      else if (of === 'action') {
        await this.reach(this.#laptop.action(kind));
        await this.press('Space');
      } else {
        const piece = this.#laptop.piece(`${kind}:${id}`);
        await this.#reachIn(piece);
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/\p{L}{3}/u);
        await this.press('Space');
        await expect(piece).toHaveAttribute('aria-pressed', 'true');
      }
    }
  }

  /** A piece wherever it lies: in a row an arrow leads one way, and from its beginning it meets all. */
  async #reachIn(piece: Locator): Promise<void> {
    const { page } = this.#laptop;
    const row = rowOf(piece);
    if ((await row.count()) > 0) {
      await this.reach(row);
      if (await piece.evaluate((element) => element.closest('[data-cell]') !== null)) return this.walk(piece);
      await page.keyboard.press('Home');
    }
    await this.reach(piece);
  }

  /** Chooses in a group of the dialog that is open: the arrow keys walk through it. */
  async choose(group: string, value: string): Promise<void> {
    const choices = this.#laptop.dialog.getByRole('group', { name: group, exact: true });
    await this.reach(choices);
    const wanted = choices.getByRole('radio', { name: value, exact: true });
    for (let steps = 0; steps < 6 && !(await wanted.isChecked()); steps++) await this.press('ArrowRight');
    await expect(wanted).toBeChecked();
  }

  /** Gives the people at a new table their names. */
  async name(names: readonly string[]): Promise<void> {
    for (const [index, name] of names.entries()) {
      await this.reach(this.#laptop.dialog.getByLabel(this.#laptop.say('newGame.nameOf', { number: index + 1 })));
      await this.#laptop.page.keyboard.type(name);
    }
  }
}
