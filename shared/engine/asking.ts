import { type Described, type QuestionBook, type QuestionRules, rulesOf } from './agenda.ts';
import type { OnSubstep } from './game.ts';
import { mostSeats, type Seat, seatsOf } from './seat.ts';

/** The part of the Game contract that concerns turns and moves. */
interface Asking<State, Move, Event> {
  toAct(state: State): readonly Seat[];
  mayTakeBack(state: State): readonly Seat[];
  legalMoves(state: State, seat: Seat): readonly Move[];
  publicMoves(state: State, seat: Seat): readonly Move[];
  play(state: State, seat: Seat, move: Move, onSubstep?: OnSubstep): Event[];
}

const nobody: readonly Seat[] = [];

/**
 * Implements turns and moves for a game that runs by questions.
 * `advance` advances the game to its next question. `takeBack` is the move list of a seat that may take back a sealed
 * answer. `play` throws TypeError if no question is open.
 */
export function askedBy<Facts extends object, Move, Event, State extends { question: Described<Facts> | null }>(
  book: QuestionBook<State, Facts, Move, Seat, Event>,
  advance: (state: State, events: Event[], onSubstep?: OnSubstep) => void,
  takeBack: readonly Move[] = [],
): Asking<State, Move, Event> {
  const nothing: readonly Move[] = [];
  const rules = (question: Described<Facts>): QuestionRules<State, Described<Facts>, Move, Seat, Event> =>
    rulesOf(book, question);
  const mayTakeBack = (state: State): readonly Seat[] => {
    const { question } = state;
    return question === null ? nobody : (rules(question).mayTakeBack?.(state, question) ?? nobody);
  };
  return {
    toAct(state) {
      const { question } = state;
      return question === null ? nobody : rules(question).asks(state, question);
    },
    mayTakeBack,
    legalMoves(state, seat) {
      const { question } = state;
      if (question === null) return nothing;
      const asked = rules(question);
      if (asked.asks(state, question).includes(seat)) return asked.moves(state, question, seat);
      return mayTakeBack(state).includes(seat) ? takeBack : nothing;
    },
    publicMoves(state, seat) {
      const { question } = state;
      if (question === null) return nothing;
      const asked = rules(question);
      const seats = asked.asks(state, question);
      const isAlone = seats.length === 1 && seats.includes(seat) && mayTakeBack(state).length === 0;
      if (!isAlone || asked.publicMoves === undefined) return nothing;
      return asked.publicMoves === 'all'
        ? asked.moves(state, question, seat)
        : asked.publicMoves(state, question, seat);
    },
    play(state, seat, move, onSubstep) {
      const { question } = state;
      if (question === null) throw new TypeError('the game is over');
      const events: Event[] = [];
      rules(question).answer(state, question, seat, move, events);
      advance(state, events, onSubstep);
      return events;
    },
  };
}

const eachAlone: readonly (readonly Seat[])[] = seatsOf(mostSeats).map((seat) => [seat]);

/** The single seat that a question asks; the `asks` of most questions. The list is shared: do not change it. */
export function askedAlone(_state: unknown, { seat }: { readonly seat: Seat }): readonly Seat[] {
  return eachAlone[seat] ?? [seat];
}

/** The error for a move that does not answer the question: a defect in the caller, who must play only legal moves. */
export function notAnAnswer(question: string, move: string): RangeError {
  return new RangeError(`${move} does not answer ${question}`);
}
