import type { Good } from '../../../../shared/games/harbour/goods.ts';
import { pendingMoves } from '../interaction/choice-preview.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { answerOf, countsOf, pickingOf } from '../interaction/picking.ts';
import { stockChange } from '../interaction/preview.ts';
import type { HarbourTable } from '../table.ts';
import type { HarbourAction } from './prompt.ts';

/** The main button of a question answered with goods; empty until enough are picked. */
export function pickedAction(
  table: HarbourTable,
  pending: PendingChoice,
  label: (picked: readonly Good[]) => string,
): readonly HarbourAction[] {
  const picking = pickingOf(table);
  const moves = picking === null ? null : answerOf(table, picking, pending);
  return moves === null ? [] : [{ key: 'picked', label: label(pending.picked), moves, main: true }];
}

/** The picked goods, with those that the rules add where no choice is left: "2 fish and 1 wood". */
export function pickedWords(table: HarbourTable, picked: readonly Good[]): string {
  const { words, question } = table;
  const picking = pickingOf(table);
  if (question === null || (picking?.type !== 'pay-toll' && picking?.type !== 'take-from')) {
    return words.counts(countsOf(picked));
  }
  const mover = question.type === 'take' ? question.from : question.seat;
  return words.counts(stockChange(table.preview(pendingMoves(table))?.events ?? [], mover).gone);
}
