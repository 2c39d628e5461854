import { sameMove } from './attempt.ts';
import type { Decks } from './decks.ts';
import type { AnyMove, OptionSpec, Options } from './game.ts';
import type { MatchSettings } from './match.ts';
import { settledOptions } from './options.ts';
import { type Seat, seatAt } from './seat.ts';

/** A move that a lesson's data makes, and whose it is: the index of a seat, the learner's being 0. */
export interface LessonMove<Move extends AnyMove = AnyMove> {
  readonly seat: number;
  readonly move: Move;
}

/** One thing that is asked of whoever learns, and what the others do once it is done. */
export interface LessonStep<Move extends AnyMove = AnyMove> {
  /** Names the step's words: what to press, and why. */
  readonly id: string;
  /**
   * The moves by which it is done, in their order; those of one kind that follow each other may be made in any. Whether one
   * press plays them or several, the page decides.
   */
  readonly asks: readonly Move[];
  /**
   * What is pressed for it, one after the other: a piece of the table (`piece:…`) or a button of the counter (`action:…`) by its
   * name there, or the counter's main button (`main`). What is not there to be pressed is passed over.
   */
  readonly presses: readonly string[];
  /** What the others play then, one after the other. */
  readonly others: readonly LessonMove<Move>[];
}

/**
 * A lesson is data: the decks of a match, and steps that go through it. It is played by the rules, at a table like any other;
 * what it asks for is all that whoever learns may play. Its decks name every card that is seen or played in it, so that the
 * cards below them may be any.
 */
export interface Lesson<Move extends AnyMove = AnyMove, Named extends Decks = Decks> {
  /** Names it among the lessons of its game. */
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  readonly decks: Named;
  /** What was played before it begins, by anybody: so the table lies when whoever learns sits down. */
  readonly before: readonly LessonMove<Move>[];
  readonly steps: readonly LessonStep<Move>[];
}

/** The settings of a lesson's match. Throws RangeError where the game has no such options. */
export function matchOfLesson(
  game: { readonly options: readonly OptionSpec[] },
  { id, seats, options, decks }: Lesson,
): MatchSettings {
  const settled = settledOptions(game.options, seats, options);
  if (settled === undefined) throw new RangeError(`the game has no such options as the lesson ${id} wants`);
  return { seats, options: settled, seed: id, decks };
}

/** Who plays next in a lesson, and what. */
export interface LessonTurn {
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** The seat of whoever learns. */
export const learner: Seat = seatAt(0);

interface ScriptedMove extends LessonTurn {
  /** The step it belongs to, counted from 0; for what comes before the first one, too. */
  readonly step: number;
}

function scriptOf({ before, steps }: Lesson): readonly ScriptedMove[] {
  const scripted = (moves: readonly LessonMove[], step: number) =>
    moves.map(({ seat, move }) => ({ seat: seatAt(seat), move, step }));
  return [
    ...scripted(before, 0),
    ...steps.flatMap(({ asks, others }, step) => [
      ...asks.map((move) => ({ seat: learner, move, step })),
      ...scripted(others, step),
    ]),
  ];
}

/** The choices that stand in a match, as far as a lesson looks at them. */
type Played = readonly { readonly seat: Seat; readonly move: AnyMove; readonly further: readonly AnyMove[] }[];

/** How many moves at the head of a script belong together: those of one kind within one step may come in any order. */
function together(script: readonly ScriptedMove[]): number {
  const [head] = script;
  const end = script.findIndex(
    ({ seat, move, step }) => seat !== head?.seat || step !== head.step || move.type !== head.move.type,
  );
  return end === -1 ? script.length : end;
}

/** What is left of a script after these moves; null where they go another way. */
function leftAfter(script: readonly ScriptedMove[], turns: readonly LessonTurn[]): readonly ScriptedMove[] | null {
  let left = script;
  for (const { seat, move } of turns) {
    const among = left.slice(0, together(left));
    const at = among.findIndex((each) => each.seat === seat && sameMove(each.move, move));
    if (at === -1) return null;
    left = left.toSpliced(at, 1);
  }
  return left;
}

/** The way of a lesson through its match. */
export class LessonCourse {
  readonly lesson: Lesson;
  readonly #script: readonly ScriptedMove[];

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.#script = scriptOf(lesson);
  }

  /** Is what was played the beginning of this lesson? Another one, or one that was changed since, goes another way. */
  fits(played: Played): boolean {
    return this.#after(played) !== null;
  }

  /** The move that comes next after what was played; null once the lesson is over. */
  next(played: Played): LessonTurn | null {
    return this.#left(played)[0] ?? null;
  }

  /** What whoever learns is asked for now: the moves that are left of the step; none while others play. */
  asked(played: Played): readonly AnyMove[] {
    const left = this.#left(played);
    const end = left.findIndex(({ seat, step }) => seat !== learner || step !== left[0]?.step);
    return left.slice(0, end === -1 ? left.length : end).map(({ move }) => move);
  }

  /** The step at which whoever learns stands, counted from 0; as many as there are steps once the lesson is over. */
  step(played: Played): number {
    return this.#left(played)[0]?.step ?? this.lesson.steps.length;
  }

  /** Would the lesson go on by these moves of the seat's, made as one choice? */
  asksFor(played: Played, seat: Seat, moves: readonly AnyMove[]): boolean {
    const turns = moves.map((move) => ({ seat, move }));
    return leftAfter(this.#left(played), turns) !== null;
  }

  #after(played: Played): readonly ScriptedMove[] | null {
    const turns = played.flatMap(({ seat, move, further }) => [move, ...further].map((each) => ({ seat, move: each })));
    return leftAfter(this.#script, turns);
  }

  #left(played: Played): readonly ScriptedMove[] {
    return this.#after(played) ?? [];
  }
}
