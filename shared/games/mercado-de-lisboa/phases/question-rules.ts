import { type QuestionRules, type Seat, seatsOf } from '../../../engine/index.ts';
import type { MercadoEvent } from '../events.ts';
import type { MercadoMove, MoveType } from '../moves.ts';
import type { MercadoState, Question, QuestionType } from '../state.ts';

/** The rules of one type of question. */
export type RulesOf<Type extends QuestionType> = QuestionRules<
  MercadoState,
  Extract<Question, { type: Type }>,
  MercadoMove,
  Seat,
  MercadoEvent
>;

const eachAlone: readonly (readonly Seat[])[] = seatsOf(4).map((seat) => [seat]);

/** The one seat a question is put to. */
export function askedAlone(_state: MercadoState, { seat }: { readonly seat: Seat }): readonly Seat[] {
  return eachAlone[seat] ?? [seat];
}

/** A move that does not answer the question at hand: a defect in the caller, who plays only moves on offer. */
export function notAnAnswer(question: QuestionType, move: MoveType): RangeError {
  return new RangeError(`${move} does not answer ${question}`);
}
