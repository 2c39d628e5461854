import {
  type AnyMove,
  type GameTypes,
  type LessonCourse,
  learner,
  type PlayedMove,
  type Seat,
  sameMove,
} from '../../../shared/engine/index.ts';
import { lessonsOf } from '../../../shared/games/lessons.ts';
import type { LessonStanding } from '../../../shared/protocol/messages.ts';

type Played = readonly PlayedMove<GameTypes>[];

/** Progress of a lesson after these choices, as sent to all viewers. */
export function lessonStandingOf(game: string, course: LessonCourse, played: Played): LessonStanding {
  const { id, steps } = course.lesson;
  const done = course.step(played);
  const asked = course.asked(played).length > 0;
  const lessons = lessonsOf(game).map((lesson) => lesson.id);
  return {
    lesson: id,
    step: steps[done]?.id ?? null,
    presses: [...(steps[done]?.presses ?? [])],
    done,
    of: steps.length,
    asked,
    next: lessons[lessons.indexOf(id) + 1] ?? null,
  };
}

/** The offered moves that the current step of the lesson asks for. None for other seats than the learner's. */
export function lessonMoves<Move extends AnyMove>(
  course: LessonCourse,
  played: Played,
  seat: Seat | null,
  offered: readonly Move[],
): Move[] {
  if (seat !== learner) return [];
  const asked = course.asked(played);
  return offered.filter((move) => asked.some((each) => sameMove(move, each)));
}
