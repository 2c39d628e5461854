import type { QuestionRules, Seat } from '../../../engine/index.ts';
import type { BrickEvent } from '../events.ts';
import type { BrickMove } from '../moves.ts';
import type { BrickState, Question, QuestionType } from '../state.ts';

const nothing: readonly BrickMove[] = [];

/** The public moves of a question whose moves show the seat's money: all of them if money is open, otherwise none. */
export function ifMoneyIsOpen<Asked>(
  moves: (state: BrickState, question: Asked, seat: Seat) => readonly BrickMove[],
): (state: BrickState, question: Asked, seat: Seat) => readonly BrickMove[] {
  return (state, question, seat) => (state.openMoney === true ? moves(state, question, seat) : nothing);
}

export type RulesOf<Type extends QuestionType> = QuestionRules<
  BrickState,
  Extract<Question, { type: Type }>,
  BrickMove,
  Seat,
  BrickEvent
>;
