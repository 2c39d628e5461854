import type { QuestionRules, Seat } from '../../../engine/index.ts';
import type { MercadoEvent } from '../events.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoState, Question, QuestionType } from '../state.ts';

export type RulesOf<Type extends QuestionType> = QuestionRules<
  MercadoState,
  Extract<Question, { type: Type }>,
  MercadoMove,
  Seat,
  MercadoEvent
>;
