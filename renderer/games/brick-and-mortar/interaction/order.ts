import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import type { BrickTable } from '../table.ts';
import type { PendingChoice } from './pending-choice.ts';

/** The current order: moves already sent, and picks in the page. */
export function wholeOrder(
  question: { readonly order: readonly StoreId[] },
  pending: PendingChoice,
): readonly StoreId[] {
  return [...question.order, ...pending.order];
}

/** The moves of the picks in the page. */
export function orderMoves({ order }: PendingChoice): readonly BrickMove[] {
  return order.map((store) => ({ type: 'stock', store }));
}

/** The moves that the rules allow after the pending order. */
export function movesAfterOrder(table: BrickTable, pending: PendingChoice): readonly BrickMove[] {
  const moves = orderMoves(pending);
  return moves.length === 0 ? table.moves : (table.preview(moves)?.after?.moves ?? []);
}

/** True if one more item of the order may go to this store. */
export function mayAdd(table: BrickTable, pending: PendingChoice, store: StoreId): boolean {
  return movesAfterOrder(table, pending).some((move) => move.type === 'stock' && move.store === store);
}
