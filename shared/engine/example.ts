import { sameMove } from './attempt.ts';
import type { Game, GameTypes } from './game.ts';
import type { HidingTable } from './hiding.ts';
import { type Lesson, type LessonMove, matchOfLesson } from './lesson.ts';
import { randomFromSeed } from './random.ts';
import { seatAt } from './seat.ts';

/** Where an example begins: a lesson of the game as it stands before one of its steps, and what is done to it then. */
export interface ExamplePosition<Types extends GameTypes> {
  readonly lesson: Lesson<Types['Move']>;
  /** The step of the lesson before which it begins, by its id. */
  readonly before: string;
  /** Moves that are played first, and not shown. */
  readonly further?: readonly LessonMove<Types['Move']>[];
  /** Lays on the table what the lesson has not: changes the state in place, and leaves the books balanced. */
  readonly lay?: (state: Types['State']) => void;
}

/** An example as the rules have worked it out. */
export interface WorkedExample<Types extends GameTypes> {
  readonly before: Types['State'];
  readonly after: Types['State'];
  /** What its moves brought, in order. */
  readonly events: readonly Types['Event'][];
}

/**
 * An example of the rules is data: a position, the moves that are played in it, and which of the figures that come of them
 * its words name. The rules work it out wherever it is shown, so that it cannot be wrong.
 */
export interface Example<Types extends GameTypes> {
  /** Names it, and its words. */
  readonly id: string;
  /** The heading of the rules under which it stands, by its anchor. */
  readonly rule: string;
  readonly position: ExamplePosition<Types>;
  readonly moves: readonly LessonMove<Types['Move']>[];
  /** The figures of its words by their names there: each is read off an event or a state, none is written down. */
  readonly figures: (worked: WorkedExample<Types>) => Readonly<Record<string, number>>;
}

/** What a lesson plays before one of its steps. Throws RangeError where it has no such step. */
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
 * Works an example out by the rules of its game. `look` sees the position, and the state after each move that is shown.
 * Throws RangeError for a move that is not on offer, and where the lesson has no such step or options.
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
    const told = play(each);
    look(state);
    return told;
  });
  return { before, after: state, events };
}

/** The first event of a type. Throws RangeError where none was told. */
export function toldOf<Event extends { readonly type: string }, Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { readonly type: Type }> {
  const told = events.find((event): event is Extract<Event, { readonly type: Type }> => event.type === type);
  if (told === undefined) throw new RangeError(`nothing was told of ${type}`);
  return told;
}
