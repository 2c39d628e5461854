import type { QuestionRules, Seat } from '../../../engine/index.ts';
import type { HarbourEvent } from '../events.ts';
import type { HarbourMove } from '../moves.ts';
import type { HarbourState, Question, QuestionType } from '../state.ts';
import type { StepFacts } from '../steps.ts';

export type RulesOf<Type extends QuestionType> = QuestionRules<
  HarbourState,
  Extract<Question, { type: Type }>,
  HarbourMove,
  Seat,
  HarbourEvent
>;

export type Handler<Type extends keyof StepFacts> = (
  state: HarbourState,
  step: { readonly type: Type } & StepFacts[Type],
  events: HarbourEvent[],
) => void;
