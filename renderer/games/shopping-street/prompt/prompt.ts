import type { ShoppingStreetMove } from '../../../../shared/games/shopping-street/moves.ts';
import { type Action, type Prompt, promptMainLast } from '../../../table/counter/prompt.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';

export type StreetPrompt = Prompt<ShoppingStreetMove, PendingChoice>;
export type StreetAction = Action<ShoppingStreetMove, PendingChoice>;

/** Completes a prompt with defaults; the main button is last. */
export const prompt = promptMainLast<ShoppingStreetMove, PendingChoice>;
