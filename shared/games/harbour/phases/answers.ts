import { interned, type Seat, seatsOf } from '../../../engine/index.ts';
import type { Good } from '../goods.ts';
import type { HarbourMove, MoveType } from '../moves.ts';
import type { HarbourState, QuestionType } from '../state.ts';

const eachAlone: readonly (readonly Seat[])[] = seatsOf(4).map((seat) => [seat]);

/** The one seat a question is put to. */
export function askedAlone(_state: HarbourState, question: { readonly seat: Seat }): readonly Seat[] {
  return eachAlone[question.seat] ?? [question.seat];
}

/** Moves that several questions offer. */
export const decline: HarbourMove = { type: 'decline' };
export const done: HarbourMove = { type: 'done' };
export const takeGoodMove = interned((good: Good): HarbourMove => ({ type: 'take-good', good }));

/** A move that does not answer the question at hand: a defect in the caller, who plays only moves on offer. */
export function notAnAnswer(question: QuestionType, move: MoveType): RangeError {
  return new RangeError(`${move} does not answer ${question}`);
}
