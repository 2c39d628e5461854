import { type QuestionRules, type Seat, seatsOf } from '../../../engine/index.ts';
import type { EmporiumEvent } from '../events.ts';
import type { EmporiumMove, MoveType } from '../moves.ts';
import type { EmporiumState, Question, QuestionType } from '../state.ts';
import type { StepFacts } from '../steps.ts';

/** The rules of one type of question. */
export type RulesOf<Type extends QuestionType> = QuestionRules<
  EmporiumState,
  Extract<Question, { type: Type }>,
  EmporiumMove,
  Seat,
  EmporiumEvent
>;

/** What one type of step does. */
export type Handler<Type extends keyof StepFacts> = (
  state: EmporiumState,
  step: { readonly type: Type } & StepFacts[Type],
  events: EmporiumEvent[],
) => void;

const eachAlone: readonly (readonly Seat[])[] = seatsOf(6).map((seat) => [seat]);

/** The one seat a question is put to. */
export function askedAlone(_state: EmporiumState, { seat }: { readonly seat: Seat }): readonly Seat[] {
  return eachAlone[seat] ?? [seat];
}

/** A move that does not answer the question at hand: a defect in the caller, who plays only moves on offer. */
export function notAnAnswer(question: QuestionType, move: MoveType): RangeError {
  return new RangeError(`${move} does not answer ${question}`);
}
