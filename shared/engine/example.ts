import { sameMove } from './attempt.ts';
import type { Game, GameTypes } from './game.ts';
import type { HidingTable } from './hiding.ts';
import { type Lesson, type LessonMove, matchOfLesson } from './lesson.ts';
import { randomFromSeed } from './random.ts';
import { seatAt } from './seat.ts';

/** The start of an example: a lesson before one of its steps, then further changes. */
export interface ExamplePosition<Types extends GameTypes> {
  readonly lesson: Lesson<Types['Move']>;
  /** Id of the lesson's step before which the example begins. */
  readonly before: string;
  /** Moves played first, without being shown. */
  readonly further?: readonly LessonMove<Types['Move']>[];
  /** Changes the state in place, to add things that the lesson lacks. The game's audit must still pass. */
  readonly lay?: (state: Types['State']) => void;
}

/** An example after the rules have played it. */
export interface WorkedExample<Types extends GameTypes> {
  readonly before: Types['State'];
  readonly after: Types['State'];
  /** The events of its moves, in order. */
  readonly events: readonly Types['Event'][];
}

/**
 * An example in the rules: a position, the moves played in it, and the resulting figures that its text names.
 * It is data: the rules compute it wherever it is shown, so that it is never wrong.
 */
export interface Example<Types extends GameTypes> {
  /** Id of the example and its text. */
  readonly id: string;
  /** Anchor of the rulebook heading that it belongs to. */
  readonly rule: string;
  readonly position: ExamplePosition<Types>;
  readonly moves: readonly LessonMove<Types['Move']>[];
  /** The figures in its text, by name. Each is read from an event or a state; none is hard-coded. */
  readonly figures: (worked: WorkedExample<Types>) => Readonly<Record<string, number>>;
}

/** The moves of a lesson before one of its steps. Throws RangeError for an unknown step. */
function playedBefore<Types extends GameTypes>({
  lesson,
  before,
}: ExamplePosition<Types>): readonly LessonMove<Types['Move']>[] {
  const at = lesson.steps.findIndex(({ id }) => id === before);
  if (at < 0) throw new RangeError(`the lesson "${lesson.id}" has no step "${before}"`);
  const steps = lesson.steps.slice(0, at);
  return [
    ...lesson.before,
    ...steps.flatMap(({ asks, others }) => [...asks.map((move) => ({ seat: 0, move })), ...others]),
  ];
}

/**
 * Plays an example by the rules of its game.
 * Calls `look` with the position, and with the state after each shown move. Throws RangeError for an illegal move, and
 * for an unknown step or options.
 */
export function workExample<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  { position, moves }: Example<Types>,
  look: (state: Types['State']) => void = () => {},
): WorkedExample<Types> {
  const { seats, options, seed, decks } = matchOfLesson(game, position.lesson);
  const state = game.setup(seats, options, randomFromSeed(seed), decks);
  const play = (each: LessonMove<Types['Move']>) => {
    const seat = seatAt(each.seat);
    const move = game.legalMoves(state, seat).find((legal) => sameMove(legal, each.move));
    if (move === undefined) throw new RangeError(`seat ${seat} may not play ${JSON.stringify(each.move)}`);
    return game.play(state, seat, move);
  };
  for (const each of playedBefore(position)) play(each);
  position.lay?.(state);
  for (const each of position.further ?? []) play(each);
  look(state);
  const before = game.copy(state);
  const events = moves.flatMap((each) => {
    const played = play(each);
    look(state);
    return played;
  });
  return { before, after: state, events };
}

/** The first event of a type. Throws RangeError if there is none. */
export function eventOf<Event extends { readonly type: string }, Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { readonly type: Type }> {
  const found = events.find((event): event is Extract<Event, { readonly type: Type }> => event.type === type);
  if (found === undefined) throw new RangeError(`there is no event ${type}`);
  return found;
}
