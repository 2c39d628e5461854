import { sameMove } from './attempt.ts';
import type { AnyMove, Options } from './game.ts';
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
  /** The moves by which it is done, in their order; whether one press plays them or several, the page decides. */
  readonly asks: readonly Move[];
  /** What the others play then, one after the other. */
  readonly then: readonly LessonMove<Move>[];
}

/**
 * A lesson is data: a match that begins as its seed and options say, and steps that go through it. It is played by the rules,
 * at a table like any other; what it asks for is all that whoever learns may play.
 */
export interface Lesson<Move extends AnyMove = AnyMove> {
  /** Names it among the lessons of its game. */
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** What others play before the first step. */
  readonly before: readonly LessonMove<Move>[];
  readonly steps: readonly LessonStep<Move>[];
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
    ...steps.flatMap(({ asks, then }, step) => [
      ...asks.map((move) => ({ seat: learner, move, step })),
      ...scripted(then, step),
    ]),
  ];
}

/** The choices that stand in a match, as far as a lesson looks at them. */
type Played = readonly { readonly seat: Seat; readonly move: AnyMove; readonly further: readonly AnyMove[] }[];

function movesIn(played: Played): readonly LessonTurn[] {
  return played.flatMap(({ seat, move, further }) => [move, ...further].map((each) => ({ seat, move: each })));
}

/** The way of a lesson through its match. */
export class LessonCourse {
  readonly lesson: Lesson;
  readonly #script: readonly ScriptedMove[];

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.#script = scriptOf(lesson);
  }

  /** Every move of the lesson, in order. */
  get script(): readonly LessonTurn[] {
    return this.#script;
  }

  /** Is what was played the beginning of this lesson? Another one, or one that was changed since, goes another way. */
  fits(played: Played): boolean {
    const moves = movesIn(played);
    return moves.length <= this.#script.length && moves.every((each, index) => isSameTurn(each, this.#script[index]));
  }

  /** The move that comes next after what was played; null once the lesson is over. */
  next(played: Played): LessonTurn | null {
    return this.#script[movesIn(played).length] ?? null;
  }

  /** What whoever learns is asked for now: the moves that are left of the step; none while others play. */
  asked(played: Played): readonly AnyMove[] {
    const from = movesIn(played).length;
    const rest = this.#script.slice(from);
    const end = rest.findIndex(({ seat, step }) => seat !== learner || step !== rest[0]?.step);
    return rest.slice(0, end === -1 ? rest.length : end).map(({ move }) => move);
  }

  /** The step at which whoever learns stands, counted from 0; as many as there are steps once the lesson is over. */
  step(played: Played): number {
    return this.#script[movesIn(played).length]?.step ?? this.lesson.steps.length;
  }

  /** Would the lesson go on by these moves of the seat's, made as one choice? */
  asksFor(played: Played, seat: Seat, moves: readonly AnyMove[]): boolean {
    const at = movesIn(played).length;
    return moves.length > 0 && moves.every((move, index) => isSameTurn({ seat, move }, this.#script[at + index]));
  }
}

function isSameTurn(one: LessonTurn, other: LessonTurn | undefined): boolean {
  return other !== undefined && one.seat === other.seat && sameMove(one.move, other.move);
}
