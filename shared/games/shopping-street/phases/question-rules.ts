import type { QuestionRules, Seat } from '../../../engine/index.ts';
import type { ShoppingStreetEvent } from '../events.ts';
import type { ShoppingStreetMove } from '../moves.ts';
import type { Question, QuestionType, ShoppingStreetState } from '../state.ts';
import type { StepFacts } from '../steps.ts';

export type RulesOf<Type extends QuestionType> = QuestionRules<
  ShoppingStreetState,
  Extract<Question, { type: Type }>,
  ShoppingStreetMove,
  Seat,
  ShoppingStreetEvent
>;

export type Handler<Type extends keyof StepFacts> = (
  state: ShoppingStreetState,
  step: { readonly type: Type } & StepFacts[Type],
  events: ShoppingStreetEvent[],
) => void;
