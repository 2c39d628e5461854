import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import type { QuestionType } from '../../../../shared/games/harbour/state.ts';
import { type Action, type Prompt, promptMainLast } from '../../../table/counter/prompt.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { HarbourTable } from '../table.ts';

export type HarbourPrompt = Prompt<HarbourMove, PendingChoice>;
export type HarbourAction = Action<HarbourMove, PendingChoice>;

/** A question of one type. */
export type Asked<Type extends QuestionType> = Extract<NonNullable<HarbourTable['question']>, { type: Type }>;

/** Completes a prompt with defaults; the main button is last. */
export const prompt = promptMainLast<HarbourMove, PendingChoice>;

/** The legal moves of one type. */
export function movesOfType<Type extends HarbourMove['type']>(
  { moves }: Pick<HarbourTable, 'moves'>,
  type: Type,
): readonly Extract<HarbourMove, { type: Type }>[] {
  return moves.filter((move): move is Extract<HarbourMove, { type: Type }> => move.type === type);
}
