import type { Locator } from '@playwright/test';
import { isMercadoView, mercadoMoves } from '../../../../renderer/games/mercado-de-lisboa/interaction/guards.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { TableMessage } from '../../../../shared/protocol/messages.ts';
import type { Laptop } from '../../laptop.ts';

/** A move that brings something in hand to a place. */
export type Bringing = Extract<MercadoMove, { type: 'open-stand' | 'open-restaurant' | 'bring-customers' }>;

/** The view of a table of the game. */
export function marketOf(view: unknown): MercadoView {
  if (!isMercadoView(view)) throw new Error('The table is none of Mercado de Lisboa.');
  return view;
}

/** The pieces that lie on the table of whoever sits before a page, drawn or in a list. */
export class MarketPieces {
  readonly #laptop: Laptop;

  constructor(laptop: Laptop) {
    this.#laptop = laptop;
  }

  get #table(): TableMessage {
    return this.#laptop.wire.table;
  }

  get view(): MercadoView {
    return marketOf(this.#table.view);
  }

  get seat(): number {
    return this.#table.inHand ?? 0;
  }

  get legal(): readonly MercadoMove[] {
    return mercadoMoves(this.#table.legal);
  }

  #seen(pieces: string): Locator {
    return this.#laptop.page.locator(pieces).filter({ visible: true });
  }

  /** What has its place in a row: one's own stand tiles and restaurants, and the display. */
  #inRow(row: 'tiles' | 'restaurants' | 'display', at: number): Locator {
    const whose = row === 'display' ? '' : this.seat;
    const drawn = this.#seen(`main [data-${row}="${whose}"] .piece`).nth(at);
    return drawn.or(this.#seen(`main [data-listed="${row}"] li:nth-child(${at + 1}) button`));
  }

  /** What a move takes in hand. */
  waresOf(move: Bringing): Locator {
    const own = this.view.players[this.seat];
    switch (move.type) {
      case 'open-stand':
        return this.#inRow('tiles', own?.tiles.indexOf(move.good) ?? -1);
      case 'open-restaurant':
        return this.#inRow('restaurants', own?.restaurants.indexOf(move.restaurant) ?? -1);
      case 'bring-customers':
        return this.#seen(`main [data-customers="${move.customers}"] button`).first();
    }
  }

  /** Where a move puts it. */
  placeOf(move: Bringing): Locator {
    return move.type === 'bring-customers' ? this.place('entrance', move.entrance) : this.place('space', move.space);
  }

  /** A space by its number, or an entrance by its name. */
  place(of: 'space' | 'entrance', name: string | number): Locator {
    return this.#seen(`main [data-${of}="${name}"] button`).first();
  }

  /** A tile of the display. */
  displayed(at: number): Locator {
    return this.#inRow('display', at);
  }

  /** Takes in hand what a move brings. */
  async take(move: Bringing): Promise<void> {
    const wares = this.waresOf(move);
    // a phone may have put it behind the other side of its wares
    const otherSide = this.#seen('main .mc-phone-changing button:not([aria-pressed=true])');
    if ((await wares.count()) === 0) await this.#laptop.press(otherSide);
    await this.#laptop.pressPiece(wares);
  }
}
