import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { QuestionType } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import { type Action, type Prompt, promptMainLast } from '../../../table/counter/prompt.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { MercadoTable } from '../table.ts';

export type MercadoPrompt = Prompt<MercadoMove, PendingChoice>;
export type MercadoAction = Action<MercadoMove, PendingChoice>;

/** A question of one type. */
export type Asked<Type extends QuestionType> = Extract<NonNullable<MercadoTable['question']>, { type: Type }>;

/** Completes a prompt with defaults; the main button is last. */
export const prompt = promptMainLast<MercadoMove, PendingChoice>;
