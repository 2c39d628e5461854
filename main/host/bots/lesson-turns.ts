import type { LessonCourse, LessonTurn } from '../../../shared/engine/index.ts';
import { refusalOf } from '../refused.ts';
import type { Table } from '../table/table.ts';
import type { BotParts } from './bot-turns.ts';

/** A move that could not be written down is tried again after so many milliseconds. */
const retryAfter = 5000;

/**
 * The neighbours at a table where a lesson is taught: after every change whoever the lesson says plays what it says, once
 * they have seemed to think. Nobody thinks for them.
 */
export class LessonTurns {
  readonly #table: Table;
  readonly #course: LessonCourse;
  readonly #parts: Pick<BotParts, 'timers' | 'pause' | 'report'>;
  /** Before which choice somebody is about to play; null where nobody is. */
  #due: number | null = null;
  /** Ends what is under way. */
  #end: () => void = () => {};
  #isClosed = false;

  constructor(table: Table, course: LessonCourse, parts: Pick<BotParts, 'timers' | 'pause' | 'report'>) {
    this.#table = table;
    this.#course = course;
    this.#parts = parts;
  }

  /** Something has changed at the table. Never throws. */
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

  /** The table is closed. */
  close(): void {
    this.#isClosed = true;
    this.look();
  }

  /** What a neighbour plays next; null where it is for somebody else to play. */
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
    // else it stands still until something else changes at the table
    if (refusalOf(error) !== 'disk-full') report('a lesson’s move', error);
    else this.#end = timers.after(retryAfter, () => this.look());
  }
}
