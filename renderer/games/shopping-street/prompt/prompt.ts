import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import type { QuestionType } from '../../../../shared/games/shopping-street/state.ts';
import { type Action, type Prompt, promptMainLast } from '../../../table/counter/prompt.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { StreetTable } from '../table.ts';

export type StreetPrompt = Prompt<ShoppingStreetMove, PendingChoice>;
export type StreetAction = Action<ShoppingStreetMove, PendingChoice>;

/** A question of one type. */
export type Asked<Type extends QuestionType> = Extract<NonNullable<StreetTable['question']>, { type: Type }>;

/** Completes a prompt with defaults; the main button is last. */
export const prompt = promptMainLast<ShoppingStreetMove, PendingChoice>;
