import {
  type AnyMove,
  fingerprint,
  type GameTypes,
  type Lesson,
  LessonCourse,
  type LessonMove,
  learner,
  Match,
  matchOfLesson,
  type Seat,
  see,
} from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';

/** The settings of a lesson, before anything is recorded. */
export type LessonTable = Pick<Lesson, 'id' | 'seats' | 'options' | 'decks'>;

/** A recorded step. The rules do not know which button to press for it. */
interface RecordedStep {
  readonly id: string;
  readonly asks: AnyMove[];
  readonly others: LessonMove[];
}

interface OfferedMove {
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** Thrown for input that cannot be recorded; the message says why. */
class CannotRecord extends Error {
  override readonly name = 'CannotRecord';
}

const usage =
  'NUMBER plays a move, “step NAME” begins a step, “back” takes back the last of either, “end” writes the lesson';

const factsOf = ({ type, ...facts }: Readonly<{ type: string }>): string =>
  Object.keys(facts).length === 0 ? type : `${type} ${JSON.stringify(facts)}`;

/** A lesson being recorded: the input so far, and the resulting match. */
class Recorder {
  readonly #game: AnyGame;
  readonly #table: LessonTable;
  readonly #typed: (OfferedMove | string)[] = [];
  #match: Match<GameTypes>;

  constructor(game: AnyGame, table: LessonTable) {
    this.#game = game;
    this.#table = table;
    this.#match = this.#begun();
  }

  /** The legal moves of all seats that must act. */
  get offers(): readonly OfferedMove[] {
    const { state } = this.#match;
    return this.#game
      .toAct(state)
      .flatMap((seat) => this.#game.legalMoves(state, seat).map((move) => ({ seat, move: { ...move } })));
  }

  /** Plays a move and returns its events. Throws `CannotRecord` for a move that does not fit the current step. */
  play(offered: OfferedMove): readonly GameTypes['Event'][] {
    const step = this.lesson.steps.at(-1);
    if (offered.seat === learner && step !== undefined && step.others.length > 0) {
      throw new CannotRecord('The others have answered this step. Begin the next one: step NAME');
    }
    if (offered.seat !== learner && step !== undefined && step.asks.length === 0) {
      throw new CannotRecord(`The step ${step.id} begins with a move of seat ${learner}`);
    }
    const events = this.#match.play(offered.seat, offered.move);
    this.#typed.push(offered);
    return events;
  }

  /** Starts a step; earlier moves set up the table. Throws `CannotRecord`. */
  begin(id: string): void {
    const { steps } = this.lesson;
    if (!/^[a-z][a-z-]*$/.test(id)) throw new CannotRecord('A step is named in small letters and hyphens');
    if (steps.some((step) => step.id === id)) throw new CannotRecord(`There is a step ${id} already`);
    if (steps.at(-1)?.asks.length === 0) throw new CannotRecord(`The step ${steps.at(-1)?.id} is empty`);
    this.#typed.push(id);
  }

  /** Takes back the last move or start of a step. Throws `CannotRecord` if there is none. */
  back(): void {
    if (this.#typed.pop() === undefined) throw new CannotRecord('There is nothing to take back');
    this.#match = this.#begun();
    for (const typed of this.#typed) if (typeof typed !== 'string') this.#match.play(typed.seat, typed.move);
  }

  /** The lesson as recorded so far; its last step may be empty. */
  get lesson(): Lesson {
    const before: LessonMove[] = [];
    const steps: RecordedStep[] = [];
    for (const typed of this.#typed) {
      const step = steps.at(-1);
      if (typeof typed === 'string') steps.push({ id: typed, asks: [], others: [] });
      else if (step === undefined) before.push(typed);
      else if (typed.seat === learner) step.asks.push(typed.move);
      else step.others.push(typed);
    }
    const { id, seats, options, decks } = this.#table;
    const pressed = steps.map(({ id: step, asks, others }) => ({ id: step, asks, presses: ['main'], others }));
    return { id, seats, options, decks, before, steps: pressed };
  }

  #begun(): Match<GameTypes> {
    return Match.start(this.#game, matchOfLesson(this.#game, { ...this.#table, before: [], steps: [] }));
  }
}

/**
 * The learner's views after each move of a lesson dealt with this seed.
 * They stop at the first illegal move.
 */
function viewsOf(game: AnyGame, lesson: Lesson, seed: string): Readonly<Record<string, unknown>>[] {
  const match = Match.start(game, { ...matchOfLesson(game, lesson), seed });
  const course = new LessonCourse(lesson);
  const view = () => structuredClone({ ...see(game.hiding, match.state, learner) });
  const views = [view()];
  for (let next = course.next(match.played); next !== null; next = course.next(match.played)) {
    try {
      match.play(next.seat, next.move);
    } catch {
      break;
    }
    views.push(view());
  }
  return views;
}

/** Lines about what still depends on the seed. Empty if the decks name every card that matters. */
export function leftToChance(game: AnyGame, lesson: Lesson): readonly string[] {
  const wanted = viewsOf(game, lesson, lesson.id);
  const found = new Set<string>();
  for (const seed of ['one', 'other', 'third']) {
    const views = viewsOf(game, lesson, seed);
    for (const [index, view] of wanted.entries()) {
      const other = views[index];
      // a view may lack a field
      const printed = (seen: Readonly<Record<string, unknown>> | undefined, field: string) =>
        fingerprint(seen?.[field] ?? null);
      const differing = Object.keys(view).filter((field) => printed(view, field) !== printed(other, field));
      if (differing.length === 0) continue;
      const what = other === undefined ? 'what may be played' : differing.join(', ');
      found.add(`after ${index} moves chance decides ${what}`);
      break;
    }
  }
  return [...found];
}

/**
 * Records a lesson from lines of input: move numbers and starts of steps.
 * `say` prints a line. Stops at "end" or the last line.
 */
export async function recordLesson(
  game: AnyGame,
  table: LessonTable,
  typed: AsyncIterable<string> | Iterable<string>,
  say: (line: string) => void,
): Promise<Lesson> {
  const recorder = new Recorder(game, table);
  let { offers } = recorder;
  const list = (): void => {
    ({ offers } = recorder);
    offers.forEach(({ seat, move }, index) => {
      say(`${String(index + 1).padStart(4)}  seat ${seat}: ${factsOf(move)}`);
    });
    say(offers.length === 0 ? 'The match is over.' : `Step: ${recorder.lesson.steps.at(-1)?.id ?? 'before the first'}`);
  };
  say(usage);
  list();
  for await (const line of typed) {
    const [word = '', id = ''] = line.trim().split(/\s+/);
    if (word === 'end') break;
    try {
      if (word === 'step') recorder.begin(id);
      else if (word === 'back') recorder.back();
      else {
        const offered = /^\d+$/.test(word) ? offers[Number(word) - 1] : undefined;
        if (offered === undefined) throw new CannotRecord(usage);
        for (const event of recorder.play(offered)) say(`      ${factsOf(event)}`);
      }
      list();
    } catch (error) {
      if (!(error instanceof CannotRecord)) throw error;
      say(error.message);
    }
  }
  const { lesson } = recorder;
  return { ...lesson, steps: lesson.steps.filter(({ asks }) => asks.length > 0) };
}
