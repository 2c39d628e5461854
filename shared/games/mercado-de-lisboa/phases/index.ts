import { type QuestionBook, type Seat, seatAt } from '../../../engine/index.ts';
import { closeRound, closesRound, endMatch, endsAfterTurn } from '../ending.ts';
import type { MercadoEvent } from '../events.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoState, QuestionFacts } from '../state.ts';
import { actQuestion, canAct } from './act.ts';
import { specialtyQuestion } from './specialty.ts';
import { takeTileQuestion } from './take-tile.ts';

export const mercadoQuestions: QuestionBook<MercadoState, QuestionFacts, MercadoMove, Seat, MercadoEvent> = {
  specialty: specialtyQuestion,
  act: actQuestion,
  'take-tile': takeTileQuestion,
};

function beginTurn(state: MercadoState, seat: Seat): void {
  state.turn = { seat, handExchanged: false, displayExchanged: false };
  state.question = { type: 'act', seat };
}

/** Ends the turn: ends the match, or begins the next seat's turn. Rules, "A turn". */
function finishTurn(state: MercadoState, seat: Seat, events: MercadoEvent[]): void {
  const ending = endsAfterTurn(state, seat, events);
  if (ending !== null) {
    endMatch(state, ending, events);
    return;
  }
  if (closesRound(state, seat)) {
    closeRound(state);
    state.round++;
    events.push({ type: 'round-began', round: state.round });
  }
  beginTurn(state, seatAt((seat + 1) % state.seatCount));
}

/** Ruling 17: whether a solo player has neither an action nor an exchange. */
function isStuck(state: MercadoState): boolean {
  const { question, seatCount } = state;
  return seatCount === 1 && question?.type === 'act' && !canAct(state, question.seat);
}

/** Continues until a question is open or the match is over. */
export function advance(state: MercadoState, events: MercadoEvent[]): void {
  if (state.question === null) {
    if (state.turn === null) beginTurn(state, state.startPlayer);
    else finishTurn(state, state.turn.seat, events);
  }
  if (isStuck(state)) endMatch(state, 'stuck', events);
}
