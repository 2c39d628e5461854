import type { QuestionRules, Seat } from '../../../engine/index.ts';
import type { BrickEvent } from '../events.ts';
import type { BrickMove } from '../moves.ts';
import type { BrickState, Question, QuestionType } from '../state.ts';

export type RulesOf<Type extends QuestionType> = QuestionRules<
  BrickState,
  Extract<Question, { type: Type }>,
  BrickMove,
  Seat,
  BrickEvent
>;
