import { fingerprint, learner, matchOfLesson, randomFromSeed, seatAt } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { type AnyLesson, lessonsOf } from '../../../shared/games/lessons.ts';
import type { ClientMessage } from '../../../shared/protocol/messages.ts';
import type { Held } from '../../storage/journal-lines.ts';
import type { Journals } from '../../storage/journals.ts';
import { RequestError } from '../request-error.ts';
import type { Table } from '../table/table.ts';
import { seatsAround } from './neighbours.ts';
import { holderOf } from './new-table.ts';

type BeginLesson = Extract<ClientMessage, { type: 'begin-lesson' }>;

/** The lesson of a game with this id, or undefined. */
export function lessonOf(game: string, id: string | undefined): AnyLesson | undefined {
  return lessonsOf(game).find((lesson) => lesson.id === id);
}

/** The table id of a lesson. Always the same, so that the lesson can be resumed. */
function tableOf(game: string, lesson: string): string {
  return `lesson${fingerprint({ game, lesson })}`;
}

/** The learner plays at this device. Bots hold the other seats and play the lesson's moves. */
function heldIn(lesson: AnyLesson): readonly Held[] {
  return Array.from({ length: lesson.seats }, (_, seat): Held => {
    const holder = seat === learner ? 'house' : holderOf('apprentice');
    return { holder, owner: holder };
  });
}

interface AskedLesson {
  readonly game: AnyGame;
  readonly lesson: AnyLesson;
  readonly table: string;
}

/** The requested lesson. Throws `RequestError` if there is none. */
export function askedLesson(game: AnyGame | undefined, { lesson: id }: BeginLesson): AskedLesson {
  if (game === undefined) throw new RequestError('unknown-game');
  const lesson = lessonOf(game.id, id);
  if (lesson === undefined) throw new RequestError('unknown-lesson');
  return { game, lesson, table: tableOf(game.id, id) };
}

/**
 * True if the table can be resumed.
 * Its setup and lesson must be unchanged, and steps remain.
 */
export function goesOn({ kept: { game, journal, match }, course }: Table, lesson: AnyLesson): boolean {
  if (course === null || journal.fromSnapshot) return false;
  const { seats, options, seed, decks } = matchOfLesson(game, lesson);
  const start = game.setup(seats, options, randomFromSeed(seed), decks);
  if (fingerprint(match.stateAfter(0)) !== fingerprint(start)) return false;
  const { played } = match;
  return course.fits(played) && course.next(played) !== null;
}

/** Creates the journal of a lesson's table. Throws file errors. */
export function layLesson(journals: Journals, { game, lesson, table }: AskedLesson, name: string): void {
  const { id, seats, before } = lesson;
  const laid = before.map(({ seat, move }) => ({ seat: seatAt(seat), move, further: [], chooser: {} }));
  journals.create(
    game,
    matchOfLesson(game, lesson),
    seatsAround(name, learner, seats),
    { held: heldIn(lesson), lesson: { id, before: laid } },
    table,
  );
}
