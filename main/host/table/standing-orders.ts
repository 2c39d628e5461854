import {
  type AnyMove,
  type AnyOrder,
  type GameTypes,
  isOfferedOrder,
  type OrderOffer,
  type Seat,
  sameMove,
} from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { type Holder, onlyChoice, type TableMessage } from '../../../shared/protocol/messages.ts';
import { JournalNotWritten } from '../../storage/journal-errors.ts';
import { RequestError } from '../request-error.ts';
import type { Page } from '../seats/pages.ts';
import type { Presence } from '../seats/presence.ts';
import type { Device } from '../seats/seating.ts';
import type { KeptMatch, Written } from './kept-match.ts';
import { isOpenQuestion } from './open-question.ts';
import { hasSecrets } from './redaction.ts';

export interface StandingOrdersParts {
  readonly kept: KeptMatch;
  readonly presence: Presence;
  /** False for a lesson or a puzzle, which have no orders. */
  readonly isMatch: boolean;
  /** Called after the orders of a seat have changed while the match has not. */
  readonly changed: (seat: Seat) => void;
}

/** A move that an order demands now. */
export interface OrderedMove {
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** The orders of a seat, and the device that gave them. */
interface Given {
  readonly device: Holder;
  readonly orders: readonly AnyOrder[];
}

/** What a seat may order: what the game offers, and its only choices while it has no secrets from spectators. */
function offersTo(game: AnyGame, state: GameTypes['State'], seat: Seat): readonly OrderOffer[] {
  const offers = game.orders?.offered(state, seat) ?? [];
  return hasSecrets(game, state, seat) ? offers : [...offers, { order: onlyChoice }];
}

/** False for the order that every game has. */
function isOfGame(order: AnyOrder): boolean {
  return !sameMove(order, onlyChoice);
}

/** What the order demands now. An order that fails has expired: it must not stop the match. */
function demanded(game: AnyGame, state: GameTypes['State'], seat: Seat, order: AnyOrder): AnyMove | 'expired' | null {
  try {
    return isOfGame(order) ? (game.orders?.follow(state, seat, order) ?? null) : onlyMove(game, state, seat);
  } catch {
    return 'expired';
  }
}

/** The only move of a seat that must act, if everyone knows that it is the only one; otherwise null. */
function onlyMove(game: AnyGame, state: GameTypes['State'], seat: Seat): AnyMove | null {
  const [only, ...more] = game.legalMoves(state, seat);
  return only !== undefined && more.length === 0 && isOpenQuestion(game, state, seat) ? only : null;
}

/**
 * The standing orders at a table: at most one of the game for each seat, and one to take only choices.
 * The journal keeps them over a restart. Only the player who gave an order learns of it.
 */
export class StandingOrders {
  readonly #parts: StandingOrdersParts;
  readonly #given = new Map<Seat, Given>();

  constructor(parts: StandingOrdersParts) {
    this.#parts = parts;
    const { journal } = parts.kept;
    if (journal.readOnly) return;
    for (const [seat, { holder, orders }] of journal.orders) this.#set(seat, holder, orders);
  }

  /** The orders for the page's own viewer; null without any. */
  sentTo(page: Page): TableMessage['orders'] {
    const { kept, presence, isMatch } = this.#parts;
    const viewer = presence.viewer(page);
    if (!isMatch || viewer === 'spectator' || kept.isOver) return null;
    const offered = offersTo(kept.game, kept.match.state, viewer).map(({ order, most }) => ({
      order: { ...order },
      most,
    }));
    const given = this.#of(viewer).map((order) => ({ ...order }));
    return offered.length + given.length > 0 ? { offered, given } : null;
  }

