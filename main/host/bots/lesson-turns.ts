import type { LessonCourse, LessonTurn } from '../../../shared/engine/index.ts';
import { refusalOf } from '../request-error.ts';
import type { Table } from '../table/table.ts';
import type { BotParts } from './bot-turns.ts';

/** Milliseconds until a move that could not be saved is retried. */
const retryAfter = 5000;

/**
 * The neighbours at a lesson's table. After each change, the next one plays the lesson's move after its apparent
 * thinking time.
 */
export class LessonTurns {
  readonly #table: Table;
  readonly #course: LessonCourse;
  readonly #parts: Pick<BotParts, 'timers' | 'pause' | 'report'>;
  /** The number of choices before the next scheduled one; null if none is scheduled. */
  #due: number | null = null;
  /** Cancels the scheduled move. */
  #end: () => void = () => {};
  #isClosed = false;

  constructor(table: Table, course: LessonCourse, parts: Pick<BotParts, 'timers' | 'pause' | 'report'>) {
    this.#table = table;
    this.#course = course;
    this.#parts = parts;
  }

  /** Called after each change at the table. Never throws. */
  look(): void {
    const turn = this.#turn();
    const due = turn === null ? null : this.#table.kept.played;
    if (due === this.#due) return;
    this.#end();
    this.#due = due;
    if (turn === null) return;
    const { timers, pause } = this.#parts;
    this.#end = timers.after(pause(), () => this.#play(turn));
  }

  /** Called when the table is closed. */
  close(): void {
    this.#isClosed = true;
    this.look();
  }

  /** The neighbours' next move; null if it is not their turn. */
  #turn(): LessonTurn | null {
    const { kept, seating, isElsewhere, isOpen } = this.#table;
    if (this.#isClosed || isElsewhere || !isOpen || kept.isOver) return null;
    const next = this.#course.next(kept.match.played);
    return next === null || seating.botAt(next.seat) === null ? null : next;
  }

  #play({ seat, move }: LessonTurn): void {
    const { seating, matchChanges } = this.#table;
    const bot = seating.botAt(seat);
    this.#due = null;
    if (bot === null) return;
    try {
      matchChanges.playBot(seat, [move], { bot });
    } catch (error) {
      this.#notPlayed(error);
    }
  }

  #notPlayed(error: unknown): void {
    const { timers, report } = this.#parts;
    // otherwise the lesson waits until something else changes at the table
    if (refusalOf(error) !== 'disk-full') report('a lesson’s move', error);
    else this.#end = timers.after(retryAfter, () => this.look());
  }
}
