import type { QuestionRules, Seat } from '../../../engine/index.ts';
import type { EmporiumEvent } from '../events.ts';
import type { EmporiumMove } from '../moves.ts';
import type { EmporiumState, Question, QuestionType } from '../state.ts';
import type { StepFacts } from '../steps.ts';

export type RulesOf<Type extends QuestionType> = QuestionRules<
  EmporiumState,
  Extract<Question, { type: Type }>,
  EmporiumMove,
  Seat,
  EmporiumEvent
>;

export type Handler<Type extends keyof StepFacts> = (
  state: EmporiumState,
  step: { readonly type: Type } & StepFacts[Type],
  events: EmporiumEvent[],
) => void;
