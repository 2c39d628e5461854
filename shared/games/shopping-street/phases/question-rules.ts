import { type QuestionRules, type Seat, seatsOf } from '../../../engine/index.ts';
import type { ShoppingStreetEvent } from '../events.ts';
import type { MoveType, ShoppingStreetMove } from '../moves.ts';
import type { Question, QuestionType, ShoppingStreetState } from '../state.ts';
import type { StepFacts } from '../steps.ts';

/** The rules of one type of question. */
export type RulesOf<Type extends QuestionType> = QuestionRules<
  ShoppingStreetState,
  Extract<Question, { type: Type }>,
  ShoppingStreetMove,
  Seat,
  ShoppingStreetEvent
>;

/** What one type of step does. */
export type Handler<Type extends keyof StepFacts> = (
  state: ShoppingStreetState,
  step: { readonly type: Type } & StepFacts[Type],
  events: ShoppingStreetEvent[],
) => void;

const eachAlone: readonly (readonly Seat[])[] = seatsOf(5).map((seat) => [seat]);

/** The one seat a question is put to. */
export function askedAlone(_state: ShoppingStreetState, { seat }: { readonly seat: Seat }): readonly Seat[] {
  return eachAlone[seat] ?? [seat];
}

/** A move that does not answer the question at hand: a defect in the caller, who plays only moves on offer. */
export function notAnAnswer(question: QuestionType, move: MoveType): RangeError {
  return new RangeError(`${move} does not answer ${question}`);
}
