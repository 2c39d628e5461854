import { refusalOf } from '../request-error.ts';
import type { Table } from '../table/table.ts';
import type { BotParts } from './bot-turns.ts';

/** Milliseconds until a move that could not be saved is retried. */
const retryAfter = 5000;

interface TurnsOfTable<Turn> {
  /** The next turn; null if there is none. Not called while nothing may be played. */
  due(): Turn | null;
  /** A text that differs between turns; a scheduled turn is dropped once another is due. */
  keyOf(turn: Turn): string;
  /** Plays a turn. May throw. */
  play(turn: Turn): void;
  /** Called after a turn has failed for another reason than a full disk. */
  failed(turn: Turn, error: unknown): void;
}

/**
 * Plays moves that are already decided at a table, one by one, each after a bot's apparent thinking time.
 * A move that could not be saved because the disk is full is retried.
 */
export class DelayedTurns<Turn> {
  readonly #table: Table;
  readonly #parts: Pick<BotParts, 'timers' | 'pause'>;
  readonly #turns: TurnsOfTable<Turn>;
  /** The key of the scheduled turn; null if none is scheduled. */
  #key: string | null = null;
  /** Cancels the scheduled turn. */
  #end: () => void = () => {};
  #isClosed = false;

  constructor(table: Table, parts: Pick<BotParts, 'timers' | 'pause'>, turns: TurnsOfTable<Turn>) {
    this.#table = table;
    this.#parts = parts;
    this.#turns = turns;
  }

  /** Called after each change at the table. Never throws. */
  look(): void {
    const turn = this.#due();
    const key = turn === null ? null : this.#turns.keyOf(turn);
    if (key === this.#key) return;
    this.#end();
    this.#key = key;
    if (turn === null) return;
    const { timers, pause } = this.#parts;
    this.#end = timers.after(pause(), () => this.#play(turn));
  }

  /** Called when the table is closed. */
  close(): void {
    this.#isClosed = true;
    this.look();
  }

  #due(): Turn | null {
    const { kept, isElsewhere, isOpen, rewinding } = this.#table;
    // a move would end the rewind request
    if (this.#isClosed || isElsewhere || !isOpen || kept.isOver || rewinding.isAsked) return null;
    return this.#turns.due();
  }

  #play(turn: Turn): void {
    this.#key = null;
    try {
      this.#turns.play(turn);
    } catch (error) {
      if (refusalOf(error) === 'disk-full') this.#end = this.#parts.timers.after(retryAfter, () => this.look());
      else this.#turns.failed(turn, error);
    }
  }
}
