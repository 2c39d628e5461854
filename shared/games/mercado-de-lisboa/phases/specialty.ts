import { askedAlone, notAnAnswer } from '../../../engine/index.ts';
import { goods } from '../market.ts';
import type { MercadoMove } from '../moves.ts';
import type { RulesOf } from './question-rules.ts';

const specialiseMoves: readonly MercadoMove[] = goods.map((good) => ({ type: 'specialise', good }));

/** After the setup, the Specialist chooses the one good whose stands will earn. Rules, "The nine challenges". */
export const specialtyQuestion: RulesOf<'specialty'> = {
  asks: askedAlone,
  moves: () => specialiseMoves,
  answer(state, question, seat, move, events) {
    if (move.type !== 'specialise' || state.tally === null) throw notAnAnswer(question.type, move.type);
    state.tally.specialty = move.good;
    state.question = null;
    events.push({ type: 'specialty-chosen', seat, good: move.good });
  },
};
