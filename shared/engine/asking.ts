import { type Described, type QuestionBook, type QuestionRules, rulesOf } from './agenda.ts';
import type { Between } from './game.ts';
import { mostSeats, type Seat, seatsOf } from './seat.ts';

/** What the Game contract wants to know of turns and moves. */
interface Asking<State, Move, Event> {
  toAct(state: State): readonly Seat[];
  mayTakeBack(state: State): readonly Seat[];
  legalMoves(state: State, seat: Seat): readonly Move[];
  openMoves(state: State, seat: Seat): readonly Move[];
  play(state: State, seat: Seat, move: Move, between?: Between): Event[];
}

const nobody: readonly Seat[] = [];

/**
 * The turns and moves of a game that runs by questions: whom the question asks, what may be answered, and what an
 * answer does. `goOn` takes the game on to its next question; `takeBack` is offered to a seat that may take a sealed
 * answer back. Playing throws TypeError where nothing is asked any more.
 */
export function askedBy<Facts extends object, Move, Event, State extends { question: Described<Facts> | null }>(
  book: QuestionBook<State, Facts, Move, Seat, Event>,
  goOn: (state: State, events: Event[], between?: Between) => void,
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
    openMoves(state, seat) {
      const { question } = state;
      if (question === null) return nothing;
      const asked = rules(question);
      const seats = asked.asks(state, question);
      const isAlone = seats.length === 1 && seats.includes(seat) && mayTakeBack(state).length === 0;
      if (!isAlone || asked.openMoves === undefined) return nothing;
      return asked.openMoves === 'all' ? asked.moves(state, question, seat) : asked.openMoves(state, question, seat);
    },
    play(state, seat, move, between) {
      const { question } = state;
      if (question === null) throw new TypeError('the game is over');
      const events: Event[] = [];
      rules(question).answer(state, question, seat, move, events);
      goOn(state, events, between);
      return events;
    },
  };
}

const eachAlone: readonly (readonly Seat[])[] = seatsOf(mostSeats).map((seat) => [seat]);

/** The one seat a question is put to: the `asks` of most questions. The list is shared: do not change it. */
export function askedAlone(_state: unknown, { seat }: { readonly seat: Seat }): readonly Seat[] {
  return eachAlone[seat] ?? [seat];
}

/** A move that does not answer the question at hand: a defect in the caller, who plays only moves on offer. */
export function notAnAnswer(question: string, move: string): RangeError {
  return new RangeError(`${move} does not answer ${question}`);
}
