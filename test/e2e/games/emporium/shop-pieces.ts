import type { Locator } from '@playwright/test';
import { emporiumMoves, isEmporiumView } from '../../../../renderer/games/emporium/interaction/guards.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';
import type { Laptop } from '../../laptop.ts';

/** The view of a table of the game. */
export function shopOf(view: unknown): EmporiumView {
  if (!isEmporiumView(view)) throw new Error('The table is none of Emporium.');
  return view;
}

/** The pieces that lie on the table of whoever sits before a page, drawn or in a list. */
export class ShopPieces {
  readonly #laptop: Laptop;

  constructor(laptop: Laptop) {
    this.#laptop = laptop;
  }

  get #table(): TableMessage {
    return this.#laptop.wire.table;
  }

  get view(): EmporiumView {
    return shopOf(this.#table.view);
  }

  get legal(): readonly EmporiumMove[] {
    return emporiumMoves(this.#table.legal);
  }

  /** A card of the hand, a hero or a monster of its row. */
  piece(of: 'card' | 'hero' | 'monster', id: string): Locator {
    return this.#laptop.page.locator(`main [data-${of}="${id}"] button`).filter({ visible: true }).first();
  }

  /** A number of the die. */
  number(number: number): Locator {
    const { page } = this.#laptop;
    const name = this.#laptop.say('emporium:lists.choose', { what: String(number) });
    const listed = page.locator('main [data-listed="die"]').getByRole('button', { name, exact: true });
    return page
      .locator('main .em-die button')
      .nth(number - 1)
      .or(listed);
  }
}
