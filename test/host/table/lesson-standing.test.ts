import { expect, it } from 'vitest';
import { lessonStandingOf } from '../../../main/host/table/lesson-standing.ts';
import { LessonCourse } from '../../../shared/engine/index.ts';
import { games } from '../../../shared/games/index.ts';
import { lessonsOf } from '../../../shared/games/lessons.ts';

it.each(Object.keys(games))('a lesson of %s names the next one, and the last names none', (game) => {
  const lessons = lessonsOf(game);
  const next = lessons.map((lesson) => lessonStandingOf(game, new LessonCourse(lesson), []).next);
  expect(next).toEqual([...lessons.slice(1).map(({ id }) => id), null]);
});
