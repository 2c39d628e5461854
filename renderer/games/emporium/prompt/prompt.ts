import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import type { QuestionType } from '../../../../shared/games/emporium/state.ts';
import { type Action, type Prompt, promptMainLast } from '../../../table/counter/prompt.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { EmporiumTable } from '../table.ts';

export type EmporiumPrompt = Prompt<EmporiumMove, PendingChoice>;
export type EmporiumAction = Action<EmporiumMove, PendingChoice>;

/** A question of one type. */
export type Asked<Type extends QuestionType> = Extract<NonNullable<EmporiumTable['question']>, { type: Type }>;

/** Completes a prompt with defaults; the main button is last. */
export const prompt = promptMainLast<EmporiumMove, PendingChoice>;
