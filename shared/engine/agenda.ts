import type { OnSubstep } from './game.ts';

/**
 * The agenda: how a game's phases run.
 * It is a stack of small steps. Each is plain data in the state, so a match can be saved or copied at any point. A
 * handler takes the top step, acts, and pushes what follows. When it needs a choice, it puts a question in the state;
 * the agenda rests until the question is answered.
 */

/** The union of steps (or questions) that a map from type to facts describes. */
export type Described<Facts extends object> = {
  [Type in keyof Facts]: { readonly type: Type } & Facts[Type];
}[keyof Facts];

/** The remaining steps (the next one last) and the open question. A question blocks the steps. */
export interface WithAgenda<Step, Question> {
  agenda: Step[];
  question: Question | null;
}

/** A handler for each type of step. The step is already off the agenda when its handler runs. */
export type StepHandlers<State, Facts extends object, Event> = {
  readonly [Type in keyof Facts]: (state: State, step: { readonly type: Type } & Facts[Type], events: Event[]) => void;
};

/** The rules of one type of question: the seats it asks, the possible answers, and their effect. */
export interface QuestionRules<State, Question, Move, Seat, Event> {
  /** The seats that must answer, in no particular order. */
  asks(state: State, question: Question): readonly Seat[];
  /** Seats that may still take back a sealed answer. Absent if answers are given one at a time. */
  mayTakeBack?(state: State, question: Question): readonly Seat[];
  /** The legal moves of a seat that must answer. `answer` accepts each of them. */
  moves(state: State, question: Question, seat: Seat): readonly Move[];
  /**
   * The moves that are publicly known to be legal, and become public once made. Computed from public facts only.
   * 'all' if every move is public; absent if none is.
   */
  readonly publicMoves?: 'all' | ((state: State, question: Question, seat: Seat) => readonly Move[]);
  /** Carries out a move of that seat. Clears the question once nothing more is asked. */
  answer(state: State, question: Question, seat: Seat, move: Move, events: Event[]): void;
}

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

/** Runs steps until a question is open or the agenda is empty. Calls `onSubstep` before each step. */
export function proceed<Facts extends object, Question, State extends WithAgenda<Described<Facts>, Question>, Event>(
  handlers: StepHandlers<State, Facts, Event>,
  state: State,
  events: Event[],
  onSubstep?: OnSubstep,
): void {
  while (state.question === null) {
    const step = state.agenda.pop();
    if (step === undefined) return;
    onSubstep?.(events.length);
    handle(handlers, state, step, events);
  }
}

export function rulesOf<State, Facts extends object, Move, Seat, Event, Type extends keyof Facts>(
  book: QuestionBook<State, Facts, Move, Seat, Event>,
  question: { readonly type: Type } & Facts[Type],
): QuestionRules<State, { readonly type: Type } & Facts[Type], Move, Seat, Event> {
  return book[question.type];
}
