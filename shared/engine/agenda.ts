import type { Between } from './game.ts';

/**
 * The agenda: how a game's phases run. It is a stack of small steps, each plain data in the state, so that a match can
 * be saved or copied in the middle of anything. A handler takes the top step, acts, and pushes what follows; it puts a
 * question in the state when it needs a choice, and the agenda rests until the question is answered.
 */

/** The union of steps (or of questions) that a map from type to facts describes. */
export type Described<Facts extends object> = {
  [Type in keyof Facts]: { readonly type: Type } & Facts[Type];
}[keyof Facts];

/** The steps still to come (last first) and the question the players must answer before they go on. */
export interface WithAgenda<Step, Question> {
  agenda: Step[];
  question: Question | null;
}

/** What to do for each type of step. The step has been taken off the agenda. */
export type StepHandlers<State, Facts extends object, Event> = {
  readonly [Type in keyof Facts]: (state: State, step: { readonly type: Type } & Facts[Type], events: Event[]) => void;
};

/** Everything about one type of question: whom it asks, what they may answer, and what an answer does. */
export interface QuestionRules<State, Question, Move, Seat, Event> {
  /** The seats that must answer, in no order. */
  asks(state: State, question: Question): readonly Seat[];
  /** Seats whose sealed answer may still be taken back; none where answers are given one at a time. */
  mayTakeBack?(state: State, question: Question): readonly Seat[];
  /** The moves of a seat that must answer; every one is one that `answer` accepts. */
  moves(state: State, question: Question, seat: Seat): readonly Move[];
  /**
   * Those of the moves that everybody knows to be among them and will have seen once they are made, worked out from nothing
   * but what everybody sees: all, where they all are. Left out where there are none.
   */
  readonly openMoves?: 'all' | ((state: State, question: Question, seat: Seat) => readonly Move[]);
  /** Carries out a move of that seat; clears the question when nothing more is asked. */
  answer(state: State, question: Question, seat: Seat, move: Move, events: Event[]): void;
}

/** The rules of every type of question. */
export type QuestionBook<State, Facts extends object, Move, Seat, Event> = {
  readonly [Type in keyof Facts]: QuestionRules<State, { readonly type: Type } & Facts[Type], Move, Seat, Event>;
};

function handle<State, Facts extends object, Event, Type extends keyof Facts>(
  handlers: StepHandlers<State, Facts, Event>,
  state: State,
  step: { readonly type: Type } & Facts[Type],
  events: Event[],
): void {
  handlers[step.type](state, step, events);
}

/** Takes steps off the agenda until the players are asked something or nothing is left; `between` is told before each. */
export function proceed<Facts extends object, Question, State extends WithAgenda<Described<Facts>, Question>, Event>(
  handlers: StepHandlers<State, Facts, Event>,
  state: State,
  events: Event[],
  between?: Between,
): void {
  while (state.question === null) {
    const step = state.agenda.pop();
    if (step === undefined) return;
    between?.(events.length);
    handle(handlers, state, step, events);
  }
}

/** The rules of the question at hand. */
export function rulesOf<State, Facts extends object, Move, Seat, Event, Type extends keyof Facts>(
  book: QuestionBook<State, Facts, Move, Seat, Event>,
  question: { readonly type: Type } & Facts[Type],
): QuestionRules<State, { readonly type: Type } & Facts[Type], Move, Seat, Event> {
  return book[question.type];
}
