import type { Good } from '../../../../shared/games/harbour/goods.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { countsOf, isPicked, pickingOf } from '../interaction/picking.ts';
import type { HarbourTable } from '../table.ts';
import type { HarbourAction } from './prompt.ts';

/** The main button of a question answered with goods; empty until enough are picked. */
export function pickedAction(
  table: HarbourTable,
  pending: PendingChoice,
  label: (picked: readonly Good[]) => string,
): readonly HarbourAction[] {
  const picking = pickingOf(table);
  if (picking === null || !isPicked(picking, pending.picked)) return [];
  return [{ key: 'picked', label: label(pending.picked), moves: picking.moves(pending.picked), main: true }];
}

/** "2 fish and 1 wood". */
export function pickedWords({ words }: Pick<HarbourTable, 'words'>, picked: readonly Good[]): string {
  return words.counts(countsOf(picked));
}
