import { sameMove } from '../../../shared/engine/index.ts';
import { refusalOf } from '../request-error.ts';
import type { OrderedMove } from '../table/standing-orders.ts';
import type { Table } from '../table/table.ts';
import type { BotParts } from './bot-turns.ts';

/** Milliseconds until a move that could not be saved is retried. */
const retryAfter = 5000;

/** A move that an order demands; outdated as soon as the match changes. */
interface Turn extends OrderedMove {
  readonly version: number;
}

function isSame(one: Turn | null, other: Turn | null): boolean {
  if (one === null || other === null) return one === other;
  return one.version === other.version && one.seat === other.seat && sameMove(one.move, other.move);
}

/**
 * Plays what the standing orders at a table demand, one move after a bot's apparent thinking time, so that others see
 * each of them.
 */
export class OrderTurns {
  readonly #table: Table;
  readonly #parts: Pick<BotParts, 'timers' | 'pause' | 'report'>;
  #turn: Turn | null = null;
  /** Cancels the scheduled move. */
  #end: () => void = () => {};
  #isClosed = false;

  constructor(table: Table, parts: Pick<BotParts, 'timers' | 'pause' | 'report'>) {
    this.#table = table;
    this.#parts = parts;
  }

  /** Called after each change at the table. Never throws. */
  look(): void {
    const due = this.#due();
    if (isSame(due, this.#turn)) return;
    this.#end();
    this.#turn = due;
    if (due === null) return;
    const { timers, pause } = this.#parts;
    this.#end = timers.after(pause(), () => this.#play(due));
  }

  /** Called when the table is closed. */
  close(): void {
    this.#isClosed = true;
    this.look();
  }

  #due(): Turn | null {
    const { kept, orders, isElsewhere, isOpen, rewinding } = this.#table;
    // a move would end the rewind request
    if (this.#isClosed || isElsewhere || !isOpen || kept.isOver || rewinding.isAsked) return null;
    const { due } = orders;
    return due === null ? null : { ...due, version: kept.versionFor(due.seat) };
  }

  #play({ seat, move }: Turn): void {
    const { matchChanges, orders } = this.#table;
    const { timers, report } = this.#parts;
    this.#turn = null;
    try {
      matchChanges.playOrdered(seat, move);
    } catch (error) {
      if (refusalOf(error) === 'disk-full') {
        this.#end = timers.after(retryAfter, () => this.look());
      } else {
        report('a standing order', error);
        orders.drop(seat);
      }
    }
  }
}
