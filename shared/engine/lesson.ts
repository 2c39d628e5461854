import { sameMove } from './attempt.ts';
import type { Decks } from './decks.ts';
import type { AnyMove, OptionSpec, Options } from './game.ts';
import type { MatchSettings } from './match.ts';
import { settledOptions } from './options.ts';
import { type Seat, seatAt } from './seat.ts';

/** A scripted move of a lesson. `seat` is an index; the learner is 0. */
export interface LessonMove<Move extends AnyMove = AnyMove> {
  readonly seat: number;
  readonly move: Move;
}

/** One task for the learner, and the others' moves after it. */
export interface LessonStep<Move extends AnyMove = AnyMove> {
  /** Id of the step's text: what to press, and why. */
  readonly id: string;
  /**
   * The moves that complete the step, in order. Consecutive moves of the same type may come in any order.
   * The page decides whether one press plays one or several of them.
   */
  readonly asks: readonly Move[];
  /**
   * What the learner presses, in order: a piece (`piece:…`) or a counter button (`action:…`) by name, or the main
   * button (`main`).
   * The page skips anything that cannot be pressed.
   */
  readonly presses: readonly string[];
  /** The others' moves after the step, in order. */
  readonly others: readonly LessonMove<Move>[];
}

/**
 * A lesson: the decks of a match, and steps through it. It is data, played by the rules at a normal table.
 * The learner may play only the expected moves. `decks` must name every card that is seen or played; the cards below
 * them may be any.
 */
export interface Lesson<Move extends AnyMove = AnyMove, Named extends Decks = Decks> {
  /** Id of the lesson within its game. */
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  readonly decks: Named;
  /** Moves of all seats before the lesson begins. */
  readonly before: readonly LessonMove<Move>[];
  readonly steps: readonly LessonStep<Move>[];
}

/** The settings of a lesson's match. Throws RangeError if the game has no such options. */
export function matchOfLesson(
  game: { readonly options: readonly OptionSpec[] },
  { id, seats, options, decks }: Lesson,
): MatchSettings {
  const settled = settledOptions(game.options, seats, options);
  if (settled === undefined) throw new RangeError(`the game has no such options as the lesson ${id} wants`);
  return { seats, options: settled, seed: id, decks };
}

/** The next move of a lesson, and its seat. */
export interface LessonTurn {
  readonly seat: Seat;
  readonly move: AnyMove;
}

export const learner: Seat = seatAt(0);

interface ScriptedMove extends LessonTurn {
  /** Index of its step; 0 for moves before the first step, too. */
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

/** The choices of a match so far, reduced to what a lesson needs. */
type Played = readonly { readonly seat: Seat; readonly move: AnyMove; readonly further: readonly AnyMove[] }[];

/** The number of moves at the start of a script that may come in any order: of one seat, step and type. */
function together(script: readonly ScriptedMove[]): number {
  const [head] = script;
  const end = script.findIndex(
    ({ seat, move, step }) => seat !== head?.seat || step !== head.step || move.type !== head.move.type,
  );
  return end === -1 ? script.length : end;
}

/** The rest of a script after these moves; null if they deviate from it. */
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

/** Follows a lesson through its match. */
export class LessonCourse {
  readonly lesson: Lesson;
  readonly #script: readonly ScriptedMove[];

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.#script = scriptOf(lesson);
  }

  /** Whether the played choices follow this lesson. False for another lesson, or one that has changed since. */
  fits(played: Played): boolean {
    return this.#after(played) !== null;
  }

  /** The next move; null once the lesson is over. */
  next(played: Played): LessonTurn | null {
    return this.#left(played)[0] ?? null;
  }

  /** The remaining moves of the learner's current step; none while others play. */
  asked(played: Played): readonly AnyMove[] {
    const left = this.#left(played);
    const end = left.findIndex(({ seat, step }) => seat !== learner || step !== left[0]?.step);
    return left.slice(0, end === -1 ? left.length : end).map(({ move }) => move);
  }

  /** Index of the learner's current step; the number of steps once the lesson is over. */
  step(played: Played): number {
    return this.#left(played)[0]?.step ?? this.lesson.steps.length;
  }

  /** Whether the lesson expects these moves of the seat, made as one choice. */
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
