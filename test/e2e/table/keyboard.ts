import type { Locator, Page } from '@playwright/test';
import type { Press } from '../chooser.ts';
import { expect } from '../host.ts';
import { Laptop } from '../laptop.ts';
import { saying } from '../words.ts';

/** After this many steps a control counts as out of reach. */
const mostSteps = 90;

/** The row or grid that contains a piece. */
export function rowOf(piece: Locator): Locator {
  return piece.locator('xpath=ancestor::*[self::fieldset or @role="group"][1]');
}

/** A person who uses only the keyboard. */
export class Keyboard {
  readonly #laptop: Laptop;

  constructor(laptop: Laptop) {
    this.#laptop = laptop;
  }

  /** Opens the first table in the library of a host at this address. */
  static async atTable(page: Page, address: string): Promise<{ readonly laptop: Laptop; readonly keys: Keyboard }> {
    // a table that still plays back the last move belongs to its player
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const laptop = await Laptop.open(page, address);
    const keys = new Keyboard(laptop);
    await keys.reachButton(saying('shelf.openTheShop'));
    await keys.press('Enter');
    return { laptop, keys };
  }

  /** Tabs to a control; within a row of pieces the arrow keys move on. */
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

  /** Moves between the cells of the focused grid by arrow keys: first up or down, then along the row. */
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

  /** Opens the shutter, or the name plate on a public screen, by holding the space bar. */
  async hold(handle: Locator): Promise<void> {
    const { page } = this.#laptop;
    await this.reach(handle);
    await page.keyboard.down('Space');
    await handle.waitFor({ state: 'detached' });
    await page.keyboard.up('Space');
    await this.#laptop.rest();
  }

  /** Makes a choice: numbers by digits, places by arrow keys, everything else by Tab. */
  async make(presses: readonly Press[]): Promise<void> {
    const { page } = this.#laptop;
    for (const press of presses) {
      const [of, kind = '', id = ''] = press.split(':');
      if (of === 'main') {
        await this.press('Enter');
        // a wasteful choice asks for confirmation
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

  /** Finds a piece anywhere: arrow keys in one direction pass all pieces of a row from its start. */
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

  /** Chooses in a group of the open dialog with the arrow keys. */
  async choose(group: string, value: string): Promise<void> {
    const choices = this.#laptop.dialog.getByRole('group', { name: group, exact: true });
    await this.reach(choices);
    const wanted = choices.getByRole('radio', { name: value, exact: true });
    for (let steps = 0; steps < 6 && !(await wanted.isChecked()); steps++) await this.press('ArrowRight');
    await expect(wanted).toBeChecked();
  }

  /** Names the people at a new table. */
  async name(names: readonly string[]): Promise<void> {
    for (const [index, name] of names.entries()) {
      await this.reach(this.#laptop.dialog.getByLabel(this.#laptop.say('newGame.nameOf', { number: index + 1 })));
      await this.#laptop.page.keyboard.type(name);
    }
  }
}
