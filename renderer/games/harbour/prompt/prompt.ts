import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { type Action, type Prompt, promptMainLast } from '../../../table/counter/prompt.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';

export type HarbourPrompt = Prompt<HarbourMove, PendingChoice>;
export type HarbourAction = Action<HarbourMove, PendingChoice>;

/** Completes a prompt with defaults; the main button is last. */
export const prompt = promptMainLast<HarbourMove, PendingChoice>;
