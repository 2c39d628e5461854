import { fingerprint, LessonCourse, learner } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { type AnyLesson, lessonsOf } from '../../../shared/games/lessons.ts';
import {
  type ClientMessage,
  nameClashWith,
  playerColours,
  type SeatSettings,
} from '../../../shared/protocol/messages.ts';
import type { Held } from '../../storage/journal-lines.ts';
import type { Journals } from '../../storage/journals.ts';
import { Refused } from '../refused.ts';
import { holderOf } from './new-table.ts';

type BeginLesson = Extract<ClientMessage, { type: 'begin-lesson' }>;

/** Who keeps the shops next door in lessons, in the order in which they are asked to come. */
const neighbours = ['Tilda', 'Rufus', 'Elvira', 'Otto', 'Celia', 'Hugo'] as const;

/** The lesson of a game by its name; undefined where there is none. */
export function lessonOf(game: string, id: string | undefined): AnyLesson | undefined {
  return lessonsOf(game).find((lesson) => lesson.id === id);
}

/** The table of a lesson is the same each time: it is taken up where it was left. */
function tableOf(game: string, lesson: string): string {
  return `lesson${fingerprint({ game, lesson })}`;
}

/** Whoever learns, and neighbours who cannot be taken for them. */
function seatsOf(lesson: AnyLesson, name: string): readonly SeatSettings[] {
  const others = neighbours.filter((each) => nameClashWith(each, [name]) === null);
  return [name, ...others].slice(0, lesson.seats).map((each, seat) => ({
    name: each,
    colour: playerColours[seat] ?? playerColours[0],
  }));
}

/** Whoever learns sits at the house; the neighbours play what the lesson says. */
function heldIn(lesson: AnyLesson): readonly Held[] {
  return Array.from({ length: lesson.seats }, (_, seat): Held => {
    const holder = seat === learner ? 'house' : holderOf('apprentice');
    return { holder, owner: holder };
  });
}

/** Can the journal be gone on with: is it of today's rules and today's lesson, and not at its end? */
function goesOn(journals: Journals, table: string, lesson: AnyLesson): boolean {
  try {
    const { game, header, match } = journals.peek(table);
    const course = new LessonCourse(lesson);
    const isToday = header.match.rulesVersion === game.rulesVersion && header.match.seed === lesson.seed;
    return isToday && course.fits(match.played) && course.next(match.played) !== null;
  } catch {
    return false;
  }
}

/**
 * The table at which a lesson goes on where it was left, or begins. Throws Refused, or what the disk throws.
 * @param journals those of lessons, which no shelf shows
 * @param isInUse does anybody sit at the table?
 */
export function tableOfLesson(
  journals: Journals,
  game: AnyGame | undefined,
  { lesson: id, name }: BeginLesson,
  isInUse: (table: string) => boolean,
): string {
  if (game === undefined) throw new Refused('unknown-game');
  const lesson = lessonOf(game.id, id);
  if (lesson === undefined) throw new Refused('unknown-lesson');
  const table = tableOf(game.id, id);
  if (journals.has(table)) {
    if (isInUse(table) || goesOn(journals, table, lesson)) return table;
    journals.remove(table);
  }
  const { options, seats, seed } = lesson;
  const match = { options, seats, seed };
  return journals.create(game, match, seatsOf(lesson, name), { held: heldIn(lesson), lesson: id }, table);
}