  /** Gives an order of the active seat, in place of its last one of the game. Throws `RequestError`. */
  give(page: Page, seat: Seat, order: AnyOrder): void {
    const { kept, changed } = this.#parts;
    const device = this.#mustBeAt(page, seat);
    if (!isOfferedOrder(offersTo(kept.game, kept.match.state, seat), order)) throw new RequestError('not-legal');
    const others = this.#of(seat).filter((each) => isOfGame(each) !== isOfGame(order));
    this.#set(seat, device, [order, ...others]);
    this.#record();
    changed(seat);
  }

  /** Withdraws an order of the active seat, if it still stands. Throws `RequestError`. */
  withdraw(page: Page, seat: Seat, order: AnyOrder): void {
    this.#mustBeAt(page, seat);
    this.#keep(seat, (each) => !sameMove(each, order));
    this.#record();
    this.#parts.changed(seat);
  }

  /** The first move that an order demands now, or null. */
  get due(): OrderedMove | null {
    const { game, match } = this.#parts.kept;
    for (const seat of game.toAct(match.state)) {
      for (const order of this.#of(seat)) {
        const move = demanded(game, match.state, seat, order);
        if (move !== null && move !== 'expired') return { seat, move };
      }
    }
    return null;
  }

  /** Ends the orders of a seat after they have failed. */
  drop(seat: Seat): void {
    this.#given.delete(seat);
    this.#record();
    this.#parts.changed(seat);
  }

  /**
   * Ends the orders that a change by people ends: a rewind those of all seats, an undo those of its seat. A move or redo
   * of the seat's own ends its order of the game.
   */
  endAfter(kind: Written['kind'], seat: Seat): void {
    if (kind === 'rewind') this.#given.clear();
    else if (kind === 'undo') this.#given.delete(seat);
    else this.#keep(seat, (order) => !isOfGame(order));
  }

  /** Ends the orders that can demand no more, and those of seats that have changed hands. Records all that stand. */
  settle(): void {
    const { kept, presence } = this.#parts;
    if (kept.isOver) this.#given.clear();
    for (const [seat, { device }] of [...this.#given]) {
      if (presence.seating.seats[seat]?.holder !== device) this.#given.delete(seat);
      else this.#keep(seat, (order) => demanded(kept.game, kept.match.state, seat, order) !== 'expired');
    }
    this.#record();
  }

  #of(seat: Seat): readonly AnyOrder[] {
    return this.#given.get(seat)?.orders ?? [];
  }

  #keep(seat: Seat, isKept: (order: AnyOrder) => boolean): void {
    const given = this.#given.get(seat);
    if (given !== undefined) this.#set(seat, given.device, given.orders.filter(isKept));
  }

  #set(seat: Seat, device: Holder, orders: readonly AnyOrder[]): void {
    if (orders.length === 0) this.#given.delete(seat);
    else this.#given.set(seat, { device, orders });
  }

  /** Records the orders that have changed. If that fails, they stand all the same, and the next call tries again. */
  #record(): void {
    const { kept } = this.#parts;
    if (kept.journal.readOnly) return;
    try {
      for (const seat of new Set([...kept.journal.orders.keys(), ...this.#given.keys()])) {
        const { holder = 'free', orders: before = [] } = kept.journal.orders.get(seat) ?? {};
        const { device, orders } = this.#given.get(seat) ?? { device: holder, orders: [] };
        if (JSON.stringify([holder, before]) !== JSON.stringify([device, orders]))
          kept.noteOrders(seat, device, orders);
      }
    } catch (error) {
      if (!(error instanceof JournalNotWritten)) throw error;
    }
  }

  /** The device of a page that shows the active seat to its player alone. Throws `RequestError`. */
  #mustBeAt(page: Page, seat: Seat): Device {
    const { kept, presence, isMatch } = this.#parts;
    const device = presence.mustOwn(page, seat);
    if (presence.viewer(page) !== seat) throw new RequestError('not-your-seat');
    if (kept.isOver) throw new RequestError('game-over');
    if (!isMatch) throw new RequestError('not-legal');
    return device;
  }
}
