import type { LessonCourse, LessonTurn } from '../../../shared/engine/index.ts';
import type { Table } from '../table/table.ts';
import type { BotParts } from './bot-turns.ts';
import { DelayedTurns } from './delayed-turns.ts';

/** The neighbours at a lesson's table: plays the lesson's moves for them. */
export function lessonTurns(
  table: Table,
  course: LessonCourse,
  parts: Pick<BotParts, 'timers' | 'pause' | 'report'>,
): DelayedTurns<LessonTurn> {
  const { kept, matchChanges } = table;
  return new DelayedTurns<LessonTurn>(table, parts, {
    due() {
      const next = course.next(kept.match.played);
      return next === null || table.seating.botAt(next.seat) === null ? null : next;
    },
    keyOf: () => `${kept.played}`,
    play({ seat, move }) {
      const bot = table.seating.botAt(seat);
      if (bot !== null) matchChanges.playBot(seat, [move], { bot });
    },
    // the lesson waits until something else changes at the table
    failed: (_turn, error) => parts.report('a lesson’s move', error),
  });
}
